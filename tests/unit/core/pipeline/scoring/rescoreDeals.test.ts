import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AssumptionOverrides } from '../../../../../src/core/deal/assumptions.ts';
import type { Profile } from '../../../../../src/core/deal/profile.ts';
import { evaluateDeal } from '../../../../../src/core/pipeline/evaluateDeal.ts';
import { rescoreDeals } from '../../../../../src/core/pipeline/scoring/rescoreDeals.ts';
import { minor } from '../../../../../src/core/kernel/money.ts';
import { emptyFacts, sampleJob } from '../../../../support/dealFixtures.ts';
import { anyAssumptions } from '../../engine/numbers/anyDeal.ts';

const { deal, profile, today } = sampleJob();
const dealWith = (overrides: AssumptionOverrides) => ({ ...deal, overrides });

const anyWeights = fc.record(
  { 'cash-flow': fc.nat(40), 'net-yield': fc.nat(40), 'hold-return': fc.nat(40), energy: fc.nat(40) },
  { requiredKeys: [] },
) as fc.Arbitrary<Profile['weights']>;

describe('a list scored anew', () => {
  it('has the total, the band, the figures and the verdict of each deal evaluated on its own', () => {
    fc.assert(
      fc.property(anyAssumptions, anyWeights, (assumptions, weights) => {
        const own = { ...profile, weights };
        const [rescored] = rescoreDeals({ deals: [dealWith(assumptions)], profile: own, today });
        const single = evaluateDeal({ deal: dealWith(assumptions), profile: own, today });
        if (!single.ok || rescored === undefined || !rescored.ok) throw new Error('Both have figures');
        const { score, analysis, report } = single.outcome;
        expect(rescored.marks).toEqual({ total: score.total, band: score.band });
        const { irr, equityMultiple, ...firstYear } = rescored.figures;
        expect(analysis.figures).toMatchObject(firstYear);
        expect(irr.kind).toBe(analysis.figures.irr.kind);
        if (irr.kind === 'one' && analysis.figures.irr.kind === 'one') expect(irr.rate).toBeCloseTo(analysis.figures.irr.rate, 8);
        if (equityMultiple !== null) expect(equityMultiple).toBeCloseTo(analysis.figures.equityMultiple ?? NaN, 6);
        expect(rescored.verdict).toBe(report.verdict);
      }),
      { numRuns: 150 },
    );
  });

  it('answers in the order of the deals, each under its own hold, and names what a deal still needs', () => {
    const longer = dealWith({ holdYears: 20 });
    const unpriced = { ...deal, facts: emptyFacts };
    const [first, second, third, again] = rescoreDeals({ deals: [deal, longer, unpriced, deal], profile, today });
    expect(first).toEqual(again);
    expect(second).not.toEqual(first);
    expect(third).toEqual({ ok: false, message: 'The listing states no purchase price. Type what you would pay to see the figures.' });
  });

  it('follows the profile: a rule asked for higher fails and is named with both values', () => {
    const strict: Profile = { ...profile, targets: { ...profile.targets, monthlyCashFlow: minor(100_000_00) } };
    const [lax] = rescoreDeals({ deals: [deal], profile, today });
    const [asked] = rescoreDeals({ deals: [deal], profile: strict, today });
    if (lax?.ok !== true || asked?.ok !== true) throw new Error('The deal has figures');
    expect(asked.marks).toEqual(lax.marks);
    expect(asked.verdict).toContain('below your £100,000 target.');
    expect(asked.verdict).toMatch(/Monthly cash flow is −?£[\d,]+, /);
  });
});
