import { formatMoney } from '../kernel/formatMoneyAndRates.ts';
import type { Figures, YearRow } from '../engine/analysis.ts';
import { roundAmount, roundAmounts } from '../deal/roundAmounts.ts';
import { heldYears, netPosition, saleProceeds, yearLoanIsDue } from '../engine/returns/holdReturn.ts';
import { currencySigns, minor, negateMoney, subtractMoney, toMajor, zeroMoney } from '../kernel/money.ts';
import type { Currency, Minor } from '../kernel/money.ts';
import { describeChange } from '../chart/describeChange.ts';
import type { ReportContext } from './reportContext.ts';
import type { ReportChart } from '../chart/reportChart.ts';

/** The data behind the sentences about the years held. */
type Projected = Pick<ReportContext, 'analysis' | 'assumptions' | 'rules'>;

/** The report's charts, values in major units, each with a sentence that states its result. */
export const reportCharts = (context: ReportContext): readonly ReportChart[] => [
  equityChart(context),
  cashFlowChart(context),
  rentChart(context),
];

/** A chart from purchase to sale: equity, debt, and the net position after deducting the cash invested. */
function equityChart(context: ReportContext): ReportChart {
  const { analysis, assumptions, rules } = context;
  const { purchase } = analysis;
  const held = heldYears(analysis, assumptions);
  const atPurchase = {
    year: 0,
    equity: minor(purchase.price - purchase.loan),
    loanBalance: purchase.loan,
    cumulativeCashFlow: zeroMoney,
  };
  const points = [atPurchase, ...held];
  const line = (label: string, read: (point: typeof atPurchase) => Minor): ReportChart['series'][number] => ({
    label,
    values: points.map((point) => toMajor(read(point))),
  });
  return {
    id: 'equity-and-loan',
    title: `Equity, loan and net position over ${yearsText(held.length)}`,
    kind: 'line',
    xLabel: 'Year',
    yLabel: currencySigns[rules.currency],
    x: points.map(({ year }) => String(year)),
    series: [
      line('Equity', ({ equity }) => equity),
      line('Loan', ({ loanBalance }) => loanBalance),
      line('Net position', (point) => netPosition(point, purchase.cashNeeded)),
    ],
    summary: positionText(context),
  };
}

/**
 * A text on the net position: "Over 10 years, equity rises from £46,250 to £96,000 and the loan stays at £138,750. Net position £47,000:
 * equity plus £12,000 of cash flow, less the £60,800 you invested."
 */
function positionText(context: Projected): string {
  const { analysis, assumptions, rules } = context;
  const { currency } = rules;
  const held = heldYears(analysis, assumptions);
  const last = held.at(-1);
  if (last === undefined) return '';
  const { equity, cumulativeCashFlow: flow, loanBalance, year } = last;
  const { cashNeeded, loan, price } = analysis.purchase;
  const position = netPosition(last, cashNeeded);
  const money = (amount: number): string => formatMoney(minor(amount), currency);
  const [own = equity, earned = flow, put = cashNeeded] = roundAmounts([equity, flow, negateMoney(cashNeeded)]);
  const owed = loan === 0 ? '' : ` and the loan ${describeChange(loan, loanBalance, money)}`;
  const soFar = flow < 0 ? `less ${money(0 - earned)} paid in over the hold` : `plus ${money(earned)} of cash flow`;
  const due = yearLoanIsDue(analysis, assumptions);
  return [
    `Over ${yearsText(year)}, equity ${describeChange(price - loan, own, money)}${owed}.`,
    ...(due === null || due === last
      ? []
      : [`The loan of ${formatMoney(due.principal, currency)} is repaid from your own funds in year ${due.year}.`]),
    `Net position ${money(position)}: equity ${soFar}, less the ${money(0 - put)} you invested.`,
    saleText(context),
  ].join(' ');
}

