import 'fake-indexeddb/auto';
import { liveQuery } from 'dexie';
import { afterEach, describe, expect, it } from 'vitest';
import { standardProfile } from '../../../../src/core/deal/standardProfile.ts';
import { instant, isoDate } from '../../../../src/core/kernel/calendar.ts';
import { percent } from '../../../../src/core/kernel/rate.ts';
import { evaluateLetting } from '../../../../src/core/pipeline/evaluateLetting.ts';
import { minor } from '../../../../src/core/kernel/money.ts';
import { createDataWorker } from '../../../../src/data/commands/createDataWorker.ts';
import { separateDataWorker } from '../../../support/separateDataWorker.ts';
import type { DataWorker } from '../../../../src/data/dataWorker.ts';
import { ViewDb } from '../../../../src/data/view/viewDb.ts';
import { viewName } from '../../../../src/data/view/viewName.ts';
import { dealOf, idOf } from '../../../support/deals.ts';
import { allRows } from '../../../../src/data/view/rows/readRows.ts';
import { changeRow } from '../../../support/changeRow.ts';

const open: DataWorker[] = [];
let names = 0;

async function worker(name = `yardstick-test-${(names += 1)}`): Promise<{ data: DataWorker; name: string; view: ViewDb }> {
  const data = await separateDataWorker();
  open.push(data);
  expect(await data.open(name)).toEqual({ ok: true });
  return { data, name, view: new ViewDb(viewName(name)) };
}

const stamp = (n: number) => ({ mid: idOf(500 + n), at: instant(1_800_000_000_000 + n) });

afterEach(async () => {
  for (const data of open.splice(0)) await data.close();
});

