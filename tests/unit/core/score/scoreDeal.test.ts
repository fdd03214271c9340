import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assumptionsOf } from '../../../../src/core/deal/resolve/resolveInputs.ts';
import { standardProfile } from '../../../../src/core/deal/standardProfile.ts';
import type { Figures } from '../../../../src/core/engine/analysis.ts';
import { minor } from '../../../../src/core/kernel/money.ts';
import { percent, rate } from '../../../../src/core/kernel/rate.ts';
import { checkRules } from '../../../../src/core/score/checkRules.ts';
import { criteria } from '../../../../src/core/score/criteria.ts';
import type { ScoreInput } from '../../../../src/core/score/criteria.ts';
import type { Score } from '../../../../src/core/score/score.ts';
import { bandOf } from '../../../../src/core/score/bandOf.ts';
import { scoreDeal } from '../../../../src/core/score/scoreDeal.ts';
import { allocateByLargestRemainder } from '../../../../src/core/score/largestRemainder.ts';
import { sampleOutcome, terraceFacts } from '../../../support/dealFixtures.ts';
import { perMonth } from '../../../../src/core/kernel/period.ts';

const outcome = sampleOutcome();
const base: ScoreInput = { figures: outcome.analysis.figures, assumptions: assumptionsOf(outcome.inputs), facts: terraceFacts };
const scored = (input: ScoreInput, weights: Readonly<Record<string, number>> = {}): Score =>
  scoreDeal({ base: input, low: input, high: input, weights });
const withFigures = (figures: Partial<Figures>): ScoreInput => ({ ...base, figures: { ...base.figures, ...figures } });
const withFacts = (facts: Partial<ScoreInput['facts']>): ScoreInput => ({ ...base, facts: { ...base.facts, ...facts } });
const criterion = (score: Score, id: string): Score['criteria'][number] => {
  const found = score.criteria.find((each) => each.id === id);
  if (found === undefined) throw new Error(`No criterion ${id}`);
  return found;
};
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

describe('invariants of the score', () => {
  const figures = fc.record({
    netYield: fc.double({ min: -0.5, max: 0.5, noNaN: true }).map(rate),
    grossYield: fc.double({ min: 0, max: 0.5, noNaN: true }).map(rate),
    monthlyCashFlow: fc.integer({ min: -500_000, max: 500_000 }).map((pence) => perMonth(pence)),
    cashOnCash: fc.option(fc.double({ min: -2, max: 2, noNaN: true }).map(rate)),
    interestCover: fc.option(fc.double({ min: 0, max: 9, noNaN: true }).map(rate)),
  });
  const weights = fc.dictionary(fc.constantFrom(...criteria.map((each) => each.id)), fc.double({ min: 0, max: 50, noNaN: true }));

  it('is 0 to 100 and between its low and high, and its points and whole weights add up', () => {
    fc.assert(
      fc.property(figures, figures, weights, (one, other, own) => {
        const score = scoreDeal({ base: withFigures(one), low: withFigures(other), high: withFigures(other), weights: own });
        expect(score.total >= 0 && score.total <= 100).toBe(true);
        expect(score.low <= score.total && score.total <= score.high).toBe(true);
        expect(sum(score.criteria.map((each) => each.points))).toBe(score.total);
        expect(sum(score.criteria.map((each) => each.weight))).toBe(100);
        for (const each of score.criteria) expect(each.points >= 0 && each.points <= each.weight).toBe(true);
      }),
    );
  });

  it('has standard weights that sum to 100', () => {
    expect(sum(criteria.map((each) => each.weight))).toBe(100);
    expect(scored(base).criteria.map((each) => each.weight)).toEqual(criteria.map((each) => each.weight));
  });

  it('never falls when a figure rises', () => {
    fc.assert(
      fc.property(figures, fc.integer({ min: 0, max: 100_000 }), (given, more) => {
        const better = { ...given, monthlyCashFlow: perMonth(given.monthlyCashFlow + more) };
        expect(scored(withFigures(better)).total).toBeGreaterThanOrEqual(scored(withFigures(given)).total);
      }),
    );
  });
});

