import {
  addRule,
  anyDrop,
  asking,
  closeTabs,
  flipAt,
  fromElsewhere,
  goodYield,
  noon,
  readAgain,
  roomsAt,
  stampAt,
  tab,
  watcher,
} from './alertTab.ts';
import { afterEach, describe, expect, it } from 'vitest';
import type { AlertRule } from '../../../../src/core/alerts/alertRule.ts';
import { describeEvent } from '../../../../src/core/alerts/describeEvent.ts';
import type { Deal } from '../../../../src/core/deal/deal.ts';
import { instant, isoDate } from '../../../../src/core/kernel/calendar.ts';
import { fromMajor } from '../../../../src/core/kernel/money.ts';
import { percent, rate } from '../../../../src/core/kernel/rate.ts';
import type { AreaAndPortfolioSources } from '../../../../src/data/alerts/evaluateAreaAndPortfolioAlerts.ts';
import { readPortfolio } from '../../../../src/data/alerts/readPortfolio.ts';
import { readRecords } from '../../../../src/data/collections/recordWrites.ts';
import { dealOf, idOf } from '../../../support/deals.ts';
import { europeanDeal } from '../../../support/europeanDeals.ts';
import { interestOnly, letHolding } from '../../../support/holdings.ts';

const irish = (rent: number) => ({
  ...europeanDeal({ market: 'IE', strategy: 'buy-to-let', rent }),
  id: idOf(1),
  mid: idOf(90_000 + rent),
});

afterEach(closeTabs);

