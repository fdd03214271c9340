import type { ResolvedInputs } from '../../deal/strategies/inputs/buyToLetInputs.ts';
import { formatMoney, formatNumber, formatRate } from '../../kernel/formatMoneyAndRates.ts';
import { roundAmount, roundAmounts } from '../../deal/roundAmounts.ts';
import type { Analysis, YearRow } from '../../engine/analysis.ts';
import { heldYears, netPosition, saleProceeds } from '../../engine/returns/holdReturn.ts';
import { minor, negateMoney, sumMoney, zeroMoney, type Currency, type Minor } from '../../kernel/money.ts';
import type { Rate } from '../../kernel/rate.ts';
import { left, right } from './columns.ts';
import type { ReportTable } from '../reportTable.ts';

/** The data behind the tables over time. */
export interface AnalysedOutcome {
  readonly analysis: Analysis;
  readonly inputs: ResolvedInputs;
  /** The currency of every amount in the analysis and the inputs. */
  readonly currency: Currency;
}

/** A long table. It is built only when a report is printed or the table is opened on a screen. */
export interface LongTable {
  readonly title: string;
  /** The number of rows, computed without building them. */
  readonly count: (outcome: AnalysedOutcome) => number;
  readonly write: (outcome: AnalysedOutcome) => ReportTable;
}

/** A month's income and its costs as negative amounts, which sum to its cash flow. */
const monthColumns: readonly ((row: Analysis['months'][number]) => Minor)[] = [
  ({ rent }) => rent,
  ({ voids }) => negateMoney(voids),
  ({ costs }) => negateMoney(costs),
  ({ interest }) => negateMoney(interest),
  ({ principal }) => negateMoney(principal),
];

/** A table of the first year by month. */
export const monthTable: LongTable = {
  title: 'Monthly cash flow, year one',
  count: ({ analysis }) => analysis.months.length,
  write: ({ analysis, currency }) => {
    const columns = monthColumns.map((read) => analysis.months.map(read));
    const totals = roundAmounts(columns.map(sumMoney));
    const whole = columns.map((amounts, at) => roundAmounts(amounts, totals[at]));
    const lines = [...analysis.months.map((_, month) => whole.map((amounts) => amounts[month] ?? zeroMoney)), totals].map((signed) =>
      [...signed.map((amount, at) => (at === 0 ? amount : negateMoney(amount))), sumMoney(signed)].map((amount) =>
        formatMoney(amount, currency),
      ),
    );
    return {
      id: 'cash-flow-months',
      title: monthTable.title,
      columns: [left('Month'), right('Rent'), right('Voids'), right('Costs'), right('Interest'), right('Principal'), right('Cash flow')],
      rows: lines.slice(0, -1).map((cells, month) => [String(month + 1), ...cells]),
      total: ['Year', ...lines.slice(-1).flat()],
      note: 'Voids and costs are spread evenly over the year. Before income tax.',
    };
  },
};

/** A table of every year held and the final sale, which pays out the value less selling costs and the loan. */
export const yearTable: LongTable = {
  title: 'Annual projection',
  count: (outcome) => heldOf(outcome).length + 1,
  write: (outcome) => {
    const { analysis, inputs, currency } = outcome;
    const { rentGrowth, priceGrowth, costGrowth, mortgageRate, sellingCosts } = inputs;
    const { cashNeeded } = analysis.purchase;
    const held = heldOf(outcome);
    return {
      id: 'projection-years',
      title: yearTable.title,
      columns: [
        left('Year'),
        right('Rent'),
        right('Voids and costs'),
        right('Mortgage'),
        right('Cash flow'),
        right('Value'),
        right('Loan'),
        right('Equity'),
        right('Net position'),
      ],
      rows: [
        ...held.map((row) => [
          formatNumber(row.year),
          ...[...yearFlow(row), ...yearEquity(row), netPosition(row, cashNeeded)].map((amount) => formatMoney(amount, currency)),
        ]),
        ...held.slice(-1).map((last) => {
          const proceeds = saleProceeds(last, sellingCosts.value);
          return [
            'Sale',
            '–',
            ...saleFlow(last, sellingCosts.value).map((amount) => formatMoney(amount, currency)),
            '–',
            '–',
            '–',
            formatMoney(minor(last.cumulativeCashFlow + proceeds - cashNeeded), currency),
          ];
        }),
      ],
      total: null,
      note: `Rent grows by ${formatRate(rentGrowth.value)}, the price by ${formatRate(priceGrowth.value)} and costs by ${formatRate(costGrowth.value)} a year; the mortgage rate stays at ${formatRate(mortgageRate.value)}. Net position: equity plus cumulative cash flow, less the ${formatMoney(cashNeeded, currency)} you invested. The sale pays off the loan. A projection, not a forecast.`,
    };
  },
};

/**
 * The rent, the voids and costs, the mortgage, and the cash flow of a year, in whole units. Rent less voids, costs and mortgage is the cash
 * flow.
 */
function yearFlow({ rent, voids, costs, interest, principal, cashFlow }: YearRow): readonly Minor[] {
  const [come = rent, kept = costs, lent = principal] = roundAmounts([
    rent,
    negateMoney(sumMoney([voids, costs])),
    negateMoney(sumMoney([interest, principal])),
  ]);
  return [come, negateMoney(kept), negateMoney(lent), roundAmount(cashFlow)];
}

/** Value, loan and equity, in whole units that add up. */
function yearEquity({ propertyValue, loanBalance, equity }: YearRow): readonly Minor[] {
  const [value = propertyValue, loan = loanBalance] = roundAmounts([propertyValue, negateMoney(loanBalance)]);
  return [value, negateMoney(loan), roundAmount(equity)];
}

/** The selling costs, the loan and the proceeds, in whole units. The year's value less selling costs and the loan is the proceeds. */
function saleFlow(last: YearRow, sellingCosts: Rate): readonly Minor[] {
  const proceeds = roundAmount(saleProceeds(last, sellingCosts));
  const [value = proceeds, loan = proceeds] = yearEquity(last);
  return [minor(value - loan - proceeds), loan, proceeds];
}

const heldOf = ({ analysis, inputs }: AnalysedOutcome): readonly YearRow[] => heldYears(analysis, { holdYears: inputs.holdYears.value });
