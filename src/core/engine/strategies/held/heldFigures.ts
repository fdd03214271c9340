import type { MortgageInputs } from '../../../deal/strategies/inputs/sharedInputs.ts';
import { minor } from '../../../kernel/money.ts';
import type { Minor } from '../../../kernel/money.ts';
import { computed, coverOr, irrFigure, moneyFigure, numberOr, rateOr } from '../figures.ts';
import type { Analysed, FigureRecipe, FigureTerm } from '../figures.ts';
import type { StrategyNumbers } from '../strategyAnalysis.ts';
import type { HeldResult } from './heldProperty.ts';
import type { HeldReturn } from './heldReturn.ts';
import { monthlyShare } from '../../../kernel/period.ts';

/** The parts of the analysis shared by every strategy that keeps a mortgaged property. */
export interface HeldAnalysis extends StrategyNumbers {
  readonly held: HeldResult;
  readonly sale: HeldReturn;
}

export interface HeldInputs extends MortgageInputs {
  readonly holdYears: number;
}

/** Recipes for monthly and yearly cash flow, income and costs of the first let year, before income tax. */
export function operatingFigures<Inputs>(incomeTerms: readonly FigureTerm<Inputs>[]): readonly FigureRecipe<Inputs, HeldAnalysis>[] {
  return [
    {
      id: 'monthlyCashFlow',
      label: 'Monthly cash flow',
      value: ({ analysis }) => moneyFigure(monthlyShare(analysis.held.annualCashFlow)),
      formula: 'Annual cash flow ÷ 12. Before income tax.',
      terms: ({ analysis }) => [computed('Annual cash flow', analysis.held.annualCashFlow)],
    },
    {
      id: 'annualCashFlow',
      label: 'Annual cash flow',
      value: ({ analysis }) => moneyFigure(analysis.held.annualCashFlow),
      formula: 'Net operating income − annual mortgage payments. Before income tax.',
      terms: (done) => [netIncome(done), debtService(done)],
    },
    {
      id: 'incomeReceived',
      label: 'Annual income received',
      value: ({ analysis }) => moneyFigure(analysis.held.letting.grossOperatingIncome),
      formula: 'Rent, or guests’ payments, less voids',
      terms: ({ analysis }) => [
        computed('Income before voids', analysis.held.letting.rent),
        computed('Voids', analysis.held.letting.voids),
        ...incomeTerms,
      ],
    },
    {
      id: 'operatingCosts',
      label: 'Annual running costs',
      value: ({ analysis }) => moneyFigure(analysis.held.letting.costs),
      formula: 'Sum of annual running costs, excluding the mortgage',
      terms: ({ analysis }) => lineTerms(analysis.runningCosts, 'Table of running costs'),
    },
    {
      id: 'netOperatingIncome',
      label: 'Net operating income',
      value: ({ analysis }) => moneyFigure(analysis.held.letting.netOperatingIncome),
      formula: 'Income received − running costs. Before the mortgage and income tax.',
      terms: ({ analysis }) => [
        computed('Annual income received', analysis.held.letting.grossOperatingIncome),
        computed('Annual running costs', analysis.held.letting.costs),
      ],
    },
  ];
}

/** Recipes for the loan's figures: its cost, its cover and its loan to value. */
export const loanFigures: readonly FigureRecipe<HeldInputs, HeldAnalysis>[] = [
  {
    id: 'monthlyPayment',
    label: 'Monthly mortgage payment',
    value: ({ analysis }) => moneyFigure(analysis.held.monthlyPayment),
    formula: 'Interest only: loan × rate ÷ 12. Repayment: loan × r ÷ (1 − (1 + r)^−months), where r = rate ÷ 12.',
    terms: (done) => [loan(done), 'mortgageKind', 'mortgageRate', 'mortgageYears'],
  },
  {
    id: 'interestCover',
    market: 'interestCover',
    label: 'Interest cover',
    value: ({ analysis }) => coverOr(analysis.held.interestCover, 'No loan'),
    formula: 'Annual income before voids ÷ (loan × stress rate)',
    terms: (done) => [computed('Income before voids', done.analysis.held.letting.rent), loan(done), 'stressRate'],
  },
  {
    id: 'debtServiceCover',
    label: 'Debt service cover',
    value: ({ analysis }) => numberOr(analysis.held.debtServiceCover, null, 'No loan'),
    formula: 'Net operating income ÷ annual mortgage payments',
    terms: (done) => [netIncome(done), debtService(done)],
  },
  {
    id: 'loanToValue',
    label: 'Loan to value',
    value: ({ analysis }) => rateOr(analysis.held.loanToValue, 'No value'),
    formula: 'Loan ÷ value when the loan is taken out',
    terms: (done) => [loan(done)],
  },
];

/** Recipes for the return over the holding period, including the sale. `cashTerms` are the terms that explain the cash invested. */
export function holdFigures<Inputs extends HeldInputs, Analysis extends HeldAnalysis>(
  cashTerms: (done: Analysed<Inputs, Analysis>) => readonly FigureTerm<Inputs>[],
): readonly FigureRecipe<Inputs, Analysis>[] {
  const terms = (done: Analysed<Inputs, Analysis>): readonly FigureTerm<Inputs>[] => [
    ...cashTerms(done),
    computed('Cash flow over the hold', cashFlowHeld(done), 'Projection'),
    computed('Sale proceeds after costs and loan repayment', done.analysis.sale.saleProceeds, 'Projection'),
    'holdYears',
  ];
  return [
    {
      id: 'irr',
      isMeasured: false,
      label: 'Internal rate of return',
      value: ({ analysis }) => irrFigure(analysis.sale.irr()),
      formula: 'The annual rate at which all cash flows have a net present value of zero: Σ flow ÷ (1 + rate)^years = 0. Before tax.',
      terms,
    },
    {
      id: 'equityMultiple',
      isMeasured: false,
      label: 'Equity multiple',
      value: ({ analysis }) => numberOr(analysis.sale.equityMultiple, 'times', 'No cash invested'),
      formula: 'Total cash out (including the sale) ÷ total cash in',
      terms,
    },
  ];
}

/** The non-zero lines of a table as terms of an explanation. */
export const lineTerms = (lines: StrategyNumbers['runningCosts'], from: string): ReturnType<typeof computed>[] =>
  lines.filter(({ amount }) => amount !== 0).map(({ label, amount }) => computed(label, amount, from));

const netIncome = ({ analysis }: { readonly analysis: HeldAnalysis }): ReturnType<typeof computed> =>
  computed('Net operating income', analysis.held.letting.netOperatingIncome);

const debtService = ({ analysis }: { readonly analysis: HeldAnalysis }): ReturnType<typeof computed> =>
  computed('Annual mortgage payments', analysis.held.debtService);

const loan = ({ analysis }: { readonly analysis: HeldAnalysis }): ReturnType<typeof computed> => computed('Loan', analysis.held.loan);

function cashFlowHeld({ analysis, inputs }: { readonly analysis: HeldAnalysis; readonly inputs: HeldInputs }): Minor {
  return minor(analysis.years.slice(0, inputs.holdYears).reduce((sum, { cashFlow }) => sum + cashFlow, 0));
}
