import type { BuyToLetInputs } from '../../../deal/strategies/inputs/buyToLetInputs.ts';
import { minor, shareOf } from '../../../kernel/money.ts';
import { computed, money, rateOr } from '../figures.ts';
import type { FigureRecipe } from '../figures.ts';
import { keptLoan } from '../held/askedLoan.ts';
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
    value: ({ analysis }) => rateOr(analysis.roi, 'No cash goes in'),
    formula: '(Cash flow + principal repaid + growth of the price) ÷ cash needed, in the first year',
    terms: ({ analysis, inputs }) => [
      computed('Cash flow a year', analysis.held.annualCashFlow),
      computed('Principal repaid', analysis.years[0]?.principal ?? minor(0), 'Projection, year 1'),
      computed('Growth of the price', shareOf(inputs.purchasePrice, inputs.priceGrowth)),
      computed('Cash needed', analysis.purchase.cashNeeded),
      'priceGrowth',
    ],
  },
  {
    id: 'breakEvenRent',
    label: 'Break-even rent a month',
    value: ({ analysis }) => money(analysis.breakEvenRent),
    formula: '(Costs that do not follow the rent + mortgage payments) ÷ the share of each unit of rent that is kept, a month',
    terms: ({ analysis }) => [
      computed('Running costs a year', analysis.held.letting.costs),
      computed('Mortgage payments a year', analysis.held.debtService),
      'voidWeeks',
      'vacancy',
      'management',
      'tenantFind',
      'tenancyYears',
    ],
  },
];

/** Buy and let to one household. */
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
    keptLoan(analysis, { purpose: 'purchase', value: analysis.purchase.price, mortgageKind: inputs.mortgageKind }),
  ],
};