describe('the data worker', () => {
  it('returns from a command once the document and its row are stored, and both outlive the worker', async () => {
    const { data, name } = await worker();
    const deal = dealOf(1);
    expect(await data.mutate({ type: 'deal/add', deal })).toEqual({ ok: true, value: deal });
    await data.close();
    const again = await worker(name);
    expect(await again.data.readDeal(deal.id)).toEqual(deal);
    expect(await again.view.rows.get(deal.id)).toMatchObject({
      revision: deal.mid,
      title: '3-bed terraced house, Example Street',
      price: 18_500_000,
      score: 79,
    });
  });

  it('loses no field if two commands change the same deal at the same time', async () => {
    const { data } = await worker();
    const deal = dealOf(2);
    await data.mutate({ type: 'deal/add', deal });
    await Promise.all([
      data.mutate({ type: 'deal/inputs', id: deal.id, strategy: 'buy-to-let', changes: { monthlyRent: minor(120_000) }, stamp: stamp(1) }),
      data.mutate({ type: 'deal/inputs', id: deal.id, strategy: 'buy-to-let', changes: { legalFees: minor(150_000) }, stamp: stamp(2) }),
      data.mutate({ type: 'deal/stage', id: deal.id, stage: 'viewing', stamp: stamp(3) }),
    ]);
    expect(await data.readDeal(deal.id)).toMatchObject({
      inputs: { 'buy-to-let': { monthlyRent: 120_000, legalFees: 150_000 } },
      stage: 'viewing',
    });
  });

  it('finds the deal of a listing, so that a second capture updates it', async () => {
    const { data } = await worker();
    const deal = dealOf(3);
    await data.mutate({ type: 'deal/add', deal });
    expect((await data.findByListing('rightmove', deal.facts.listingId ?? ''))?.id).toBe(deal.id);
    expect(await data.findByListing('zoopla', deal.facts.listingId ?? '')).toBeNull();
  });

  it('rebuilds missing, outdated and orphaned rows soon after opening', async () => {
    const { data, name, view } = await worker();
    const [kept, stale] = [dealOf(4), dealOf(5)];
    await data.mutate({ type: 'deal/add', deal: kept });
    await data.mutate({ type: 'deal/add', deal: stale });
    const row = await view.rows.get(stale.id);
    await view.rows.bulkDelete([kept.id]);
    await changeRow(view, stale.id, { revision: 'old', title: 'old' });
    if (row !== undefined) await view.rows.bulkPut([{ ...row, id: 'ORPHAN' }]);
    await data.close();
    const again = await worker(name);
    const revisions = async () => new Map((await allRows(again.view)).map(({ id, revision }) => [id, revision]));
    await expect.poll(revisions, { timeout: 10_000 }).toEqual(
      new Map([
        [kept.id, kept.mid],
        [stale.id, stale.mid],
      ]),
    );
  });

  it('rebuilds an emptied view before opening completes', async () => {
    const { data, name, view } = await worker();
    await data.mutate({ type: 'deal/add', deal: dealOf(4) });
    await view.rows.clear();
    await data.close();
    const again = await worker(name);
    expect((await allRows(again.view)).map(({ id }) => id)).toEqual([dealOf(4).id]);
  });

  it('returns the standard profile until the user has one', async () => {
    const { data } = await worker();
    expect(await data.readProfile()).toEqual(standardProfile);
    const own = { ...standardProfile, weights: { netYield: 40 } };
    expect(await data.writeProfile(own, idOf(9), instant(1_800_000_000_000))).toEqual({ ok: true, value: { rescored: 0, rebanded: 0 } });
    expect(await data.readProfile()).toEqual(own);
  });

  it('rescores every row for a new profile, reports progress, and skips a row whose deal has changed since', async () => {
    const { data, view } = await worker();
    const deals = Array.from({ length: 501 }, (_, n) => dealOf(n));
    await data.mutateMany(deals.map((deal) => ({ type: 'deal/add', deal })));
    const [moved, kept] = deals;
    if (moved === undefined || kept === undefined) throw new Error('Expected two deals');
    await changeRow(view, moved.id, { revision: 'newer' });
    const progress: unknown[] = [];
    const watching = liveQuery(() => view.settings.get('rescoring')).subscribe((found) => progress.push(found?.value));
    const strict = { ...standardProfile, targets: { ...standardProfile.targets, grossYield: percent(40) } };
    const answer = await data.writeProfile(strict, idOf(9), instant(1_800_000_000_000));
    watching.unsubscribe();
    expect(answer).toEqual({ ok: true, value: { rescored: 500, rebanded: 0 } });
    const single = evaluateLetting({ deal: kept, profile: strict, today: isoDate('2027-01-15') });
    if (!single.ok) throw new Error('The deal has no figures');
    const { score, report, analysis } = single.outcome;
    const row = await view.rows.get(kept.id);
    expect(row).toMatchObject({ score: score.total, rank: 100 - score.total, band: score.band, roi: analysis.figures.roi });
    expect(row?.verdict).toBe(report.verdict);
    expect((await view.rows.get(moved.id))?.verdict).not.toBe(report.verdict);
    expect(progress).toContainEqual({ done: 500, total: 501 });
    expect(await view.settings.get('rescoring')).toBeUndefined();
  });

  it('counts the deals whose band changes with a new profile', async () => {
    const { data, view } = await worker();
    for (const n of [1, 2, 3]) await data.mutate({ type: 'deal/add', deal: dealOf(n) });
    await data.writeProfile(standardProfile, idOf(8), instant(1_800_000_000_000));
    const bands = async () => (await allRows(view)).map(({ band }) => band);
    const before = await bands();
    const dear = { ...standardProfile, defaults: { mortgageRate: percent(15) } };
    expect(await data.writeProfile(dear, idOf(9), instant(1_800_000_000_001))).toEqual({ ok: true, value: { rescored: 3, rebanded: 3 } });
    expect((await bands()).filter((band, at) => band !== before[at])).toHaveLength(3);
  });

  it('gives equal digests for equal states, whatever the order of the writes', async () => {
    const [left, right] = [await worker(), await worker()];
    for (const n of [1, 2, 3]) await left.data.mutate({ type: 'deal/add', deal: dealOf(n) });
    for (const n of [3, 1, 2]) await right.data.mutate({ type: 'deal/add', deal: dealOf(n) });
    expect(await left.data.digest()).toEqual(await right.data.digest());
    await right.data.mutate({ type: 'deal/stage', id: dealOf(1).id, stage: 'offer', stamp: stamp(4) });
    expect((await left.data.digest()).hash).not.toBe((await right.data.digest()).hash);
  });

  it('returns a clear message if the browser refuses storage', async () => {
    const refused = createDataWorker();
    const before = indexedDB.open.bind(indexedDB);
    indexedDB.open = () => {
      throw Object.assign(new Error('denied'), { name: 'SecurityError' });
    };
    const answer = await refused.open('yardstick-refused');
    indexedDB.open = before;
    expect(answer).toMatchObject({ ok: false });
    expect(answer.ok ? '' : answer.message).toContain('close other tabs of the app');
  });
});
