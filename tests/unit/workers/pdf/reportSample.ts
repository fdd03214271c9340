import type { ReportJob } from './readPdf.ts';
import type { ReportDocument, ReportFigure } from '../../../../src/core/report/report.ts';
import type { Score } from '../../../../src/core/score/score.ts';

/** A handwritten report with every part filled. Its figures need not be consistent. */
export const sampleReport: ReportDocument = {
  strategy: 'buy-to-let',
  market: 'GB-ENG',
  rulesTitle: 'Your rules',
  basis: 'England, buy-to-let, before tax',
  title: '3-bed terraced house, Salford M6',
  subtitle: '£185,000 · freehold · 1,044 sq ft · council tax A · buy-to-let',
  listingUrl: 'https://www.rightmove.co.uk/properties/190000017',
  preparedOn: '2026-11-20',
  verdict: 'Meets 5 of your 6 rules. Cash-on-cash is 5.2%, below your 6% target. It would meet all your rules at £178,000 or less.',
  tone: 'fair',
  rulesMet: 5,
  rulesAsked: 6,
  rules: [
    { label: 'Monthly cash flow', met: true, words: '£255, meets your £200 target' },
    { label: 'Cash-on-cash', met: false, words: '5.2%, below your 6% target' },
    { label: 'Interest cover', met: true, words: '197% at a stress rate of 5.5%, meets your 125% target' },
    { label: 'Area price level', met: null, words: 'not known: no figures for this area' },
  ],
  keyFigures: [
    figure('monthlyCashFlow', 'Monthly cash flow', ['£255', 'good', '£55 over your £200']),
    figure('cashOnCash', 'Cash-on-cash', ['5.2%', 'fair', '0.8 under your 6%']),
    figure('cashNeeded', 'Cash needed', ['£59,000', 'neutral', 'including £10,450 stamp duty']),
    figure('interestCover', 'Interest cover', ['197%', 'good', '≥ 125%, which you ask for']),
  ],
  figures: [
    figure('grossYield', 'Gross yield', ['8.1%', 'good', null]),
    figure('netYield', 'Net yield', ['5.6%', 'good', '0.6 over your 5%']),
    figure('annualCashFlow', 'Annual cash flow', ['−£202', 'poor', '−£2,602 → under your £2,400']),
    figure('breakEvenRent', 'Break-even rent', ['£995', 'neutral', null]),
  ],
  inputs: [
    {
      key: 'price',
      group: 'Purchase',
      label: 'Price',
      value: '£185,000',
      mark: 'yours',
      from: 'Yours; asking £190,000',
      url: null,
      unusual: null,
    },
    {
      key: 'monthlyRent',
      group: 'Income',
      label: 'Monthly rent',
      value: '£1,250',
      mark: 'estimate',
      from: 'Regional rents, £1,150 to £1,340',
      url: 'https://www.ons.gov.uk/',
      unusual: null,
    },
    {
      key: 'mortgageRate',
      group: 'Loan',
      label: 'Mortgage rate',
      value: '5.24%',
      mark: 'default',
      from: 'Average five-year fix',
      url: 'https://www.bankofengland.co.uk/',
      unusual: 'Outside the usual 3% to 5%',
    },
  ] as unknown as ReportDocument['inputs'],
  tables: [
    {
      id: 'bands',
      title: 'Stamp duty land tax',
      columns: [
        { label: 'Source', align: 'right' },
        { label: 'To', align: 'right' },
        { label: 'Rate', align: 'right' },
        { label: 'Tax', align: 'right' },
      ],
      rows: [
        ['£0', '£125,000', '5%', '£6,250'],
        ['£125,000', '£250,000', '7%', '£4,200'],
      ],
      total: ['Total', '', '', '£10,450'],
      note: 'Higher rates for additional dwellings apply.',
    },
    {
      id: 'years',
      title: 'Projection',
      columns: ['Year', 'Rent', 'Costs', 'Interest', 'Cash flow', 'Value', 'Equity'].map((label, at) => ({
        label,
        align: at === 0 ? 'left' : 'right',
      })),
      rows: Array.from({ length: 60 }, (_, at) => [`Year ${at + 1}`, '£15,000', '£3,900', '£7,200', '−£3,060', '£190,550', '£51,800']),
      total: null,
      note: null,
    },
  ],
  charts: [
    {
      id: 'equity',
      title: 'Value, loan and equity',
      kind: 'area',
      xLabel: 'Year',
      yLabel: '£',
      x: Array.from({ length: 30 }, (_, at) => String(at + 1)),
      series: [
        { label: 'Value', values: Array.from({ length: 30 }, (_, at) => 185_000 * 1.03 ** at) },
        { label: 'Equity', values: Array.from({ length: 30 }, (_, at) => 46_000 + 185_000 * (1.03 ** at - 1)) },
      ],
      summary: 'The value grows from £185,000 to £436,000 in thirty years; the loan stays at £138,750.',
    },
    {
      id: 'months',
      title: 'Cash flow by month',
      kind: 'bar',
      xLabel: 'Month',
      yLabel: '£ a month',
      x: Array.from({ length: 12 }, (_, at) => String(at + 1)),
      series: [
        { label: 'Rent', values: Array.from({ length: 12 }, () => 1250) },
        { label: 'Costs', values: Array.from({ length: 12 }, (_, at) => (at === 3 ? -900 : -320)) },
        { label: 'Payment', values: Array.from({ length: 12 }, () => -606) },
      ],
      summary: 'Each month leaves £324 except the fourth.',
    },
  ],
  solves: [
    { label: 'Highest price for 6% cash-on-cash', value: '£178,000', note: '6% under asking' },
    { label: 'Rent needed at this offer', value: '£1,298 a month', note: 'inside the area’s range' },
    { label: 'Rate it survives', value: '7.45%', note: 'before cash flow turns negative' },
  ],
  warnings: ['The listing does not say whether the lease has ground rent.', 'The price was reduced on 13 April.'],
  laws: [
    {
      title: 'Stamp duty land tax: higher rates for additional dwellings',
      url: 'https://www.gov.uk/guidance/stamp-duty-land-tax-buying-an-additional-residential-property',
      inForceFrom: '2024-10-31',
      checkedOn: '2026-11-20',
      confirmed: true,
    },
  ],
  disclaimer: 'Figures are estimates from the inputs listed here. They are no advice on tax, law or investment.',
  versions: { engine: '1', rules: 'england-2026-11', score: '1', parser: '1' },
};

