import type { UsState } from '../../../markets.ts';
import { bands, forAll, byFiling, flat, scheduleOf, untaxed } from './stateSchedule.ts';
import type { StateSchedule } from './stateSchedule.ts';
import type { statesAToI } from './statesAToI.ts';
import type { statesKToN } from './statesKToN.ts';

/** Income tax in the states from Ohio to Wyoming, alphabetically: 2026 rates. */
export const statesOToW: Readonly<Record<Exclude<UsState, keyof typeof statesAToI | keyof typeof statesKToN>, StateSchedule>> = {
  OH: scheduleOf(
    forAll([
      [0, 0],
      [26_050, 2.75],
    ]),
    {
      deduction: null,
      lump: { above: 26_050, dollars: 332 },
      url: 'https://codes.ohio.gov/ohio-revised-code/section-5747.02',
      notes: ['Ohio’s city income tax isn’t included.'],
    },
  ),
  OK: scheduleOf(
    bands([0, 2.5, 3.5, 4.5], { single: [3_750, 4_900, 7_200], joint: [7_500, 9_800, 14_400], head: [7_500, 9_800, 14_400] }),
    {
      deduction: byFiling(6_350, 12_700, [6_350, 9_350]),
      url: 'https://www.oklegislature.gov/cf_pdf/2025-26%20ENR/hB/HB2764%20ENR.PDF',
      notes: ['Oklahoma’s deduction of gains on Oklahoma property held for five years isn’t included.'],
    },
  ),
  OR: scheduleOf(
    bands([4.75, 6.75, 8.75, 9.9], { single: [4_400, 11_100, 125_000], joint: [8_800, 22_200, 250_000], head: [8_800, 22_200, 250_000] }),
    {
      deduction: byFiling(2_835, 5_670, [2_835, 4_560]),
      figuresOf: 2025,
      url: 'https://www.oregonlegislature.gov/bills_laws/ors/ors316.html',
      notes: ['Oregon’s deduction of federal tax, and Portland area taxes, aren’t included.'],
    },
  ),
  PA: flat(3.07, {
    deduction: null,
    lossesEnd: true,
    url: 'https://www.pa.gov/agencies/revenue/resources/tax-rates',
    notes: ['In Pennsylvania, a rental loss offsets no other income and cannot be carried forward (not confirmed).'],
  }),
  RI: scheduleOf(
    forAll([
      [0, 3.75],
      [82_050, 4.75],
      [186_450, 5.99],
    ]),
    {
      deduction: byFiling(11_200, 22_400, [11_200, 16_800]),
      url: 'https://tax.ri.gov/sites/g/files/xkgbur541/files/2025-11/ADV_2025_22_Inflation_Adjustments.pdf',
      notes: ['The loss of Rhode Island’s standard deduction for incomes above $261,000 isn’t included.'],
    },
  ),
  SC: scheduleOf(
    forAll([
      [0, 1.99],
      [30_000, 5.21],
    ]),
    {
      deduction: null,
      gain: { kind: 'share', taxedPercent: 56 },
      url: 'https://www.scstatehouse.gov/sess126_2025-2026/bills/4216.htm',
      notes: ['South Carolina exempts 44% of a long-term gain.', 'South Carolina’s 2026 deduction isn’t included.'],
    },
  ),
  SD: untaxed('https://dor.sd.gov/individuals/taxes/'),
  TN: untaxed('https://www.tn.gov/revenue/taxes/hall-income-tax.html'),
  TX: untaxed('https://comptroller.texas.gov/taxes/'),
  UT: flat(4.45, {
    deduction: null,
    url: 'https://le.utah.gov/xcode/Title59/Chapter10/59-10-S104.html',
    notes: ['Utah’s taxpayer tax credit isn’t included.'],
  }),
  VA: scheduleOf(
    forAll([
      [0, 2],
      [3_000, 3],
      [5_000, 5],
      [17_000, 5.75],
    ]),
    {
      deduction: byFiling(8_750, 17_500, [8_750, 8_750]),
      url: 'https://law.lis.virginia.gov/vacodefull/title58.1/chapter3/article2/',
    },
  ),
  VT: scheduleOf(
    bands([3.35, 6.6, 7.6, 8.75], {
      single: [49_400, 119_700, 249_700],
      joint: [82_500, 199_450, 304_000],
      separate: [41_250, 99_725, 152_000],
      head: [66_200, 171_000, 276_850],
    }),
    {
      deduction: byFiling(7_650, 15_300, [7_650, 11_450]),
      figuresOf: 2025,
      url: 'https://legislature.vermont.gov/statutes/section/32/151/05822',
      notes: ['Vermont’s exclusion of part of a gain, and its minimum tax of 3% above $150,000, aren’t included.'],
    },
  ),
  WA: untaxed('https://dor.wa.gov/taxes-rates/other-taxes/capital-gains-tax', [
    'Washington’s gains tax excludes real property. Its 9.9% tax on incomes above $1m, from 2028, isn’t included.',
  ]),
  WI: scheduleOf(
    bands([3.5, 4.4, 5.3, 7.65], {
      single: [14_680, 51_130, 323_290],
      joint: [19_580, 68_170, 431_060],
      separate: [9_790, 34_090, 215_530],
    }),
    {
      deduction: null,
      figuresOf: 2025,
      gain: { kind: 'share', taxedPercent: 70 },
      url: 'https://www.revenue.wi.gov/Pages/FAQS/pcs-taxrates.aspx',
      notes: ['Wisconsin exempts 30% of a long-term gain.', 'Wisconsin’s standard deduction, which falls with income, isn’t included.'],
    },
  ),
  WV: scheduleOf(
    bands([2.11, 2.81, 3.16, 4.22, 4.58], {
      single: [10_000, 25_000, 40_000, 60_000],
      joint: [10_000, 25_000, 40_000, 60_000],
      separate: [5_000, 12_500, 20_000, 30_000],
    }),
    { deduction: null, url: 'https://code.wvlegislature.gov/11-21-4J/' },
  ),
  WY: untaxed('https://revenue.wyo.gov/'),
};
