import type { RegulationSource } from '../../../deal/strategies/regulations/regulation.ts';
import { isoDate } from '../../../kernel/calendar.ts';
import type { IsoDate } from '../../../kernel/calendar.ts';
import type { UsState } from '../../../kernel/markets.ts';
import { percent } from '../../../kernel/rate.ts';
import type { Rate } from '../../../kernel/rate.ts';
import { read } from './usCheck.ts';

/** The most a rent may rise in twelve months, and whom that spares. */
export interface RentCap {
  readonly most: Rate;
  readonly rule: RegulationSource;
  readonly words: string;
}

/** There is a cap, and no one figure of it could be read. */
export interface RentCapRefusal {
  readonly refusal: string;
}

/**
 * The cap that a state's law puts on a year's rise of a tenancy's rent, on a day. Null where no law of the whole state caps it;
 * states that leave caps to their towns are refused, since null would read as freedom. Cities may cap lower: their rules say so.
 */
export function rentCapOf(state: UsState, on: IsoDate): RentCap | RentCapRefusal | null {
  const capped = cappedStates[state];
  if (capped === undefined) return localCaps[state] === undefined ? null : { refusal: localCaps[state] };
  if (on < capped.from) return null;
  const year = capped.years.find(({ from, until }) => from <= on && on <= until);
  if (year === undefined) return { refusal: capped.refusal };
  return { most: year.most, rule: year.rule, words: capped.words };
}

interface CapYear {
  readonly from: IsoDate;
  readonly until: IsoDate;
  readonly most: Rate;
  readonly rule: RegulationSource;
}

interface CappedState {
  /** The first day of the law; before it nothing was capped. */
  readonly from: IsoDate;
  readonly years: readonly CapYear[];
  readonly words: string;
  /** Said on a day within no year whose figure was read. */
  readonly refusal: string;
}

const year = (from: string, until: string, given: Pick<CapYear, 'most' | 'rule'>): CapYear => ({
  from: isoDate(from),
  until: isoDate(until),
  ...given,
});

export const californiaRentCap = read(
  'Tenant Protection Act of 2019 (AB 1482), Civil Code section 1947.12',
  '2020-01-01',
  'https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=CIV&sectionNum=1947.12',
);

export const oregonRentCap = read(
  'ORS 90.323 and 90.324; maximum rent increase published by the Department of Administrative Services',
  '2026-01-01',
  'https://www.oregon.gov/das/OEA/Pages/Rent-stabilization.aspx',
);

export const washingtonRentCap = read(
  'HB 1217 (chapter 209, Laws of 2025); maximum rent increase published by the Department of Commerce',
  '2026-01-01',
  'https://www.commerce.wa.gov/landlord-resource-center/',
);

export const districtRentCap = read(
  'Rental Housing Act of 1985, D.C. Code 42-3502.08; Rental Housing Commission, rent control year 2026',
  '2026-05-01',
  'https://rhc.dc.gov/',
);

const inForce = (rule: RegulationSource, from: string): RegulationSource => ({ ...rule, inForceFrom: isoDate(from) });

const cappedStates: Readonly<Partial<Record<UsState, CappedState>>> = {
  CA: {
    from: isoDate('2020-01-01'),
    years: [],
    words: '',
    refusal:
      'California caps a year’s rise at 5 % plus regional inflation, 10 % at most, and the figure differs by region. To 31 July 2026 it ran from 6.3 % (Bay Area) to 8.8 % (San Diego); the figures from 1 August 2026 could not be read.',
  },
  OR: {
    from: isoDate('2019-02-28'),
    years: [
      year('2025-01-01', '2025-12-31', { most: percent(10), rule: inForce(oregonRentCap, '2025-01-01') }),
      year('2026-01-01', '2026-12-31', { most: percent(9.5), rule: oregonRentCap }),
    ],
    words:
      'Oregon caps a year’s rise at 7 % plus inflation, 10 % at most; none in the first year, and no cap in a building under 15 years.',
    refusal: 'Oregon publishes the cap of each year by 30 September before it. The figure for this day could not be read: 2026 has 9.5 %.',
  },
  WA: {
    from: isoDate('2025-05-07'),
    years: [
      year('2025-05-07', '2025-12-31', { most: percent(10), rule: inForce(washingtonRentCap, '2025-05-07') }),
      year('2026-01-01', '2026-12-31', { most: percent(9.683), rule: washingtonRentCap }),
    ],
    words:
      'Washington caps a year’s rise at 7 % plus inflation, 10 % at most; none in the first 12 months, and no cap in a building under 12 years.',
    refusal:
      'Washington publishes the cap of each year in the summer before it. The figure for this day could not be read: 2026 has 9.683 %.',
  },
  DC: {
    from: isoDate('1985-07-17'),
    years: [year('2026-05-01', '2027-04-30', { most: percent(4.1), rule: districtRentCap })],
    words:
      'The District caps rent-controlled units at inflation plus 2 %, and at inflation for older and disabled tenants; buildings after 1975 and natural persons with up to four units are mostly exempt.',
    refusal: 'The District sets its cap anew each 1 May. The figure for this day could not be read: 1 May 2026 to 30 April 2027 has 4.1 %.',
  },
};

/** States whose towns cap rents, each in its own way. */
const localCaps: Readonly<Partial<Record<UsState, string>>> = {
  NY: 'New York caps rents by building and town: rent-stabilized apartments in New York City, good-cause tenancies there and in towns that chose the law.',
  NJ: 'New Jersey leaves rent caps to its towns, and more than a hundred have one.',
  MD: 'Maryland leaves rent caps to its counties and towns: Montgomery and Prince George’s have one.',
  MN: 'Minnesota leaves rent caps to the vote of a city: Saint Paul has one of 3 %.',
  ME: 'Maine leaves rent caps to its cities: Portland and South Portland have one.',
};
