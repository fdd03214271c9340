import 'fake-indexeddb/auto';
import { afterEach, describe, expect, it } from 'vitest';
import { standardProfile } from '../../../../src/core/deal/standardProfile.ts';
import { instant } from '../../../../src/core/kernel/calendar.ts';
import { minor } from '../../../../src/core/kernel/money.ts';
import { createDataWorker } from '../../../../src/data/commands/createDataWorker.ts';
import type { DataWorker } from '../../../../src/data/dataWorker.ts';
import { ViewDb } from '../../../../src/data/view/viewDb.ts';
import { viewName } from '../../../../src/data/view/viewName.ts';
import { dealOf, idOf } from '../../../support/deals.ts';

const open: DataWorker[] = [];
let names = 0;

async function worker(name = `yardstick-test-${(names += 1)}`): Promise<{ data: DataWorker; name: string; view: ViewDb }> {
  const data = createDataWorker();
  open.push(data);
  expect(await data.open(name)).toEqual({ ok: true });
  return { data, name, view: new ViewDb(viewName(name)) };
}

const stamp = (n: number) => ({ mid: idOf(500 + n), at: instant(1_800_000_000_000 + n) });

afterEach(async () => {
  for (const data of open.splice(0)) await data.close();
});

describe('the data worker', () => {
  it('answers a command once the document and its row are there, and both outlive the worker', async () => {
    const { data, name } = await worker();
    const deal = dealOf(1);
    expect(await data.mutate({ type: 'deal/add', deal })).toEqual({ ok: true, value: deal });
    await data.close();
    const again = await worker(name);
    expect(await again.data.readDeal(deal.id)).toEqual(deal);
    expect(await again.view.rows.get(deal.id)).toMatchObject({
      revision: deal.mid,
      title: '3-bed terraced house, M6',
      price: 18_500_000,
      score: null,
    });
  });

  it('loses no field when two commands write the same deal at the same time', async () => {
    const { data } = await worker();
    const deal = dealOf(2);
    await data.mutate({ type: 'deal/add', deal });
    await Promise.all([
      data.mutate({ type: 'deal/assume', id: deal.id, changes: { monthlyRent: minor(120_000) }, stamp: stamp(1) }),
      data.mutate({ type: 'deal/assume', id: deal.id, changes: { legalFees: minor(150_000) }, stamp: stamp(2) }),
      data.mutate({ type: 'deal/stage', id: deal.id, stage: 'viewing', stamp: stamp(3) }),
    ]);
    expect(await data.readDeal(deal.id)).toMatchObject({ overrides: { monthlyRent: 120_000, legalFees: 150_000 }, stage: 'viewing' });
  });

  it('finds the deal of a listing, so that a second capture refreshes it', async () => {
    const { data } = await worker();
    const deal = dealOf(3);
    await data.mutate({ type: 'deal/add', deal });
    expect((await data.findByListing('rightmove', deal.facts.listingId ?? ''))?.id).toBe(deal.id);
    expect(await data.findByListing('zoopla', deal.facts.listingId ?? '')).toBeNull();
  });

  it('rebuilds rows that are missing, outdated or orphaned when it opens', async () => {
    const { data, name, view } = await worker();
    const [kept, stale] = [dealOf(4), dealOf(5)];
    await data.mutate({ type: 'deal/add', deal: kept });
    await data.mutate({ type: 'deal/add', deal: stale });
    const row = await view.rows.get(stale.id);
    await view.rows.delete(kept.id);
    await view.rows.update(stale.id, { revision: 'old', title: 'old' });
    if (row !== undefined) await view.rows.put({ ...row, id: 'ORPHAN' });
    await data.close();
    const again = await worker(name);
    const rows = new Map((await again.view.rows.toArray()).map(({ id, revision }) => [id, revision]));
    expect(rows).toEqual(
      new Map([
        [kept.id, kept.mid],
        [stale.id, stale.mid],
      ]),
    );
  });

  it('has the standard profile until the person has one', async () => {
    const { data } = await worker();
    expect(await data.readProfile()).toEqual(standardProfile);
    const own = { ...standardProfile, weights: { netYield: 40 } };
    await data.writeProfile(own, idOf(9), 1_800_000_000_000);
    expect(await data.readProfile()).toEqual(own);
  });

  it('gives equal digests for equal states, whatever the order of the writes', async () => {
    const [left, right] = [await worker(), await worker()];
    for (const n of [1, 2, 3]) await left.data.mutate({ type: 'deal/add', deal: dealOf(n) });
    for (const n of [3, 1, 2]) await right.data.mutate({ type: 'deal/add', deal: dealOf(n) });
    expect(await left.data.digest()).toEqual(await right.data.digest());
    await right.data.mutate({ type: 'deal/stage', id: dealOf(1).id, stage: 'offer', stamp: stamp(4) });
    expect((await left.data.digest()).hash).not.toBe((await right.data.digest()).hash);
  });

  it('says what is wrong when the browser refuses storage', async () => {
    const refused = createDataWorker();
    const before = indexedDB.open.bind(indexedDB);
    indexedDB.open = () => {
      throw Object.assign(new Error('denied'), { name: 'SecurityError' });
    };
    const answer = await refused.open('yardstick-refused');
    indexedDB.open = before;
    expect(answer).toMatchObject({ ok: false });
    expect(answer.ok ? '' : answer.message).toContain('Reload the page');
  });
});
