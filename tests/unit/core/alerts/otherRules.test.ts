import { describe, expect, it } from 'vitest';
import { evaluateAreaRule } from '../../../../src/core/alerts/evaluateAreaRule.ts';
import { evaluatePortfolioRule, type Leverage, type Obligation } from '../../../../src/core/alerts/evaluatePortfolioRule.ts';
import { parseAlertEvent, parseAlertRule } from '../../../../src/core/alerts/alertSchemas.ts';
import { alertSchemaVersion, type AlertTest } from '../../../../src/core/alerts/alertRule.ts';
import { describeLimit, describeEvent } from '../../../../src/core/alerts/describeEvent.ts';
import { describeRule } from '../../../../src/core/alerts/describeRule.ts';
import { addDays, dayOf, instant } from '../../../../src/core/kernel/calendar.ts';
import { fromMajor } from '../../../../src/core/kernel/money.ts';
import { rate } from '../../../../src/core/kernel/rate.ts';
import { now, ruleOf } from './alertCases.ts';

const today = dayOf(now);
const dayMs = 86_400_000;

const reading = (value: number, period: string) => ({ value, text: `£${value.toLocaleString('en-GB')}`, period });

const due = (days: number, changes: Partial<Obligation> = {}): Obligation => ({
  holdingId: 'holding1',
  title: '1 Example Street',
  id: 'loan1',
  kind: 'mortgage-ends',
  on: addDays(today, days),
  ...changes,
});

const lent = (changes: Partial<Leverage> = {}): Leverage => ({
  holdingId: 'holding1',
  title: '1 Example Street',
  balance: fromMajor(150_000),
  value: fromMajor(200_000),
  rentPerYear: fromMajor(15_000),
  ...changes,
});

const risks = (test: AlertTest) => (after: Leverage, before?: Leverage) =>
  evaluatePortfolioRule(ruleOf(test), {
    before: before === undefined ? null : { portfolio: { obligations: [], leverage: [before] }, at: now },
    after: { obligations: [], leverage: [after] },
    now,
  }).map(({ event }) => describeEvent(event));

const problem = (value: unknown) => {
  const read = parseAlertRule(value);
  return read.ok ? null : read.error;
};

describe('alert rule on an area', () => {
  const test = {
    kind: 'area-figure',
    place: { kind: 'district', code: 'M6', name: 'M6' },
    measure: 'price',
    label: 'Average price',
    share: rate(0.03),
  } as const;
  const words = (before: number | null, after: number) =>
    evaluateAreaRule(ruleOf(test), {
      before: before === null ? null : reading(before, 'January 2025'),
      after: reading(after, 'June 2025'),
      now,
    }).map(({ event }) => describeEvent(event));

  it('reports a figure that new data moved far enough up or down, and nothing when its first data arrives', () => {
    expect(words(200_000, 206_000)).toEqual(['Average price went from £200,000 (January 2025) to £206,000 (June 2025)']);
    expect(words(200_000, 194_000)).toHaveLength(1);
    expect(words(200_000, 205_900)).toEqual([]);
    expect(words(null, 206_000)).toEqual([]);
  });
});

describe('alert rule on dates', () => {
  const test = { kind: 'date-near', what: 'mortgage-ends', days: 90 } as const;
  const events = (after: readonly Obligation[], before: readonly Obligation[] | null = null, ago = 1) =>
    evaluatePortfolioRule(ruleOf(test), {
      before: before === null ? null : { portfolio: { obligations: before, leverage: [] }, at: instant(now - ago * dayMs) },
      after: { obligations: after, leverage: [] },
      now,
    });

  it.each([
    [91, 0],
    [90, 1],
    [0, 1],
    [-1, 0],
  ])('%i days before the date: %i alerts', (days, count) => {
    expect(events([due(days)])).toHaveLength(count);
  });

  it('reports each date of a holding once, and again if it moves', () => {
    expect(events([due(90)], [due(90)])).toHaveLength(1);
    expect(events([due(89)], [due(89)])).toEqual([]);
    expect(events([due(89), due(80, { id: 'loan2' })], [due(89)])).toHaveLength(1);
    expect(events([due(60)], [due(89)])).toHaveLength(1);
    expect(events([due(60, { kind: 'rent-review' })])).toEqual([]);
  });

  it('reports a date that came near while the app was closed, with the id it would have had on time', () => {
    const [late] = events([due(60)], [due(60)], 40);
    const [onTime] = events([due(60)], null);
    expect(late?.id).toBe(onTime?.id);
  });
});

