import type { IsoDate } from '../../kernel/calendar.ts';
import { percent, toPercent } from '../../kernel/rate.ts';
import type { Rate } from '../../kernel/rate.ts';
import { lawRule } from './lawRule.ts';
import type { UsRule } from './usRule.ts';

/** States whose law caps rent increases on most older homes. */
export type CappedState = 'CA' | 'OR' | 'WA';

/** The increase a state allows within twelve months. */
export interface RentCapLaw {
  /** Percentage added to the year's consumer price increase. */
  readonly overPrices: Rate;
  readonly most: Rate;
  /** Years from first occupancy during which a building is exempt. */
  readonly freeYears: number;
  readonly rule: UsRule;
}

export type RentCap =
  | { readonly kind: 'capped'; readonly most: Rate; readonly rule: UsRule }
  | { readonly kind: 'exempt'; readonly words: string; readonly rule: UsRule };

/** A rented property, and the consumer price increase that the state's law uses. */
export interface RentedHome {
  readonly state: CappedState;
  /** Annual consumer price increase, as the state measures it. */
  readonly prices: Rate;
  /** Years since the first occupancy; null if unknown, in which case the cap is assumed to apply. */
  readonly buildingAge: number | null;
}

/** The maximum rent increase within twelve months by the state's formula, as a fraction. */
export function rentCap({ state, prices, buildingAge }: RentedHome): RentCap {
  const law = rentCapLaws[state];
  const { rule, freeYears } = law;
  if (isFree(state, buildingAge)) return { kind: 'exempt', words: `A building is exempt in its first ${freeYears} years.`, rule };
  return { kind: 'capped', most: percent(Math.min(toPercent(law.most), toPercent(law.overPrices) + toPercent(prices))), rule };
}

/**
 * Whether the cap applies on a given day to a building first occupied in a given year. Assumed to apply throughout the year in which the
 * building's exemption ends.
 */
export const isRentCapped = (state: CappedState, firstOccupied: number, on: IsoDate): boolean =>
  !isFree(state, Number(on.slice(0, 4)) - firstOccupied);

const isFree = (state: CappedState, buildingAge: number | null): boolean =>
  buildingAge !== null && buildingAge < rentCapLaws[state].freeYears;

export const rentCapLaws: Readonly<Record<CappedState, RentCapLaw>> = {
  CA: {
    overPrices: percent(5),
    most: percent(10),
    freeYears: 15,
    rule: lawRule('us-rent-cap-ca', {
      title: 'California Tenant Protection Act (AB 1482, Civ. Code § 1947.12)',
      url: 'https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=CIV&sectionNum=1947.12',
      from: '2020-01-01',
      seen: true,
    }),
  },
  OR: {
    overPrices: percent(7),
    most: percent(10),
    freeYears: 15,
    rule: lawRule('us-rent-cap-or', {
      title: 'Oregon: rent increases (ORS 90.323 and 90.324)',
      url: 'https://oregon.public.law/statutes/ors_90.323',
      from: '2023-07-06',
      seen: true,
    }),
  },
  WA: {
    overPrices: percent(7),
    most: percent(10),
    freeYears: 12,
    rule: lawRule('us-rent-cap-wa', {
      title: 'Washington HB 1217: rent increases. We couldn’t confirm the exemption for the first twelve years',
      url: 'https://app.leg.wa.gov/billsummary?BillNumber=1217&Year=2025',
      from: '2025-05-07',
      seen: false,
    }),
  },
};
