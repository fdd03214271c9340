import { marketOfCountry } from '../market/markets.ts';
import { strategyInput } from '../deal/strategies/strategyCatalogue.ts';
import { buyToLetEntry } from '../deal/strategies/inputs/buyToLetCatalogue.ts';
import type { BuyToLetKey } from '../deal/strategies/inputs/buyToLetInputs.ts';
import { profileIn, type Profile } from '../deal/profile.ts';
import type { MarketCountry } from '../market/markets.ts';
import { rate, type Rate } from '../kernel/rate.ts';

/** A rate in use and its source, as text. */
export interface GivenRate {
  readonly rate: Rate;
  readonly from: string;
  /** True for our default for the country, which is not applied elsewhere; false for the user's own rate. */
  readonly isDefault: boolean;
}

/**
 * Annual growth of value, rent and costs, and lenders' stress rate. A rate is null if the user set none and the country has no default. The
 * stress rate is also null if the country's lenders do not test rents.
 */
export type GrowthRates = Readonly<Record<'value' | 'rent' | 'cost' | 'stress', GivenRate | null>>;

const keys = { value: 'priceGrowth', rent: 'rentGrowth', cost: 'costGrowth', stress: 'stressRate' } as const satisfies Readonly<
  Record<keyof GrowthRates, BuyToLetKey>
>;

export interface GrowthSettings {
  readonly profile: Profile;
  readonly growth: Partial<Readonly<Record<keyof GrowthRates, number>>>;
  readonly country: MarketCountry;
}

/**
 * A country's annual growth rates: those the user is trying out, else the profile's, else the defaults with their sources. Out-of-bounds
 * rates are skipped.
 */
export function growthRates(asked: GrowthSettings): GrowthRates {
  return { value: given('value', asked), rent: given('rent', asked), cost: given('cost', asked), stress: given('stress', asked) };
}

function given(name: keyof GrowthRates, { profile, growth, country }: GrowthSettings): GivenRate | null {
  const key = keys[name];
  const entry = strategyInput('buy-to-let', key, marketOfCountry(country));
  const [low, high] = (entry ?? buyToLetEntry(key)).bounds;
  const tried = growth[name];
  if (tried !== undefined && tried >= low && tried <= high) return { rate: rate(tried), from: 'Tried here', isDefault: false };
  const own = profileIn(profile, country).defaults[key];
  if (own !== undefined) return { rate: own, from: 'Your profile', isDefault: false };
  const fallback = entry?.fallback ?? null;
  return fallback === null ? null : { rate: rate(Number(fallback.value)), from: fallback.source.title, isDefault: true };
}
