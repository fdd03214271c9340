import { describe, expect, it } from 'vitest';
import { evaluateDealRule, holdsNow } from '../../../../src/core/alerts/evaluateDealRule.ts';
import { levelFiguresOf, type DealState } from '../../../../src/core/alerts/dealState.ts';
import { isDealTest, versionOf, type AlertScope, type AlertTest } from '../../../../src/core/alerts/alertRule.ts';
import { describeLimit, describeEvent } from '../../../../src/core/alerts/describeEvent.ts';
import { levels } from '../../../../src/core/alerts/levelTest.ts';
import { describeRule } from '../../../../src/core/alerts/describeRule.ts';
import { fromMajor } from '../../../../src/core/kernel/money.ts';
import { rate } from '../../../../src/core/kernel/rate.ts';
import { now, ruleOf, seen, stateOf } from './alertCases.ts';

const words = (test: AlertTest, before: DealState | null, after: DealState) => wordsWithin({ kind: 'all' }, test)(before, after);
const wordsWithin = (scope: AlertScope, test: AlertTest) => (before: DealState | null, after: DealState) =>
  evaluateDealRule(ruleOf(test, scope), { before, after, now }).map(({ event }) => describeEvent(event));
const by = (pounds: number) => ({ kind: 'price-drop', amount: fromMajor(pounds), currency: 'GBP' }) as const;
const byShare = (share: number) => ({ kind: 'price-drop-share', share: rate(share) }) as const;
const asking = (...prices: readonly number[]) => stateOf({ sightings: seen(...prices) });

const figures = [
  { name: 'score', test: { kind: 'score', atLeast: 60 }, below: 59.4, at: 59.6, above: 72 },
  { name: 'grossYield', test: { kind: 'gross-yield', atLeast: rate(0.06) }, below: 0.05994, at: 0.05996, above: 0.07 },
  { name: 'netYield', test: { kind: 'net-yield', atLeast: rate(0.045) }, below: 0.0449, at: 0.045, above: 0.05 },
  { name: 'cashOnCash', test: { kind: 'cash-on-cash', atLeast: rate(0.08) }, below: -0.02, at: 0.08, above: 0.2 },
  { name: 'monthlyCashFlow', test: { kind: 'monthly-cash-flow', atLeast: fromMajor(200) }, below: 199_49, at: 199_50, above: 340_00 },
  { name: 'monthlyCashFlow', test: { kind: 'monthly-cash-flow', atLeast: fromMajor(0) }, below: -50, at: -49, above: 1_00 },
  { name: 'profit', test: { kind: 'profit', atLeast: fromMajor(25_000) }, below: -3_000_00, at: 25_000_00, above: 40_000_00 },
  // For these figures lower is better, so `below` here is a value above the limit.
  { name: 'cashLeftIn', test: { kind: 'cash-left-in', atMost: fromMajor(10_000) }, below: 10_000_50, at: 10_000_49, above: 0 },
  { name: 'breakEvenOccupancy', test: { kind: 'break-even-occupancy', atMost: rate(0.7) }, below: 0.70006, at: 0.70004, above: 0.5 },
] as const;

it('the level cases cover every figure that an alert rule can watch', () => {
  expect(new Set(figures.map(({ test }) => test.kind))).toEqual(new Set(Object.keys(levels)));
  for (const { name, test } of figures) expect(levels[test.kind].figure).toBe(name);
});

describe.each(figures)('alert rule on $name', ({ name, test, below, at, above }) => {
  const of = (value: number | null) => stateOf({ [name]: value });

  it('fires when the figure, rounded as displayed, reaches the target', () => {
    expect(words(test, of(below), of(at))).toHaveLength(1);
    expect(words(test, of(below), of(above))).toHaveLength(1);
  });

  it('stays silent below the target, when the target was already met, and after a fall', () => {
    expect(words(test, of(below), of(below))).toEqual([]);
    expect(words(test, of(at), of(above))).toEqual([]);
    expect(words(test, of(above), of(below))).toEqual([]);
    expect(words(test, of(below), of(null))).toEqual([]);
  });

  it('fires for a new deal that meets the target, and for a deal whose figure was not measurable before', () => {
    expect(words(test, null, of(above))).toHaveLength(1);
    expect(words(test, null, of(below))).toEqual([]);
    expect(words(test, of(null), of(above))).toHaveLength(1);
  });

  it('stays silent when the strategy changes, then watches the figure under the new strategy', () => {
    const [was, is] = [of(below), { ...of(above), strategy: 'hmo' } as const];
    expect(words(test, was, is)).toEqual([]);
    expect(words(test, { ...was, strategy: 'hmo' }, is)).toHaveLength(1);
    expect(words(test, is, { ...of(above), strategy: 'flip' })).toEqual([]);
  });

  it('stays silent if the deal’s strategy does not have the figure', () => {
    expect(words(test, null, of(null))).toEqual([]);
    expect(words(test, of(above), of(null))).toEqual([]);
    expect(holdsNow(test, of(null))).toBe(false);
  });

  it('holdsNow is true exactly when the figure meets the target', () => {
    expect([below, at, above].map((value) => holdsNow(test, of(value)))).toEqual([false, true, true]);
  });
});

