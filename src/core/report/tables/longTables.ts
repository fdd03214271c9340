import type { ResolvedInputs } from '../../deal/strategies/inputs/buyToLetInputs.ts';
import { formatMoney, formatMoneyExact, formatNumber, formatRate } from '../../deal/format.ts';
import type { Analysis, YearRow } from '../../engine/analysis.ts';
import { heldYears, netPosition, saleProceeds } from '../../engine/returns/holdReturn.ts';
import { minor, shareOf, sumMoney, type Currency } from '../../kernel/money.ts';
import type { ReportTable } from '../report.ts';
import { left, right } from './columns.ts';

/** What the tables over time are made of: any outcome. */
export interface AnalysedOutcome {
  readonly analysis: Analysis;
  readonly inputs: ResolvedInputs;
  /** Of every amount in both. */
  readonly currency: Currency;
}

/** A table of many rows, which a report holds only where it is printed and a screen only where it is open. */
export interface LongTable {
  readonly title: string;
  /** How many rows it has, without making them. */
  readonly count: (outcome: AnalysedOutcome) => number;
  readonly write: (outcome: AnalysedOutcome) => ReportTable;
}

/** The first year, month by month. */
export const monthTable: LongTable = {
  title: 'Cash flow by month, first year',
  count: ({ analysis }) => analysis.months.length,
  write: ({ analysis, currency }) => {
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
      title: monthTable.title,
      columns: [left('Month'), right('Rent'), right('Voids'), right('Costs'), right('Interest'), right('Principal'), right('Cash flow')],
      rows: analysis.months.map((row) => [String(row.month), ...amounts(row).map((amount) => formatMoneyExact(amount, currency))]),
      total: ['Year', ...totals.map((amount) => formatMoneyExact(amount, currency))],
      note: 'Voids and costs are spread evenly over the year. Before income tax.',
    };
  },
};

/** Every year held, and the sale at the end: value less selling costs and the loan is what it pays out. */
export const yearTable: LongTable = {
  title: 'Projection by year',
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
          formatMoney(row.rent, currency),
          formatMoney(sumMoney([row.voids, row.costs]), currency),
          formatMoney(sumMoney([row.interest, row.principal]), currency),
          formatMoney(row.cashFlow, currency),
          formatMoney(row.propertyValue, currency),
          formatMoney(row.loanBalance, currency),
          formatMoney(row.equity, currency),
          formatMoney(netPosition(row, cashNeeded), currency),
        ]),
        ...held.slice(-1).map((last) => {
          const proceeds = saleProceeds(last, sellingCosts.value);
          return [
            'Sale',
            '–',
            formatMoney(shareOf(last.propertyValue, sellingCosts.value), currency),
            formatMoney(last.loanBalance, currency),
            formatMoney(proceeds, currency),
            '–',
            '–',
            '–',
            formatMoney(minor(last.cumulativeCashFlow + proceeds - cashNeeded), currency),
          ];
        }),
      ],
      total: null,
      note: `Rent grows ${formatRate(rentGrowth.value)}, price ${formatRate(priceGrowth.value)}, costs ${formatRate(costGrowth.value)} a year; the mortgage rate stays at ${formatRate(mortgageRate.value)}. Net position: equity and cash flow so far, less the ${formatMoney(cashNeeded, currency)} put in. The sale pays off the loan. A projection, not a forecast.`,
    };
  },
};

const heldOf = ({ analysis, inputs }: AnalysedOutcome): readonly YearRow[] => heldYears(analysis, { holdYears: inputs.holdYears.value });