describe('alert rule on lending limits', () => {
  const cover = (at: number) => risks({ kind: 'cover-at-rate', rate: rate(at), atLeast: 1.25 });
  const toValue = risks({ kind: 'loan-to-value', atMost: rate(0.75) });

  it('reports cover below the limit at the given rate, and only once, but not cover exactly at the limit', () => {
    expect(cover(0.08)(lent())).toEqual([]);
    expect(cover(0.081)(lent())).toEqual(['Rent covers 123% of the interest at 8.1%']);
    const less = lent({ rentPerYear: fromMajor(14_000) });
    expect(cover(0.08)(less, lent())).toEqual(['Rent covers 117% of the interest at 8% (was 125%)']);
    expect(cover(0.08)(less, less)).toEqual([]);
    expect(cover(0.2)(lent({ balance: fromMajor(0) }))).toEqual([]);
  });

  it('reports a loan-to-value above the limit, and only once, but not one exactly at the limit', () => {
    const fallen = lent({ value: fromMajor(190_000) });
    expect(toValue(lent())).toEqual([]);
    expect(toValue(fallen, lent())).toEqual(['Loans total 78.9% of the value (was 75.0%)']);
    expect(toValue(fallen, fallen)).toEqual([]);
    expect(toValue(lent({ value: fromMajor(0) }))).toEqual([]);
  });
});

describe('stored alert rules', () => {
  const tests: readonly AlertTest[] = [
    { kind: 'score', atLeast: 70 },
    { kind: 'gross-yield', atLeast: rate(0.06) },
    { kind: 'net-yield', atLeast: rate(0.045) },
    { kind: 'price-drop', amount: fromMajor(10_000), currency: 'GBP' },
    { kind: 'price-drop-share', share: rate(0.05) },
    { kind: 'price-at-most', amount: fromMajor(180_000), currency: 'GBP' },
    { kind: 'back-on-market' },
    {
      kind: 'area-figure',
      place: { kind: 'district', code: 'M6', name: 'M6' },
      measure: 'rent2',
      label: 'Rent of two bedrooms',
      share: rate(0.05),
    },
    { kind: 'date-near', what: 'certificate-expires', days: 60 },
    { kind: 'cover-at-rate', rate: rate(0.08), atLeast: 1.25 },
    { kind: 'loan-to-value', atMost: rate(0.75) },
  ];

  it('are read back as they were written, for every kind of rule', () => {
    for (const test of tests) {
      const { rule } = ruleOf(test, { kind: 'tag', tag: 'near work' });
      expect(parseAlertRule(JSON.parse(JSON.stringify(rule)))).toEqual({ ok: true, value: rule });
    }
  });

  it('are described in one plain sentence each', () => {
    expect(tests.map((test) => describeRule({ test, scope: { kind: 'stage', stage: 'shortlisted' } }))).toEqual([
      'When the score of any shortlisted deal rises to 70 or more',
      'When the gross yield of any shortlisted deal rises to 6% or more',
      'When the net yield of any shortlisted deal rises to 4.5% or more',
      'When the asking price of any shortlisted deal falls by £10,000 or more',
      'When the asking price of any shortlisted deal falls by 5% or more',
      'When the asking price of any shortlisted deal is £180,000 or less',
      'When any shortlisted deal is back on the market',
      'When new data changes rent of two bedrooms in M6 by 5% or more',
      'When a certificate expires within 60 days',
      'When a property’s rent would cover less than 125% of its interest at 8%',
      'When a property’s loans exceed 75% of its value',
    ]);
    expect(describeLimit({ kind: 'price-at-most', amount: fromMajor(180_000), currency: 'GBP' })).toBe('Your alert: £180,000 or less');
  });

  it('are refused with a reason if the version is newer, the kind unknown or a figure out of bounds', () => {
    const { rule } = ruleOf({ kind: 'score', atLeast: 70 });
    expect(problem({ ...rule, version: alertSchemaVersion + 1 })).toContain('newer version');
    expect(problem({ ...rule, test: { kind: 'moon', atLeast: 70 } })).toContain('test.kind');
    expect(problem({ ...rule, test: { kind: 'score', atLeast: 101 } })).toContain('test.atLeast');
    expect(problem({ ...rule, scope: { kind: 'area', area: 'M6 5AN' } })).toContain('scope.area');
    expect(parseAlertEvent({ version: 1 }).ok).toBe(false);
  });

  it('keep fields that only a newer build knows', () => {
    const later = { ...ruleOf({ kind: 'back-on-market' }).rule, quietHours: [22, 7] };
    expect(parseAlertRule(later)).toEqual({ ok: true, value: later });
  });
});
