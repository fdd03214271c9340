import type { BuyToLetInputs } from '../../../deal/strategies/inputs/buyToLetInputs.ts';
import { minor, shareOf } from '../../../kernel/money.ts';
import { computed, moneyFigure, rateOr } from '../figures.ts';
import type { FigureRecipe } from '../figures.ts';
import { longTermLoan } from '../held/requestedLoan.ts';
import { holdFigures, loanFigures, operatingFigures } from '../held/heldFigures.ts';
import { cashNeededTerm, purchaseFigures } from '../held/purchasedProperty.ts';
import { screenFigures } from '../held/screenFigures.ts';
import { cashFlowWarnings } from '../held/cashFlowWarnings.ts';
import type { StrategyDefinition } from '../strategyDefinition.ts';
import { buyToLet } from './buyToLet.ts';
import type { BuyToLetAnalysis } from './buyToLet.ts';

const own: readonly FigureRecipe<BuyToLetInputs, BuyToLetAnalysis>[] = [
  {
    id: 'roi',
    label: 'Return on investment, year one',
    value: ({ analysis }) => rateOr(analysis.roi, 'No cash invested'),
    formula: '(Cash flow + principal repaid + price growth) ÷ cash needed, in the first year',
    terms: ({ analysis, inputs }) => [
      computed('Annual cash flow', analysis.held.annualCashFlow),
      computed('Principal repaid', analysis.years[0]?.principal ?? minor(0), 'Projection, year 1'),
      computed('Price growth', shareOf(inputs.purchasePrice, inputs.priceGrowth)),
      computed('Cash needed', analysis.purchase.cashNeeded),
      'priceGrowth',
    ],
  },
  {
    id: 'breakEvenRent',
    label: 'Monthly break-even rent',
    value: ({ analysis }) => moneyFigure(analysis.breakEvenRent),
    formula: '(Fixed costs + mortgage payments) ÷ share of the rent left after variable costs, per month',
    terms: ({ analysis }) => [
      computed('Annual running costs', analysis.held.letting.costs),
      computed('Annual mortgage payments', analysis.held.debtService),
      'voidWeeks',
      'vacancy',
      'management',
      'tenantFind',
      'tenancyYears',
    ],
  },
];

/** The strategy of buying a property and letting it to one household. */
export const buyToLetStrategy: StrategyDefinition<BuyToLetInputs, BuyToLetAnalysis> = {
  strategy: 'buy-to-let',
  analyse: buyToLet,
  recipes: [
    ...operatingFigures<BuyToLetInputs>(['monthlyRent', 'voidWeeks', 'vacancy']),
    ...purchaseFigures,
    ...own,
    ...loanFigures,
    ...screenFigures<BuyToLetInputs, BuyToLetAnalysis>(({ inputs, analysis }) => ({
      price: analysis.purchase.price,
      works: inputs.refurbishment,
    })),
    ...holdFigures<BuyToLetInputs, BuyToLetAnalysis>(cashNeededTerm),
  ],
  facts: () => ({}),
  warnings: cashFlowWarnings,
  loans: ({ inputs, analysis }) => [
    longTermLoan(analysis, { purpose: 'purchase', value: analysis.purchase.price, mortgageKind: inputs.mortgageKind }),
  ],
};
