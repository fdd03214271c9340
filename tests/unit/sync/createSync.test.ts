import 'fake-indexeddb/auto';
import { afterEach, describe, expect, it } from 'vitest';
import { instant } from '../../../src/core/kernel/calendar.ts';
import { minor } from '../../../src/core/kernel/money.ts';
import type { PushedRow, StoredRow } from '../../../src/core/protocol/syncRow.ts';
import { stampAfter } from '../../../src/core/protocol/hybridLogicalClock.ts';
import { separateDataWorker } from '../../support/separateDataWorker.ts';
import type { ItemCommand } from '../../../src/data/commands/itemCommands.ts';
import { knownChild } from '../../../src/data/records/deletedDeals.ts';
import { readSyncStatus, syncSettings, type SyncStatusRow } from '../../../src/data/view/sync/syncView.ts';
import { ViewDb } from '../../../src/data/view/viewDb.ts';
import { documentsName, viewName } from '../../../src/data/view/viewName.ts';
import { createSync } from '../../../src/sync/createSync.ts';
import type { LeaderLocks } from '../../../src/sync/transport/leadership.ts';
import { dealOf, idOf } from '../../support/deals.ts';
import { emptyStorage } from '../../support/emptyStorage.ts';
import { overHttp } from './overHttp.ts';
import { createServerDouble, type ServerDouble } from './simulation/serverDouble.ts';
import { elapsedTime } from '../../support/realClock.ts';

const noon = 1_795_176_000_000;
const tokenOf = (sub: string): string => `e30.${btoa(JSON.stringify({ sub }))}.sig`;
const open: { close(): Promise<void> }[] = [];

/** A device of this person; given an existing server, all other storage is cleared first. */
async function device(userId: string, there: ServerDouble | null = null, given: Partial<Pick<PageParts, 'hadRecords' | 'token'>> = {}) {
  if (there !== null) {
    await closeAll();
    await emptyStorage();
  }
  const server = there ?? createServerDouble(() => noon, null);
  return page(userId, { server, hadRecords: false, token: tokenOf(userId), locks: null, ...given });
}

interface PageParts {
  readonly server: ServerDouble;
  readonly hadRecords: boolean;
  readonly token: string | null;
  readonly locks: LeaderLocks | null;
}

