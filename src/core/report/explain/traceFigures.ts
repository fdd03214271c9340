import type { BuyToLetKey } from '../../deal/strategies/inputs/buyToLetInputs.ts';
import type { Analysis, FigureId } from '../../engine/analysis.ts';
import { saleProceeds } from '../../engine/returns/holdReturn.ts';
import type { BuyToLetInputs } from '../../deal/strategies/inputs/buyToLetInputs.ts';
import type { Minor } from '../../kernel/money.ts';
import { minor, shareOf } from '../../kernel/money.ts';
import type { RuleRef } from '../../market/ruleRef.ts';

/** The data from which the figures were computed. */
export interface TraceContext {
  readonly assumptions: BuyToLetInputs;
  readonly analysis: Analysis;
}

/** A figure's derivation as data: the formula, every term with its amount, and the laws. `explain` turns it into text. */
export interface FigureTrace {
  readonly id: FigureId;
  readonly formula: string;
  readonly terms: readonly Term[];
  readonly laws: readonly RuleRef[];
}

/** The derivation of each figure. It is fast enough to be computed for every outcome. */
export function traceFigures(context: TraceContext): Readonly<Record<FigureId, FigureTrace>> {
  const traces: Partial<Record<FigureId, FigureTrace>> = {};
  for (const id of recipeIds) {
    const { formula, terms, law } = recipes[id];
    traces[id] = { id, formula, terms: terms(context), laws: law === true ? context.analysis.purchase.transferTax.rules : noLaws };
  }
  // The cast is safe, because every id has its trace from above. TypeScript cannot build up a mapped type step by step.
  return traces as Readonly<Record<FigureId, FigureTrace>>;
}

const noLaws: readonly RuleRef[] = [];

/** A term of a formula: an input, or a computed amount with its name and the figure or table in which it appears. */
export type Term = BuyToLetKey | readonly [label: string, amount: Minor, from: string];

interface Recipe {
  readonly formula: string;
  readonly terms: (context: TraceContext) => readonly Term[];
  /** Whether the law of the transfer tax is among the sources. */
  readonly law?: true;
}

const money = (label: string, amount: Minor, from = 'Computed'): Term => [label, amount, from];

const rentPerYear: (context: TraceContext) => Term = ({ analysis }) => money('Annual rent', analysis.figures.annualRent);
const netIncome: (context: TraceContext) => Term = ({ analysis }) => money('Net operating income', analysis.figures.netOperatingIncome);
const debtService: (context: TraceContext) => Term = ({ analysis }) =>
  money('Annual mortgage payments', analysis.figures.annualDebtService);
const cashNeeded: (context: TraceContext) => Term = ({ analysis }) => money('Cash needed', analysis.figures.cashNeeded);
const loan: (context: TraceContext) => Term = ({ analysis }) => money('Loan', analysis.purchase.loan);
const cashFlow: (context: TraceContext) => Term = ({ analysis }) => money('Annual cash flow', analysis.figures.annualCashFlow);

