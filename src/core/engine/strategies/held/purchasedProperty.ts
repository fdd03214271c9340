import type { GrowthInputs, MortgageInputs } from '../../../deal/strategies/inputs/sharedInputs.ts';
import type { Minor } from '../../../kernel/money.ts';
import { ratio } from '../../../kernel/rate.ts';
import type { Rate } from '../../../kernel/rate.ts';
import type { PurchaseAnalysis } from '../../analysis.ts';
import type { LettingYear } from '../../runningCosts.ts';
import { computed, moneyFigure, rateOr } from '../figures.ts';
import type { FigureRecipe } from '../figures.ts';
import type { HeldAnalysis } from './heldFigures.ts';
import { lineTerms } from './heldFigures.ts';
import { heldProperty, mortgageOf } from './heldProperty.ts';
import { heldReturn } from './heldReturn.ts';

/** A property bought with a mortgage and kept. Yields are based on the price. */
export interface PurchasedAnalysis extends HeldAnalysis {
  readonly purchase: PurchaseAnalysis;
  readonly grossYield: Rate | null;
  readonly netYield: Rate | null;
  readonly cashOnCash: Rate | null;
}

export type PurchasedInputs = MortgageInputs & GrowthInputs & { readonly purchasePrice: Minor };

interface Kept {
  readonly purchase: PurchaseAnalysis;
  readonly letting: (year: number) => LettingYear;
  /** The number of years projected. */
  readonly years: number;
}

/** The analysis of the purchase, the years of letting and the sale, for any kind of letting. */
export function purchasedProperty(inputs: PurchasedInputs, { purchase, letting, years }: Kept): PurchasedAnalysis {
  const mortgage = mortgageOf(purchase.loan, inputs);
  const held = heldProperty({ mortgage, value: purchase.price, priceGrowth: inputs.priceGrowth, letting, years }, inputs.stressRate);
  return {
    purchase,
    held,
    sale: heldReturn({ flows: [{ at: 0, amount: 0 - purchase.cashNeeded }], startsAt: 0 }, held.years, inputs),
    grossYield: ratio(held.letting.rent, purchase.price),
    netYield: ratio(held.letting.netOperatingIncome, purchase.price),
    cashOnCash: ratio(held.annualCashFlow, purchase.cashNeeded),
    oneOffCosts: purchase.costs,
    runningCosts: held.letting.lines,
    years: held.years,
    laws: purchase.transferTax.rules,
  };
}

/** Deposit and costs of a purchase. */
export const cashNeededFigure: FigureRecipe<{ readonly deposit: Rate }, { readonly purchase: PurchaseAnalysis }> = {
  id: 'cashNeeded',
  label: 'Cash needed',
  value: ({ analysis }) => moneyFigure(analysis.purchase.cashNeeded),
  formula: 'Deposit + purchase costs − fee added to the loan',
  terms: ({ analysis: { purchase } }) => [
    computed('Deposit', purchase.deposit),
    ...lineTerms(purchase.costs, 'Table of purchase costs'),
    'deposit',
  ],
  law: true,
};

/** Recipes for the cash needed, the return on it, and the yields. */
export const purchaseFigures: readonly FigureRecipe<PurchasedInputs & { readonly deposit: Rate }, PurchasedAnalysis>[] = [
  cashNeededFigure,
  {
    id: 'cashOnCash',
    label: 'Cash-on-cash',
    value: ({ analysis }) => rateOr(analysis.cashOnCash, 'No cash invested'),
    formula: 'Annual cash flow ÷ cash needed. Before income tax.',
    terms: ({ analysis }) => [
      computed('Annual cash flow', analysis.held.annualCashFlow),
      computed('Cash needed', analysis.purchase.cashNeeded),
    ],
  },
  {
    id: 'grossYield',
    label: 'Gross yield',
    value: ({ analysis }) => rateOr(analysis.grossYield, 'No price'),
    formula: 'Annual income without voids ÷ purchase price',
    terms: ({ analysis }) => [computed('Income without voids', analysis.held.letting.rent), 'purchasePrice'],
  },
  {
    id: 'netYield',
    label: 'Net yield',
    value: ({ analysis }) => rateOr(analysis.netYield, 'No price'),
    formula: '(Income received − running costs) ÷ purchase price. Purchase costs are excluded.',
    terms: ({ analysis }) => [computed('Net operating income', analysis.held.letting.netOperatingIncome), 'purchasePrice'],
  },
];

/** The cash needed for a purchase, as a term of an explanation. */
export const cashNeededTerm = ({ analysis }: { readonly analysis: PurchasedAnalysis }): ReturnType<typeof computed>[] => [
  computed('Cash needed', analysis.purchase.cashNeeded),
];