describe('alert rules', () => {
  it('report a price drop of a re-read listing only once, even after a restart', async () => {
    const one = await tab();
    const deal = dealOf(1);
    await one.data.mutate({ type: 'deal/add', deal });
    const ruleId = await addRule(one, anyDrop);
    await readAgain(one, deal, asking(180_000));
    await one.settle();
    const [row, ...more] = await one.events();
    expect(more).toEqual([]);
    expect(row).toMatchObject({ unread: 1, event: { ruleId, about: { kind: 'deal', id: deal.id } } });
    expect(row && describeEvent(row.event)).toBe('Asking price down by £5,000 (2.7%), from £185,000 to £180,000');
    await one.data.close();
    const again = await tab(one.name, one.clock);
    expect((await again.events()).map(({ id, revision }) => [id, revision])).toEqual([[row?.id, row?.revision]]);
  });

  it('compare figures only with limits in the currency of the deal’s market', async () => {
    const one = await tab();
    await fromElsewhere(one, irish(900));
    await one.settle();
    await addRule(one, { kind: 'monthly-cash-flow', atLeast: fromMajor(200) });
    await addRule(one, { kind: 'monthly-cash-flow', atLeast: fromMajor(200), currency: 'EUR' });
    await fromElsewhere(one, irish(3_000));
    await one.settle();
    expect((await one.events()).map(({ event }) => describeEvent(event))).toEqual([
      expect.stringMatching(/^Monthly cash flow up from −?€[\d,]+ to €[\d,]+/),
    ]);
  });

  it('report at the next start what changed while the app was closed', async () => {
    const one = await tab();
    const deal = dealOf(1);
    await one.data.mutate({ type: 'deal/add', deal });
    await addRule(one, anyDrop);
    await readAgain(one, deal, asking(180_000));
    await one.data.close();
    const again = await tab(one.name, one.clock);
    expect(await again.events()).toHaveLength(1);
  });

  it('report nothing from before the rule was set, and apply a changed rule only from the change on', async () => {
    const one = await tab();
    const deal = dealOf(1);
    await one.data.mutate({ type: 'deal/add', deal });
    await readAgain(one, deal, asking(180_000));
    const id = await addRule(one, anyDrop);
    expect(await one.events()).toEqual([]);
    const row = await one.view.alertRules.get(id);
    if (row === undefined) throw new Error('The rule is missing');
    await one.data.mutateAlert({ type: 'alert/rule', id, rule: { ...row.rule, on: false }, stamp: stampAt(one.clock.now) });
    await one.settle();
    await readAgain(one, deal, asking(170_000));
    await one.settle();
    await one.data.mutateAlert({ type: 'alert/rule', id, rule: row.rule, stamp: stampAt(one.clock.now) });
    await one.settle();
    expect(await one.events()).toEqual([]);
    await readAgain(one, deal, asking(160_000));
    await one.settle();
    expect((await one.events()).map(({ event }) => event.from)).toEqual([{ unit: 'money', amount: fromMajor(170_000), currency: 'GBP' }]);
  });

  it('do not report a user’s own edits unless the rule includes them', async () => {
    const one = await tab();
    const deal = dealOf(1);
    await one.data.mutate({ type: 'deal/add', deal });
    const [quiet, loud] = [await addRule(one, goodYield), await addRule(one, goodYield, { ownChanges: true })];
    await one.data.mutate({
      type: 'deal/inputs',
      id: deal.id,
      strategy: 'buy-to-let',
      changes: { monthlyRent: fromMajor(900) },
      stamp: stampAt((one.clock.now += 1)),
    });
    await one.settle();
    await one.data.mutate({
      type: 'deal/inputs',
      id: deal.id,
      strategy: 'buy-to-let',
      changes: { monthlyRent: fromMajor(1_500) },
      stamp: stampAt((one.clock.now += 1)),
    });
    await one.settle();
    const told = (await one.events()).map(({ event }) => event.ruleId);
    expect(told).toContain(loud);
    expect(told).not.toContain(quiet);
  });

  it('report changes from another device: an edited deal, and a new one', async () => {
    const one = await tab();
    const deal = dealOf(1, { inputs: { 'buy-to-let': { monthlyRent: fromMajor(700) } } });
    await one.data.mutate({ type: 'deal/add', deal });
    await one.data.rescore([deal.id], instant(one.clock.now));
    await addRule(one, goodYield);
    await fromElsewhere(one, { ...deal, mid: idOf(90_001), inputs: { 'buy-to-let': { monthlyRent: fromMajor(1_500) } } });
    const at = instant((one.clock.now += 1));
    await fromElsewhere(one, dealOf(2, { createdAt: at, inputs: { 'buy-to-let': { monthlyRent: fromMajor(1_600) } } }));
    await one.settle();
    const told = (await one.events()).toSorted((left, right) => (left.event.about.id < right.event.about.id ? -1 : 1));
    expect(told.map(({ event }) => [event.about.id, event.from === null])).toEqual([
      [deal.id, false],
      [dealOf(2).id, true],
    ]);
  });

  it('ignore a figure that changed with the strategy, and follow it under the new strategy', async () => {
    const one = await tab();
    const deal = dealOf(1, { inputs: { 'buy-to-let': { monthlyRent: fromMajor(700) } } });
    await one.data.mutate({ type: 'deal/add', deal });
    await one.data.rescore([deal.id], instant(one.clock.now));
    await addRule(one, { kind: 'monthly-cash-flow', atLeast: fromMajor(200) });
    await addRule(one, { kind: 'profit', atLeast: fromMajor(1_000) });
    const shared: Deal = { ...deal, mid: idOf(90_011), strategy: 'hmo', inputs: roomsAt(700) };
    await fromElsewhere(one, shared);
    await one.settle();
    expect(await one.events()).toEqual([]);
    expect(await one.view.alertSeen.get(deal.id)).toMatchObject({ strategy: 'hmo', profit: null });
    await fromElsewhere(one, { ...shared, mid: idOf(90_012), inputs: roomsAt(300) });
    await one.settle();
    await fromElsewhere(one, { ...shared, mid: idOf(90_013), inputs: roomsAt(750) });
    await one.settle();
    expect((await one.events()).map(({ event }) => event.test.kind)).toEqual(['monthly-cash-flow']);
  });

  it('report the profit of a flip', async () => {
    const one = await tab();
    const deal = dealOf(1, { strategy: 'flip', inputs: flipAt(190_000) });
    await one.data.mutate({ type: 'deal/add', deal });
    await one.data.rescore([deal.id], instant(one.clock.now));
    await addRule(one, { kind: 'profit', atLeast: fromMajor(25_000) }, { scope: { kind: 'strategy', strategy: 'flip' } });
    await fromElsewhere(one, { ...deal, mid: idOf(90_021), inputs: flipAt(320_000) });
    await one.settle();
    expect((await one.events()).map(({ event }) => describeEvent(event))).toEqual([
      expect.stringMatching(/^Profit after tax up from −£[\d,]+ to £[\d,]+$/),
    ]);
  });

  it('ignore deals that sync to a new device for the first time', async () => {
    const one = await tab();
    await addRule(one, { kind: 'score', atLeast: 1 });
    for (const n of [1, 2, 3]) await fromElsewhere(one, dealOf(n));
    await one.settle();
    expect(await one.events()).toEqual([]);
    expect(await one.view.alertSeen.count()).toBe(3);
  });

  it('ignore a changed profile, and deals in the bin', async () => {
    const one = await tab();
    const deal = dealOf(1, { inputs: { 'buy-to-let': { monthlyRent: fromMajor(1_500) } } });
    await one.data.mutate({ type: 'deal/add', deal });
    await addRule(one, anyDrop);
    await addRule(one, { kind: 'net-yield', atLeast: rate(0.05) });
    const profile = await one.data.readProfile();
    await one.data.writeProfile(
      { ...profile, defaults: { ...profile.defaults, management: rate(0) } },
      idOf(90_002),
      instant(one.clock.now),
    );
    await one.data.mutate({ type: 'deal/bin', id: deal.id, binned: true, stamp: stampAt((one.clock.now += 1)) });
    await one.settle();
    await readAgain(one, deal, asking(150_000));
    await one.settle();
    expect(await one.events()).toEqual([]);
  });

  it('make one event if two tabs and two devices see the same change', async () => {
    const one = await tab();
    const deal = dealOf(1);
    await one.data.mutate({ type: 'deal/add', deal });
    const ruleId = await addRule(one, anyDrop);
    const second = watcher(one.clock);
    second.watch.opened(one.stores);
    await second.settle();
    await readAgain(one, deal, asking(180_000));
    await Promise.all([one.settle(), second.settle()]);
    second.watch.closing();
    const [told, ...more] = await one.events();
    expect(more).toEqual([]);
    const other = await tab();
    const row = await one.view.alertRules.get(ruleId);
    await other.data.mutate({ type: 'deal/add', deal });
    await other.data.mutateAlert({ type: 'alert/rule', id: ruleId, rule: row?.rule ?? null, stamp: stampAt(noon) });
    await other.settle();
    other.clock.now += 9_000_000;
    await readAgain(other, deal, asking(180_000));
    await other.settle();
    const [elsewhere] = await other.events();
    expect(elsewhere?.id).toBe(told?.id);
    expect({ ...elsewhere?.event, firedAt: 0 }).toEqual({ ...told?.event, firedAt: 0 });
  });

  it('store nothing about deals without rules', async () => {
    const one = await tab();
    await one.data.mutate({ type: 'deal/add', deal: dealOf(1) });
    await one.settle();
    expect(await one.view.alertSeen.count()).toBe(0);
    const id = await addRule(one, anyDrop);
    expect(await one.view.alertSeen.count()).toBe(1);
    await one.data.mutateAlert({ type: 'alert/rule', id, rule: null, stamp: stampAt(one.clock.now) });
    await one.settle();
    expect([await one.view.alertSeen.count(), await one.view.alertRules.count()]).toEqual([0, 0]);
  });
});

