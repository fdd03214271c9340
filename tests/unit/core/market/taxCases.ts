import type { TransferTaxInput } from '../../../../src/core/market/rules.ts';

/**
 * Answers published by others: price and tax in pounds, the date of completion and the source. The contract is dated the same day
 * unless given. "Worked out" marks answers calculated by hand from the published rate table.
 */
export interface TaxCase {
  readonly price: number;
  readonly buyer: TransferTaxInput['buyer'];
  readonly completion: string;
  readonly contract?: string;
  readonly abroad?: true;
  readonly tax: number;
  readonly source: string;
}

type Row = readonly [price: number, buyer: TransferTaxInput['buyer'], completion: string, tax: number, more?: Partial<TaxCase>];

const from = (source: string, rows: readonly Row[]): readonly TaxCase[] =>
  rows.map(([price, buyer, completion, tax, more]) => ({ price, buyer, completion, tax, source, ...more }));

export const sdltCases: readonly TaxCase[] = [
  ...from('https://smartmoneytools.co.uk/tools/stamp-duty-calculator/?c=sterling&pp=300000', [
    [300000, 'first-time', '2025-04-01', 0],
    [500000, 'first-time', '2025-04-01', 10000],
    [750000, 'first-time', '2025-04-01', 27500],
    [750000, 'main-home', '2025-04-01', 27500],
  ]),
  ...from('https://sdltcalculator.uk', [
    [500000, 'main-home', '2025-04-01', 15000],
    [250000, 'first-time', '2025-04-01', 0],
  ]),
  ...from('https://www.gov.uk/hmrc-internal-manuals/stamp-duty-land-tax-manual/sdltm29815', [[450000, 'first-time', '2025-04-01', 7500]]),
  ...from('MoverlyLtd/conveyancing-toolkit', [[510000, 'first-time', '2025-04-01', 15500]]),
  ...from('https://stampdutycalculator.quest/buy-to-let', [
    [200000, 'additional', '2025-04-01', 11500],
    [300000, 'additional', '2025-04-01', 20000],
    [500000, 'additional', '2025-04-01', 40000],
  ]),
  ...from('https://calculatemystampduty.co.uk/compare/standard-vs-buy-to-let', [
    [300000, 'additional', '2025-04-01', 20000],
    [300000, 'main-home', '2025-04-01', 5000],
  ]),
  ...from('https://anthonyjohnson.dev/uk-devtools/blog/stamp-duty-rates-uk-2025.html', [
    [350000, 'first-time', '2025-04-01', 2500],
    [499000, 'first-time', '2025-04-01', 9950],
  ]),
  ...from('https://www.svetlovallp.com/sdlt-schedule/', [
    [675000, 'main-home', '2025-04-01', 23750],
    [1000000, 'main-home', '2025-04-01', 43750],
    [5000000, 'main-home', '2025-04-01', 513750],
    [675000, 'additional', '2018-01-01', 44000],
  ]),
  ...from('https://www.linleyandsimpson.co.uk/custom/stamp-duty-calculator.php?purchaseprice=450000.00', [
    [450000, 'first-time', '2025-04-01', 7500],
  ]),
  ...from('PolicyEngine/policyengine-uk', [
    [105000, 'first-time', '2025-04-01', 0],
    [445000, 'first-time', '2025-04-01', 7250],
    [500000.01, 'first-time', '2025-04-01', 15000],
    [2300000, 'main-home', '2025-04-01', 189750],
    [350000, 'additional', '2022-01-01', 18000],
  ]),
  ...from('richmilton/uk-ireland-stampduty-calculator', [[1200000, 'first-time', '2025-04-01', 63750]]),
  ...from('https://www.gov.uk/stamp-duty-land-tax/residential-property-rates', [[295000, 'main-home', '2025-04-01', 4750]]),
  ...from('https://investmentguide.co.uk/sdlt-calculator-for-buy-to-let-property', [
    [200000, 'main-home', '2025-04-01', 1500],
    [300000, 'main-home', '2025-04-01', 5000],
    [500000, 'main-home', '2025-04-01', 15000],
    [750000, 'main-home', '2025-04-01', 27500],
    [1000000, 'main-home', '2025-04-01', 43750],
    [200000, 'additional', '2018-01-01', 7500],
    [300000, 'additional', '2018-01-01', 14000],
    [750000, 'additional', '2018-01-01', 50000],
    [1000000, 'additional', '2018-01-01', 73750],
  ]),
  ...from('https://smartmoneytools.co.uk/tools/stamp-duty-calculator/', [
    [500000, 'first-time', '2023-06-01', 3750],
    [750000, 'first-time', '2023-06-01', 25000],
  ]),
  ...from('https://gov.uk/hmrc-internal-manuals/stamp-duty-land-tax-manual/sdltm09845b', [
    [400000, 'additional', '2025-01-01', 19500, { contract: '2024-08-01' }],
    [1500000, 'additional', '2025-05-01', 138750, { contract: '2024-07-01' }],
  ]),
  ...from('Worked out', [
    [39999, 'additional', '2025-04-01', 0],
    [40000, 'additional', '2025-04-01', 2000],
    [125000, 'additional', '2025-04-01', 6250],
    [250000, 'additional', '2025-04-01', 15000],
    [925000, 'additional', '2025-04-01', 82500],
    [1500000, 'additional', '2025-04-01', 168750],
    [2000000, 'additional', '2025-04-01', 253750],
    [400000, 'additional', '2025-04-01', 38000, { abroad: true }],
    [1000000, 'additional', '2025-04-01', 113750, { abroad: true }],
  ]),
];