const recipes: Readonly<Record<FigureId, Recipe>> = {
  grossYield: { formula: 'Annual rent ÷ purchase price', terms: (context) => [rentPerYear(context), 'monthlyRent', 'purchasePrice'] },
  netYield: {
    formula: '(Rent received − running costs) ÷ purchase price. Purchase costs are excluded.',
    terms: (context) => [netIncome(context), 'purchasePrice'],
  },
  annualRent: { formula: 'Monthly rent × 12', terms: () => ['monthlyRent'] },
  grossOperatingIncome: {
    formula: 'Annual rent − voids, where voids = annual rent × weeks empty ÷ 52',
    terms: (context) => [
      rentPerYear(context),
      'voidWeeks',
      money('Voids', minor(context.analysis.figures.annualRent - context.analysis.figures.grossOperatingIncome)),
    ],
  },
  operatingCosts: {
    formula: 'Sum of annual running costs, excluding the mortgage',
    terms: ({ analysis }) => [
      ...analysis.runningCosts.filter((line) => line.amount !== 0).map((line) => money(line.label, line.amount, 'Table of running costs')),
      'management',
      'tenantFind',
      'tenancyYears',
      'maintenance',
      'insurancePerYear',
      'certificatesPerYear',
      'licencePerYear',
      'serviceChargePerYear',
      'groundRentPerYear',
      'otherCostsPerYear',
    ],
  },
  netOperatingIncome: {
    formula: 'Rent received − running costs. Before the mortgage and income tax.',
    terms: ({ analysis }) => [
      money('Annual rent received', analysis.figures.grossOperatingIncome),
      money('Annual running costs', analysis.figures.operatingCosts),
    ],
  },
  monthlyPayment: {
    formula: 'Interest only: loan × rate ÷ 12. Repayment: loan × r ÷ (1 − (1 + r)^−months), where r = rate ÷ 12.',
    terms: (context) => [loan(context), 'mortgageKind', 'mortgageRate', 'mortgageYears'],
  },
  annualDebtService: {
    formula: 'Interest and principal of the first twelve months',
    terms: (context) => [
      money('Interest', context.analysis.years[0]?.interest ?? minor(0), 'Projection, year 1'),
      money('Principal', context.analysis.years[0]?.principal ?? minor(0), 'Projection, year 1'),
      loan(context),
      'mortgageRate',
    ],
  },
  monthlyCashFlow: {
    formula: 'Annual cash flow ÷ 12. Before income tax.',
    terms: (context) => [cashFlow(context)],
  },
  annualCashFlow: {
    formula: 'Net operating income − annual mortgage payments. Before income tax.',
    terms: (context) => [netIncome(context), debtService(context)],
  },
  cashNeeded: {
    formula: 'Deposit + purchase costs − fee added to the loan',
    terms: ({ analysis, assumptions }) => [
      money('Deposit', analysis.purchase.deposit),
      ...analysis.purchase.costs
        .filter((cost) => cost.amount !== 0)
        .map((cost) => money(cost.label, cost.amount, 'Table of purchase costs')),
      ...(assumptions.arrangementFeeAdded
        ? [money('Fee added to the loan', minor(analysis.purchase.deposit + analysis.purchase.costsTotal - analysis.purchase.cashNeeded))]
        : []),
      'deposit',
      'buyer',
    ],
    law: true,
  },
  cashOnCash: {
    formula: 'Annual cash flow ÷ cash needed. Before income tax.',
    terms: (context) => [cashFlow(context), cashNeeded(context)],
  },
  roi: {
    formula: '(Annual cash flow + loan repaid in the year + price growth in the year) ÷ cash needed',
    terms: (context) => [
      cashFlow(context),
      money('Loan repaid in year one', context.analysis.years[0]?.principal ?? minor(0)),
      money('Growth in year one', shareOf(context.assumptions.purchasePrice, context.assumptions.priceGrowth)),
      cashNeeded(context),
      'priceGrowth',
    ],
  },
  interestCover: {
    formula: 'Annual rent ÷ (loan × lender’s stress rate)',
    terms: (context) => [rentPerYear(context), loan(context), 'stressRate'],
  },
  debtServiceCover: {
    formula: 'Net operating income ÷ annual mortgage payments',
    terms: (context) => [netIncome(context), debtService(context)],
  },
  loanToValue: { formula: 'Loan ÷ purchase price', terms: (context) => [loan(context), 'purchasePrice', 'deposit'] },
  irr: {
    formula: 'The annual discount rate at which all cash flows and the sale are worth the cash invested: Σ flow ÷ (1 + rate)^year = 0',
    terms: (context) => [
      cashNeeded(context),
      ...saleTerms(context),
      'holdYears',
      'rentGrowth',
      'costGrowth',
      'priceGrowth',
      'sellingCosts',
    ],
  },
  equityMultiple: {
    formula: 'Total cash out (including the sale) ÷ total cash in',
    terms: (context) => [cashNeeded(context), ...saleTerms(context), 'holdYears'],
  },
  breakEvenRent: {
    formula: '(Fixed costs + mortgage payments) ÷ share of the rent left after variable costs, per month',
    terms: (context) => [
      money('Fixed costs', fixedCosts(context)),
      debtService(context),
      'voidWeeks',
      'management',
      'tenantFind',
      'tenancyYears',
    ],
  },
};

const fixedCosts = ({ analysis }: TraceContext): Minor =>
  minor(analysis.runningCosts.reduce((sum, line) => (line.id === 'management' || line.id === 'tenantFind' ? sum : sum + line.amount), 0));

function saleTerms({ analysis, assumptions }: TraceContext): readonly Term[] {
  const last = analysis.years[assumptions.holdYears - 1];
  if (last === undefined) return [];
  return [
    money('Cash flow over the hold', last.cumulativeCashFlow, 'Projection'),
    money('Sale after costs and loan', saleProceeds(last, assumptions.sellingCosts), 'Projection'),
  ];
}

const recipeIds = Object.keys(recipes) as readonly FigureId[];
