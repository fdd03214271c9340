import { buyToLetEntries } from '../../../../../src/core/deal/strategies/inputs/buyToLetCatalogue.ts';
import * as fc from 'fast-check';
import { neutralInputs } from '../../../../../src/core/deal/strategies/inputs/buyToLetInputs.ts';
import type { BuyToLetInputs } from '../../../../../src/core/deal/strategies/inputs/buyToLetInputs.ts';
import { assumptionsOf } from '../../../../../src/core/deal/resolve/resolveInputs.ts';
import { isoDate } from '../../../../../src/core/kernel/calendar.ts';
import { fromMajor } from '../../../../../src/core/kernel/money.ts';
import { sampleOutcome } from '../../../../support/dealFixtures.ts';
import type { Place } from '../../../../../src/core/market/rules.ts';

/** The day every test of the numbers is dated. */
export const testDay = isoDate('2026-11-20');

/** The terrace of the fixtures: £185,000, interest only, let for £1,056 whatever is published of rents. */
export const terrace: BuyToLetInputs = { ...assumptionsOf(sampleOutcome().inputs), monthlyRent: fromMajor(1056) };

/** A deal of drawn values; what the United Kingdom does not ask for is neutral. */
const dealOf = (drawn: Readonly<Record<string, fc.Arbitrary<unknown>>>): fc.Arbitrary<BuyToLetInputs> =>
  // A record of arbitraries by key cannot say that each value has the type of its input.
  fc.record(drawn).map((values) => ({ ...neutralInputs, ...values })) as unknown as fc.Arbitrary<BuyToLetInputs>;

/** Any assumptions within the catalogue's bounds; amounts kept to those of homes. */
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

/** Deals as people buy them: every rate and amount within what the catalogue calls usual. */
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
