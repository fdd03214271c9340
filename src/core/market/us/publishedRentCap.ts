import { isoDate } from '../../kernel/calendar.ts';
import type { IsoDate } from '../../kernel/calendar.ts';
import { percent } from '../../kernel/rate.ts';
import type { Rate } from '../../kernel/rate.ts';
import { err, ok } from '../../kernel/result.ts';
import type { Result } from '../../kernel/result.ts';
import { lawRule } from './lawRule.ts';
import type { LawSource } from './lawRule.ts';
import type { UsRule } from './usRule.ts';

/** Places that publish a cap every year. New York City's applies to rent-stabilized apartments. */
export type PublishedPlace =
  | 'ca-los-angeles'
  | 'ca-san-diego'
  | 'ca-inland-empire'
  | 'ca-bay-area'
  | 'ca-rest'
  | 'or'
  | 'wa'
  | 'new-york-city';

export interface PublishedCap {
  /** Maximum increase on a one-year lease. */
  readonly most: Rate;
  /** Maximum increase on a two-year lease; null if the law makes no distinction. */
  readonly mostOfTwoYears: Rate | null;
  readonly from: IsoDate;
  /** The last day of the period. */
  readonly until: IsoDate;
  readonly rule: UsRule;
}

/** The error for a day without a known cap. */
export interface CapNotKnown {
  readonly kind: 'cap-not-known';
  readonly message: string;
}

/** The published rent cap that applies in a place on a day, as a fraction; an error for a day without a known cap. */
export function publishedRentCap(place: PublishedPlace, on: IsoDate): Result<PublishedCap, CapNotKnown> {
  const found = published[place].find(({ from, until }) => on >= from && on <= until);
  if (found === undefined) return err({ kind: 'cap-not-known', message: `We don’t have the rent cap for ${names[place]} on ${on}.` });
  return ok(found);
}

const names: Readonly<Record<PublishedPlace, string>> = {
  'ca-los-angeles': 'Los Angeles and Orange County',
  'ca-san-diego': 'San Diego',
  'ca-inland-empire': 'Riverside and San Bernardino',
  'ca-bay-area': 'the San Francisco Bay Area',
  'ca-rest': 'the rest of California',
  or: 'Oregon',
  wa: 'Washington',
  'new-york-city': 'New York City',
};

const cap = (days: readonly [string, string], percentages: readonly [number, number?], rule: UsRule): PublishedCap => ({
  most: percent(percentages[0]),
  mostOfTwoYears: percentages[1] === undefined ? null : percent(percentages[1]),
  from: isoDate(days[0]),
  until: isoDate(days[1]),
  rule,
});

const source = (title: string, url: string, from: string): LawSource => ({ title, url, from, seen: true });

const californiaYear = ['2025-08-01', '2026-07-31'] as const;
const california = lawRule(
  'us-rent-cap-ca-2025',
  source(
    'California rent caps by region, 1 August 2025 to 31 July 2026 (AB 1482)',
    'https://californiatoday.com/guides/housing/master-list-of-california-rent-caps',
    '2025-08-01',
  ),
);
const guidelines = (order: number, from: string): UsRule =>
  lawRule(
    `us-nyc-rgb-${order}`,
    source(`New York City Rent Guidelines Board, order ${order}`, 'https://rentguidelinesboard.cityofnewyork.us/rent-guidelines/', from),
  );

const published: Readonly<Record<PublishedPlace, readonly PublishedCap[]>> = {
  'ca-los-angeles': [cap(californiaYear, [8], california)],
  'ca-san-diego': [cap(californiaYear, [8.8], california)],
  'ca-inland-empire': [cap(californiaYear, [7.5], california)],
  'ca-bay-area': [cap(californiaYear, [6.3], california)],
  'ca-rest': [cap(californiaYear, [7.7], california)],
  or: [
    cap(
      ['2026-01-01', '2026-12-31'],
      [9.5],
      lawRule(
        'us-rent-cap-or-2026',
        source(
          'Oregon rent increase cap for 2026; 6% in manufactured-home parks with more than 30 spaces',
          'https://cs.npg.tv/2025/09/30/oregon-sets-maximum-rent-hikes-for-2026-but-its-no-longer-just-one-number',
          '2026-01-01',
        ),
      ),
    ),
  ],
  wa: [
    cap(
      ['2026-01-01', '2026-12-31'],
      [9.683],
      lawRule(
        'us-rent-cap-wa-2026',
        source(
          'Washington rent increase cap for 2026 (Department of Commerce)',
          'https://www.headline.club/lynnwood-wa/article/106565',
          '2026-01-01',
        ),
      ),
    ),
  ],
  'new-york-city': [
    cap(['2024-10-01', '2025-09-30'], [2.75, 5.25], guidelines(56, '2024-10-01')),
    cap(['2025-10-01', '2026-09-30'], [3, 4.5], guidelines(57, '2025-10-01')),
    cap(['2026-10-01', '2027-09-30'], [0, 0], guidelines(58, '2026-10-01')),
  ],
};
