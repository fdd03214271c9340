import 'fake-indexeddb/auto';
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createAreaStore } from '../../../../src/data/area/areaStore.ts';
import { createPackStore, PackDb } from '../../../../src/data/device/packs.ts';
import type { PackEntry } from '../../../../src/core/area/pack/packIndex.ts';
import { publishedBytes, publishedEntry } from '../../../support/areaPacks.ts';

const stations = publishedEntry('uk-stations');
const bytes = publishedBytes(stations);

/** A pack server whose files and reachability a test can change. */
function createServer() {
  const server = {
    online: true,
    packs: [stations] as readonly PackEntry[],
    files: new Map<string, Buffer>([[stations.file, bytes]]),
    asked: [] as string[],
    fetch: async (path: string): Promise<Response> => {
      server.asked.push(path);
      if (!server.online) throw new TypeError('Failed to fetch');
      if (path === '/packs/index.json') return Response.json({ format: 1, packs: server.packs });
      const file = server.files.get(path.replace('/packs/', ''));
      return file === undefined ? new Response('gone', { status: 404 }) : new Response(new Uint8Array(file));
    },
  };
  return server;
}

/** The stations pack with another title, so its content, hash and file name differ. */
function newer(): { readonly entry: PackEntry; readonly file: Buffer } {
  const file = Buffer.from(bytes.toString('utf8').replace('railway stations', 'stations of the railway'));
  const sha256 = createHash('sha256').update(file).digest('hex');
  return { file, entry: { ...stations, sha256, bytes: file.byteLength, file: `uk-stations-${sha256.slice(0, 12)}.json` } };
}

const digest = async (content: ArrayBuffer): Promise<string> => createHash('sha256').update(new Uint8Array(content)).digest('hex');

let databases = 0;
function setUp() {
  databases += 1;
  const server = createServer();
  const db = new PackDb(`packs-${databases}`);
  return { server, db, store: createPackStore({ db, fetch: server.fetch, digest, now: () => 1_000 }) };
}

describe('area packs on the device', () => {
  it('are downloaded once, verified, stored, and available offline', async () => {
    const { server, store } = setUp();
    const first = await store.open('uk-stations');
    expect(first.ok && first.value.version).toBe(stations.sha256.slice(0, 12));
    server.online = false;
    const offline = await store.open('uk-stations');
    expect(offline.ok && offline.value.pack.tables.get('stations')?.rows).toBe(2_594);
    expect(server.asked.filter((path) => path.endsWith(stations.file))).toHaveLength(1);
    expect((await store.list()).map(({ id, held }) => [id, held?.storedAt])).toEqual([['uk-stations', 1_000]]);
  });

  it('return an error if they were never downloaded and the device is offline', async () => {
    const { server, store } = setUp();
    server.online = false;
    const answer = await store.open('uk-stations');
    expect(answer.ok ? null : [answer.error.kind, answer.error.message]).toEqual([
      'not-reached',
      expect.stringContaining('Go online once'),
    ]);
    expect(await store.list()).toEqual([]);
  });

  it('are replaced atomically by a newer version', async () => {
    const { server, store } = setUp();
    await store.open('uk-stations');
    const { entry, file } = newer();
    server.packs = [entry];
    expect((await store.list()).map(({ outdated }) => outdated)).toEqual([true]);
    server.files = new Map([[entry.file, file]]);
    const answer = await store.open('uk-stations');
    expect(answer.ok && [answer.value.version, answer.value.stale]).toEqual([entry.sha256.slice(0, 12), null]);
    expect((await store.list()).map(({ held }) => held?.version)).toEqual([entry.sha256.slice(0, 12)]);
  });

  it.each([
    ['is missing', (): Buffer | null => null],
    ['is truncated', () => newer().file.subarray(0, 1_000)],
    ['has been altered', () => Buffer.from(newer().file.toString('utf8').replace('Abbey Wood', 'Abbey Good'))],
  ])('keep the last good version if the newer one %s', async (_, broken) => {
    const { server, store } = setUp();
    await store.open('uk-stations');
    const { entry } = newer();
    server.packs = [entry];
    const file = broken();
    server.files = new Map(file === null ? [] : [[entry.file, file]]);
    const answer = await store.open('uk-stations');
    expect(answer.ok && [answer.value.version, answer.value.stale !== null]).toEqual([stations.sha256.slice(0, 12), true]);
  });

  it('are rejected and not stored if they do not match the index', async () => {
    const { server, db, store } = setUp();
    server.files = new Map([[stations.file, newer().file]]);
    const answer = await store.open('uk-stations');
    expect(answer.ok ? null : answer.error.kind).toBe('broken');
    expect(await db.packs.count()).toBe(0);
  });

  it('are deleted when removed, and downloaded again when opened', async () => {
    const { store, db } = setUp();
    await store.open('uk-stations');
    await store.remove('uk-stations');
    expect(await db.packs.count()).toBe(0);
    expect((await store.open('uk-stations')).ok).toBe(true);
  });

  it('stay available if an HTML page is returned instead of the index', async () => {
    const { server, store } = setUp();
    await store.open('uk-stations');
    const answer = await createPackStore({
      db: new PackDb(`packs-${databases}`),
      fetch: async () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } }),
      digest: async () => '',
      now: () => 2_000,
    }).open('uk-stations');
    expect(answer.ok).toBe(true);
    expect(server.asked.length).toBeGreaterThan(0);
  });
});

describe('area books on the device', () => {
  it('open with the market’s first pack, and list the packs still missing', async () => {
    const { server, db } = setUp();
    const core = publishedEntry('uk-core');
    server.packs = [core, stations];
    server.files = new Map([[core.file, publishedBytes(core)]]);
    const areas = createAreaStore(createPackStore({ db, fetch: server.fetch, digest, now: () => 1 }));
    let told = 0;
    const stop = areas.watch(() => (told += 1));
    const first = await areas.book('uk', ['uk-stations']);
    expect(first.ok && first.value.lacking.map(({ id }) => id)).toEqual(['uk-stations']);
    expect(first.ok && first.value.book.stations({ lat: 53, lon: -2 }, 1)).toBeNull();
    server.files.set(stations.file, bytes);
    const second = await areas.book('uk', ['uk-stations']);
    expect(second.ok && second.value.book.stations({ lat: 53.49, lon: -2.29 }, 1)?.[0]?.code).toBe('SLD');
    expect(told).toBeGreaterThan(1);
    stop();
    const failed = await areas.book('us', []);
    expect(failed.ok ? null : failed.error.kind).toBe('unknown-pack');
  });
});
