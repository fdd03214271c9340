import { formatMoney, formatMoneyExact, formatRate } from '../../deal/format.ts';
import { openNotes } from '../../deal/provenance.ts';
import type { Currency } from '../../kernel/money.ts';
import { marketNames } from '../../market/markets.ts';
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

function purchaseTable({ analysis, rules: { currency } }: ReportContext): ReportTable {
  const { deposit, costs, cashNeeded, costsTotal, loan } = analysis.purchase;
  const added = deposit + costsTotal - cashNeeded;
  return {
    id: 'purchase-costs',
    title: 'Cash needed to buy',
    columns: [left('Cost'), right('Amount')],
    rows: [
      ['Deposit', formatMoneyExact(deposit, currency)],
      ...costs
        .filter((cost) => cost.amount !== 0 && !(cost.id === 'arrangementFee' && added > 0))
        .map((cost) => [cost.label, formatMoneyExact(cost.amount, currency)]),
    ],
    total: ['Cash needed', formatMoneyExact(cashNeeded, currency)],
    note: added > 0 ? `The arrangement fee is part of the loan of ${formatMoney(loan, currency)}.` : null,
  };
}

function taxTable({ analysis, rules, placeNote }: ReportContext): ReportTable {
  const { transferTax } = analysis.purchase;
  const { currency } = rules;
  return {
    id: 'transfer-tax',
    title: `${transferTax.name}, ${marketNames[rules.id]}`,
    columns: [left('Slice of the price'), right('Rate'), right('Taxed'), right('Tax')],
    rows: transferTax.bands.map((band) => [
      sliceWords(band, currency),
      formatRate(band.rate),
      formatMoneyExact(band.taxed, currency),
      formatMoneyExact(band.tax, currency),
    ]),
    total: [transferTax.name, '', '', formatMoneyExact(transferTax.total, currency)],
    note: [...transferTax.notes, ...openNotes(transferTax.rules), placeNote ?? ''].filter((note) => note !== '').join(' ') || null,
  };
}

function runningTable({ analysis, rules: { currency } }: ReportContext): ReportTable {
  return {
    id: 'running-costs',
    title: 'Running costs, first year',
    columns: [left('Cost'), right('A year')],
    rows: analysis.runningCosts.filter((line) => line.amount !== 0).map((line) => [line.label, formatMoneyExact(line.amount, currency)]),
    total: ['Running costs a year', formatMoneyExact(analysis.figures.operatingCosts, currency)],
    note: 'Without the mortgage and income tax.',
  };
}

/** A supplement on the whole price has no edges. */
function sliceWords({ from, to }: TaxBandLine, currency: Currency): string {
  if (to !== null) return `${formatMoney(from, currency)} to ${formatMoney(to, currency)}`;
  return from === 0 ? 'Whole price' : `Above ${formatMoney(from, currency)}`;
}
