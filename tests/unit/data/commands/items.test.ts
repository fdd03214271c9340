import 'fake-indexeddb/auto';
import { afterEach, describe, expect, it } from 'vitest';
import type { Holding } from '../../../../src/core/deal/holding/holding.ts';
import { instant } from '../../../../src/core/kernel/calendar.ts';
import { percent } from '../../../../src/core/kernel/rate.ts';
import { openDocuments } from '../../../../src/data/collections/database.ts';
import { readRecords } from '../../../../src/data/collections/recordWrites.ts';
import { createDataWorker } from '../../../../src/data/commands/createDataWorker.ts';
import { ViewDb } from '../../../../src/data/view/viewDb.ts';
import { viewName } from '../../../../src/data/view/viewName.ts';
import { dealOf, idOf } from '../../../support/deals.ts';
import { letHolding } from '../../../support/holdings.ts';
import { allRows } from '../../../../src/data/view/rows/readRows.ts';

const at = instant(1_800_000_000_000);
const stamp = (n: number) => ({ mid: idOf(700 + n), at: instant(at + n) });
const scenario = {
  dealId: idOf(1),
  name: 'At 7%',
  strategy: 'buy-to-let',
  inputs: { mortgageRate: percent(7) },
  createdAt: at,
  updatedAt: at,
} as const;
const note = { dealId: idOf(1), text: 'Bins in front', createdAt: at, updatedAt: at };

let names = 0;
const open: ReturnType<typeof createDataWorker>[] = [];

async function worker(name = `yardstick-items-${(names += 1)}`) {
  const data = createDataWorker();
  open.push(data);
  expect(await data.open(name)).toEqual({ ok: true });
  return { data, name, view: new ViewDb(viewName(name)) };
}

afterEach(async () => {
  for (const data of open.splice(0)) await data.close();
});

describe('notes and scenarios', () => {
  it('are shown once stored, and again after the view was lost', async () => {
    const { data, name, view } = await worker();
    expect(await data.mutateItem({ coll: 'notes', id: idOf(11), item: note, stamp: stamp(1) })).toEqual({ ok: true, value: null });
    expect(await data.mutateItem({ coll: 'scenarios', id: idOf(12), item: scenario, stamp: stamp(2) })).toEqual({ ok: true, value: null });
    expect(
      (
        await view.items
          .where('[coll+dealId]')
          .equals(['notes', idOf(1)])
          .toArray()
      ).map(({ item }) => item),
    ).toEqual([note]);
    await view.items.clear();
    view.close();
    await data.close();
    const again = await worker(name);
    expect((await again.view.items.toArray()).map(({ coll, id }) => [coll, id])).toEqual([
      ['notes', idOf(11)],
      ['scenarios', idOf(12)],
    ]);
  });

  it('disappear once removed', async () => {
    const { data, view } = await worker();
    await data.mutateItem({ coll: 'notes', id: idOf(11), item: note, stamp: stamp(1) });
    await data.mutateItem({ coll: 'notes', id: idOf(11), item: null, stamp: stamp(2) });
    expect(await view.items.count()).toBe(0);
  });

  it('are rejected as invalid if the engine rejects an input', async () => {
    const { data } = await worker();
    const wrong = { ...scenario, inputs: { mortgageRate: 7 } };
    expect(await data.mutateItem({ coll: 'scenarios', id: idOf(12), item: wrong, stamp: stamp(1) })).toMatchObject({
      ok: false,
      error: { kind: 'invalid' },
    });
  });
});

const put = (data: ReturnType<typeof createDataWorker>, n = 1) =>
  data.mutateItem({ coll: 'holdings', id: idOf(21), item: letHolding(), stamp: stamp(n) });
const shown = async (view: ViewDb) => (await view.items.get(['holdings', idOf(21)]))?.item as Holding | undefined;

