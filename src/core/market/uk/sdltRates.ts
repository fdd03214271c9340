import { isoDate } from '../../kernel/calendar.ts';
import type { BandStart, Dated } from '../bandTax.ts';

/** Changes with every change to a figure in this file. */
export const sdltVersion = 'sdlt-2026-11-20';

const usualBands: readonly BandStart[] = [
  [0, 0],
  [125_000, 2],
  [250_000, 5],
  [925_000, 10],
  [1_500_000, 12],
];
const nilTo250: readonly BandStart[] = [
  [0, 0],
  [250_000, 5],
  [925_000, 10],
  [1_500_000, 12],
];
const nilTo500: readonly BandStart[] = [
  [0, 0],
  [500_000, 5],
  [925_000, 10],
  [1_500_000, 12],
];

/** The standard bands, by completion date. The 2020 and 2021 entries are the temporary pandemic nil bands. */
export const standardBands: readonly Dated<readonly BandStart[]>[] = [
  { from: isoDate('2014-12-04'), value: usualBands },
  { from: isoDate('2020-07-08'), value: nilTo500 },
  { from: isoDate('2021-07-01'), value: nilTo250 },
  { from: isoDate('2021-10-01'), value: usualBands },
  { from: isoDate('2022-09-23'), value: nilTo250 },
  { from: isoDate('2025-04-01'), value: usualBands },
];

/** The non-residential bands, by completion date. The rates before 17 March 2016, which applied to the whole price, are not included. */
export const nonResidentialBands: readonly Dated<readonly BandStart[]>[] = [
  {
    from: isoDate('2016-03-17'),
    value: [
      [0, 0],
      [150_000, 2],
      [250_000, 5],
    ],
  },
];

export interface FirstTimeRelief {
  readonly nilTo: number;
  readonly priceUpTo: number;
}

/** First-time buyers' relief by completion date; null if there was no relief (in 2020–21 the nil band was £500,000 for everyone). */
export const firstTimeRelief: readonly Dated<FirstTimeRelief | null>[] = [
  { from: isoDate('2014-12-04'), value: null },
  { from: isoDate('2017-11-22'), value: { nilTo: 300_000, priceUpTo: 500_000 } },
  { from: isoDate('2020-07-08'), value: null },
  { from: isoDate('2021-07-01'), value: { nilTo: 300_000, priceUpTo: 500_000 } },
  { from: isoDate('2022-09-23'), value: { nilTo: 425_000, priceUpTo: 625_000 } },
  { from: isoDate('2025-04-01'), value: { nilTo: 300_000, priceUpTo: 500_000 } },
];

/** The percentage points added to every band for an additional dwelling, by contract date: earlier contracts keep the older rate. */
export const additionalPoints: readonly Dated<number>[] = [
  { from: isoDate('2014-12-04'), value: 0 },
  { from: isoDate('2015-11-26'), value: 3 },
  { from: isoDate('2024-10-31'), value: 5 },
];

/** The surcharge itself began with completions on 1 April 2016 (contracts after 25 November 2015). */
export const additionalBegan = isoDate('2016-04-01');

/** The percentage points added for a non-UK resident, by completion date. Contracts before 11 March 2020 are exempt (SDLTM09855). */
export const nonResidentPoints: readonly Dated<number>[] = [
  { from: isoDate('2014-12-04'), value: 0 },
  { from: isoDate('2021-04-01'), value: 2 },
];
export const nonResidentContractsFrom = isoDate('2020-03-11');

/** The flat rate for companies as a percentage of the whole price, by contract date. */
export const companyFlatPoints: readonly Dated<number>[] = [
  { from: isoDate('2014-12-04'), value: 15 },
  { from: isoDate('2024-10-31'), value: 17 },
];

/** Multiple dwellings relief: completions to 31 May 2024, and later ones contracted by 6 March 2024. The minimum tax is one per cent. */
export const multipleDwellings = {
  from: isoDate('2014-12-04'),
  endedForCompletionsFrom: isoDate('2024-06-01'),
  endedForContractsFrom: isoDate('2024-03-07'),
  leastPercent: 1,
} as const;
