import type { HmoInputs } from '../../../deal/strategies/inputs/hmoInputs.ts';
import type { Warning } from '../checks.ts';
import { computed, moneyFigure, rateOr } from '../figures.ts';
import type { Analysed, FigureRecipe } from '../figures.ts';
import { longTermLoan } from '../held/requestedLoan.ts';
import { screenFigures } from '../held/screenFigures.ts';
import { cashFlowWarnings } from '../held/cashFlowWarnings.ts';
import { holdFigures, loanFigures, operatingFigures } from '../held/heldFigures.ts';
import { cashNeededTerm, purchaseFigures } from '../held/purchasedProperty.ts';
import type { StrategyDefinition } from '../strategyDefinition.ts';
import { hmo } from './hmo.ts';
import type { HmoAnalysis } from './hmo.ts';
import { roomFacts } from './sharedHouseYear.ts';

const roomFigures: readonly FigureRecipe<HmoInputs, HmoAnalysis>[] = [
  {
    id: 'occupancy',
    label: 'Occupancy',
    value: ({ analysis }) => rateOr(analysis.occupancy, 'No rent'),
    formula: 'Rent received ÷ rent if all rooms are let all year',
    terms: ({ analysis }) => [
      ...analysis.rooms.map(({ label, voids }) => computed(`Voids of ${label}`, voids)),
      computed('Rent of all rooms', analysis.held.letting.rent),
      'rooms',
    ],
  },
  {
    id: 'breakEvenOccupancy',
    label: 'Break-even occupancy',
    value: ({ analysis }) => rateOr(analysis.breakEvenOccupancy, 'No rent'),
    formula: '(Annual running costs + mortgage payments) ÷ annual rent if all rooms are let all year',
    terms: ({ analysis }) => [
      computed('Annual running costs', analysis.held.letting.costs),
      computed('Annual mortgage payments', analysis.held.debtService),
      computed('Rent of all rooms', analysis.held.letting.rent),
    ],
  },
  {
    id: 'cashFlowPerRoom',
    label: 'Monthly cash flow per room',
    value: ({ analysis }) => moneyFigure(analysis.monthlyCashFlowPerRoom),
    formula: 'Annual cash flow ÷ 12 ÷ rooms. Before income tax.',
    terms: ({ analysis }) => [computed('Annual cash flow', analysis.held.annualCashFlow), 'rooms'],
  },
];

/** The strategy of letting a house by the room. */
export const hmoStrategy: StrategyDefinition<HmoInputs, HmoAnalysis> = {
  strategy: 'hmo',
  analyse: hmo,
  recipes: [
    ...operatingFigures<HmoInputs>(['rooms']),
    ...purchaseFigures,
    ...roomFigures,
    ...loanFigures,
    ...screenFigures<HmoInputs, HmoAnalysis>(({ inputs, analysis }) => ({ price: analysis.purchase.price, works: inputs.refurbishment })),
    ...holdFigures<HmoInputs, HmoAnalysis>(cashNeededTerm),
  ],
  facts: ({ inputs }) => ({ ...roomFacts(inputs.rooms), storeys: inputs.storeys, articleFour: inputs.articleFour ? true : null }),
  warnings: (done, currency) => [...hmoWarnings(done), ...cashFlowWarnings(done, currency)],
  loans: ({ inputs, analysis }) => [
    longTermLoan(analysis, { purpose: 'purchase', value: analysis.purchase.price, mortgageKind: inputs.mortgageKind }),
  ],
};

function hmoWarnings({ inputs }: Analysed<HmoInputs, HmoAnalysis>): readonly Warning[] {
  const found: Warning[] = [['hmo-mortgage', 'You need an HMO mortgage. Ask the lender for its rate and minimum number of rooms.']];
  if (inputs.licencePerYear === 0) found.push(['no-licence-cost', 'No licence fee is included.']);
  return found;
}
