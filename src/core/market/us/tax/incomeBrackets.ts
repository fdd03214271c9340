import type { BandStart } from '../../bandTax.ts';
import type { Filing } from './filing.ts';

/** A year's federal brackets on ordinary income and on long-term gains, and where they were published. */
export interface YearBrackets {
  readonly ordinary: Readonly<Record<Filing, readonly BandStart[]>>;
  readonly gains: Readonly<Record<Filing, readonly BandStart[]>>;
  readonly url: string;
}

/** The brackets of a tax year, or null for an unknown year. */
export const bracketsOf = (year: number): YearBrackets | null => years[year] ?? null;

type Limits = readonly [number, number, number, number, number, number];

/** The upper limits of 10, 12, 22, 24, 32 and 35% in dollars; 37% applies above. */
const ordinary = (limits: Limits): readonly BandStart[] => [
  [0, 10],
  [limits[0], 12],
  [limits[1], 22],
  [limits[2], 24],
  [limits[3], 32],
  [limits[4], 35],
  [limits[5], 37],
];

/** The bands for long-term gains, from the starting points of 15% and 20% in dollars of taxable income. */
const gains = (from15: number, from20: number): readonly BandStart[] => [
  [0, 0],
  [from15, 15],
  [from20, 20],
];

/** The brackets by year, from Revenue Procedures 2023-34, 2024-40 and 2025-32. */
const years: Readonly<Record<number, YearBrackets>> = {
  2024: {
    ordinary: {
      single: ordinary([11_600, 47_150, 100_525, 191_950, 243_725, 609_350]),
      joint: ordinary([23_200, 94_300, 201_050, 383_900, 487_450, 731_200]),
      separate: ordinary([11_600, 47_150, 100_525, 191_950, 243_725, 365_600]),
      head: ordinary([16_550, 63_100, 100_500, 191_950, 243_700, 609_350]),
    },
    gains: {
      single: gains(47_025, 518_900),
      joint: gains(94_050, 583_750),
      separate: gains(47_025, 291_850),
      head: gains(63_000, 551_350),
    },
    url: 'https://www.irs.gov/pub/irs-drop/rp-23-34.pdf',
  },
  2025: {
    ordinary: {
      single: ordinary([11_925, 48_475, 103_350, 197_300, 250_525, 626_350]),
      joint: ordinary([23_850, 96_950, 206_700, 394_600, 501_050, 751_600]),
      separate: ordinary([11_925, 48_475, 103_350, 197_300, 250_525, 375_800]),
      head: ordinary([17_000, 64_850, 103_350, 197_300, 250_500, 626_350]),
    },
    gains: {
      single: gains(48_350, 533_400),
      joint: gains(96_700, 600_050),
      separate: gains(48_350, 300_000),
      head: gains(64_750, 566_700),
    },
    url: 'https://www.irs.gov/pub/irs-drop/rp-24-40.pdf',
  },
  2026: {
    ordinary: {
      single: ordinary([12_400, 50_400, 105_700, 201_775, 256_225, 640_600]),
      joint: ordinary([24_800, 100_800, 211_400, 403_550, 512_450, 768_700]),
      separate: ordinary([12_400, 50_400, 105_700, 201_775, 256_225, 384_350]),
      head: ordinary([17_700, 67_450, 105_700, 201_750, 256_200, 640_600]),
    },
    gains: {
      single: gains(49_450, 545_500),
      joint: gains(98_900, 613_700),
      separate: gains(49_450, 306_850),
      head: gains(66_200, 579_600),
    },
    url: 'https://www.irs.gov/pub/irs-drop/rp-25-32.pdf',
  },
};
