import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from 'vitest';
import { instant } from '../../../src/core/kernel/calendar.ts';
import { isPending } from '../../../src/data/records/syncedRecord.ts';
import { createDealTransfer, type TransferContext } from '../../../src/teams/transferDeals.ts';
import { bareHolding } from '../../support/holdings.ts';
import { dealOf, idOf } from '../../support/deals.ts';
import { emptyStorage } from '../../support/emptyStorage.ts';
import { acme, confirmAll, Crash, deviceOf, inWorker, listOf, noon, recordsIn, stampOf, teamOf } from './teamDevice.ts';

const at = instant(1);
const [first, second] = [dealOf(1), dealOf(2)];

beforeEach(async () => {
  await emptyStorage();
  await inWorker(null, async ({ data }) => {
    await data.mutateMany([
      { type: 'deal/add', deal: first },
      { type: 'deal/add', deal: second },
    ]);
    const text = { dealId: first.id, text: 'The roof is new', createdAt: at, updatedAt: at };
    await data.mutateItem({ coll: 'notes', id: idOf(11), item: text, stamp: stampOf(idOf(12)) });
    const variant = { dealId: first.id, name: 'Cheaper', strategy: 'buy-to-let' as const, inputs: {}, createdAt: at, updatedAt: at };
    await data.mutateItem({ coll: 'scenarios', id: idOf(13), item: variant, stamp: stampOf(idOf(14)) });
    await data.mutateItem({ coll: 'holdings', id: idOf(15), item: bareHolding({ dealId: first.id }), stamp: stampOf(idOf(16)) });
  });
  await confirmAll(null);
});

function transfer(changes: Partial<TransferContext> = {}, crashAt = Number.POSITIVE_INFINITY) {
  const { ports, close } = deviceOf([], crashAt);
  close();
  let ids = 700;
  return createDealTransfer({
    inWorkspace: ports.inWorkspace,
    state: () => ({ list: listOf(teamOf()), details: {}, notices: [] }),
    from: () => null,
    now: () => instant(noon),
    newId: () => idOf((ids += 1)),
    ...changes,
  });
}

const living = async (workspace: string | null) => (await recordsIn(workspace)).filter(({ deleted }) => !deleted);

const isBinned = async (id: string): Promise<boolean> =>
  (await recordsIn(null)).find((record) => record.id === id)?.doc['binnedAt'] !== null;

const viewer = () => ({ list: listOf(teamOf({ role: 'viewer' })), details: {}, notices: [] });
const closed = () => ({ list: listOf(teamOf({ readOnly: 'closed' })), details: {}, notices: [] });

describe('copying deals to another workspace', () => {
  it('takes notes, scenarios and holdings along, as new records that no server knows', async () => {
    const copied = await transfer().copyDeals([first.id], acme);
    const records = await living(acme);
    expect(copied).toEqual({ ok: true, value: { ids: [records.find(({ coll }) => coll === 'deals')?.id] } });
    expect(records.map(({ coll }) => coll).toSorted()).toEqual(['deals', 'holdings', 'notes', 'scenarios']);
    expect(records.every((record) => isPending(record) && record.base === null)).toBe(true);
    const originals = await living(null);
    expect(records.filter(({ id }) => originals.some((one) => one.id === id))).toEqual([]);
    expect(originals.filter(isPending)).toEqual([]);
    expect(await isBinned(first.id)).toBe(false);
  });

  it('makes new copies each time it is asked', async () => {
    const shared = transfer();
    await shared.copyDeals([second.id], acme);
    await shared.copyDeals([second.id], acme);
    expect((await living(acme)).map(({ coll }) => coll)).toEqual(['deals', 'deals']);
  });

  it('is refused with a sentence if the target cannot be changed, is not known or is the same', async () => {
    for (const [changes, to, message] of [
      [{ state: viewer }, acme, /view this workspace but not change it/],
      [{}, idOf(1), /not a member of that workspace/],
      [{}, null, /in this workspace already/],
    ] as const) {
      expect(await transfer(changes).copyDeals([first.id], to)).toMatchObject({
        ok: false,
        error: { kind: 'refused', message: expect.stringMatching(message) },
      });
    }
    expect(await living(null)).toHaveLength(5);
  });
});

describe('moving deals to another workspace', () => {
  it('moves the originals to the bin once their copies are stored', async () => {
    const moved = await transfer().moveDeals([first.id, second.id], acme);
    expect(moved.ok && moved.value.ids).toHaveLength(2);
    expect((await living(acme)).filter(({ coll }) => coll === 'deals')).toHaveLength(2);
    expect([await isBinned(first.id), await isBinned(second.id)]).toEqual([true, true]);
  });

  it('leaves both if it is interrupted, and never neither', async () => {
    for (const [crashAt, copies] of [
      [0, 0],
      [1, 0],
      [2, 1],
    ] as const) {
      await expect(transfer({}, crashAt).moveDeals([second.id], acme)).rejects.toThrow(Crash);
      expect(await isBinned(second.id)).toBe(false);
      expect((await living(acme)).length).toBe(copies);
    }
  });

  it('is refused from a workspace that cannot be changed, before anything is copied', async () => {
    const answer = await transfer({ state: closed, from: () => acme }).moveDeals([first.id], null);
    expect(answer).toMatchObject({ ok: false, error: { message: expect.stringContaining('closed') } });
  });

  it('keeps the copies and says so if the originals cannot be moved to the bin', async () => {
    const { ports, close } = deviceOf([]);
    close();
    const inWorkspace: TransferContext['inWorkspace'] = (workspace) => ({
      ...ports.inWorkspace(workspace),
      mutateMany: async (commands) => ({
        written: [],
        failed: commands.map(() => ({ id: second.id, failure: { kind: 'storage-full', message: 'Full' } })),
      }),
    });
    const answer = await transfer({ inWorkspace }).moveDeals([second.id], acme);
    expect(answer).toMatchObject({ ok: false, error: { kind: 'storage', message: expect.stringContaining('were copied') } });
    expect(await living(acme)).toHaveLength(1);
  });
});