describe('alerts for areas and holdings', () => {
  it('report a figure changed by a new pack once, and not its first value', async () => {
    let value = 200_000;
    const readArea: AreaAndPortfolioSources['readArea'] = async () => ({ value, text: `£${value}`, period: 'January 2025' });
    const one = await tab(undefined, undefined, { readArea });
    const place = { kind: 'district', code: 'M6', name: 'M6' };
    await addRule(one, { kind: 'area-figure', place, measure: 'price', label: 'Average price', share: rate(0.03) });
    expect(await one.events()).toEqual([]);
    value = 210_000;
    await one.settle();
    await one.settle();
    expect((await one.events()).map(({ event }) => describeEvent(event))).toEqual([
      'Average price went from £200000 (January 2025) to £210000 (January 2025)',
    ]);
  });

  it('report an upcoming date on the day set by its rule, and only once across restarts', async () => {
    const obligation = { holdingId: 'h1', title: '1 Example Street', id: 'l1', kind: 'mortgage-ends', on: isoDate('2027-04-15') } as const;
    const elsewhere: AreaAndPortfolioSources = {
      readArea: async () => null,
      readPortfolio: async () => ({ obligations: [obligation], leverage: [] }),
    };
    const one = await tab(undefined, { now: Date.UTC(2027, 0, 14) }, elsewhere);
    await addRule(one, { kind: 'date-near', what: 'mortgage-ends', days: 90 });
    expect(await one.events()).toEqual([]);
    await one.data.close();
    one.clock.now += 86_400_000;
    const next = await tab(one.name, one.clock, elsewhere);
    expect((await next.events()).map(({ event }) => describeEvent(event))).toEqual(['Mortgage deal ends on 15 April 2027']);
    await next.data.close();
    const again = await tab(one.name, one.clock, elsewhere);
    expect(await again.events()).toHaveLength(1);
  });

  it('check a saved holding’s debt, value and rent cover, and its dates', async () => {
    const one = await tab(undefined, { now: Date.UTC(2026, 10, 22) }, { readArea: async () => null, readPortfolio });
    await addRule(one, { kind: 'date-near', what: 'mortgage-ends', days: 90 });
    await addRule(one, { kind: 'date-near', what: 'certificate-expires', days: 30 });
    await addRule(one, { kind: 'loan-to-value', atMost: percent(60) });
    await addRule(one, { kind: 'cover-at-rate', rate: percent(8), atLeast: 1.25 });
    expect(await one.events()).toEqual([]);
    const holding = letHolding({
      loans: { loan: interestOnly({ fixedUntil: isoDate('2027-01-31') }) },
      certificates: { gas: { kind: 'gas-safety', name: '', expiresOn: isoDate('2026-12-24') } },
    });
    expect((await one.data.mutateItem({ coll: 'holdings', id: idOf(70), item: holding, stamp: stampAt(one.clock.now) })).ok).toBe(true);
    // Well before the hourly check.
    await one.settle(60_000);
    // £150,000 on £240,000; £14,400 a year against 8% of £150,000. The certificate is 32 days away.
    expect((await one.events()).map(({ event }) => describeEvent(event)).toSorted()).toEqual([
      'Loans total 62.5% of the value',
      'Mortgage deal ends on 31 January 2027',
      'Rent covers 120% of the interest at 8%',
    ]);
    one.clock.now += 2 * 86_400_000;
    await one.settle();
    expect(await one.events()).toHaveLength(4);
  });
});

