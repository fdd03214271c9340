import { isoDate } from '../../kernel/calendar.ts';
import type { BandStart, Dated } from '../bandTax.ts';

/** Changes with every change to a figure in this file. */
export const lttVersion = 'ltt-2026-11-20';

const main2018: readonly BandStart[] = [
  [0, 0],
  [180_000, 3.5],
  [250_000, 5],
  [400_000, 7.5],
  [750_000, 10],
  [1_500_000, 12],
];

/** The main bands, by completion date. 2020–21 has the temporary pandemic nil band. */
export const mainBands: readonly Dated<readonly BandStart[]>[] = [
  { from: isoDate('2018-04-01'), value: main2018 },
  {
    from: isoDate('2020-07-27'),
    value: [
      [0, 0],
      [250_000, 5],
      [400_000, 7.5],
      [750_000, 10],
      [1_500_000, 12],
    ],
  },
  { from: isoDate('2021-07-01'), value: main2018 },
  {
    from: isoDate('2022-10-10'),
    value: [
      [0, 0],
      [225_000, 6],
      [400_000, 7.5],
      [750_000, 10],
      [1_500_000, 12],
    ],
  },
];

/** Contracts made before this day that complete on or after it may keep the 2018 main bands (gov.wales, October 2022). */
export const olderMainBandsBefore = isoDate('2022-10-10');

const higher = (rates: readonly [number, number, number, number, number, number]): readonly BandStart[] => [
  [0, rates[0]],
  [180_000, rates[1]],
  [250_000, rates[2]],
  [400_000, rates[3]],
  [750_000, rates[4]],
  [1_500_000, rates[5]],
];

/** The higher rates, by contract date: contracts exchanged before a change keep the older rates. */
export const higherBands: readonly Dated<readonly BandStart[]>[] = [
  { from: isoDate('2018-04-01'), value: higher([3, 6.5, 8, 10.5, 13, 15]) },
  { from: isoDate('2020-12-22'), value: higher([4, 7.5, 9, 11.5, 14, 16]) },
  { from: isoDate('2024-12-11'), value: higher([5, 8.5, 10, 12.5, 15, 17]) },
];

const nonResidential = (nilTo: number): readonly BandStart[] => [
  [0, 0],
  [nilTo, 1],
  [250_000, 5],
  [1_000_000, 6],
];

/** Bands by completion date. */
export const nonResidentialBands: readonly Dated<readonly BandStart[]>[] = [
  { from: isoDate('2018-04-01'), value: nonResidential(150_000) },
  { from: isoDate('2020-12-22'), value: nonResidential(225_000) },
];

/** The minimum tax under multiple dwellings relief, as a percentage of the dwellings' price, by completion date. */
export const multipleDwellingsLeast: readonly (Dated<number> & { readonly confirmed: boolean })[] = [
  { from: isoDate('2018-04-01'), value: 1, confirmed: true },
  // Announced 14 October 2025, laid 20 January 2026; its start date and equalisation rule could not be found.
  { from: isoDate('2026-04-01'), value: 3, confirmed: false },
];
