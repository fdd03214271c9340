import 'fake-indexeddb/auto';
import { afterEach, describe, expect, it } from 'vitest';
import { instant } from '../../../../src/core/kernel/calendar.ts';
import { percent } from '../../../../src/core/kernel/rate.ts';
import { createDataWorker } from '../../../../src/data/commands/createDataWorker.ts';
import { ViewDb } from '../../../../src/data/view/viewDb.ts';
import { viewName } from '../../../../src/data/view/viewName.ts';
import { dealOf, idOf } from '../../../support/deals.ts';

const at = instant(1_800_000_000_000);
const stamp = (n: number) => ({ mid: idOf(700 + n), at: instant(at + n) });
const scenario = {
  dealId: idOf(1),
  name: 'At 7 %',
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
  it('are shown once they are durable, and again after the view was lost', async () => {
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

  it('go when they are removed', async () => {
    const { data, view } = await worker();
    await data.mutateItem({ coll: 'notes', id: idOf(11), item: note, stamp: stamp(1) });
    await data.mutateItem({ coll: 'notes', id: idOf(11), item: null, stamp: stamp(2) });
    expect(await view.items.count()).toBe(0);
  });

  it('are refused by name where an input is none the engine accepts', async () => {
    const { data } = await worker();
    const wrong = { ...scenario, inputs: { mortgageRate: 7 } };
    expect(await data.mutateItem({ coll: 'scenarios', id: idOf(12), item: wrong, stamp: stamp(1) })).toMatchObject({
      ok: false,
      error: { kind: 'invalid' },
    });
  });
});

describe('many commands at once', () => {
  it('are each stored or named, and a deleted deal leaves the list', async () => {
    const { data, view } = await worker();
    const [one, other] = [dealOf(1), dealOf(2)];
    await data.mutate({ type: 'deal/add', deal: one });
    await data.mutate({ type: 'deal/add', deal: other });
    const answer = await data.mutateMany([
      { type: 'deal/stage', id: one.id, stage: 'offer', stamp: stamp(1) },
      { type: 'deal/stage', id: idOf(99), stage: 'offer', stamp: stamp(2) },
      { type: 'deal/delete', id: other.id, stamp: stamp(3) },
    ]);
    expect(answer.written.map(({ id }) => id)).toEqual([one.id, other.id]);
    expect(answer.failed).toEqual([{ id: idOf(99), failure: { kind: 'not-found', id: idOf(99) } }]);
    expect((await view.rows.toArray()).map(({ id, stage }) => [id, stage])).toEqual([[one.id, 'offer']]);
    expect(await data.readDeal(other.id)).toBeNull();
  });
});
