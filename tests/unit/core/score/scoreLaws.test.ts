import { buyToLetEntries } from '../../../../src/core/deal/strategies/inputs/buyToLetCatalogue.ts';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BuyToLetKey, BuyToLetInputs } from '../../../../src/core/deal/strategies/inputs/buyToLetInputs.ts';
import { assumptionsOf } from '../../../../src/core/deal/resolve/resolveInputs.ts';
import { measure } from '../../../../src/core/engine/analyse.ts';
import { isoDate } from '../../../../src/core/kernel/calendar.ts';
import { marketIds } from '../../../../src/core/market/marketIds.ts';
import { rulesOf } from '../../../../src/core/market/registry.ts';
import { criteria } from '../../../../src/core/score/criteria.ts';
import type { ScoreInput } from '../../../../src/core/score/criteria.ts';
import type { Score } from '../../../../src/core/score/score.ts';
import { scoreDeal } from '../../../../src/core/score/scoreDeal.ts';
import { sampleOutcome, terraceFacts } from '../../../support/dealFixtures.ts';
import type { InputEntry } from '../../../../src/core/deal/strategies/inputEntry.ts';

const terrace = assumptionsOf(sampleOutcome().inputs);
const on = isoDate('2026-11-20');
const places = ['england', 'scotland', 'wales'] as const;
type Place = (typeof places)[number];

interface Case {
  readonly assumptions: BuyToLetInputs;
  readonly place: Place;
  readonly facts: Partial<ScoreInput['facts']>;
}

const under = ({ place, facts }: Case, assumptions: BuyToLetInputs): ScoreInput => ({
  figures: measure({ assumptions, rules: rulesOf(marketIds[place]), on }),
  assumptions,
  facts: { ...terraceFacts, ...facts },
});

function scored(given: Case, changes: Partial<BuyToLetInputs> = {}): Score {
  const base = under(given, { ...given.assumptions, ...changes });
  return scoreDeal({ base, low: base, high: base, weights: {} });
}

/** Any allowed value, money in whole pounds. Most are within the usual range, like most deals. */
function valueOf(entry: InputEntry<BuyToLetKey>): fc.Arbitrary<unknown> {
  if (entry.unit === 'yes-no') return fc.boolean();
  if (entry.unit === 'choice') return fc.constantFrom(...entry.choices.map((choice) => choice.value));
  const within = ([low, high]: readonly [number, number]): fc.Arbitrary<number> =>
    entry.unit === 'money'
      ? fc.integer({ min: low / 100, max: Math.min(high, 500_000_000) / 100 }).map((pounds) => pounds * 100)
      : entry.unit === 'years'
        ? fc.integer({ min: low, max: high })
        : fc.integer({ min: Math.round(low * 10_000), max: Math.round(high * 10_000) }).map((points) => points / 10_000);
  return fc.oneof({ weight: 4, arbitrary: within(entry.usual ?? entry.bounds) }, { weight: 1, arbitrary: within(entry.bounds) });
}

const anyAssumptions = fc
  .record(Object.fromEntries(buyToLetEntries.map((entry) => [entry.key, valueOf(entry)])) as Record<BuyToLetKey, fc.Arbitrary<unknown>>)
  // The type cannot express that each value is one the catalogue allows for its key.
  .map((values) => ({ ...terrace, ...values }) as BuyToLetInputs);

const anyFacts = fc.constantFrom<Partial<ScoreInput['facts']>[]>(
  {},
  { tenure: 'leasehold', propertyType: 'Flat', leaseYearsRemaining: 110 },
  { tenure: 'share-of-freehold', propertyType: 'Flat' },
  { tenure: null, epcBand: null },
);

const anyCase: fc.Arbitrary<Case> = fc.record({ assumptions: anyAssumptions, place: fc.constantFrom(...places), facts: anyFacts });
const pounds = fc.oneof(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 500, max: 2_000_000 }));