describe('text of an alert when a figure reaches its target', () => {
  it.each<{
    readonly test: AlertTest;
    readonly was: Partial<DealState>;
    readonly is: Partial<DealState>;
    readonly rule: string;
    readonly event: string;
    readonly asked: string;
  }>([
    {
      test: { kind: 'monthly-cash-flow', atLeast: fromMajor(200) },
      was: { monthlyCashFlow: -12_40 },
      is: { monthlyCashFlow: 211_60 },
      rule: 'When the monthly cash flow of any deal rises to £200 or more',
      event: 'Monthly cash flow up from −£12 to £212',
      asked: 'Your alert: £200 or more',
    },
    {
      test: { kind: 'profit', atLeast: fromMajor(25_000) },
      was: { profit: null },
      is: { profit: 30_000_00 },
      rule: 'When the profit after tax of any deal rises to £25,000 or more',
      event: 'Profit after tax £30,000, previously unavailable',
      asked: 'Your alert: £25,000 or more',
    },
    {
      test: { kind: 'cash-left-in', atMost: fromMajor(10_000) },
      was: { cashLeftIn: 18_000_00 },
      is: { cashLeftIn: 0 },
      rule: 'When the cash left in of any deal falls to £10,000 or less',
      event: 'Cash left in down from £18,000 to £0',
      asked: 'Your alert: £10,000 or less',
    },
    {
      test: { kind: 'break-even-occupancy', atMost: rate(0.7) },
      was: { breakEvenOccupancy: 0.81 },
      is: { breakEvenOccupancy: 0.66 },
      rule: 'When the break-even occupancy of any deal falls to 70% or less',
      event: 'Break-even occupancy down from 81.0% to 66.0%',
      asked: 'Your alert: 70% or less',
    },
  ])('describes a $test.kind alert', ({ test, was, is, rule, event, asked }) => {
    expect(describeRule({ test, scope: { kind: 'all' } })).toBe(rule);
    expect(words(test, stateOf(was), stateOf(is))).toEqual([event]);
    expect(describeLimit(test)).toBe(asked);
  });
});

describe('figures watched for a deal', () => {
  it('treat “no cash left in” after a refinancing as £0, so that it meets an upper limit', () => {
    const none = { ...stateOf({ cashLeftIn: null }), strategy: 'brrrr' } as const;
    expect(levelFiguresOf(none).cashLeftIn).toBe(0);
    expect(levelFiguresOf({ ...none, score: null }).cashLeftIn).toBeNull();
    expect(levelFiguresOf({ ...none, strategy: 'flip' }).cashLeftIn).toBeNull();
    expect(levelFiguresOf({ ...none, cashLeftIn: 5_00 }).cashLeftIn).toBe(5_00);
  });
});