describe('alert events', () => {
  it('can be read, dismissed and restored, are queued to sync, and are deleted after ninety days', async () => {
    const one = await tab();
    const deal = dealOf(1);
    await one.data.mutate({ type: 'deal/add', deal });
    await addRule(one, anyDrop);
    const before = one.sent();
    await readAgain(one, deal, asking(180_000));
    await one.settle();
    expect(one.sent() - before).toBeGreaterThan(0);
    const [row] = await one.events();
    const id = row?.id ?? '';
    const mark = (marks: { readonly read?: boolean; readonly dismissed?: boolean }) =>
      one.data.mutateAlert({ type: 'alert/mark', events: [{ id, mid: stampAt(one.clock.now).mid }], ...marks, at: instant(one.clock.now) });
    await mark({ read: true });
    expect(await one.view.alertEvents.get(id)).toMatchObject({ unread: 0, event: { read: true } });
    await mark({ dismissed: true });
    await mark({ dismissed: false, read: false });
    expect((await one.view.alertEvents.get(id))?.event).toEqual(row?.event);
    await one.data.close();
    one.clock.now += 91 * 86_400_000;
    const later = await tab(one.name, one.clock);
    expect(await later.events()).toEqual([]);
    expect((await readRecords(later.documents, 'alertEvents', [id])).map(({ deleted }) => deleted)).toEqual([true]);
  });

  it('reject an invalid rule', async () => {
    const one = await tab();
    const rule = { version: 1, test: { kind: 'score', atLeast: 0 }, scope: { kind: 'all' }, on: true, createdAt: 0, updatedAt: 0 };
    const answer = await one.data.mutateAlert({
      type: 'alert/rule',
      id: idOf(1),
      rule: rule as unknown as AlertRule,
      stamp: stampAt(noon),
    });
    expect(answer).toMatchObject({ ok: false, error: { kind: 'invalid' } });
  });
});
