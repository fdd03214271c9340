import { formatMoney, formatMoneyExact, formatNumber, formatRate } from '../deal/format.ts';
import { openNotes } from '../deal/provenance.ts';
import { sumMoney } from '../kernel/money.ts';
import { placeNames } from '../market/rules.ts';
import type { TaxBandLine } from '../market/rules.ts';
import type { ReportContext } from './reportContext.ts';
import type { ReportTable } from './report.ts';

/** The tables of the report: what it costs to buy and to keep, the tax by band, the first year by month, thirty years. */
export const reportTables = (context: ReportContext): readonly ReportTable[] => [
  purchaseTable(context),
  taxTable(context),
  runningTable(context),
  monthTable(context),
  yearTable(context),
];

const left = (label: string): ReportTable['columns'][number] => ({ label, align: 'left' });
const right = (label: string): ReportTable['columns'][number] => ({ label, align: 'right' });

function purchaseTable({ analysis }: ReportContext): ReportTable {
  const { deposit, costs, cashNeeded, costsTotal, loan } = analysis.purchase;
  const added = deposit + costsTotal - cashNeeded;
  return {
    id: 'purchase-costs',
    title: 'Cash needed to buy',
    columns: [left('Cost'), right('Amount')],
    rows: [
      ['Deposit', formatMoneyExact(deposit)],
      ...costs
        .filter((cost) => cost.amount !== 0 && !(cost.id === 'arrangementFee' && added > 0))
        .map((cost) => [cost.label, formatMoneyExact(cost.amount)]),
    ],
    total: ['Cash needed', formatMoneyExact(cashNeeded)],
    note: added > 0 ? `The arrangement fee is part of the loan of ${formatMoney(loan)}.` : null,
  };
}

function taxTable({ analysis, rules, placeNote }: ReportContext): ReportTable {
  const { transferTax } = analysis.purchase;
  return {
    id: 'transfer-tax',
    title: `${transferTax.name}, ${placeNames[rules.place]}`,
    columns: [left('Slice of the price'), right('Rate'), right('Taxed'), right('Tax')],
    rows: transferTax.bands.map((band) => [
      sliceWords(band),
      formatRate(band.rate),
      formatMoneyExact(band.taxed),
      formatMoneyExact(band.tax),
    ]),
    total: [transferTax.name, '', '', formatMoneyExact(transferTax.total)],
    note: [...transferTax.notes, ...openNotes(transferTax.rules), placeNote ?? ''].filter((note) => note !== '').join(' ') || null,
  };
}

function runningTable({ analysis }: ReportContext): ReportTable {
  return {
    id: 'running-costs',
    title: 'Running costs, first year',
    columns: [left('Cost'), right('A year')],
    rows: analysis.runningCosts.filter((line) => line.amount !== 0).map((line) => [line.label, formatMoneyExact(line.amount)]),
    total: ['Running costs', formatMoneyExact(analysis.figures.operatingCosts)],
    note: 'Without the mortgage and income tax.',
  };
}

function monthTable({ analysis }: ReportContext): ReportTable {
  const amounts = (row: (typeof analysis.months)[number]): readonly (typeof row.rent)[] => [
    row.rent,
    row.voids,
    row.costs,
    row.interest,
    row.principal,
    row.cashFlow,
  ];
  const totals = [0, 1, 2, 3, 4, 5].map((at) => sumMoney(analysis.months.map((row) => amounts(row)[at] ?? row.rent)));
  return {
    id: 'cash-flow-months',
    title: 'Cash flow by month, first year',
    columns: [left('Month'), right('Rent'), right('Voids'), right('Costs'), right('Interest'), right('Principal'), right('Cash flow')],
    rows: analysis.months.map((row) => [String(row.month), ...amounts(row).map((amount) => formatMoneyExact(amount))]),
    total: ['Year', ...totals.map((amount) => formatMoneyExact(amount))],
    note: 'Voids and costs are spread evenly over the year. Before income tax.',
  };
}

function yearTable({ analysis, assumptions }: ReportContext): ReportTable {
  const { rentGrowth, priceGrowth, costGrowth, mortgageRate } = assumptions;
  return {
    id: 'projection-years',
    title: 'Projection by year',
    columns: [
      left('Year'),
      right('Rent'),
      right('Voids and costs'),
      right('Mortgage'),
      right('Cash flow'),
      right('Value'),
      right('Loan'),
      right('Equity'),
    ],
    rows: analysis.years.map((row) => [
      formatNumber(row.year),
      formatMoney(row.rent),
      formatMoney(sumMoney([row.voids, row.costs])),
      formatMoney(sumMoney([row.interest, row.principal])),
      formatMoney(row.cashFlow),
      formatMoney(row.propertyValue),
      formatMoney(row.loanBalance),
      formatMoney(row.equity),
    ]),
    total: null,
    note: `Rent grows ${formatRate(rentGrowth)}, price ${formatRate(priceGrowth)}, costs ${formatRate(costGrowth)} a year; the mortgage rate stays at ${formatRate(mortgageRate)}. A projection, not a forecast.`,
  };
}

/** A supplement on the whole price has no edges. */
function sliceWords({ from, to }: TaxBandLine): string {
  if (to !== null) return `${formatMoney(from)} to ${formatMoney(to)}`;
  return from === 0 ? 'Whole price' : `Above ${formatMoney(from)}`;
}
