import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromMajor, minor } from '../../../../src/core/kernel/money.ts';
import { percent, rate } from '../../../../src/core/kernel/rate.ts';
import { evaluateAndJudge } from '../../../../src/core/pipeline/evaluateStrategy.ts';
import type { Judgement } from '../../../../src/core/pipeline/judgeStrategy.ts';
import { evaluateDeal } from '../../../../src/core/pipeline/evaluateDeal.ts';
import { numberOf } from '../../../../src/core/score/strategies/strategySubject.ts';
import { sampleJob } from '../../../support/dealFixtures.ts';
import type { OtherStrategy } from '../../../support/otherStrategy.ts';
import type { InputsOf } from '../../../../src/core/deal/strategies/inputsById.ts';

type Yours = Readonly<Record<string, unknown>>;

function judged(strategy: OtherStrategy | 'buy-to-let', yours: Yours): Judgement {
  const result = evaluateAndJudge({ job: sampleJob(), strategy, yours: yours as Partial<InputsOf<OtherStrategy>> });
  if (!result.ok) throw new Error(result.error.message);
  if (result.value.judgement === null) throw new Error('The strategy has no judgement');
  return result.value.judgement;
}

const rooms = (count: number, monthlyRent: number) =>
  Array.from({ length: count }, (_, at) => ({ label: `Room ${at + 1}`, monthlyRent, voidWeeks: 3, people: 1, squareMetres: 10 }));

const amount = (low: number, high: number) => fc.integer({ min: low, max: high }).map((pounds) => fromMajor(pounds));

/** Random user values for each strategy. */
const drawn: Readonly<Record<OtherStrategy, fc.Arbitrary<Yours>>> = {
  flip: fc.record({
    purchasePrice: amount(60_000, 600_000),
    afterRepairValue: amount(80_000, 900_000),
    refurbishment: amount(0, 90_000),
    projectMonths: fc.integer({ min: 3, max: 24 }),
  }),
  brrrr: fc.record({
    purchasePrice: amount(60_000, 600_000),
    afterRepairValue: amount(80_000, 900_000),
    refurbishment: amount(0, 90_000),
    monthlyRent: amount(400, 4_000),
  }),
  hmo: fc.record({
    purchasePrice: amount(80_000, 900_000),
    rooms: fc
      .tuple(fc.integer({ min: 2, max: 8 }), fc.integer({ min: 250, max: 900 }))
      .map(([count, rent]) => rooms(count, fromMajor(rent))),
  }),
  'serviced-accommodation': fc.record({
    purchasePrice: amount(80_000, 900_000),
    nightlyRate: amount(40, 300),
    occupancy: fc.integer({ min: 20, max: 95 }).map((share) => percent(share)),
  }),
  'rent-to-rent': fc.record({
    leaseRentPerMonth: amount(400, 3_000),
    leaseDeposit: amount(0, 4_000),
    rooms: fc
      .tuple(fc.integer({ min: 2, max: 8 }), fc.integer({ min: 250, max: 900 }))
      .map(([count, rent]) => rooms(count, fromMajor(rent))),
  }),
  'house-hack': fc.record({
    purchasePrice: amount(80_000, 700_000),
    housingCostNow: amount(0, 3_000),
    rooms: fc
      .tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 250, max: 1_200 }))
      .map(([count, rent]) => rooms(count, fromMajor(rent))),
  }),
};

const strategies = Object.keys(drawn) as readonly OtherStrategy[];
const leverOf = (strategy: OtherStrategy): string => (strategy === 'rent-to-rent' ? 'leaseRentPerMonth' : 'purchasePrice');

/** The same values with the price multiplied by this share. */
function atShareOfPrice(strategy: OtherStrategy, yours: Yours, share: number): Yours {
  const lever = leverOf(strategy);
  return { ...yours, [lever]: minor(Math.round((yours[lever] as number) * share)) };
}

