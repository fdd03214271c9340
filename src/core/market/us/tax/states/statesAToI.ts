import type { UsState } from '../../../markets.ts';
import { bands, forAll, byFiling, flat, scheduleOf, untaxed } from './stateSchedule.ts';
import type { StateSchedule } from './stateSchedule.ts';

/** Income tax in the states from Alaska to Indiana, alphabetically: 2026 rates. */
export const statesAToI = {
  AK: untaxed('https://tax.alaska.gov/'),
  AL: scheduleOf(bands([2, 4, 5], { single: [500, 3_000], joint: [1_000, 6_000] }), {
    deduction: null,
    url: 'https://law.justia.com/codes/alabama/title-40/chapter-18/article-1/section-40-18-5/',
    notes: ['Alabama’s standard deduction, and its deduction of federal tax, aren’t included.'],
  }),
  AR: scheduleOf(
    forAll([
      [0, 0],
      [5_600, 2],
      [11_200, 3],
      [16_000, 3.4],
      [26_400, 3.7],
    ]),
    {
      deduction: byFiling(2_470, 4_940, [2_470, 2_470]),
      figuresOf: 2025,
      gain: { kind: 'share', taxedPercent: 50 },
      url: 'https://www.dfa.arkansas.gov/income-tax/individual-income-tax/',
      notes: [
        'Arkansas taxes half of a long-term gain.',
        'Arkansas takes back the benefit of its lower brackets on incomes of $94,700 to $97,600. That isn’t included.',
      ],
    },
  ),
  AZ: flat(2.5, {
    deduction: 'federal',
    gain: { kind: 'share', taxedPercent: 75 },
    url: 'https://azdor.gov/individual-income-tax-information',
    notes: ['Arizona exempts a quarter of a long-term gain.'],
  }),
  // Includes the 1% mental health services tax above $1m of taxable income.
  CA: scheduleOf(
    bands([1, 2, 4, 6, 8, 9.3, 10.3, 11.3, 12.3, 13.3], {
      single: [11_079, 26_264, 41_452, 57_542, 72_724, 371_479, 445_771, 742_953, 1_000_000],
      // For couples the 1% tax begins below the start of the 12.3% band.
      joint: [22_158, 52_528, 82_904, 115_084, 145_448, 742_958, 891_542, 1_000_000, 1_485_906],
      head: [22_173, 52_530, 67_716, 83_805, 98_990, 505_208, 606_251, 1_000_000, 1_010_417],
    }),
    {
      deduction: byFiling(5_706, 11_412, [5_706, 11_412]),
      figuresOf: 2025,
      url: 'https://www.ftb.ca.gov/forms/2025/2025-540-tax-rate-schedules.pdf',
      notes: ['California does not allow bonus depreciation, and charges a limited liability company $800 a year.'],
    },
  ),
  CO: flat(4.4, {
    deduction: 'federal',
    figuresOf: 2025,
    url: 'https://tax.colorado.gov/sites/tax/files/documents/Book104_2025.pdf',
    notes: ['This is Colorado’s 2025 rate. The 2026 rate depends on state revenue.'],
  }),
  CT: scheduleOf(
    bands([2, 4.5, 5.5, 6, 6.5, 6.9, 6.99], {
      single: [10_000, 50_000, 100_000, 200_000, 250_000, 500_000],
      joint: [20_000, 100_000, 200_000, 400_000, 500_000, 1_000_000],
      head: [16_000, 80_000, 160_000, 320_000, 400_000, 800_000],
    }),
    {
      deduction: null,
      url: 'https://www.cga.ct.gov/current/pub/chap_229.htm',
      notes: ['Connecticut takes back the benefit of its lower brackets on higher incomes. That isn’t included.'],
    },
  ),
  DC: scheduleOf(
    forAll([
      [0, 4],
      [10_000, 6],
      [40_000, 6.5],
      [60_000, 8.5],
      [250_000, 9.25],
      [500_000, 9.75],
      [1_000_000, 10.75],
    ]),
    {
      deduction: byFiling(15_000, 30_000, [15_000, 22_500]),
      figuresOf: 2025,
      url: 'https://otr.cfo.dc.gov/page/dc-individual-and-fiduciary-income-tax-rates',
    },
  ),
  DE: scheduleOf(
    forAll([
      [0, 0],
      [2_000, 2.2],
      [5_000, 3.9],
      [10_000, 4.8],
      [20_000, 5.2],
      [25_000, 5.55],
      [60_000, 6.6],
    ]),
    { deduction: byFiling(3_250, 6_500, [3_250, 3_250]), url: 'https://delcode.delaware.gov/title30/c011/sc01/index.html' },
  ),
  FL: untaxed('https://floridarevenue.com/taxes/taxesfees/Pages/default.aspx'),
  GA: flat(4.99, {
    deduction: byFiling(15_000, 30_000, [15_000, 15_000]),
    url: 'https://dor.georgia.gov/taxes/individual-taxes',
  }),
  HI: scheduleOf(
    bands([1.4, 3.2, 5.5, 6.4, 6.8, 7.2, 7.6, 7.9, 8.25, 9, 10, 11], {
      single: [9_600, 14_400, 19_200, 24_000, 36_000, 48_000, 125_000, 175_000, 225_000, 275_000, 325_000],
      joint: [19_200, 28_800, 38_400, 48_000, 72_000, 96_000, 250_000, 350_000, 450_000, 550_000, 650_000],
      head: [14_400, 21_600, 28_800, 36_000, 54_000, 72_000, 187_500, 262_500, 337_500, 412_500, 487_500],
    }),
    {
      deduction: byFiling(8_000, 16_000, [8_000, 12_000]),
      gain: { kind: 'at-most', percent: 7.25 },
      url: 'https://www.capitol.hawaii.gov/hrscurrent/Vol04_Ch0201-0257/HRS0235/HRS_0235-0051.htm',
      notes: ['Hawaii taxes a long-term gain at up to 7.25%.'],
    },
  ),
  IA: flat(3.8, { deduction: 'federal', url: 'https://revenue.iowa.gov/taxes/tax-guidance/individual-income-tax' }),
  ID: scheduleOf(bands([0, 5.3], { single: [4_811], joint: [9_622], head: [9_622] }), {
    deduction: 'federal',
    figuresOf: 2025,
    url: 'https://tax.idaho.gov/taxes/income-tax/individual-income/individual-income-tax-rate-schedule/',
    notes: ['Idaho allows a deduction of 60% of the gain on Idaho real property held for at least a year. That isn’t included.'],
  }),
  IL: flat(4.95, { deduction: null, url: 'https://tax.illinois.gov/research/taxrates/income.html' }),
  IN: flat(2.95, {
    deduction: null,
    url: 'https://www.in.gov/dor/resources/tax-rates-and-reports/rates-fees-and-penalties/',
    notes: ['Indiana’s county income tax isn’t included.'],
  }),
} satisfies Partial<Record<UsState, StateSchedule>>;
