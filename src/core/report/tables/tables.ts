import { formatMoney, formatMoneyExact, formatRate } from '../../deal/format.ts';
import { openNotes } from '../../deal/provenance.ts';
import { placeNames } from '../../market/rules.ts';
import type { TaxBandLine } from '../../market/rules.ts';
import type { ReportContext } from '../reportContext.ts';
import type { ReportTable } from '../report.ts';
import { left, right } from './columns.ts';

/** The tables of every report: what it costs to buy and to keep, and the tax by band. Those that run over time are `longTables.ts`. */
export const reportTables = (context: ReportContext): readonly ReportTable[] => [
  purchaseTable(context),
  taxTable(context),
  runningTable(context),
];

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
    total: ['Running costs a year', formatMoneyExact(analysis.figures.operatingCosts)],
    note: 'Without the mortgage and income tax.',
  };
}

/** A supplement on the whole price has no edges. */
function sliceWords({ from, to }: TaxBandLine): string {
  if (to !== null) return `${formatMoney(from)} to ${formatMoney(to)}`;
  return from === 0 ? 'Whole price' : `Above ${formatMoney(from)}`;
}