describe('alert rule on the asking price', () => {
  it('reports a price fall even if the strategy changed, because the listing is the same', () => {
    expect(words(by(5_000), asking(200_000), { ...asking(200_000, 190_000), strategy: 'flip' })).toHaveLength(1);
  });

  it('reports a fall of at least the given amount or percentage, with both prices, and ignores smaller falls', () => {
    expect(words(by(10_000), asking(240_000), asking(240_000, 230_000))).toEqual([
      'Asking price down by £10,000 (4.2%), from £240,000 to £230,000',
    ]);
    expect(words(by(10_001), asking(240_000), asking(240_000, 230_000))).toEqual([]);
    expect(words(byShare(0.05), asking(200_000), asking(200_000, 190_000))).toHaveLength(1);
    expect(words(byShare(0.0501), asking(200_000), asking(200_000, 190_000))).toEqual([]);
  });

  it('adds up small falls until together they trigger the alert', () => {
    expect(words(byShare(0.05), asking(200_000, 194_000), asking(200_000, 194_000, 189_000))).toEqual([
      'Asking price down by £11,000 (5.5%), from £200,000 to £189,000',
    ]);
    expect(words(byShare(0.05), asking(200_000, 189_000), asking(200_000, 189_000, 185_000))).toEqual([]);
  });

  it('measures a fall after a rise from the higher price', () => {
    expect(words(by(15_000), asking(200_000, 210_000), asking(200_000, 210_000, 195_000))).toHaveLength(1);
  });

  it('reports every fall since the last check, and the second of two equal falls', () => {
    expect(words(by(5_000), asking(250_000), asking(250_000, 240_000, 230_000))).toHaveLength(2);
    const again = asking(250_000, 240_000, 250_000, 240_000);
    const [first] = evaluateDealRule(ruleOf(by(5_000)), { before: asking(250_000), after: asking(250_000, 240_000), now });
    const [second, ...more] = evaluateDealRule(ruleOf(by(5_000)), { before: asking(250_000, 240_000), after: again, now });
    expect(more).toEqual([]);
    expect(second?.id).not.toBe(first?.id);
  });

  it('ignores prices in another currency, and falls of a new deal from before it was added', () => {
    const euros = { ...by(5_000), currency: 'EUR' } as const;
    expect(words(euros, asking(250_000), asking(250_000, 200_000))).toEqual([]);
    expect(words(by(5_000), null, asking(250_000, 200_000))).toEqual([]);
  });

  it('reports a price that reaches the target, including for a new deal, and again if it rises and falls back', () => {
    const target = { kind: 'price-at-most', amount: fromMajor(190_000), currency: 'GBP' } as const;
    expect(words(target, asking(200_000), asking(200_000, 190_000))).toEqual(['Asking price down from £200,000 to £190,000']);
    expect(words(target, asking(200_000), asking(200_000, 190_001))).toEqual([]);
    expect(words(target, null, asking(180_000))).toEqual(['A new deal asking £180,000']);
    expect(words(target, asking(180_000), asking(180_000, 175_000))).toEqual([]);
    expect(words(target, asking(180_000, 200_000), asking(180_000, 200_000, 180_000))).toHaveLength(1);
    expect([asking(180_000), asking(180_000, 200_000)].map((state) => holdsNow(target, state))).toEqual([true, false]);
  });
});

describe('alert rule on a return to the market', () => {
  const back = { kind: 'back-on-market' } as const;

  it('reports a return after any other status and names that status', () => {
    const before = stateOf({ sightings: seen('available', 'sold-stc') });
    const after = stateOf({ sightings: seen('available', 'sold-stc', 'available') });
    expect(words(back, before, after)).toEqual(['Back on the market (was sold subject to contract)']);
    expect(words(back, after, stateOf({ sightings: [...after.sightings, ...seen('available')] }))).toEqual([]);
    expect(words(back, stateOf(), stateOf({ sightings: seen(200_000, 'available') }))).toEqual([]);
  });
});

describe('scope of an alert rule', () => {
  const test = { kind: 'score', atLeast: 60 } as const;
  const after = stateOf({ score: 70, tags: ['near work'] });

  it.each<[AlertScope, boolean]>([
    [{ kind: 'stage', stage: 'shortlisted' }, true],
    [{ kind: 'stage', stage: 'offer' }, false],
    [{ kind: 'strategy', strategy: 'buy-to-let' }, true],
    [{ kind: 'strategy', strategy: 'flip' }, false],
    [{ kind: 'tag', tag: 'near work' }, true],
    [{ kind: 'tag', tag: 'near' }, false],
    [{ kind: 'deal', dealId: 'deal1', title: 'It' }, true],
    [{ kind: 'deal', dealId: 'deal2', title: 'Another' }, false],
    [{ kind: 'area', area: 'm6' }, true],
    [{ kind: 'area', area: 'M' }, true],
    [{ kind: 'area', area: 'M60' }, false],
    [{ kind: 'area', area: 'S' }, false],
  ])('scope %j includes the deal: %s', (scope, is) => {
    expect(wordsWithin(scope, test)(stateOf(), after)).toHaveLength(is ? 1 : 0);
  });

  it('does not fire when a deal only enters the scope and its figure is unchanged', () => {
    expect(wordsWithin({ kind: 'stage', stage: 'shortlisted' }, test)(stateOf({ stage: 'new', score: 70 }), after)).toEqual([]);
  });
});

