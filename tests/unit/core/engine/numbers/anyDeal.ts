import { buyToLetEntries } from '../../../../../src/core/deal/strategies/inputs/buyToLetCatalogue.ts';
import * as fc from 'fast-check';
import { neutralInputs } from '../../../../../src/core/deal/strategies/inputs/buyToLetInputs.ts';
import type { BuyToLetInputs } from '../../../../../src/core/deal/strategies/inputs/buyToLetInputs.ts';
import { assumptionsOf } from '../../../../../src/core/deal/resolve/resolveInputs.ts';
import { isoDate } from '../../../../../src/core/kernel/calendar.ts';
import { fromMajor } from '../../../../../src/core/kernel/money.ts';
import { sampleOutcome } from '../../../../support/dealFixtures.ts';
import type { Place } from '../../../../../src/core/market/rules.ts';

/** The date on which these tests evaluate a deal. */
export const testDay = isoDate('2026-11-20');

/** The terraced house in the fixtures: £185,000, interest-only, let for £1,056 whatever the published rents are. */
export const terrace: BuyToLetInputs = { ...assumptionsOf(sampleOutcome().inputs), monthlyRent: fromMajor(1056) };

/** A deal with generated values. Inputs that the United Kingdom does not use are neutral. */
const dealOf = (drawn: Readonly<Record<string, fc.Arbitrary<unknown>>>): fc.Arbitrary<BuyToLetInputs> =>
  // The type of a record of arbitraries cannot express that each value has the type of its input.
  fc.record(drawn).map((values) => ({ ...neutralInputs, ...values })) as unknown as fc.Arbitrary<BuyToLetInputs>;

/** Any assumptions within the catalogue's bounds, with realistic amounts for homes. */
export const anyAssumptions: fc.Arbitrary<BuyToLetInputs> = dealOf(
  Object.fromEntries(
    buyToLetEntries.map(({ key, unit, bounds: [low, high], choices }) => {
      if (unit === 'yes-no') return [key, fc.boolean()];
      if (unit === 'choice') return [key, fc.constantFrom(...choices.map((choice) => choice.value))];
      if (unit === 'money') return [key, fc.integer({ min: low, max: key === 'purchasePrice' ? 300_000_000 : 2_000_000 })];
      if (unit === 'years') return [key, fc.integer({ min: low, max: high })];
      return [key, fc.integer({ min: Math.ceil(low * 1e4), max: Math.floor(high * 1e4) }).map((steps) => steps / 1e4)];
    }),
  ),
);

export const anyPlace = fc.constantFrom<Place>('england', 'northern-ireland', 'scotland', 'wales');

/** Typical deals: every rate and amount is within the catalogue's usual range. */
export const anyUsualDeal: fc.Arbitrary<BuyToLetInputs> = dealOf(
  Object.fromEntries(
    buyToLetEntries.map(({ key, unit, usual, bounds, choices }) => {
      const [low, high] = usual ?? bounds;
      if (unit === 'yes-no') return [key, fc.boolean()];
      if (unit === 'choice') return [key, fc.constantFrom(...choices.map((choice) => choice.value))];
      if (unit === 'money') return [key, fc.integer({ min: low / 100, max: high / 100 }).map((pounds) => pounds * 100)];
      if (unit === 'years') return [key, fc.integer({ min: low, max: high })];
      return [key, fc.integer({ min: Math.ceil(low * 1e4), max: Math.floor(high * 1e4) }).map((steps) => steps / 1e4)];
    }),
  ),
);
