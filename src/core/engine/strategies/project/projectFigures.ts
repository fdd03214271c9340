import { isoDate } from '../../../kernel/calendar.ts';
import type { Source } from '../../../deal/provenance.ts';
import type { ProjectInputs } from '../../../deal/strategies/inputs/projectInputs.ts';
import { computed, moneyFigure, rateOr } from '../figures.ts';
import type { FigureRecipe } from '../figures.ts';
import { lineTerms } from '../held/heldFigures.ts';
import type { StrategyNumbers } from '../strategyAnalysis.ts';
import type { Project } from './project.ts';

export interface ProjectAnalysis extends StrategyNumbers {
  readonly project: Project;
}

const ruleOfThumb: Source = {
  title: 'The 70% rule, as published by an investors’ guide',
  url: 'https://www.ipmcapitalsolutions.com/kb-comp-70rule',
  publishedOn: null,
  checkedOn: isoDate('2026-11-20'),
};

/** Recipes for the project's cost, the investor's own cash in it, and the rule of thumb for the offer. */
export const projectFigures: readonly FigureRecipe<ProjectInputs, ProjectAnalysis>[] = [
  {
    id: 'totalCost',
    label: 'Total cost',
    value: ({ analysis }) => moneyFigure(analysis.project.totalCost),
    formula: 'Purchase price + transfer tax, fees, refurbishment, holding costs and the cost of the bridging loan',
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
    label: 'Cash invested',
    value: ({ analysis }) => moneyFigure(analysis.project.cashIn),
    formula: 'Total cost − bridging loan repaid at the end',
    terms: ({ analysis: { project } }) => [
      computed('Total cost', project.totalCost),
      computed('Bridging loan repaid', project.loan.redemption),
    ],
  },
  {
    id: 'bridgingCost',
    label: 'Bridging loan cost',
    value: ({ analysis }) => moneyFigure(analysis.project.loan.totalCost),
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
    label: 'Bridging loan APRC',
    value: ({ analysis: { project } }) => rateOr(project.loan.aprc(), 'No loan'),
    formula:
      'The annual discount rate at which the present value of all payments equals the advance: Σ amount ÷ (1 + rate)^years. Includes both fees.',
    terms: ({ analysis: { project } }) => [
      computed('Paid out', project.loan.netAdvance),
      computed('Monthly interest, if paid monthly', project.loan.monthlyPayment),
      computed('Repayment including exit fee', project.loan.redemption),
      'projectMonths',
    ],
  },
  {
    id: 'maximumOffer',
    label: 'Maximum offer, rule of thumb',
    value: ({ analysis }) => moneyFigure(analysis.project.maximumOffer),
    formula: 'Value after refurbishment × 0.70 − refurbishment. A US rule of thumb that ignores your taxes and loan.',
    terms: ({ analysis }) => ['afterRepairValue', computed('Refurbishment with contingency', analysis.project.works)],
    source: ruleOfThumb,
  },
];
