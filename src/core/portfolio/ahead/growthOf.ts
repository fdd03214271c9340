import { buyToLetEntry, defaultOf } from '../../deal/strategies/inputs/buyToLetCatalogue.ts';
import type { BuyToLetKey } from '../../deal/strategies/inputs/buyToLetInputs.ts';
import type { Profile } from '../../deal/profile.ts';
import { rate, type Rate } from '../../kernel/rate.ts';

/** A rate in use and where it comes from, in words. */
export interface GivenRate {
  readonly rate: Rate;
  readonly from: string;
  /** Our default, which is of the United Kingdom and not applied elsewhere; false for the person's own. */
  readonly isDefault: boolean;
}

/** Growth of value, rent and costs a year, and the rate lenders test a rent with. */
export type GrowthRates = Readonly<Record<'value' | 'rent' | 'cost' | 'stress', GivenRate>>;

const keys = { value: 'priceGrowth', rent: 'rentGrowth', cost: 'costGrowth', stress: 'stressRate' } as const satisfies Readonly<
  Record<keyof GrowthRates, BuyToLetKey>
>;

/** The rates: those tried, else the profile's, else the defaults with their sources. One out of bounds is passed over. */
export function growthOf({
  profile,
  growth,
}: {
  readonly profile: Profile;
  readonly growth: Partial<Readonly<Record<keyof GrowthRates, number>>>;
}): GrowthRates {
  const given = (name: keyof GrowthRates): GivenRate => {
    const key = keys[name];
    const [low, high] = buyToLetEntry(key).bounds;
    const tried = growth[name];
    if (tried !== undefined && tried >= low && tried <= high) return { rate: rate(tried), from: 'Tried here', isDefault: false };
    const own = profile.defaults[key];
    if (own !== undefined) return { rate: own, from: 'Your profile', isDefault: false };
    const { value, source } = defaultOf(key);
    return { rate: value, from: source.title, isDefault: true };
  };
  return { value: given('value'), rent: given('rent'), cost: given('cost'), stress: given('stress') };
}
