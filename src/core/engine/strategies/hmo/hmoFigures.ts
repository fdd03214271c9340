import type { HmoInputs } from '../../../deal/strategies/inputs/hmoInputs.ts';
import type { Warning } from '../checks.ts';
import { computed, money, rateOr } from '../figures.ts';
import type { Analysed, FigureRecipe } from '../figures.ts';
import { keptLoan } from '../held/askedLoan.ts';
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
    formula: 'Rent received ÷ rent of all rooms let all year',
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
    formula: '(Running costs + mortgage payments a year) ÷ rent of all rooms let all year',
    terms: ({ analysis }) => [
      computed('Running costs a year', analysis.held.letting.costs),
      computed('Mortgage payments a year', analysis.held.debtService),
      computed('Rent of all rooms', analysis.held.letting.rent),
    ],
  },
  {
    id: 'cashFlowPerRoom',
    label: 'Cash flow a month and room',
    value: ({ analysis }) => money(analysis.monthlyCashFlowPerRoom),
    formula: 'Cash flow a year ÷ 12 ÷ rooms. Before income tax.',
    terms: ({ analysis }) => [computed('Cash flow a year', analysis.held.annualCashFlow), 'rooms'],
  },
];

/** A house let by the room. */
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
    keptLoan(analysis, { purpose: 'purchase', value: analysis.purchase.price, mortgageKind: inputs.mortgageKind }),
  ],
};

function hmoWarnings({ inputs }: Analysed<HmoInputs, HmoAnalysis>): readonly Warning[] {
  const found: Warning[] = [
    ['hmo-mortgage', 'The loan has to be one for shared houses: ask for its rate and for the lender’s own minimum of rooms.'],
  ];
  if (inputs.licencePerYear === 0) found.push(['no-licence-cost', 'No licence fee is counted.']);
  return found;
}
