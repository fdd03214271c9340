import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { pullAnswer, pushAnswer, syncLimits } from '../../../../src/core/protocol/syncCalls.ts';
import { fresh, row, syncDevice, type SyncDevice } from './syncDevice.ts';
import { syncEngines } from './syncEngines.ts';
import type { TestServer } from '../startTestServer.ts';
import { wallTime } from '../../../support/realClock.ts';

const both = await syncEngines();
afterAll(() => both.close());

const large = () => row({ doc: { text: 'x'.repeat(60_000) } });

describe.each(both.engines)('push and pull on $name', (engine) => {
  let running: TestServer;
  /** Every time that the server's clock returned. */
  const told: number[] = [];
  beforeAll(async () => {
    running = await engine.start({
      clock: () => {
        const now = wallTime();
        told.push(now);
        return now;
      },
    });
  });
  afterAll(() => running.close());

  const newDevice = async (): Promise<SyncDevice> => syncDevice(running.origin, (await running.signedIn()).token);

  it('creates a personal workspace on first use, the same one for two devices that start at once', async () => {
    const { token } = await running.signedIn();
    const devices = [1, 2, 3].map(() => syncDevice(running.origin, token));
    const answers = await Promise.all(devices.map((device) => device.push([row()])));
    expect(new Set(answers.map(({ body }) => body.workspace)).size).toBe(1);
    expect(new Set(answers.map(({ body }) => body.version))).toEqual(new Set([1, 2, 3]));
    expect(await devices[0]?.everything()).toHaveLength(3);
  });

  it('answers in the protocol’s formats', async () => {
    const device = await newDevice();
    const record = row({ doc: { title: 'Ünïcode 🏠', nested: { list: [{ id: 'a', n: 1.5 }, null, true] } } });
    const pushed = await device.push([record]);
    expect(pushed.headers.get('cache-control')).toBe('no-store');
    expect(v.parse(pushAnswer, pushed.body).results).toEqual([{ status: 'applied', version: 1 }]);
    const pulled = v.parse(pullAnswer, (await device.pull(0)).body);
    const { base: _base, ...stored } = record;
    expect(pulled).toMatchObject({ rows: [{ ...stored, version: 1 }], next: 1, more: false, floor: 0 });
    expect(told).toContain(pulled.serverTime);
  });

  it('gives every written row of a batch the next version, in order', async () => {
    const device = await newDevice();
    await device.push([row()]);
    const { body } = await device.push([row(), row(), row()]);
    expect(body.results).toEqual([2, 3, 4].map((version) => ({ status: 'applied', version })));
    expect(body.version).toBe(4);
  });

  it('answers a repeated batch as applied, and changes nothing', async () => {
    const device = await newDevice();
    const batch = [row(), row()];
    const first = await device.push(batch);
    const again = await device.push(batch);
    expect(again.body.results).toEqual(first.body.results);
    expect(again.body.version).toBe(first.body.version);
    expect(await device.everything()).toHaveLength(2);
  });

  it('applies a change to the current version, and answers any other base with the current row', async () => {
    const device = await newDevice();
    const first = row({ doc: { rent: 1 } });
    await device.push([first]);
    const second = row({ id: first.id, base: first.mid, doc: { rent: 2 }, clocks: { rent: '00000000001-0000-a' } });
    expect((await device.push([second])).body.results).toEqual([{ status: 'applied', version: 2 }]);
    const stale = row({ id: first.id, base: first.mid, doc: { rent: 3 } });
    const anew = row({ id: first.id, base: null, doc: { rent: 4 } });
    const unknown = row({ base: fresh('mid'), doc: { rent: 5 } });
    const { base: _base, ...stored } = second;
    const current = { ...stored, version: 2 };
    expect((await device.push([stale, anew, unknown])).body).toMatchObject({
      version: 2,
      results: [
        { status: 'conflict', current },
        { status: 'conflict', current },
        { status: 'conflict', current: null },
      ],
    });
  });

  it('lets rows in one batch build on each other, and keeps the last', async () => {
    const device = await newDevice();
    const first = row({ doc: { step: 1 } });
    const second = row({ id: first.id, base: first.mid, doc: { step: 2 } });
    const lost = row({ id: first.id, base: first.mid, doc: { step: 3 } });
    const { body } = await device.push([first, second, lost]);
    expect(body.results).toMatchObject([
      { status: 'applied', version: 1 },
      { status: 'applied', version: 2 },
      { status: 'conflict', current: { mid: second.mid, version: 2, doc: { step: 2 } } },
    ]);
    expect(await device.everything()).toMatchObject([{ mid: second.mid, version: 2 }]);
  });

  it('keeps a deleted row as a tombstone without content, and lets it be written again', async () => {
    const device = await newDevice();
    const first = row();
    await device.push([first]);
    const gone = row({ id: first.id, base: first.mid, deleted: true, doc: { left: 'over' } });
    await device.push([gone]);
    expect(await device.everything()).toMatchObject([{ id: first.id, version: 2, deleted: true, doc: {} }]);
    const back = row({ id: first.id, base: gone.mid });
    expect((await device.push([back])).body.results).toEqual([{ status: 'applied', version: 3 }]);
  });

  it('separates rows with the same id by collection', async () => {
    const device = await newDevice();
    const id = fresh('id');
    await device.push([row({ id, coll: 'deals' }), row({ id, coll: 'notes' })]);
    expect((await device.everything()).map(({ coll }) => coll)).toEqual(['deals', 'notes']);
  });

  it('pages by version, without gaps or repeats', async () => {
    const device = await newDevice();
    const batch = Array.from({ length: 25 }, () => row());
    await device.push(batch);
    const pages: number[][] = [];
    for (let after = 0, more = true; more;) {
      const { body } = await device.pull(after, { limit: '10' });
      pages.push(body.rows.map(({ version }) => version));
      ({ next: after, more } = body);
    }
    expect(pages.map((versions) => versions.length)).toEqual([10, 10, 5]);
    expect(pages.flat()).toEqual(batch.map((_, at) => at + 1));
    expect((await device.pull(25)).body).toMatchObject({ rows: [], next: 25, more: false });
  });

  it('ends a page of large rows early, and continues after it', async () => {
    const device = await newDevice();
    // 5 × 16 rows of 60 kB are 4.8 MB: more than the four megabytes of a page.
    for (let batch = 0; batch < 5; batch += 1) await device.push(Array.from({ length: 16 }, large));
    const first = await device.pull(0);
    expect(first.body.more).toBe(true);
    expect(first.body.rows.length).toBeLessThan(80);
    expect(await device.everything()).toHaveLength(80);
  });

  it('refuses each invalid row and applies the rest', async () => {
    const device = await newDevice();
    const deep = (levels: number): unknown => (levels === 0 ? 1 : { in: deep(levels - 1) });
    const keys = Object.fromEntries(Array.from({ length: syncLimits.keys + 1 }, (_, at) => [`k${at}`, 1]));
    const bad: readonly (readonly [string, unknown, string])[] = [
      ['NUL', row({ doc: { a: 'x\u0000y' } }), 'invalid'],
      ['NUL in a key', row({ doc: { 'x\u0000y': 1 } }), 'invalid'],
      ['a lone surrogate', row({ doc: { a: '\ud800' } }), 'invalid'],
      ['too deep', row({ doc: { a: deep(60) } }), 'invalid'],
      ['too many keys', row({ doc: keys }), 'invalid'],
      ['__proto__', { ...row(), doc: JSON.parse('{"__proto__":{"admin":true}}') as unknown }, 'invalid'],
      ['constructor', row({ doc: { a: { constructor: 1 } } }), 'invalid'],
      ['a list instead of a document', { ...row(), doc: [] }, 'invalid'],
      ['too large', row({ doc: { text: 'x'.repeat(syncLimits.documentBytes) } }), 'too-large'],
      ['an unknown collection', { ...row(), coll: 'users' }, 'invalid'],
      ['an id with a quote', { ...row(), id: "a'b" }, 'invalid'],
      ['no mid', { ...row(), mid: undefined }, 'invalid'],
      ['a clock that is not one', row({ clocks: { a: 'yesterday' } }), 'invalid'],
      ['null', null, 'invalid'],
      ['a number', 5, 'invalid'],
      ['a list', [[]], 'invalid'],
      ['a huge number', row({ doc: { a: 1e300 } }), 'invalid'],
    ];
    const good = row();
    const { status, body } = await device.push([...bad.map(([, sent]) => sent), good]);
    expect(status).toBe(200);
    expect(body.results.map((result) => (result.status === 'refused' ? result.code : result.status))).toEqual([
      ...bad.map(([, , code]) => code),
      'applied',
    ]);
    expect((await device.everything()).map(({ id }) => id)).toEqual([good.id]);
  });

  it('keeps a document’s unknown fields unchanged', async () => {
    const device = await newDevice();
    const record = row({ doc: { later: { version: 9, list: [1, 'two', { three: null }] }, 'odd key / ~': '' } });
    await device.push([record]);
    expect((await device.everything())[0]?.doc).toEqual(record.doc);
  });

  it('ignores user, workspace, version and plan fields in a row or push', async () => {
    const [ada, eve] = [await running.signedIn(), await running.signedIn()];
    const device = syncDevice(running.origin, ada.token);
    const foreign = { user_id: eve.userId, userId: eve.userId, workspace_id: eve.userId, seq: 99, version: 99, created_at: '1970-01-01' };
    const { body } = await device.push([{ ...row(), ...foreign, plan: 'investor', role: 'owner' }], { user_id: eve.userId, plan: 'pro' });
    expect(body.results).toEqual([{ status: 'applied', version: 1 }]);
    expect(await syncDevice(running.origin, eve.token).everything()).toEqual([]);
    expect(Object.keys((await device.everything())[0] ?? {})).toEqual(['coll', 'id', 'mid', 'version', 'deleted', 'doc', 'clocks']);
  });

  it('answers another user’s workspace like one that does not exist', async () => {
    const [ada, eve] = [await newDevice(), await newDevice()];
    const { workspace } = (await ada.push([row()])).body;
    for (const asked of [workspace, crypto.randomUUID()]) {
      const answers = [await eve.pull(0, { workspace: asked }), await eve.push([row()], { workspace: asked })];
      for (const { status, body } of answers) {
        expect(status).toBe(404);
        expect(body).toEqual({ code: 'not_found', message: 'Workspace not found' });
      }
      expect((await eve.stream({ workspace: asked })).status).toBe(404);
    }
    expect(await ada.everything()).toHaveLength(1);
  });

  it('rejects one user’s captured push when another user replays it', async () => {
    const [ada, eve] = [await newDevice(), await newDevice()];
    const batch = [row({ doc: { secret: 'Ada' } })];
    const { workspace } = (await ada.push(batch)).body;
    expect((await eve.push(batch, { workspace })).status).toBe(404);
    const own = await eve.push([row({ id: batch[0]?.id ?? '', base: batch[0]?.mid ?? '' })]);
    expect(own.body.results).toEqual([{ status: 'conflict', current: null }]);
    expect(await eve.everything()).toEqual([]);
  });

  it('refuses a captured push from a session that was signed out', async () => {
    const { token, client } = await running.signedIn();
    const device = syncDevice(running.origin, token);
    const batch = [row()];
    expect((await device.push(batch)).status).toBe(200);
    await client.auth.signOut();
    expect((await device.push(batch)).status).toBe(401);
    expect((await device.pull(0)).status).toBe(401);
  });

  it('gives each of many concurrent writes its own version, and loses none', async () => {
    const { token } = await running.signedIn();
    const answers = await Promise.all(Array.from({ length: 12 }, () => syncDevice(running.origin, token).push([row(), row(), row()])));
    const versions = answers.flatMap(({ body }) => body.results.map((result) => (result.status === 'applied' ? result.version : 0)));
    expect(versions.toSorted((left, right) => left - right)).toEqual(Array.from({ length: 36 }, (_, at) => at + 1));
    expect(await syncDevice(running.origin, token).everything()).toHaveLength(36);
  });

  it('lets one of two concurrent writers to a record win, and returns the stored row to the other', async () => {
    const { token } = await running.signedIn();
    const id = fresh('id');
    const answers = await Promise.all([1, 2].map(() => syncDevice(running.origin, token).push([row({ id })])));
    expect(new Set(answers.map(({ body }) => body.results[0]?.status))).toEqual(new Set(['applied', 'conflict']));
  });
});