/** A sentence on the sale: "The sale at the end of year 10 pays out £91,000 after selling costs and repaying the loan." */
function saleText({ analysis, assumptions, rules: { currency } }: Projected): string {
  const last = heldYears(analysis, assumptions).at(-1);
  if (last === undefined) return '';
  const proceeds = saleProceeds(last, assumptions.sellingCosts);
  const sale = `The sale at the end of year ${last.year}`;
  return proceeds < 0
    ? `${sale} leaves you ${formatMoney(negateMoney(proceeds), currency)} short after selling costs and repaying the loan.`
    : `${sale} pays out ${formatMoney(proceeds, currency)} after selling costs and repaying the loan.`;
}

const yearsText = (years: number): string => `${years} ${years === 1 ? 'year' : 'years'}`;

/**
 * A chart of every payment in each year held. An interest-only loan's repayment within the hold is separate, so that it doesn't dwarf the
 * cash flow from letting.
 */
function cashFlowChart(context: ReportContext): ReportChart {
  const { analysis, assumptions, rules } = context;
  const { currency } = rules;
  const held = heldYears(analysis, assumptions);
  const due = yearLoanIsDue(analysis, assumptions);
  const letting = held.map((row) => toMajor(row === due ? minor(row.cashFlow + row.principal) : row.cashFlow));
  const first = held.at(0);
  const last = held.at(-1);
  const falls = held.filter((row) => row.cashFlow < 0).length;
  const below = falls === 0 ? 'It is never negative' : `It is negative in ${falls} of ${yearsText(held.length)}`;
  return {
    id: 'yearly-cash-flow',
    title: 'Annual cash flow',
    kind: 'bar',
    xLabel: 'Year',
    yLabel: currencySigns[rules.currency],
    x: held.map((row) => String(row.year)),
    series: [
      { label: due === null ? 'Cash flow' : 'Cash flow before repaying the loan', values: letting },
      ...(due === null ? [] : [{ label: 'Loan repaid', values: held.map((row) => (row === due ? -toMajor(row.principal) : 0)) }]),
    ],
    summary:
      first === undefined || last === undefined
        ? ''
        : [
            `Cash flow goes from ${formatMoney(first.cashFlow, currency)} in year 1 to ${formatMoney(last.cashFlow, currency)} in year ${last.year}. ${below}.`,
            ...(due === null ? [] : [dueText(due, currency)]),
            saleText(context),
          ].join(' '),
  };
}

const dueText = ({ year, principal, cashFlow }: YearRow, currency: Currency): string =>
  `In year ${year} the loan of ${formatMoney(principal, currency)} falls due, taking that year’s cash flow to ${formatMoney(cashFlow, currency)}.`;

function rentChart({ analysis, rules }: ReportContext): ReportChart {
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
    title: 'Where your annual rent goes',
    kind: 'bar',
    xLabel: 'Part',
    yLabel: currencySigns[rules.currency],
    x: parts.map((part) => part.label),
    series: [{ label: 'Per year', values: parts.map((part) => toMajor(part.amount)) }],
    summary: rentText(figures, rules.currency),
  };
}

/**
 * A sentence on the use of the rent: "Of £13,800 annual rent, £796 is lost to voids, £4,220 goes on running costs and £7,548 on the
 * mortgage, leaving £1,236."
 */
function rentText(figures: Figures, currency: Currency): string {
  const { annualRent, grossOperatingIncome, operatingCosts, annualDebtService, annualCashFlow } = figures;
  const voids = subtractMoney(annualRent, grossOperatingIncome);
  const money = (amount: Minor): string => formatMoney(amount, currency);
  const [lost = voids, spent = operatingCosts, lent = annualDebtService] = roundAmounts(
    [voids, operatingCosts, annualDebtService],
    minor(roundAmount(annualRent) - roundAmount(annualCashFlow)),
  );
  const empty = voids === 0 ? '' : `${money(lost)} is lost to voids, `;
  const costs = `${money(spent)} goes on running costs`;
  const paid = annualDebtService === 0 ? costs : `${costs} and ${money(lent)} on the mortgage`;
  const left = annualCashFlow < 0 ? `leaving you ${money(negateMoney(annualCashFlow))} short` : `leaving ${money(annualCashFlow)}`;
  return `Of ${money(annualRent)} annual rent, ${empty}${paid}, ${left}.`;
}
