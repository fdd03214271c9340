import { formatMoney } from '../../../kernel/formatMoneyAndRates.ts';
import type { BrrrrInputs } from '../../../deal/strategies/inputs/brrrrInputs.ts';
import { minor, timesMoney } from '../../../kernel/money.ts';
import type { Currency, Minor } from '../../../kernel/money.ts';
import type { Warning } from '../checks.ts';
import { computed, moneyFigure, rateOr, textFigure } from '../figures.ts';
import type { Analysed, FigureRecipe } from '../figures.ts';
import { longTermLoan, requestedProjectLoan } from '../held/requestedLoan.ts';
import { screenFigures } from '../held/screenFigures.ts';
import { cashFlowWarnings } from '../held/cashFlowWarnings.ts';
import { holdFigures, loanFigures, operatingFigures } from '../held/heldFigures.ts';
import { projectFigures } from '../project/projectFigures.ts';
import type { StrategyDefinition } from '../strategyDefinition.ts';
import { brrrr } from './brrrr.ts';
import type { BrrrrAnalysis } from './brrrr.ts';

const refinancing: readonly FigureRecipe<BrrrrInputs, BrrrrAnalysis>[] = [
  {
    id: 'moneyLeftIn',
    label: 'Cash left in',
    value: ({ analysis }) => (analysis.moneyLeftIn > 0 ? moneyFigure(analysis.moneyLeftIn) : textFigure('No cash left in')),
    formula: 'Cash invested − (new loan − bridging loan repaid − refinancing costs)',
    terms: ({ analysis }) => [
      computed('Cash invested', analysis.project.cashIn),
      computed('New loan', analysis.newLoan),
      computed('Bridging loan repaid', analysis.project.loan.redemption),
      'refinanceFees',
      computed('Cash left in', analysis.moneyLeftIn),
    ],
    law: true,
  },
  {
    id: 'cashOnCash',
    label: 'Cash-on-cash return on cash left in',
    value: ({ analysis }) => rateOr(analysis.cashOnCash, 'No cash left in'),
    formula: 'Annual cash flow ÷ cash left in. Not available when no cash is left in the deal. Before income tax.',
    terms: ({ analysis }) => [computed('Annual cash flow', analysis.held.annualCashFlow), computed('Cash left in', analysis.moneyLeftIn)],
  },
  {
    id: 'newLoan',
    label: 'New loan',
    value: ({ analysis }) => moneyFigure(analysis.newLoan),
    formula: 'The lower of the lender’s maximum LTV and the loan the rent supports at the required interest cover',
    terms: ({ analysis }) => [
      computed('By value', analysis.loanByValue),
      ['By rent', analysis.loanByRent === null ? textFigure('Not tested') : moneyFigure(analysis.loanByRent), 'Computed'],
      'afterRepairValue',
      'refinanceOfValue',
      'monthlyRent',
      'coverRequired',
      'stressRate',
      'rentCoverRequired',
      'mortgageRate',
    ],
  },
  {
    id: 'released',
    label: 'Cash released by refinancing',
    value: ({ analysis }) => moneyFigure(analysis.released),
    formula: 'New loan − bridging loan repaid − refinancing costs',
    terms: ({ analysis }) => [
      computed('New loan', analysis.newLoan),
      computed('Bridging loan repaid', analysis.project.loan.redemption),
      'refinanceFees',
    ],
  },
  {
    id: 'equityCreated',
    label: 'Equity created',
    value: ({ analysis }) => moneyFigure(analysis.equityCreated),
    formula: 'Value after refurbishment − total cost − refinancing costs',
    terms: ({ analysis }) => ['afterRepairValue', computed('Total cost', analysis.project.totalCost), 'refinanceFees'],
  },
  {
    id: 'yieldOnCost',
    label: 'Gross yield on cost',
    value: ({ analysis }) => rateOr(analysis.yieldOnCost, 'No cost'),
    formula: 'Annual rent ÷ (total cost + refinancing costs)',
    terms: ({ analysis }) => ['monthlyRent', computed('Total cost', analysis.project.totalCost), 'refinanceFees'],
  },
];

/** The strategy of buying, refurbishing, refinancing and renting out. */
export const brrrrStrategy: StrategyDefinition<BrrrrInputs, BrrrrAnalysis> = {
  strategy: 'brrrr',
  analyse: brrrr,
  recipes: [
    ...refinancing,
    ...projectFigures,
    ...operatingFigures<BrrrrInputs>(['monthlyRent', 'voidWeeks', 'vacancy']),
    ...loanFigures,
    ...screenFigures<BrrrrInputs, BrrrrAnalysis>(({ inputs, analysis }) => ({
      price: inputs.purchasePrice,
      works: analysis.project.works,
    })),
    ...holdFigures<BrrrrInputs, BrrrrAnalysis>(({ analysis }) => [
      computed('Cash invested', analysis.project.cashIn),
      computed('Released by refinancing', analysis.released),
      'projectMonths',
    ]),
  ],
  facts: ({ inputs }) => ({ projectMonths: inputs.projectMonths }),
  warnings: (done, currency) => [...refinanceWarnings(done, currency), ...cashFlowWarnings(done, currency)],
  loans: ({ inputs, analysis }) => [
    requestedProjectLoan(analysis.project, inputs),
    longTermLoan(analysis, { purpose: 'cash-out', value: inputs.afterRepairValue, mortgageKind: inputs.mortgageKind }),
  ],
};

function refinanceWarnings({ analysis, inputs }: Analysed<BrrrrInputs, BrrrrAnalysis>, currency: Currency): readonly Warning[] {
  const found: Warning[] = [];
  const { newLoan, loanByValue, released, project } = analysis;
  if (newLoan < loanByValue) {
    const less = formatMoney(minor(loanByValue - newLoan), currency);
    found.push(['rent-limits-loan', `Rent limits the new loan. It supports ${less} less than the lender’s maximum LTV.`]);
  }
  if (newLoan < project.loan.redemption) {
    const short = formatMoney(minor(0 - released), currency);
    found.push(['refinance-falls-short', `The new loan doesn’t repay the bridging loan. You need another ${short} of your own cash.`]);
  }
  if (inputs.purchasePrice > project.maximumOffer) {
    found.push(['above-rule-of-thumb', 'The price is above the 70% rule of thumb.']);
  }
  const less = formatMoney(leftInAtATenthLess(analysis), currency);
  found.push([
    'value-after-works',
    `The result depends on the value after refurbishment. If the valuation is 10% lower, ${less} stays in the deal.`,
  ]);
  return found;
}

/** The cash left in if the after-repair value is 10% lower. The limit by rent is unchanged. */
function leftInAtATenthLess({ moneyLeftIn, newLoan, loanByValue }: BrrrrAnalysis): Minor {
  const lent = Math.min(newLoan, timesMoney(loanByValue, 0.9));
  return minor(Math.max(0, moneyLeftIn + newLoan - lent));
}
