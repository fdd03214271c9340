import 'fake-indexeddb/auto';
import { afterEach, describe, expect, it } from 'vitest';
import { instant } from '../../../src/core/kernel/calendar.ts';
import { minor } from '../../../src/core/kernel/money.ts';
import type { PushedRow, StoredRow } from '../../../src/core/protocol/syncRow.ts';
import { stampAfter } from '../../../src/core/protocol/clock.ts';
import { createDataWorker } from '../../../src/data/commands/createDataWorker.ts';
import { readSyncStatus, syncSettings, type SyncStatusRow } from '../../../src/data/view/sync/syncView.ts';
import { ViewDb } from '../../../src/data/view/viewDb.ts';
import { documentsName, viewName } from '../../../src/data/view/viewName.ts';
import { createSync } from '../../../src/sync/createSync.ts';
import type { ServerRequest } from '../../../src/sync/step/effects.ts';
import { dealOf, idOf } from '../../support/deals.ts';
import { createServerDouble, type ServerDouble } from './simulation/serverDouble.ts';
import { readRow } from '../../../src/data/view/packs/readRow.ts';

const noon = 1_795_176_000_000;
const tokenOf = (sub: string): string => `e30.${btoa(JSON.stringify({ sub }))}.sig`;
const open: { close(): Promise<void> }[] = [];

/** The server double behind HTTP, as far as this device sees it. */
function overHttp(server: ServerDouble, userId: string, down: { now: boolean }): typeof fetch {
  return async (input, init) => {
    const url = new URL(typeof input === 'string' ? input : '');
    if (down.now) throw new TypeError('fetch failed');
    if (url.pathname.endsWith('/stream')) return new Response('', { status: 503 });
    const text = init?.body === undefined ? '{}' : await new Response(init.body).text();
    const body = JSON.parse(text) as { rows: PushedRow[]; buckets: { count: number; hash: string }[] };
    const [after, limit] = [Number(url.searchParams.get('after')), Number(url.searchParams.get('limit'))];
    const request: ServerRequest = url.pathname.endsWith('/pull')
      ? { kind: 'pull', after, limit, floor: null }
      : ({ kind: url.pathname.split('/').at(-1), ...body } as ServerRequest);
    const answer = server.handle(userId, request, 500);
    if (!answer.ok) return new Response('{}', { status: answer.failure.status ?? 500 });
    return new Response(JSON.stringify(answer.body), { headers: { 'content-type': 'application/json' } });
  };
}

/** A device of this person; with a server that is there already, it begins with nothing but that. */
async function device(userId: string, there: ServerDouble | null = null, hadRecords = false) {
  if (there !== null) await emptyStorage();
  const server = there ?? createServerDouble(() => noon, null);
  const down = { now: false };
  const { listener, ...control } = createSync({
    fetch: overHttp(server, userId, down),
    locks: null,
    openChannel: () => ({ post: () => undefined, listen: () => undefined, close: () => undefined }),
    elapsed: () => performance.now(),
    wall: () => noon,
    chance: () => 0.5,
    origin: 'https://app.example',
    every: (ms, run) => {
      const timer = setInterval(run, ms);
      return { stop: () => clearInterval(timer) };
    },
    after: (ms, run) => {
      const timer = setTimeout(run, ms);
      return { stop: () => clearTimeout(timer) };
    },
  });
  const data = createDataWorker(listener);
  open.push(data);
  await data.open(documentsName(userId));
  const view = new ViewDb(viewName(documentsName(userId)));
  await control.setSyncSession({ userId, token: tokenOf(userId), hadRecords, build: 'test' });
  const until = (check: (status: SyncStatusRow | null) => boolean): Promise<void> =>
    expect.poll(async () => check(await readSyncStatus(view)), { timeout: 8_000 }).toBe(true);
  return { server, down, data, control, view, until };
}

async function emptyStorage(): Promise<void> {
  for (const data of open.splice(0)) await data.close();
  for (const { name } of await indexedDB.databases())
    await new Promise((resolve, reject) => {
      const request = indexedDB.deleteDatabase(name ?? '');
      request.addEventListener('success', resolve);
      request.addEventListener('error', reject);
    });
}

/** What another device of the person pushes. */
function fromElsewhere(server: ServerDouble, userId: string, row: PushedRow): void {
  server.handle(userId, { kind: 'push', rows: [row] }, 500);
}

afterEach(async () => {
  for (const data of open.splice(0)) await data.close();
});

const rowOf = (server: ServerDouble, userId: string, id: string): StoredRow => {
  const row = server.workspaces.get(userId)?.rows.get(`deals/${id}`);
  if (row === undefined) throw new Error('The server does not have it');
  return row;
};

