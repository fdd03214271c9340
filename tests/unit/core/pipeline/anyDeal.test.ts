import { buyToLetEntries } from '../../../../src/core/deal/strategies/inputs/buyToLetCatalogue.ts';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BuyToLetInputs } from '../../../../src/core/deal/strategies/inputs/buyToLetInputs.ts';
import { minor } from '../../../../src/core/kernel/money.ts';
import type { Currency } from '../../../../src/core/kernel/money.ts';
import type { AskingPrice, ListingFacts } from '../../../../src/core/listing/facts.ts';
import { evaluateDeal } from '../../../../src/core/pipeline/evaluateDeal.ts';
import { sampleJob } from '../../../support/dealFixtures.ts';

/** Any text except words such as NaN, because the test searches the result for them. */
const words = fc.string().filter((word) => !/NaN|undefined|Infinity/.test(word));
const text = fc.option(fc.oneof(words, fc.constantFrom('M6', 'EH3', 'CF10', 'HR3', 'Flat', 'G', 'A', 'offers over')));
const amount = fc.option(
  fc.oneof(fc.integer({ min: -100, max: 100 }), fc.integer({ min: 0, max: 200_000_000_000 })).map((pence) => minor(pence)),
);
const count = fc.option(fc.double({ noNaN: true, noDefaultInfinity: true }));

const askingPrice: fc.Arbitrary<AskingPrice | null> = fc.option(
  fc.record({
    amount,
    currency: fc.constantFrom<Currency>('GBP', 'EUR'),
    qualifier: text,
    period: fc.constantFrom<AskingPrice['period']>('week', 'month', 'year', null),
    onApplication: fc.boolean(),
  }),
);

const facts: fc.Arbitrary<Partial<ListingFacts>> = fc.record({
  transaction: fc.constantFrom<ListingFacts['transaction']>('sale', 'rent', null),
  askingPrice,
  bedrooms: count,
  floorAreaSqFt: count,
  leaseYearsRemaining: count,
  tenure: fc.constantFrom<ListingFacts['tenure']>('freehold', 'leasehold', 'share-of-freehold', 'commonhold', null),
  serviceChargePerYear: amount,
  groundRentPerYear: amount,
  outcode: text,
  epcBand: text,
  propertyType: text,
  address: text,
});

/** The user's values: at both bounds, inside them, and plainly wrong. */
const overrides = fc.record(
  Object.fromEntries(
    buyToLetEntries.map(({ key, unit, bounds: [low, high], choices }) => {
      const inside = unit === 'yes-no' ? [true, false] : unit === 'choice' ? choices.map((choice) => choice.value) : [low, high];
      return [key, fc.constantFrom(...inside, Number.NaN, -1, 'text', null)];
    }),
  ),
  { requiredKeys: [] },
) as unknown as fc.Arbitrary<Partial<BuyToLetInputs>>;

describe('any deal at all', () => {
  it('ends in a complete outcome or a named gap, never in an exception or an invalid number', () => {
    fc.assert(
      fc.property(facts, overrides, (listed, own) => {
        const result = evaluateDeal(sampleJob({ facts: listed, overrides: own }));
        if (!result.ok) {
          expect(result.gap.keys.length > 0).toBe(result.gap.kind === 'needs-input');
          expect(result.gap.message).not.toBe('');
          return;
        }
        const { outcome } = result;
        expect(JSON.stringify(outcome)).not.toMatch(/NaN|undefined|Infinity/);
        expect(outcome.score.total >= 0 && outcome.score.total <= 100).toBe(true);
        expect(structuredClone(outcome)).toEqual(outcome);
      }),
      { numRuns: 300 },
    );
  });
});