export const lbttCases: readonly TaxCase[] = [
  ...from('JKSpenc/typescript-lbtt', [
    [100000, 'main-home', '2025-04-01', 0],
    [500000, 'main-home', '2025-04-01', 23350],
  ]),
  ...from('Rob-Manders/lbtt-calculator', [
    [20000, 'main-home', '2025-04-01', 0],
    [175000, 'main-home', '2025-04-01', 600],
    [800000, 'main-home', '2025-04-01', 54350],
    [1250000, 'main-home', '2025-04-01', 108350],
  ]),
  ...from('https://www.scottishmortgages.com/blog/stamp-duty-in-scotland-2025-what-homebuyers-need-to-know', [
    [200000, 'additional', '2025-04-01', 17100],
    [175000, 'first-time', '2025-04-01', 0],
  ]),
  ...from('https://www.revenue.scot/', [[150000, 'additional', '2016-06-01', 4600]]),
  ...from('Worked out', [
    [250000, 'additional', '2025-04-01', 22100],
    [40000, 'additional', '2025-04-01', 3200],
    [39999, 'additional', '2025-04-01', 0],
  ]),
];

export const lttCases: readonly TaxCase[] = [
  ...from('MoneyHelper', [[410000, 'main-home', '2025-04-01', 11250]]),
  ...from('PolicyEngine/policyengine-uk', [
    [160000, 'main-home', '2021-03-01', 0],
    [450000, 'main-home', '2021-03-01', 11250],
    [450000, 'main-home', '2022-03-01', 13700],
    [2500000, 'main-home', '2022-03-01', 231200],
    [2500000, 'additional', '2022-03-01', 331200],
  ]),
  ...from('Worked out', [
    [180000, 'additional', '2025-04-01', 9000],
    [250000, 'additional', '2025-04-01', 14950],
    [300000, 'additional', '2025-04-01', 19950],
    [400000, 'additional', '2025-04-01', 29950],
    [750000, 'additional', '2025-04-01', 73700],
    [1500000, 'additional', '2025-04-01', 186200],
    [40000, 'additional', '2025-04-01', 2000],
  ]),
];

/** Published answers that are now wrong, because of outdated bands or surcharges, with the correct answer. */
export const wrongCases: readonly (TaxCase & { readonly published: number; readonly wales?: true })[] = [
  {
    price: 300000,
    buyer: 'additional',
    completion: '2025-04-01',
    tax: 20000,
    published: 17500,
    source: 'landlord-os.com/stamp-duty-buy-to-let',
  },
  {
    price: 250000,
    buyer: 'additional',
    completion: '2025-04-01',
    tax: 15000,
    published: 7500,
    source: 'stampdutycalculator.quest/buy-to-let',
  },
  {
    price: 1000000,
    buyer: 'main-home',
    completion: '2025-04-01',
    abroad: true,
    tax: 63750,
    published: 61250,
    source: 'stampdutycalculator.quest/non-resident',
  },
  { price: 500000, buyer: 'additional', completion: '2025-06-01', tax: 40000, published: 27500, source: 'ajhome.co.uk/stamp-duty' },
  { price: 300000, buyer: 'additional', completion: '2025-08-03', tax: 20000, published: 11500, source: 'empreso.co.uk/?p=1205' },
  {
    price: 350000,
    buyer: 'main-home',
    completion: '2025-06-01',
    tax: 7500,
    published: 5000,
    source: 'quidwise.co.uk/blog-stamp-duty-guide.html',
  },
  {
    price: 350000,
    buyer: 'main-home',
    completion: '2025-04-01',
    tax: 7500,
    published: 5000,
    source: 'anthonyjohnson.dev/uk-devtools/blog/stamp-duty-rates-uk-2025.html',
  },
  {
    price: 300000,
    buyer: 'additional',
    completion: '2025-04-01',
    wales: true,
    tax: 19950,
    published: 19500,
    source: 'thecalculators.co.uk/stamp-duty-calculator/wales',
  },
  {
    price: 300000,
    buyer: 'additional',
    completion: '2025-04-01',
    wales: true,
    tax: 19950,
    published: 16950,
    source: 'mortgageadvicebureau.com/land-transaction-tax',
  },
];
