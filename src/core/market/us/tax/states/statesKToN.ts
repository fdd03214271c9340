import type { UsState } from '../../../markets.ts';
import { bands, forAll, byFiling, flat, scheduleOf, untaxed } from './stateSchedule.ts';
import type { StateSchedule } from './stateSchedule.ts';

/** Income tax in the states from Kansas to New York, alphabetically: 2026 rates. */
export const statesKToN = {
  KS: scheduleOf(bands([5.2, 5.58], { single: [23_001], joint: [46_001] }), {
    deduction: byFiling(3_605, 8_240, [4_120, 6_180]),
    url: 'https://www.ksrevenue.gov/taxnotices/notice24-08.pdf',
  }),
  KY: flat(3.5, {
    deduction: byFiling(3_270, 3_270, [3_270, 3_270]),
    figuresOf: 2025,
    url: 'https://revenue.ky.gov/Individual/Individual-Income-Tax/Pages/default.aspx',
  }),
  LA: flat(3, { deduction: byFiling(12_835, 25_670, [12_835, 25_670]), url: 'https://revenue.louisiana.gov/individuals/' }),
  // Includes the 4% surtax above $1,083,150 in 2025, a threshold indexed to prices.
  MA: scheduleOf(
    forAll([
      [0, 5],
      [1_083_150, 9],
    ]),
    { deduction: null, figuresOf: 2025, url: 'https://www.mass.gov/info-details/massachusetts-4-surtax-on-taxable-income' },
  ),
  MD: scheduleOf(
    bands([2, 3, 4, 4.75, 5, 5.25, 5.5, 5.75, 6.25, 6.5], {
      single: [1_000, 2_000, 3_000, 100_000, 125_000, 150_000, 250_000, 500_000, 1_000_000],
      joint: [1_000, 2_000, 3_000, 150_000, 175_000, 225_000, 300_000, 600_000, 1_200_000],
      head: [1_000, 2_000, 3_000, 150_000, 175_000, 225_000, 300_000, 600_000, 1_200_000],
    }),
    {
      deduction: byFiling(3_350, 6_700, [3_350, 6_700]),
      figuresOf: 2025,
      gain: { kind: 'surtax', percent: 2, above: 350_000 },
      url: 'https://mgaleg.maryland.gov/2025RS/Chapters_noln/CH_604_hb0352e.pdf',
      notes: ['Maryland’s county income tax, 2.25 to 3.3%, isn’t included.'],
    },
  ),
  // Includes the 2% surtax from 2026 above $1m: $1.5m for couples and heads of household, $750,000 for separate returns.
  ME: scheduleOf(
    bands([5.8, 6.75, 7.15, 9.15], {
      single: [27_400, 64_850, 1_000_000],
      joint: [54_850, 129_750, 1_500_000],
      separate: [27_400, 64_850, 750_000],
      head: [41_100, 97_300, 1_500_000],
    }),
    {
      deduction: byFiling(15_000, 30_000, [15_000, 22_500]),
      figuresOf: 2025,
      url: 'https://www.maine.gov/revenue/sites/maine.gov.revenue/files/2026-05/ind_tax_rate_sched_2026_rev.pdf',
      notes: [
        'Maine’s brackets are for 2026 and its standard deduction is for 2025. The deduction’s phase-out at higher incomes isn’t included.',
      ],
    },
  ),
  MI: flat(4.25, {
    deduction: null,
    url: 'https://www.michigan.gov/taxes/iit',
    notes: ['Michigan’s city income tax isn’t included.'],
  }),
  MN: scheduleOf(
    bands([5.35, 6.8, 7.85, 9.85], {
      single: [32_570, 106_990, 198_630],
      joint: [47_620, 189_180, 330_410],
      separate: [23_810, 94_590, 165_205],
      head: [40_100, 161_130, 264_050],
    }),
    {
      deduction: byFiling(14_950, 29_900, [14_950, 22_500]),
      figuresOf: 2025,
      url: 'https://www.revisor.mn.gov/statutes/cite/290.06',
      notes: [
        'Minnesota’s 1% tax on net investment income above $1m, and the loss of the standard deduction on incomes above $238,950, aren’t included.',
      ],
    },
  ),
  MO: scheduleOf(
    forAll([
      [0, 0],
      [1_313, 2],
      [2_626, 2.5],
      [3_939, 3],
      [5_252, 3.5],
      [6_565, 4],
      [7_878, 4.5],
      [9_191, 4.7],
    ]),
    {
      deduction: 'federal',
      figuresOf: 2025,
      gain: { kind: 'share', taxedPercent: 0 },
      url: 'https://revisor.mo.gov/main/OneSection.aspx?section=143.011',
      notes: ['Missouri has not taxed gains since 2025.'],
    },
  ),
  MS: scheduleOf(
    forAll([
      [0, 0],
      [10_000, 4],
    ]),
    { deduction: byFiling(2_300, 4_600, [2_300, 3_400]), url: 'https://www.dor.ms.gov/individual/tax-rates' },
  ),
  MT: scheduleOf(bands([4.7, 5.65], { single: [47_500], joint: [95_000], head: [71_250] }), {
    deduction: 'federal',
    gain: { kind: 'bands', bands: bands([3, 4.1], { single: [47_500], joint: [95_000], head: [71_250] }) },
    url: 'https://leg.mt.gov/bills/mca/title_0150/chapter_0300/part_0210/section_0030/0150-0300-0210-0030.html',
    notes: ['Montana taxes a long-term gain at lower rates of 3 and 4.1%.'],
  }),
  NC: flat(3.99, {
    deduction: byFiling(12_750, 25_500, [12_750, 19_125]),
    url: 'https://www.ncdor.gov/taxes-forms/individual-income-tax',
  }),
  ND: scheduleOf(
    bands([0, 1.95, 2.5], {
      single: [48_475, 244_825],
      joint: [80_975, 298_075],
      separate: [40_475, 149_025],
      head: [64_950, 271_450],
    }),
    {
      deduction: 'federal',
      figuresOf: 2025,
      url: 'https://www.tax.nd.gov/tax-types/income/individual',
      notes: ['North Dakota’s deduction of part of a long-term gain isn’t included.'],
    },
  ),
  NE: scheduleOf(bands([2.46, 3.51, 4.55], { single: [4_130, 24_760], joint: [8_250, 49_530], head: [7_700, 39_620] }), {
    deduction: byFiling(8_600, 17_200, [8_600, 12_600]),
    figuresOf: 2025,
    url: 'https://www.nebraskalegislature.gov/laws/statutes.php?statute=77-2715.03',
    notes: ['Nebraska’s brackets are for 2026 and its standard deduction is for 2025.'],
  }),
  NH: untaxed('https://www.revenue.nh.gov/', ['New Hampshire’s tax on interest and dividends ended in 2025.']),
  // The 2.45% rate does not apply to a single person.
  NJ: scheduleOf(
    bands([1.4, 1.75, 2.45, 3.5, 5.525, 6.37, 8.97, 10.75], {
      single: [20_000, 35_000, 35_000, 40_000, 75_000, 500_000, 1_000_000],
      joint: [20_000, 50_000, 70_000, 80_000, 150_000, 500_000, 1_000_000],
      head: [20_000, 50_000, 70_000, 80_000, 150_000, 500_000, 1_000_000],
    }),
    {
      deduction: null,
      lossesEnd: true,
      url: 'https://law.justia.com/codes/new-jersey/title-54a/section-54a-2-1/',
      notes: ['In New Jersey, a rental loss offsets no other income and cannot be carried forward (not confirmed).'],
    },
  ),
  NM: scheduleOf(
    bands([1.5, 3.2, 4.3, 4.7, 4.9, 5.9], {
      single: [5_500, 16_500, 33_500, 66_500, 210_000],
      joint: [8_000, 25_000, 50_000, 100_000, 315_000],
      separate: [4_000, 12_500, 25_000, 50_000, 157_500],
      head: [8_000, 25_000, 50_000, 100_000, 315_000],
    }),
    {
      deduction: 'federal',
      url: 'https://www.srca.nm.gov/parts/title03/03.003.0007.html',
      notes: ['New Mexico’s deduction of up to $2,500 of gains isn’t included.'],
    },
  ),
  NV: untaxed('https://tax.nv.gov/'),
  NY: scheduleOf(
    bands([3.9, 4.4, 5.15, 5.4, 5.9, 6.85, 9.65, 10.3, 10.9], {
      single: [8_500, 11_700, 13_900, 80_650, 215_400, 1_077_550, 5_000_000, 25_000_000],
      joint: [17_150, 23_600, 27_900, 161_550, 323_200, 2_155_350, 5_000_000, 25_000_000],
      head: [12_800, 17_650, 20_900, 107_650, 269_300, 1_616_450, 5_000_000, 25_000_000],
    }),
    {
      deduction: byFiling(8_000, 16_050, [8_000, 11_200]),
      url: 'https://www.nysenate.gov/legislation/laws/TAX/601',
      notes: [
        'New York takes back the benefit of its lower brackets on incomes above $107,650. That isn’t included, nor is New York City or Yonkers income tax.',
      ],
    },
  ),
} satisfies Partial<Record<UsState, StateSchedule>>;