/** The same values with a better income or end value. */
function better(strategy: OtherStrategy, yours: Yours): Yours {
  if (strategy === 'flip') return { ...yours, afterRepairValue: minor(Math.round((yours['afterRepairValue'] as number) * 1.1)) };
  if (strategy === 'brrrr') return { ...yours, monthlyRent: minor(Math.round((yours['monthlyRent'] as number) * 1.1)) };
  if (strategy === 'serviced-accommodation') return { ...yours, occupancy: rate(Math.min(1, (yours['occupancy'] as number) + 0.04)) };
  return {
    ...yours,
    rooms: (yours['rooms'] as ReturnType<typeof rooms>).map((room) => ({ ...room, monthlyRent: room.monthlyRent + 2_500 })),
  };
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

describe('a deal judged under its strategy', () => {
  it.each(strategies)('%s: points add up to the total, weights add up to 100, and every rule has text', (strategy) => {
    fc.assert(
      fc.property(drawn[strategy], (yours) => {
        const { score, rules, verdict } = judged(strategy, yours);
        expect(sum(score.criteria.map(({ weight }) => weight))).toBe(100);
        expect(sum(score.criteria.map(({ points }) => points))).toBe(score.total);
        expect(score.low <= score.total && score.total <= score.high).toBe(true);
        expect(rules.every(({ words }) => words !== '')).toBe(true);
        expect(verdict.rulesMet <= verdict.rulesAsked).toBe(true);
        expect(verdict.words).not.toMatch(/NaN|undefined|Infinity/);
      }),
      { seed: 2612, numRuns: 200 },
    );
  });

  it.each(strategies)('%s: a lower price, a better income or a better end value never lowers the score', (strategy) => {
    fc.assert(
      fc.property(drawn[strategy], fc.double({ min: 0.6, max: 0.99, noNaN: true }), (yours, share) => {
        const now = judged(strategy, yours).score.total;
        expect(judged(strategy, atShareOfPrice(strategy, yours, share)).score.total).toBeGreaterThanOrEqual(now);
        expect(judged(strategy, better(strategy, yours)).score.total).toBeGreaterThanOrEqual(now);
      }),
      { seed: 2613, numRuns: 200 },
    );
  });

  it.each(strategies)('%s: the amount in its verdict meets every rule, and a step above it does not', (strategy) => {
    let [drawnDeals, named] = [0, 0];
    fc.assert(
      fc.property(drawn[strategy], (yours) => {
        drawnDeals += 1;
        const { verdict } = judged(strategy, yours);
        const found = /at £([\d,]+)(?: a month)? or less/.exec(verdict.words)?.[1];
        if (found === undefined) return;
        named += 1;
        const at = fromMajor(Number(found.replaceAll(',', '')));
        const step = strategy === 'rent-to-rent' ? 5_00 : 500_00;
        const lever = leverOf(strategy);
        const verdictAt = (pence: number) => judged(strategy, { ...yours, [lever]: minor(pence) }).verdict;
        expect(verdictAt(at).words).toMatch(/^Meets all/);
        // The search for the amount stops at 1.5 times the amount entered.
        if (at < (yours[lever] as number) * 1.5 - step) expect(verdictAt(at + step).words).not.toMatch(/^Meets all/);
      }),
      { seed: 2614, numRuns: 200 },
    );
    expect(named * 20).toBeGreaterThan(drawnDeals);
  });

  it('scores each figure within its scale: a flip calculated by hand', () => {
    const yours = { purchasePrice: fromMajor(100_000), afterRepairValue: fromMajor(170_000), refurbishment: fromMajor(20_000) };
    const result = evaluateAndJudge({ job: sampleJob(), strategy: 'flip', yours });
    if (!result.ok) throw new Error(result.error.message);
    const { score, rules, verdict } = judged('flip', yours);
    // Price 100,000, tax 5,000, fees, works 22,000, and nine months of holding costs and of a 75,000 bridging loan.
    const value = (id: string): number => numberOf(result.value.analysis, id) ?? Number.NaN;
    expect(value('profitOnCost')).toBeCloseTo(0.197, 2);
    expect(score.criteria.map(({ id, share }) => [id, share])).toEqual([
      ['profit-on-cost', (value('profitOnCost') - 0.05) / 0.2],
      ['profit', value('profit') / 40_000_00],
      ['return-on-cash', Math.min(1, value('roi') / 0.4)],
      ['margin', expect.closeTo((value('margin') - 0.05) / 0.15)],
      ['listing', expect.any(Number)],
    ]);
    expect(rules.map(({ id, met }) => [id, met])).toEqual([
      ['profit-on-cost', false],
      ['profit', true],
      ['return-on-cash', true],
    ]);
    expect(verdict.words.replaceAll('\u00a0', ' ')).toMatch(
      /^Meets 2 of the 3 usual rules for buying, refurbishing and selling\. Profit on cost: 19\.\d%, below the usual 20\.0%\. It would meet them all at £\d\d,\d00 or less\.$/,
    );
  });

  it('treats no cash left in as the best result of a refinance, and names the rule that is missed', () => {
    const all = judged('brrrr', {
      purchasePrice: fromMajor(80_000),
      afterRepairValue: fromMajor(180_000),
      refurbishment: fromMajor(15_000),
      monthlyRent: fromMajor(1_300),
    });
    expect(all.rules.find(({ id }) => id === 'left-in')).toMatchObject({ met: true, words: '0%, meets the usual 25%' });
    const poor = judged('brrrr', {
      purchasePrice: fromMajor(185_000),
      afterRepairValue: fromMajor(200_000),
      refurbishment: fromMajor(30_000),
      monthlyRent: fromMajor(900),
    });
    expect(poor.verdict.words).toMatch(
      /^Meets 1 of the 5 usual rules for refurbishing and refinancing\. Cash left in: \d+%, above the usual 25%\./,
    );
    expect(poor.score.total).toBeLessThan(30);
  });

  it('judges a buy-to-let like the deal itself: the same score, rules and verdict', () => {
    const yours = { monthlyRent: fromMajor(1_250) };
    const own = evaluateDeal(sampleJob({ overrides: yours }));
    if (!own.ok) throw new Error(own.gap.message);
    const { score, rules, verdict } = judged('buy-to-let', yours);
    expect(score).toEqual(own.outcome.score);
    expect(rules).toEqual(own.outcome.rules);
    expect(verdict.words).toBe(own.outcome.report.verdict);
  });
});