it('a portfolio rule is not a deal rule and never fires for a deal', () => {
  expect(isDealTest({ kind: 'loan-to-value', atMost: rate(0.75) })).toBe(false);
  expect(words({ kind: 'loan-to-value', atMost: rate(0.75) }, null, stateOf())).toEqual([]);
});

const inMoney = (monthlyCashFlow: number, currency: 'GBP' | 'USD') => stateOf({ monthlyCashFlow, currency });

describe('alert rules on amounts in two currencies', () => {
  const inDollars = { kind: 'monthly-cash-flow', atLeast: fromMajor(200), currency: 'USD' } as const;
  const inPounds = { kind: 'monthly-cash-flow', atLeast: fromMajor(200) } as const;

  it('a rule in dollars applies only to deals in dollars, and a rule in pounds only to deals in pounds', () => {
    expect(words(inDollars, inMoney(100_00, 'USD'), inMoney(250_00, 'USD'))).toEqual(['Monthly cash flow up from $100 to $250']);
    expect(words(inDollars, inMoney(100_00, 'GBP'), inMoney(250_00, 'GBP'))).toEqual([]);
    expect(words(inPounds, inMoney(100_00, 'USD'), inMoney(250_00, 'USD'))).toEqual([]);
    expect(words(inPounds, null, inMoney(250_00, 'USD'))).toEqual([]);
    expect(holdsNow(inDollars, inMoney(250_00, 'USD'))).toBe(true);
    expect(holdsNow(inDollars, inMoney(250_00, 'GBP'))).toBe(false);
    expect(holdsNow(inPounds, inMoney(250_00, 'USD'))).toBe(false);
  });

  it('a deal whose country is corrected counts as neither risen nor fallen', () => {
    expect(words(inDollars, inMoney(100_00, 'GBP'), inMoney(250_00, 'USD'))).toEqual([]);
    expect(words({ kind: 'score', atLeast: 60 }, stateOf({ currency: 'GBP', score: 10 }), stateOf({ currency: 'USD', score: 90 }))).toEqual(
      [],
    );
  });

  it('a rule on a percentage or a score applies in every currency', () => {
    const test = { kind: 'cash-on-cash', atLeast: rate(0.08) } as const;
    expect(words(test, stateOf({ currency: 'USD', cashOnCash: 0.02 }), stateOf({ currency: 'USD', cashOnCash: 0.1 }))).toHaveLength(1);
  });

  it('only rules that an older app would misread as pounds need the newer schema version', () => {
    expect([inPounds, { ...inPounds, currency: 'GBP' } as const, { kind: 'score', atLeast: 60 } as const].map(versionOf)).toEqual([
      1, 1, 1,
    ]);
    expect(versionOf(inDollars)).toBe(2);
    const [event] = evaluateDealRule(ruleOf(inDollars), { before: null, after: inMoney(250_00, 'USD'), now });
    expect(event?.event.version).toBe(2);
  });

  it('the description uses the rule’s currency and the country’s names for strategies', () => {
    expect(describeRule({ test: inDollars, scope: { kind: 'strategy', strategy: 'buy-to-let' } }, 'US')).toBe(
      'When the monthly cash flow of any long-term rental rises to $200 or more',
    );
    expect(describeRule({ test: inPounds, scope: { kind: 'all' } })).toBe('When the monthly cash flow of any deal rises to £200 or more');
  });

  it('an American area is a ZIP code or its first three or more digits', () => {
    const score = { kind: 'score', atLeast: 60 } as const;
    const told = (area: string) =>
      wordsWithin({ kind: 'area', area }, score)(stateOf({ outcode: '45402', score: 10 }), stateOf({ outcode: '45402', score: 90 })).length;
    expect(['45402', '454', '45', '4540', '45403', 'M'].map(told)).toEqual([1, 1, 0, 1, 0, 0]);
  });
});
