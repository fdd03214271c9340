import { formatMoney, formatRate } from '../../kernel/formatMoneyAndRates.ts';
import { roundAmounts } from '../../deal/roundAmounts.ts';
import { unconfirmedNote } from '../../deal/provenance.ts';
import type { Currency, Minor } from '../../kernel/money.ts';
import { marketNames } from '../../market/markets.ts';
import type { TaxBandLine } from '../../market/rules.ts';
import type { ReportContext } from '../reportContext.ts';
import { left, right } from './columns.ts';
import type { ReportTable } from '../reportTable.ts';

/** The tables in every report: purchase and running costs, and tax by band. Tables over time are in `longTables.ts`. */
export const reportTables = (context: ReportContext): readonly ReportTable[] => [
  purchaseTable(context),
  taxTable(context),
  runningTable(context),
];

function purchaseTable({ analysis, rules: { currency } }: ReportContext): ReportTable {
  const { deposit, costs, cashNeeded, costsTotal, loan } = analysis.purchase;
  const added = deposit + costsTotal - cashNeeded;
  const paid = costs.filter((cost) => cost.amount !== 0 && !(cost.id === 'arrangementFee' && added > 0));
  const lines = [{ label: 'Deposit', amount: deposit }, ...paid];
  return {
    id: 'purchase-costs',
    title: 'Cash needed to buy',
    columns: [left('Cost'), right('Amount')],
    rows: amountRows(lines, currency),
    total: ['Cash needed', formatMoney(cashNeeded, currency)],
    note: added > 0 ? `The arrangement fee is included in the loan of ${formatMoney(loan, currency)}.` : null,
  };
}

function taxTable({ analysis, rules, placeNote }: ReportContext): ReportTable {
  const { transferTax } = analysis.purchase;
  const { currency } = rules;
  const taxes = roundAmounts(transferTax.bands.map(({ tax }) => tax));
  return {
    id: 'transfer-tax',
    title: `${transferTax.name}, ${marketNames[rules.id]}`,
    columns: [left('Price band'), right('Rate'), right('Taxed'), right('Tax')],
    rows: transferTax.bands.map((band, at) => [
      sliceWords(band, currency),
      formatRate(band.rate),
      formatMoney(band.taxed, currency),
      formatMoney(taxes[at] ?? band.tax, currency),
    ]),
    total: [transferTax.name, '', '', formatMoney(transferTax.total, currency)],
    note: [...transferTax.notes, ...unconfirmedNote(transferTax.rules), placeNote ?? ''].filter((note) => note !== '').join(' ') || null,
  };
}

function runningTable({ analysis, rules: { currency } }: ReportContext): ReportTable {
  return {
    id: 'running-costs',
    title: 'Running costs, first year',
    columns: [left('Cost'), right('Per year')],
    rows: amountRows(
      analysis.runningCosts.filter((line) => line.amount !== 0),
      currency,
    ),
    total: ['Annual running costs', formatMoney(analysis.figures.operatingCosts, currency)],
    note: 'Excludes mortgage payments and income tax.',
  };
}

/** The lines of a sum in whole units that add up as displayed. */
export function amountRows(lines: readonly { readonly label: string; readonly amount: Minor }[], currency: Currency): ReportTable['rows'] {
  const amounts = roundAmounts(lines.map(({ amount }) => amount));
  return lines.map(({ label, amount }, at) => [label, formatMoney(amounts[at] ?? amount, currency)]);
}

/** Text for the limits of a band. A supplement on the whole price has none. */
function sliceWords({ from, to }: TaxBandLine, currency: Currency): string {
  if (to !== null) return `${formatMoney(from, currency)} to ${formatMoney(to, currency)}`;
  return from === 0 ? 'Whole price' : `Above ${formatMoney(from, currency)}`;
}