describe('the sync in a data worker, on IndexedDB', () => {
  it('sends what is written, and says synced only then', async () => {
    const { server, down, data, until } = await device('user-send');
    await until((status) => status?.kind === 'synced');
    down.now = true;
    const deal = dealOf(11);
    await data.mutate({ type: 'deal/add', deal });
    await until((status) => status?.kind === 'waiting' && status.pending === 1);
    expect(server.workspaces.get('user-send')?.rows.size ?? 0).toBe(0);
    down.now = false;
    await until((status) => status?.kind === 'synced' && status.pending === 0);
    expect(rowOf(server, 'user-send', deal.id)).toMatchObject({ mid: deal.mid, deleted: false, doc: { stage: deal.stage } });
    expect(rowOf(server, 'user-send', deal.id).doc['mid']).toBeUndefined();
  });

  it('shows what another device changed, row and figures, and keeps the value that lost for the person to take back', async () => {
    const userId = 'user-meet';
    const { server, down, data, control, view, until } = await device(userId);
    const deal = dealOf(12);
    await data.mutate({ type: 'deal/add', deal });
    await until((status) => status?.kind === 'synced');
    down.now = true;
    await control.setSyncOnline(false);
    const before = rowOf(server, userId, deal.id);
    const stamp = stampAfter(Object.values(before.clocks), noon + 60_000, 'elsewhere');
    const overrides = { monthlyRent: 150_000 };
    const clocks = { ...before.clocks, overrides: stamp, stage: stamp };
    const doc = { ...before.doc, overrides, stage: 'offer' };
    fromElsewhere(server, userId, { coll: 'deals', id: deal.id, mid: idOf(801), base: before.mid, deleted: false, doc, clocks });
    const here = { mid: idOf(802), at: instant(noon) };
    await data.mutate({ type: 'deal/assume', id: deal.id, changes: { monthlyRent: minor(99_900), legalFees: minor(70_000) }, stamp: here });
    down.now = false;
    await control.setSyncOnline(true);
    await until((status) => status?.kind === 'choice' && status.conflicts === 1);
    // The later clock won the rent; the fees and the stage met nothing.
    expect(await data.readDeal(deal.id)).toMatchObject({ stage: 'offer', overrides: { monthlyRent: 150_000, legalFees: 70_000 } });
    expect((await readRow(view, deal.id))?.stage).toBe('offer');
    const [conflict] = (await data.reviewSync()).conflicts;
    expect(conflict).toMatchObject({ coll: 'deals', id: deal.id, path: 'overrides/monthlyRent', lost: 99_900, kept: 150_000 });
    const again = { mid: idOf(803), at: instant(noon + 1) };
    await data.chooseInSync({ type: 'sync/take-back', coll: 'deals', id: deal.id, key: conflict?.key ?? '', stamp: again });
    await until((status) => status?.kind === 'synced' && status.conflicts === 0);
    expect(rowOf(server, userId, deal.id).doc['overrides']).toEqual({ monthlyRent: 99_900, legalFees: 70_000 });
  });

  it('hands unsent work over as a file and takes it back on an emptied device, merged with what came meanwhile, once', async () => {
    const userId = 'user-file';
    const { server, down, data, control, until } = await device(userId);
    const deal = dealOf(14);
    await data.mutate({ type: 'deal/add', deal });
    await until((status) => status?.kind === 'synced');
    down.now = true;
    const here = { mid: idOf(811), at: instant(noon) };
    await data.mutate({ type: 'deal/assume', id: deal.id, changes: { monthlyRent: minor(99_900) }, stamp: here });
    await data.mutate({ type: 'deal/add', deal: dealOf(15) });
    const file = await control.exportUnsent();
    expect((JSON.parse(file) as { records: unknown[] }).records).toHaveLength(2);

    const emptied = await device(userId, server);
    await emptied.until((status) => status?.kind === 'synced');
    const meanwhile = { mid: idOf(812), at: instant(noon + 1) };
    await emptied.data.mutate({ type: 'deal/stage', id: deal.id, stage: 'offer', stamp: meanwhile });
    expect(await emptied.control.importUnsent(file)).toMatchObject({ ok: true, value: { records: 2 } });
    await emptied.until((status) => status?.kind === 'synced' && status.pending === 0);
    expect(rowOf(server, userId, deal.id).doc).toMatchObject({ stage: 'offer', overrides: { monthlyRent: 99_900 } });
    expect(rowOf(server, userId, dealOf(15).id).deleted).toBe(false);
    const { version } = rowOf(server, userId, deal.id);
    expect(await emptied.control.importUnsent(file)).toMatchObject({ ok: true, value: { records: 0 } });
    expect(rowOf(server, userId, deal.id).version).toBe(version);

    expect(await emptied.control.importUnsent('{"format":"yardstick-unsent"}')).toMatchObject({ ok: false, error: { kind: 'invalid' } });
    const stranger = await device('user-stranger');
    expect(await stranger.control.importUnsent(file)).toMatchObject({
      ok: false,
      error: { message: 'This file belongs to another account.' },
    });
  });

  it('says that its storage was emptied until the person has read it', async () => {
    const userId = 'user-emptied';
    const { server, data, until } = await device(userId);
    await data.mutate({ type: 'deal/add', deal: dealOf(16) });
    await until((status) => status?.kind === 'synced' && !status.emptied);
    const emptied = await device(userId, server, true);
    await emptied.until((status) => status?.kind === 'synced' && status.emptied);
    await emptied.view.settings.delete(syncSettings.emptied);
    await emptied.until((status) => status?.kind === 'synced' && !status.emptied);
  });

  it('sets aside what it cannot read, and touches nothing when the session ends', async () => {
    const userId = 'user-odd';
    const { server, data, control, until } = await device(userId);
    server.plantBadRow(userId, 'bad1');
    await data.mutate({ type: 'deal/add', deal: dealOf(13) });
    await until((status) => status?.kind === 'choice' && status.unread === 1 && status.pending === 0);
    expect((await data.reviewSync()).unread).toMatchObject([{ coll: 'deals', id: 'bad1' }]);
    await control.setSyncSession(null);
    expect(await data.readDeal(dealOf(13).id)).toEqual(dealOf(13));
  });
});
