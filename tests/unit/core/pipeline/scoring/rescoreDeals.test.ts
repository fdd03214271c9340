import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BuyToLetInputs } from '../../../../../src/core/deal/strategies/inputs/buyToLetInputs.ts';
import type { Profile } from '../../../../../src/core/deal/profile.ts';
import { evaluateDeal } from '../../../../../src/core/pipeline/evaluateDeal.ts';
import { evaluateLetting } from '../../../../../src/core/pipeline/evaluateLetting.ts';
import { rowFiguresOf, rowFiguresOfLetting } from '../../../../../src/core/pipeline/scoring/rowFigures.ts';
import { rescoreDeals } from '../../../../../src/core/pipeline/scoring/rescoreDeals.ts';
import { minor } from '../../../../../src/core/kernel/money.ts';
import { emptyFacts, sampleJob } from '../../../../support/dealFixtures.ts';
import { anyAssumptions } from '../../engine/numbers/anyDeal.ts';

const { deal, profile, today } = sampleJob();
const dealWith = (own: Partial<BuyToLetInputs>) => ({ ...deal, inputs: { 'buy-to-let': own } });

const anyWeights = fc.record(
  { 'cash-flow': fc.nat(40), 'net-yield': fc.nat(40), 'hold-return': fc.nat(40), energy: fc.nat(40) },
  { requiredKeys: [] },
) as fc.Arbitrary<Profile['weights']>;

const otherStrategies = ['brrrr', 'flip', 'hmo', 'serviced-accommodation', 'rent-to-rent', 'house-hack'] as const;

describe('a rescored list', () => {
  it('has the same score, band, figures and verdict as each deal evaluated on its own', () => {
    fc.assert(
      fc.property(anyAssumptions, anyWeights, (assumptions, weights) => {
        const own = { ...profile, weights };
        const [rescored] = rescoreDeals({ deals: [dealWith(assumptions)], profile: own, today });
        const single = evaluateLetting({ deal: dealWith(assumptions), profile: own, today });
        if (!single.ok || rescored === undefined || !rescored.ok) throw new Error('One of the two has no figures');
        const { score, analysis, report } = single.outcome;
        expect(rescored.marks).toEqual({ total: score.total, band: score.band });
        expect(rescored.figures).toEqual(rowFiguresOfLetting(analysis.figures));
        expect(rescored.verdict).toBe(report.verdict);
      }),
      { numRuns: 150 },
    );
  });

  it('keeps the order of the deals, uses each deal’s own hold, and names missing inputs', () => {
    const longer = dealWith({ holdYears: 20 });
    const unpriced = { ...deal, facts: emptyFacts };
    const [first, second, third, again] = rescoreDeals({ deals: [deal, longer, unpriced, deal], profile, today });
    expect(first).toEqual(again);
    const single = evaluateLetting({ deal: longer, profile, today });
    expect(single.ok && second?.ok && second.marks.total).toBe(single.ok && single.outcome.score.total);
    expect(third).toEqual({
      ok: false,
      strategy: 'buy-to-let',
      card: null,
      rulesMet: null,
      rulesAsked: null,
      message: 'The listing has no price. Add a purchase price to see results.',
    });
  });

  it('shows the same score, figures, verdict and card as the deal itself, under every other strategy', () => {
    for (const strategy of otherStrategies) {
      const planned = { ...deal, strategy };
      const [rescored] = rescoreDeals({ deals: [planned], profile, today });
      const single = evaluateDeal({ deal: planned, profile, today });
      if (!single.ok || rescored === undefined || !rescored.ok) throw new Error(`${strategy} has no figures`);
      const { score, figures, report } = single.outcome;
      expect(single.outcome.strategy).toBe(strategy);
      expect(rescored.marks).toEqual({ total: score.total, band: score.band });
      expect(rescored.figures).toEqual(rowFiguresOf(figures));
      expect(rescored.verdict).toBe(report.verdict);
      expect(rescored.card?.map(({ text }) => text)).toEqual(report.keyFigures.map(({ value }) => value));
      expect(rescored.card).toHaveLength(4);
    }
  });

  it('uses the profile’s strategy for a deal without its own', () => {
    const [planned, own] = rescoreDeals({
      deals: [deal, { ...deal, strategy: 'buy-to-let' }],
      profile: { ...profile, strategy: 'flip' },
      today,
    });
    expect([planned?.strategy, own?.strategy]).toEqual(['flip', 'buy-to-let']);
  });

  it('scores each deal in a mixed list under its own strategy', () => {
    const [letting, rented] = rescoreDeals({ deals: [deal, { ...deal, strategy: 'rent-to-rent' }], profile, today });
    if (letting?.ok !== true || rented?.ok !== true) throw new Error('One of the two has no figures');
    expect(rented.figures.grossYield).toBeNull();
    expect(rented.figures.cashNeeded).not.toBe(letting.figures.cashNeeded);
    expect(rented.verdict).toContain('rent-to-rent');
  });

  it('follows the profile: a stricter rule is missed, and the verdict gives both values', () => {
    const strict: Profile = { ...profile, targets: { ...profile.targets, monthlyCashFlow: minor(100_000_00) } };
    const [lax] = rescoreDeals({ deals: [deal], profile, today });
    const [asked] = rescoreDeals({ deals: [deal], profile: strict, today });
    if (lax?.ok !== true || asked?.ok !== true) throw new Error('The deal has no figures');
    expect(asked.marks).toEqual(lax.marks);
    expect(asked.verdict).toContain('below your £100,000 target.');
    expect(asked.verdict).toMatch(/Monthly cash flow is −?£[\d,]+, /);
  });
});