describe('a holding', () => {
  it('is stored, changed value by value, and survives the loss of the view', async () => {
    const { data, name, view } = await worker();
    expect(await put(data)).toEqual({ ok: true, value: null });
    const changes = [
      { path: 'name', value: 'The corner house' },
      { path: 'loans/loan/rate', value: percent(5) },
      { path: 'valuations/now', value: { date: '2026-11-01', value: 25_000_000, kind: 'own' } },
      { path: 'tenancies/let' },
    ];
    expect(await data.mutateItem({ coll: 'holdings', id: idOf(21), changes, stamp: stamp(2) })).toEqual({ ok: true, value: null });
    const after = await shown(view);
    expect(after).toMatchObject({ name: 'The corner house', loans: { loan: { rate: 0.05, lender: 'Example Bank' } }, tenancies: {} });
    expect(Object.keys(after?.valuations ?? {})).toEqual(['spring', 'now']);
    await view.items.clear();
    view.close();
    await data.close();
    expect(await shown((await worker(name)).view)).toEqual(after);
  });

  it('is restored by writing the previous values', async () => {
    const { data, view } = await worker();
    await put(data);
    await data.mutateItem({ coll: 'holdings', id: idOf(21), changes: [{ path: 'tenancies/let' }], stamp: stamp(2) });
    const undo = [{ path: 'tenancies/let', value: letHolding().tenancies['let'] }];
    await data.mutateItem({ coll: 'holdings', id: idOf(21), changes: undo, stamp: stamp(3) });
    expect(await shown(view)).toEqual(letHolding());
  });

  it('is unchanged by an invalid change, and a deleted one cannot be changed', async () => {
    const { data, view } = await worker();
    await put(data);
    const wrong = [{ path: 'purchase/price', value: -1 }];
    expect(await data.mutateItem({ coll: 'holdings', id: idOf(21), changes: wrong, stamp: stamp(2) })).toMatchObject({
      ok: false,
      error: { kind: 'invalid', message: expect.stringContaining('purchase.price') },
    });
    expect(await shown(view)).toEqual(letHolding());
    await data.mutateItem({ coll: 'holdings', id: idOf(21), item: null, stamp: stamp(3) });
    expect(
      await data.mutateItem({ coll: 'holdings', id: idOf(21), changes: [{ path: 'name', value: 'x' }], stamp: stamp(4) }),
    ).toMatchObject({
      ok: false,
      error: { kind: 'not-found' },
    });
  });

  it('is queued to sync, with a clock for each value', async () => {
    const { data, name } = await worker();
    await put(data);
    await data.mutateItem({ coll: 'holdings', id: idOf(21), changes: [{ path: 'note', value: 'Keys at no. 3' }], stamp: stamp(2) });
    await data.close();
    const documents = await openDocuments(name, ['holdings']);
    const [record] = await readRecords(documents, 'holdings', [idOf(21)]);
    await documents.close();
    expect(record).toMatchObject({ mid: stamp(2).mid, base: null, doc: { note: 'Keys at no. 3' } });
    expect(Object.keys(record?.clocks ?? {}).toSorted()).toEqual(['', 'note']);
  });
});

describe('a batch of commands', () => {
  it('stores each change or reports its failure, and removes a deleted deal from the list', async () => {
    const { data, view } = await worker();
    const [one, other] = [dealOf(1), dealOf(2)];
    await data.mutate({ type: 'deal/add', deal: one });
    await data.mutate({ type: 'deal/add', deal: other });
    const answer = await data.mutateMany([
      { type: 'deal/stage', id: one.id, stage: 'offer', stamp: stamp(1) },
      { type: 'deal/stage', id: idOf(99), stage: 'offer', stamp: stamp(2) },
      { type: 'deal/delete', id: other.id, stamp: stamp(3) },
    ]);
    expect(answer.written).toEqual([one.id, other.id]);
    expect(answer.failed).toEqual([{ id: idOf(99), failure: { kind: 'not-found', id: idOf(99) } }]);
    expect((await allRows(view)).map(({ id, stage }) => [id, stage])).toEqual([[one.id, 'offer']]);
    expect(await data.readDeal(other.id)).toBeNull();
  });
});