describe('score criteria', () => {
  it('score a figure in proportion between no points and full points', () => {
    // (4 − 2) ÷ (6 − 2) is half of 20.
    expect(criterion(scored(withFigures({ netYield: percent(4) })), 'net-yield')).toMatchObject({
      points: 10,
      tone: 'fair',
      measured: '4.0%',
    });
    expect(criterion(scored(withFigures({ netYield: percent(1) })), 'net-yield')).toMatchObject({ points: 0, tone: 'poor' });
    expect(criterion(scored(withFigures({ netYield: percent(9) })), 'net-yield')).toMatchObject({ points: 20, tone: 'good' });
  });

  it('deduct points for a short lease and high charges, and treat an unstated lease as unknown', () => {
    const flat = { tenure: 'leasehold', propertyType: 'Flat', leaseYearsRemaining: 999 } as const;
    const cheap = { ...withFacts(flat), assumptions: { ...base.assumptions, serviceChargePerYear: minor(0), groundRentPerYear: minor(0) } };
    expect(criterion(scored(cheap), 'lease')).toMatchObject({ points: 8, tone: 'good', measured: '999 years' });
    const short = { ...cheap, facts: { ...cheap.facts, leaseYearsRemaining: 70 } };
    expect(criterion(scored(short), 'lease')).toMatchObject({ points: 0, tone: 'poor' });
    const heavy = { ...cheap, assumptions: { ...cheap.assumptions, serviceChargePerYear: base.figures.annualRent } };
    expect(criterion(scored(heavy), 'lease')).toMatchObject({ points: 0 });
    expect(criterion(scored({ ...cheap, facts: { ...cheap.facts, leaseYearsRemaining: null } }), 'lease')).toMatchObject({
      tone: 'unknown',
      measured: 'not known',
    });
  });

  it('count half if unknown, and widen the range by their full weight', () => {
    const unknown = scored(withFacts({ epcBand: null }));
    expect(criterion(unknown, 'energy')).toMatchObject({ tone: 'unknown', weight: 4 });
    expect(unknown.high - unknown.low).toBe(4);
    const known = scored(base);
    expect([known.low, known.high]).toEqual([known.total, known.total]);
  });

  it('give no points for an energy rating that is too low to let', () => {
    expect(criterion(scored(withFacts({ epcBand: 'F' })), 'energy')).toMatchObject({ points: 0, tone: 'poor' });
    expect(criterion(scored(withFacts({ epcBand: 'B' })), 'energy')).toMatchObject({ points: 4, tone: 'good' });
  });

  it('name what the listing does not state', () => {
    const found = criterion(scored(withFacts({ floorAreaSqFt: null, tenure: null, status: 'sold-stc' })), 'listing');
    expect(found.measured).toBe('3 to check');
    expect(found.reason).toBe('Not stated: tenure, floor area; the listing says sold subject to contract');
  });

  it('use the user’s weights scaled to 100, or the standard weights if all are zero', () => {
    const only = scored(base, Object.fromEntries(criteria.map((each) => [each.id, each.id === 'lease' ? 3 : 0])));
    expect(criterion(only, 'lease').weight).toBe(100);
    expect(only.total).toBe(100);
    expect(scored(base, Object.fromEntries(criteria.map((each) => [each.id, 0])))).toEqual(scored(base));
  });
});

describe('bands and rounding', () => {
  it.each([
    [0, 'avoid'],
    [24, 'avoid'],
    [25, 'weak'],
    [44, 'weak'],
    [45, 'fair'],
    [59, 'fair'],
    [60, 'good'],
    [79, 'good'],
    [80, 'outstanding'],
    [100, 'outstanding'],
  ])('a score of %i is %s', (total, band) => {
    expect(bandOf(total)).toBe(band);
  });

  it('rounding gives the remainder to the largest fractions', () => {
    expect(allocateByLargestRemainder([1.6, 1.3, 2.1], 5)).toEqual([2, 1, 2]);
    expect(allocateByLargestRemainder([18.000000000001, 1.5], 20)).toEqual([18, 2]);
  });
});

const checked = (figures: Partial<Figures>) =>
  checkRules({ ...base.figures, ...figures }, { targets: standardProfile.targets, currency: 'GBP' });

describe('user’s target rules', () => {
  it('are met if the target is exactly reached', () => {
    const [first] = checked({ monthlyCashFlow: perMonth(standardProfile.targets.monthlyCashFlow) });
    expect(first).toMatchObject({ id: 'monthlyCashFlow', met: true, words: '£200, meets your £200 target' });
  });

  it('never show a near miss as the target itself', () => {
    const rules = checked({ monthlyCashFlow: perMonth(19_960), cashOnCash: rate(0.0598) });
    expect(rules[0]).toMatchObject({ met: false, words: '£199.60, below your £200 target' });
    expect(rules[1]).toMatchObject({ met: false, words: '5.980%, below your 6% target' });
  });

  it('for cover without a loan are neither met nor missed', () => {
    expect(checked({ interestCover: null })[2]).toEqual({
      id: 'interestCover',
      label: 'Interest cover',
      met: null,
      words: 'No loan to cover',
    });
  });
});
