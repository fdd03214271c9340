import { formatMoney } from '../../kernel/formatMoneyAndRates.ts';
import { roundAmount, roundAmounts } from '../../deal/roundAmounts.ts';
import type { CostLine } from '../../engine/analysis.ts';
import { figureNumber } from '../../engine/strategies/figures.ts';
import type { StrategyAnalysis, StrategyYear } from '../../engine/strategies/strategyAnalysis.ts';
import type { Currency, Minor } from '../../kernel/money.ts';
import { minor, sumMoney } from '../../kernel/money.ts';
import { left, right } from '../tables/columns.ts';
import { amountRows } from '../tables/tables.ts';
import type { StrategyReportContext } from './strategyReportContext.ts';
import type { ReportTable } from '../reportTable.ts';

/** Tables of the one-off costs, the cash that a refinance returns, the running costs, and the years held. Empty tables are left out. */
export const strategyTables = (context: StrategyReportContext): readonly ReportTable[] => {
  const { analysis, placeNote } = context;
  const { oneOffCosts, runningCosts, currency } = analysis;
  return [
    ...costTable(
      { id: 'purchase-costs', title: 'One-off costs', total: 'Total one-off costs', lines: oneOffCosts, note: placeNote },
      currency,
    ),
    ...refinanceTable(context),
    ...saleTable(context),
    ...costTable(
      { id: 'running-costs', title: 'Running costs, first year', total: 'Annual running costs', lines: runningCosts, note: beforeTax },
      currency,
    ),
    ...yearTable(context),
  ];
};

const beforeTax = 'Excludes mortgage payments and income tax.';

interface Costs {
  readonly id: string;
  readonly title: string;
  /** The label of the row with the sum of the lines. */
  readonly total: string;
  readonly lines: readonly CostLine[];
  readonly note: string | null;
}

function costTable({ id, title, total, lines, note }: Costs, currency: Currency): readonly ReportTable[] {
  const shown = lines.filter(({ amount }) => amount !== 0);
  if (shown.length === 0) return [];
  return [
    {
      id,
      title,
      columns: [left('Cost'), right('Amount')],
      rows: amountRows(shown, currency),
      total: [total, formatMoney(sumMoney(shown.map(({ amount }) => amount)), currency)],
      note,
    },
  ];
}

/** The lines in the order in which cash is paid in and returned. */
const refinanced = ['cashIn', 'newLoan', 'released', 'moneyLeftIn', 'equityCreated'];

function refinanceTable({ strategy, analysis }: StrategyReportContext): readonly ReportTable[] {
  if (strategy !== 'brrrr') return [];
  const rows = refinanced.flatMap((id) => analysis.figures.filter((figure) => figure.id === id).map(({ label, text }) => [label, text]));
  return [
    {
      id: 'refinance',
      title: 'Refinance and cash left in the deal',
      columns: [left('Step'), right('Amount')],
      rows,
      total: null,
      note: 'The new loan repays the first one. You receive the rest.',
    },
  ];
}

/** The cash in and out of a year. Income less costs, interest and repayments, plus or minus one-off amounts, is the cash flow. */
const yearColumns: readonly (readonly [label: string, sign: 1 | -1, read: (year: StrategyYear) => Minor])[] = [
  ['Income', 1, ({ income }) => income],
  ['Costs', -1, ({ costs }) => costs],
  ['Interest', -1, ({ interest }) => interest],
  ['Loan repaid', -1, ({ principal }) => principal],
  ['One-off', 1, ({ capital }) => capital],
];

/** The amounts of a year, with its cash flow and equity, in whole units that add up as displayed. */
function yearAmounts(year: StrategyYear): readonly Minor[] {
  const { cashFlow, equity } = year;
  const signed = yearColumns.map(([, sign, read]) => minor(sign * read(year)));
  const added = roundAmounts(signed).map((amount, at) => minor((yearColumns[at]?.[1] ?? 1) * amount + 0));
  return [...added, roundAmount(cashFlow), roundAmount(equity)];
}

const whole = (amount: number): number => roundAmount(minor(amount));

/**
 * A table from the value after refurbishment down to the profit. The cost of selling is the remainder, so that the rows add up to the
 * profit.
 */
function saleTable({ strategy, analysis, inputs }: StrategyReportContext): readonly ReportTable[] {
  if (strategy !== 'flip') return [];
  const { figures, currency } = analysis;
  const amountOf = (id: string): number => figureNumber(figures, id) ?? 0;
  const isTaxed = figures.some(({ id }) => id === 'tax');
  const sale = Number(inputs['afterRepairValue']?.value ?? 0);
  const cost = amountOf('totalCost');
  const [sold, spent, taxed] = [whole(sale), whole(cost), isTaxed ? whole(amountOf('tax')) : 0];
  const rows: readonly (readonly [label: string, amount: number])[] = [
    ['Sale at the value after refurbishment', sold],
    ['Total cost to date', 0 - spent],
    ['Selling costs', whole(amountOf('profit')) + taxed + spent - sold],
    ...(isTaxed ? [['Tax on the profit', 0 - taxed] as const] : []),
  ];
  return [
    {
      id: 'sale',
      title: 'Sale price to profit',
      columns: [left('Step'), right('Amount')],
      rows: rows.map(([label, amount]) => [label, formatMoney(minor(amount), currency)]),
      total: [isTaxed ? 'Profit after tax' : 'Profit before tax', formatMoney(minor(amountOf('profit')), currency)],
      note: null,
    },
  ];
}

function yearTable({ strategy, analysis, inputs }: StrategyReportContext): readonly ReportTable[] {
  if (strategy === 'flip') return [];
  const years = yearsHeld(analysis, inputs);
  if (years.length === 0) return [];
  return [
    {
      id: 'strategy-years',
      title: 'Year by year',
      columns: [left('Year'), ...yearColumns.map(([label]) => right(label)), right('Cash flow'), right('Equity')],
      rows: years.map((year) => [String(year.year), ...yearAmounts(year).map((amount) => formatMoney(amount, analysis.currency))]),
      total: null,
      note: 'Before income tax.',
    },
  ];
}

/** The number of years until the property is sold or the lease ends. */
export function yearsHeld({ years }: Pick<StrategyAnalysis, 'years'>, inputs: StrategyReportContext['inputs']): readonly StrategyYear[] {
  const held = inputs['holdYears']?.value;
  return typeof held === 'number' ? years.slice(0, held) : years;
}