function figure(
  id: ReportFigure['id'],
  label: string,
  [value, tone, delta]: readonly [string, ReportFigure['tone'], string | null],
): ReportFigure {
  return { id, label, value, tone, delta };
}

export const sampleScore: Score = {
  total: 62,
  low: 56,
  high: 69,
  band: 'good',
  criteria: [
    {
      id: 'net-yield',
      label: 'Net yield',
      figure: 'netYield',
      measured: '5.6%',
      points: 14,
      weight: 24,
      tone: 'good',
      reason: 'Net yield of 5.6%: none at 2%, full marks from 8%.',
    },
    {
      id: 'cash-flow',
      label: 'Cash flow',
      figure: 'monthlyCashFlow',
      measured: '£255',
      points: 15,
      weight: 18,
      tone: 'good',
      reason: '£255 a month: full marks from £300.',
    },
    {
      id: 'coc',
      label: 'Cash-on-cash',
      figure: 'cashOnCash',
      measured: '5.2%',
      points: 7,
      weight: 18,
      tone: 'fair',
      reason: '5.2% on the cash put in: none at 2%, full marks from 10%.',
    },
    {
      id: 'area',
      label: 'Area',
      figure: null,
      measured: 'not known',
      points: 6,
      weight: 12,
      tone: 'unknown',
      reason: 'Nothing is known about the area, so it counts half.',
    },
    {
      id: 'risk',
      label: 'Running risk',
      figure: null,
      measured: '3 flags',
      points: 3,
      weight: 10,
      tone: 'poor',
      reason: 'Flat above a shop, short lease and a high service charge.',
    },
  ],
  version: 1,
};

/** The sample job with parts of the report replaced. */
export const sampleJob = (report: Partial<ReportDocument> = {}): ReportJob => ({
  report: { ...sampleReport, ...report },
  score: sampleScore,
  edition: 'full',
  letterhead: null,
  borrower: null,
  appVersion: 'build-1',
  pageSize: 'a4',
  assetBase: '',
});
