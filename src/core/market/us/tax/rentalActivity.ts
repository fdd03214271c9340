import { isoDate } from '../../../kernel/calendar.ts';
import { checkedOn } from '../usRule.ts';
import type { UsRule } from '../usRule.ts';
import type { BuildingUse } from './depreciation.ts';

/** The owner's involvement: makes decisions (active), runs it day to day under the legal tests (material), or neither. */
export type Participation = 'active' | 'material' | 'none';

export interface Letting {
  readonly participation: Participation;
  /** Average stay in nights; null for ordinary tenancies. */
  readonly averageStay: number | null;
}

/** A letting's classification for passive-activity and depreciation rules. */
export interface RentalActivity {
  /** Whether losses reduce any income, or are passive with or without the $25,000 allowance. */
  readonly losses: 'non-passive' | 'allowance' | 'passive';
  readonly use: BuildingUse;
  /** Whether rents and gains are subject to net investment income tax. Those from a business the owner works in are not. */
  readonly isInvestment: boolean;
  /** Whether the owner works in the business, as the minimum business income deduction requires. */
  readonly materialParticipation: boolean;
  readonly rules: readonly UsRule[];
  readonly notes: readonly string[];
}

/**
 * How the passive-loss rules classify a rental. Rentals are passive however much the owner works in them. Letting for stays that average at
 * most seven days is not a rental activity: losses are non-passive with material participation, otherwise passive without the allowance
 * (Treas. Reg. § 1.469-1T(e)(3)(ii)(A)). If stays average less than 30 days, the building counts as transient and is depreciated over 39
 * years.
 */
export function rentalActivity({ participation, averageStay }: Letting): RentalActivity {
  const isShort = averageStay !== null && averageStay <= longestShortStay;
  const isTransient = averageStay !== null && averageStay < 30;
  const isBusiness = isShort && participation === 'material';
  const common = {
    use: isTransient ? ('non-residential' as const) : ('residential' as const),
    isInvestment: !isBusiness,
    materialParticipation: isBusiness,
    rules: [...(isShort ? [sevenDayRule] : []), ...(isTransient ? [transientRule] : [])],
    notes: [
      ...(isTransient ? ['Stays average less than 30 days, so the building is depreciated over 39 years (not confirmed).'] : []),
      ...(isShort
        ? [
            'Renting for stays that average seven days or less is not a rental activity for tax. Hotel-like services trigger self-employment tax, which isn’t included.',
          ]
        : []),
    ],
  };
  if (isBusiness) return { ...common, losses: 'non-passive' };
  if (isShort || participation === 'none') return { ...common, losses: 'passive' };
  const professional =
    'A rental is passive however much its owner works in it. The exception for real estate professionals isn’t included.';
  return { ...common, losses: 'allowance', notes: [...common.notes, ...(participation === 'material' ? [professional] : [])] };
}

const longestShortStay = 7;

const sevenDayRule: UsRule = {
  id: 'us-seven-day-stays-1988-02-25',
  title: 'Short stays: not a rental activity at an average of seven days or less',
  url: 'https://www.law.cornell.edu/cfr/text/26/1.469-1T',
  inForceFrom: isoDate('1988-02-25'),
  checkedOn,
  certainty: 'confirmed',
};

const transientRule: UsRule = {
  id: 'us-transient-use-1987-01-01',
  title: 'Buildings rented on a transient basis: 39 years',
  url: 'https://www.law.cornell.edu/uscode/text/26/168',
  inForceFrom: isoDate('1987-01-01'),
  checkedOn,
  certainty: 'unconfirmed',
  confirmed: false,
};