describe('score over the whole analysis', () => {
  const runs = { numRuns: 600 };

  it('a lower price never lowers the score', () => {
    fc.assert(
      fc.property(anyCase, pounds, (given, less) => {
        const lower = Math.max(100, given.assumptions.purchasePrice - less * 100) as BuyToLetInputs['purchasePrice'];
        const [before, after] = [scored(given), scored(given, { purchasePrice: lower })];
        expect(after.total).toBeGreaterThanOrEqual(before.total);
        expect(after.low).toBeGreaterThanOrEqual(before.low);
        expect(after.high).toBeGreaterThanOrEqual(before.high);
      }),
      runs,
    );
  });

  it('a higher rent never lowers the score', () => {
    fc.assert(
      fc.property(anyCase, fc.integer({ min: 1, max: 5000 }), (given, more) => {
        const higher = (given.assumptions.monthlyRent + more * 100) as BuyToLetInputs['monthlyRent'];
        expect(scored(given, { monthlyRent: higher }).total).toBeGreaterThanOrEqual(scored(given).total);
      }),
      runs,
    );
  });

  it('a higher mortgage rate never raises the score', () => {
    fc.assert(
      fc.property(anyCase, fc.integer({ min: 1, max: 1000 }), (given, points) => {
        const higher = Math.min(0.25, given.assumptions.mortgageRate + points / 10_000) as BuyToLetInputs['mortgageRate'];
        expect(scored(given, { mortgageRate: higher }).total).toBeLessThanOrEqual(scored(given).total);
      }),
      runs,
    );
  });

  it('a higher stress rate or cost never raises the score', () => {
    const worse = fc.constantFrom<BuyToLetKey>('stressRate', 'legalFees', 'refurbishment', 'insurancePerYear', 'serviceChargePerYear');
    fc.assert(
      fc.property(anyCase, worse, fc.integer({ min: 1, max: 1000 }), (given, key, steps) => {
        const now = given.assumptions[key] as number;
        const changes = { [key]: key === 'stressRate' ? now + steps / 10_000 : now + steps * 1000 };
        expect(scored(given, changes).total).toBeLessThanOrEqual(scored(given).total);
      }),
      runs,
    );
  });

  it('a wider rent range never narrows the score range, and the total is always inside', () => {
    fc.assert(
      fc.property(anyCase, fc.tuple(fc.nat(500), fc.nat(500)), fc.tuple(fc.nat(500), fc.nat(500)), (given, near, further) => {
        const { assumptions } = given;
        const rent = (change: number): ScoreInput =>
          under(given, {
            ...assumptions,
            monthlyRent: Math.max(0, assumptions.monthlyRent + change * 100) as BuyToLetInputs['monthlyRent'],
          });
        const within = (down: number, up: number): Score => scoreDeal({ base: rent(0), low: rent(-down), high: rent(up), weights: {} });
        const narrow = within(near[0], near[1]);
        const wide = within(near[0] + further[0], near[1] + further[1]);
        expect(wide.low).toBeLessThanOrEqual(narrow.low);
        expect(wide.high).toBeGreaterThanOrEqual(narrow.high);
        expect(narrow.low <= narrow.total && narrow.total <= narrow.high).toBe(true);
      }),
      { numRuns: 400 },
    );
  });
});

const times = (weights: Readonly<Record<string, number>>, factor: number): Readonly<Record<string, number>> =>
  Object.fromEntries(Object.entries(weights).map(([id, weight]) => [id, weight * factor]));

describe('score weights', () => {
  const base = under({ assumptions: terrace, place: 'england', facts: {} }, terrace);
  const scoredWith = (weights: Readonly<Record<string, number>>): Score => scoreDeal({ base, low: base, high: base, weights });
  const anyWeights = fc
    .array(fc.integer({ min: 0, max: 1000 }), { minLength: criteria.length, maxLength: criteria.length })
    .map((values) => Object.fromEntries(criteria.map(({ id }, at) => [id, values[at] ?? 0])));

  it('count only in proportion: multiplying all of them does not change the score', () => {
    fc.assert(
      fc.property(anyWeights, fc.integer({ min: 1, max: 1000 }), (weights, factor) => {
        expect(scoredWith(times(weights, factor))).toEqual(scoredWith(weights));
      }),
    );
  });

  it('do not overflow near the largest number', () => {
    const huge = scoredWith(Object.fromEntries(criteria.map(({ id }) => [id, Number.MAX_VALUE])));
    expect(huge).toEqual(scoredWith(Object.fromEntries(criteria.map(({ id }) => [id, 1]))));
  });

  it('that are not valid numbers are replaced by the standard weights', () => {
    expect(scoredWith({ 'net-yield': Number.NaN, energy: -3, lease: Number.POSITIVE_INFINITY })).toEqual(scoredWith({}));
  });
});