/** One page of this device, with its data worker. */
async function page(userId: string, { server, hadRecords, token, locks }: PageParts) {
  const down = { now: false, refusing: false };
  const { listener, ...control } = createSync({
    fetch: overHttp(server, userId, down),
    locks,
    openChannel: () => ({ post: () => undefined, listen: () => undefined, close: () => undefined }),
    elapsed: elapsedTime,
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
  const data = await separateDataWorker(listener);
  open.push(data);
  await data.open(documentsName(userId));
  const view = new ViewDb(viewName(documentsName(userId)));
  await control.setSyncSession({ userId, workspaceId: null, token, ended: false, hadRecords, build: 'test' });
  const until = (check: (status: SyncStatusRow | null) => boolean): Promise<void> =>
    expect.poll(async () => check(await readSyncStatus(view)), { timeout: 8_000 }).toBe(true);
  return { server, down, data, control, view, until };
}

/** A deletion by another device that had the deal's state on the server. */
function deletedElsewhere(server: ServerDouble, before: StoredRow & { readonly owner: string }, known: readonly string[] = []): void {
  const { id, owner } = before;
  const stamp = stampAfter(Object.values(before.clocks), noon + 60_000, 'iPhoneELSEWHERE');
  const clocks = { ...before.clocks, ...Object.fromEntries(known.map((path) => [path, stamp])), '': stamp };
  fromElsewhere(server, owner, { coll: 'deals', id, mid: 'deletedelsewhere', base: before.mid, deleted: true, doc: {}, clocks });
}

const noteBody = (dealId: string) => ({ dealId, text: 'The roof is new', createdAt: instant(noon), updatedAt: instant(noon) });

const noteOn = (dealId: string, n: number): ItemCommand => ({
  coll: 'notes',
  id: idOf(n),
  item: noteBody(dealId),
  stamp: { mid: idOf(n + 1_000), at: instant(noon) },
});

const noteRow = (dealId: string, n: number): PushedRow => ({
  coll: 'notes',
  id: idOf(n),
  mid: 'noteelsewhere',
  base: null,
  deleted: false,
  doc: noteBody(dealId),
  clocks: { '': stampAfter([], noon + 60_000, 'elsewhere') },
});

/** Pushes a row from another device of the person. */
function fromElsewhere(server: ServerDouble, userId: string, row: PushedRow): void {
  server.handle(userId, { kind: 'push', rows: [row] }, 500);
}

async function closeAll(): Promise<void> {
  for (const data of open.splice(0)) await data.close();
}

afterEach(closeAll);

const rowOf = (server: ServerDouble, userId: string, id: string): StoredRow => {
  const row = server.workspaces.get(userId)?.rows.get(`deals/${id}`);
  if (row === undefined) throw new Error('The server does not have the record');
  return row;
};

describe('the sync in a data worker, on IndexedDB', () => {
  it('sends changes, and reports synced only once they are sent', async () => {
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

  it('shows another device’s changes in the row and its figures, and keeps the losing value for the user to restore', async () => {
    const userId = 'user-meet';
    const { server, down, data, control, view, until } = await device(userId);
    const deal = dealOf(12);
    await data.mutate({ type: 'deal/add', deal });
    await until((status) => status?.kind === 'synced');
    down.now = true;
    await control.setSyncOnline(false);
    const before = rowOf(server, userId, deal.id);
    const stamp = stampAfter(Object.values(before.clocks), noon + 60_000, 'elsewhere');
    const inputs = { 'buy-to-let': { monthlyRent: 150_000 } };
    const clocks = { ...before.clocks, inputs: stamp, stage: stamp };
    const doc = { ...before.doc, inputs, stage: 'offer' };
    fromElsewhere(server, userId, { coll: 'deals', id: deal.id, mid: idOf(801), base: before.mid, deleted: false, doc, clocks });
    const here = { mid: idOf(802), at: instant(noon) };
    await data.mutate({
      type: 'deal/inputs',
      id: deal.id,
      strategy: 'buy-to-let',
      changes: { monthlyRent: minor(99_900), legalFees: minor(70_000) },
      stamp: here,
    });
    down.now = false;
    await control.setSyncOnline(true);
    await until((status) => status?.kind === 'choice' && status.conflicts === 1);
    // The later clock won for the rent. The fees and the stage did not conflict.
    expect(await data.readDeal(deal.id)).toMatchObject({
      stage: 'offer',
      inputs: { 'buy-to-let': { monthlyRent: 150_000, legalFees: 70_000 } },
    });
    expect((await view.rows.get(deal.id))?.stage).toBe('offer');
    const [conflict] = (await data.reviewSync()).conflicts;
    expect(conflict).toMatchObject({ coll: 'deals', id: deal.id, path: 'inputs/buy-to-let/monthlyRent', lost: 99_900, kept: 150_000 });
    // The name of the deal, and the device and time of the kept and the lost value.
    expect(conflict).toMatchObject({
      name: deal.facts.address,
      keptBy: { isHere: false, at: noon + 60_000 },
      lostBy: { isHere: true, at: noon },
    });
    const again = { mid: idOf(803), at: instant(noon + 1) };
    await data.chooseInSync({ type: 'sync/take-back', coll: 'deals', id: deal.id, key: conflict?.key ?? '', stamp: again });
    await until((status) => status?.kind === 'synced' && status.conflicts === 0);
    expect(rowOf(server, userId, deal.id).doc['inputs']).toEqual({ 'buy-to-let': { monthlyRent: 99_900, legalFees: 70_000 } });
  });

  it('restores a deal deleted on another device while it got a note here, and reports it', async () => {
    const userId = 'user-note-here';
    const { server, down, data, control, view, until } = await device(userId);
    const deal = dealOf(21);
    await data.mutate({ type: 'deal/add', deal });
    await until((status) => status?.kind === 'synced');
    down.now = true;
    await control.setSyncOnline(false);
    await data.mutateItem(noteOn(deal.id, 821));
    deletedElsewhere(server, { ...rowOf(server, userId, deal.id), owner: userId });
    down.now = false;
    await control.setSyncOnline(true);
    await until((status) => status?.kind === 'choice' && status.conflicts === 1 && status.pending === 0);
    expect(rowOf(server, userId, deal.id)).toMatchObject({ deleted: false, doc: { stage: deal.stage } });
    expect(await view.rows.get(deal.id)).toMatchObject({ id: deal.id });
    expect((await data.reviewSync()).conflicts).toMatchObject([{ coll: 'deals', id: deal.id, kind: 'deletion' }]);
  });

  it('restores a deal deleted here while it got a note elsewhere, whichever reached the server first', async () => {
    for (const noteFirst of [true, false]) {
      const userId = `user-note-elsewhere-${noteFirst}`;
      const { server, down, data, control, until } = await device(userId);
      const deal = dealOf(22);
      await data.mutate({ type: 'deal/add', deal });
      await until((status) => status?.kind === 'synced');
      const sendNote = () => fromElsewhere(server, userId, noteRow(deal.id, 822));
      down.now = noteFirst;
      await control.setSyncOnline(!noteFirst);
      await data.mutate({ type: 'deal/delete', id: deal.id, stamp: { mid: idOf(823), at: instant(noon) } });
      await until((status) => status?.kind === (noteFirst ? 'waiting' : 'synced'));
      sendNote();
      down.now = false;
      await control.setSyncOnline(true);
      await control.syncNow();
      await until((status) => status?.conflicts === 1 && status.pending === 0);
      expect(rowOf(server, userId, deal.id)).toMatchObject({ deleted: false, doc: { stage: deal.stage } });
      expect(await data.readDeal(deal.id)).not.toBeNull();
    }
  });

  it('reports which device deleted a deal and when, and restores the deal unchanged', async () => {
    const userId = 'user-back';
    const { server, data, control, until } = await device(userId);
    const deal = dealOf(25);
    await data.mutate({ type: 'deal/add', deal });
    await data.mutateItem(noteOn(deal.id, 826));
    await until((status) => status?.kind === 'synced');
    expect(await data.readDeletedDeal(deal.id)).toBeNull();
    const known = knownChild({ id: idOf(826), mid: idOf(1_826) });
    deletedElsewhere(server, { ...rowOf(server, userId, deal.id), owner: userId }, [known]);
    await control.syncNow();
    await expect.poll(() => data.readDeal(deal.id)).toBeNull();
    const deleted = await data.readDeletedDeal(deal.id);
    expect(deleted?.by).toEqual({ device: 'iPhoneELSEWHERE', isHere: false, kind: 'iPhone', at: noon + 60_000 });
    const { deal: lived } = deleted ?? {};
    expect(lived).toMatchObject({ id: deal.id, facts: { address: deal.facts.address } });
    if (lived === null || lived === undefined) return;
    await data.mutate({ type: 'deal/add', deal: { ...lived, mid: idOf(827), updatedAt: instant(noon + 90_000) } });
    await until((status) => status?.kind === 'synced' && status.pending === 0);
    expect(rowOf(server, userId, deal.id)).toMatchObject({ deleted: false, doc: { stage: deal.stage } });
    expect(server.workspaces.get(userId)?.rows.get(`notes/${idOf(826)}`)?.deleted).toBe(false);
  });

  it('leaves a deal deleted if the deletion included its note', async () => {
    const userId = 'user-known-note';
    const { server, data, until } = await device(userId);
    const deal = dealOf(24);
    await data.mutate({ type: 'deal/add', deal });
    await data.mutateItem(noteOn(deal.id, 824));
    await until((status) => status?.kind === 'synced');
    await data.mutate({ type: 'deal/delete', id: deal.id, stamp: { mid: idOf(825), at: instant(noon) } });
    await until((status) => status?.kind === 'synced');
    expect(rowOf(server, userId, deal.id).deleted).toBe(true);
    expect((await data.reviewSync()).conflicts).toEqual([]);
  });

  it('exports unsent work to a file and imports it once on a cleared device, merged with later changes', async () => {
    const userId = 'user-file';
    const { server, down, data, control, until } = await device(userId);
    const deal = dealOf(14);
    await data.mutate({ type: 'deal/add', deal });
    await until((status) => status?.kind === 'synced');
    down.now = true;
    const here = { mid: idOf(811), at: instant(noon) };
    await data.mutate({ type: 'deal/inputs', id: deal.id, strategy: 'buy-to-let', changes: { monthlyRent: minor(99_900) }, stamp: here });
    await data.mutate({ type: 'deal/add', deal: dealOf(15) });
    const file = await control.exportUnsent();
    expect((JSON.parse(file) as { records: unknown[] }).records).toHaveLength(2);

    const emptied = await device(userId, server);
    await emptied.until((status) => status?.kind === 'synced');
    const meanwhile = { mid: idOf(812), at: instant(noon + 1) };
    await emptied.data.mutate({ type: 'deal/stage', id: deal.id, stage: 'offer', stamp: meanwhile });
    expect(await emptied.control.importUnsent(file)).toMatchObject({ ok: true, value: { records: 2 } });
    await emptied.until((status) => status?.kind === 'synced' && status.pending === 0);
    expect(rowOf(server, userId, deal.id).doc).toMatchObject({ stage: 'offer', inputs: { 'buy-to-let': { monthlyRent: 99_900 } } });
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

  it('reports that its storage was emptied until the user has read the report', async () => {
    const userId = 'user-emptied';
    const { server, data, until } = await device(userId);
    await data.mutate({ type: 'deal/add', deal: dealOf(16) });
    await until((status) => status?.kind === 'synced' && !status.emptied);
    const emptied = await device(userId, server, { hadRecords: true });
    await emptied.until((status) => status?.kind === 'synced' && status.emptied);
    await emptied.view.settings.delete(syncSettings.emptied);
    await emptied.until((status) => status?.kind === 'synced' && !status.emptied);
  });

  it('sync: without a token counts pending changes, sends nothing, reports an ended session, and sends with the next token', async () => {
    const userId = 'user-no-token';
    const { server, data, control, until, view } = await device(userId);
    const build = { hadRecords: false, build: 'test' };
    await data.mutate({ type: 'deal/add', deal: dealOf(21) });
    await until((status) => status?.kind === 'synced');
    const asked = server.workspaces.get(userId)?.version;
    await control.setSyncSession({ userId, workspaceId: null, token: null, ended: false, ...build });
    await data.mutate({ type: 'deal/add', deal: dealOf(22) });
    await until((status) => status?.kind === 'waiting' && status.pending === 1);
    expect(await control.countUnsent()).toBe(1);
    await control.setSyncSession({ userId, workspaceId: null, token: null, ended: true, ...build });
    await until((status) => status?.kind === 'failed' && status.reason === 'sign-in' && status.pending === 1);
    await data.mutate({ type: 'deal/add', deal: dealOf(23) });
    await until((status) => status?.pending === 2);
    expect(server.workspaces.get(userId)?.version).toBe(asked);
    await control.setSyncSession({ userId, workspaceId: null, token: tokenOf(userId), ended: false, ...build });
    await until((status) => status?.kind === 'synced' && status.pending === 0);
    expect(await control.countUnsent()).toBe(0);
    expect((await readSyncStatus(view))?.reason).toBeNull();
  });

  it('sync: at a start without a token, counts pending changes from the store alone', async () => {
    const userId = 'user-cold';
    const first = await device(userId);
    await first.until((status) => status?.kind === 'synced' || status?.kind === 'saved');
    first.down.now = true;
    await first.data.mutate({ type: 'deal/add', deal: dealOf(24) });
    await first.until((status) => status?.pending === 1);
    for (const data of open.splice(0)) await data.close();
    await first.view.settings.put({
      key: syncSettings.status,
      value: { ...(await readSyncStatus(first.view)), kind: 'synced', pending: 0 },
    });
    const next = await device(userId, null, { token: null });
    await next.until((status) => status?.kind === 'waiting' && status.pending === 1);
    expect(await next.control.countUnsent()).toBe(1);
  });

  it('sync: a token answered with 401 is reported, and changes stay pending while a new one may come', async () => {
    const userId = 'user-refused';
    const { down, data, control, until } = await device(userId);
    await until((status) => status?.kind === 'synced' || status?.kind === 'saved');
    expect(await control.refusedToken()).toBeNull();
    down.refusing = true;
    await data.mutate({ type: 'deal/add', deal: dealOf(25) });
    await until((status) => status?.kind === 'waiting' && status.reason === 'sign-in');
    expect(await control.refusedToken()).toBe(tokenOf(userId));
    down.refusing = false;
    const fresh = `${tokenOf(userId)}2`;
    await control.setSyncSession({ userId, workspaceId: null, token: fresh, ended: false, hadRecords: false, build: 'test' });
    await until((status) => status?.kind === 'synced' && status.reason === null);
    expect(await control.refusedToken()).toBeNull();
  });

  it('sets unreadable rows aside, and deletes nothing when the session ends', async () => {
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
