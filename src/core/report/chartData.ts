import { formatMoney } from '../deal/format.ts';
import type { YearRow } from '../engine/analysis.ts';
import { minor, negateMoney, subtractMoney, toMajor } from '../kernel/money.ts';
import type { Minor } from '../kernel/money.ts';
import type { ReportContext } from './reportContext.ts';
import type { ReportChart } from './report.ts';

/** The charts of the report as numbers in major units, each with a sentence that says what it shows. */
export const reportCharts = (context: ReportContext): readonly ReportChart[] => [
  equityChart(context),
  cashFlowChart(context),
  rentChart(context),
];

function equityChart({ analysis }: ReportContext): ReportChart {
  const { years } = analysis;
  const last = years.at(-1);
  return {
    id: 'equity-and-loan',
    title: 'Equity and loan over 30 years',
    kind: 'area',
    xLabel: 'Year',
    yLabel: '£',
    x: years.map((row) => String(row.year)),
    series: [
      { label: 'Equity', values: years.map((row) => toMajor(row.equity)) },
      { label: 'Loan', values: years.map((row) => toMajor(row.loanBalance)) },
    ],
    summary:
      last === undefined
        ? ''
        : `After ${last.year} years equity is ${formatMoney(last.equity)} and the loan ${formatMoney(last.loanBalance)}.`,
  };
}

/** A loan of interest alone falls due at once in its last year; that year's bar would hide all the others, so it is said and not drawn. */
function cashFlowChart({ analysis, assumptions }: ReportContext): ReportChart {
  const { years } = analysis;
  const due = assumptions.mortgageKind === 'interest-only' ? years.find(({ principal }) => principal > 0) : undefined;
  const drawn = (row: (typeof years)[number]): Minor => (row === due ? minor(row.cashFlow + row.principal) : row.cashFlow);
  const first = years.at(0);
  const last = years.at(-1);
  const falls = years.filter((row) => row.cashFlow < 0).length;
  const below = falls === 0 ? 'it is never negative' : `it is negative in ${falls} of ${years.length} years`;
  return {
    id: 'yearly-cash-flow',
    title: due === undefined ? 'Cash flow by year' : 'Cash flow by year, before the loan falls due',
    kind: 'bar',
    xLabel: 'Year',
    yLabel: '£',
    x: years.map((row) => String(row.year)),
    series: [{ label: 'Cash flow', values: years.map((row) => toMajor(drawn(row))) }],
    summary:
      first === undefined || last === undefined
        ? ''
        : `Cash flow goes from ${formatMoney(first.cashFlow)} in year 1 to ${formatMoney(last.cashFlow)} in year ${last.year}; ${below}.${dueWords(due)}`,
  };
}

const dueWords = (due: Pick<YearRow, 'year' | 'principal' | 'cashFlow'> | undefined): string =>
  due === undefined
    ? ''
    : ` In year ${due.year} the loan of ${formatMoney(due.principal)} falls due on top, which the bars leave out: with it that year is ${formatMoney(due.cashFlow)}.`;

function rentChart({ analysis }: ReportContext): ReportChart {
  const { figures, runningCosts } = analysis;
  const voids = { label: 'Voids', amount: subtractMoney(figures.annualRent, figures.grossOperatingIncome) };
  const parts = [
    voids,
    ...runningCosts,
    { label: 'Mortgage', amount: figures.annualDebtService },
    { label: 'Cash flow', amount: figures.annualCashFlow },
  ].filter((part) => part.amount !== 0);
  return {
    id: 'where-the-rent-goes',
    title: 'Where a year’s rent goes',
    kind: 'bar',
    xLabel: 'Part',
    yLabel: '£',
    x: parts.map((part) => part.label),
    series: [{ label: 'A year', values: parts.map((part) => toMajor(part.amount)) }],
    summary: `Of ${formatMoney(figures.annualRent)} rent a year ${formatMoney(figures.operatingCosts)} goes to running costs, ${formatMoney(figures.annualDebtService)} to the mortgage; ${leftWords(figures.annualCashFlow)}.`,
  };
}

const leftWords = (cashFlow: Minor): string =>
  cashFlow < 0 ? `${formatMoney(negateMoney(cashFlow))} is missing` : `${formatMoney(cashFlow)} is left`;
