import { isoDate } from '../../../kernel/calendar.ts';
import type { Source } from '../../../deal/provenance.ts';
import type { ProjectInputs } from '../../../deal/strategies/inputs/projectInputs.ts';
import { computed, money, rateOr } from '../figures.ts';
import type { FigureRecipe } from '../figures.ts';
import { lineTerms } from '../held/heldFigures.ts';
import type { StrategyNumbers } from '../strategyAnalysis.ts';
import type { Project } from './project.ts';

export interface ProjectAnalysis extends StrategyNumbers {
  readonly project: Project;
}

const ruleOfThumb: Source = {
  title: 'The 70 % rule, as published by an investors’ guide',
  url: 'https://www.ipmcapitalsolutions.com/kb-comp-70rule',
  publishedOn: null,
  checkedOn: isoDate('2026-11-20'),
};

/** The project's cost, the person's own cash in it, and the rule of thumb for the offer. */
export const projectFigures: readonly FigureRecipe<ProjectInputs, ProjectAnalysis>[] = [
  {
    id: 'totalCost',
    label: 'Total cost',
    value: ({ analysis }) => money(analysis.project.totalCost),
    formula: 'Purchase price + transfer tax, fees, works, holding costs and the cost of the bridging loan',
    terms: ({ analysis }) => [
      'purchasePrice',
      ...lineTerms(analysis.oneOffCosts, 'Table of project costs'),
      'contingency',
      'projectMonths',
    ],
    law: true,
  },
  {
    id: 'cashIn',
    label: 'Cash put in',
    value: ({ analysis }) => money(analysis.project.cashIn),
    formula: 'Total cost − what the bridging loan takes at its end',
    terms: ({ analysis: { project } }) => [
      computed('Total cost', project.totalCost),
      computed('Bridging loan repaid', project.loan.redemption),
    ],
  },
  {
    id: 'bridgingCost',
    label: 'Cost of the bridging loan',
    value: ({ analysis }) => money(analysis.project.loan.totalCost),
    formula:
      'Interest + arrangement fee + exit fee. Retained: loan × rate × months. Rolled up: loan × ((1 + rate)^months − 1). Paid monthly: loan × rate, each month.',
    terms: ({ analysis: { project } }) => [
      computed('Loan', project.loan.gross),
      computed('Paid out', project.loan.netAdvance),
      computed('Interest', project.loan.interest),
      'bridgingOfPrice',
      'bridgingOfWorks',
      'bridgingKind',
      'bridgingRate',
      'bridgingFee',
      'bridgingExitFee',
      'projectMonths',
    ],
  },
  {
    id: 'bridgingAprc',
    isMeasured: false,
    label: 'APRC of the bridging loan',
    value: ({ analysis: { project } }) => rateOr(project.loan.aprc(), 'No loan'),
    formula:
      'The yearly rate at which what is paid out equals all that is paid, discounted: Σ amount ÷ (1 + rate)^years. With both fees; a year of the same loan would cost so much.',
    terms: ({ analysis: { project } }) => [
      computed('Paid out', project.loan.netAdvance),
      computed('Interest a month, where it is paid monthly', project.loan.monthlyPayment),
      computed('Repaid with the exit fee', project.loan.redemption),
      'projectMonths',
    ],
  },
  {
    id: 'maximumOffer',
    label: 'Maximum offer, rule of thumb',
    value: ({ analysis }) => money(analysis.project.maximumOffer),
    formula: 'Value after the works × 0.70 − works. A rule of thumb from the United States: it knows neither your taxes nor your loan.',
    terms: ({ analysis }) => ['afterRepairValue', computed('Works with contingency', analysis.project.works)],
    source: ruleOfThumb,
  },
];
