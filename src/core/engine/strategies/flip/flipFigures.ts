import type { FlipInputs } from '../../../deal/strategies/inputs/flipInputs.ts';
import type { Warning } from '../checks.ts';
import { computed, moneyFigure, rateOr, textFigure } from '../figures.ts';
import type { Analysed, FigureRecipe } from '../figures.ts';
import { requestedProjectLoan } from '../held/requestedLoan.ts';
import { projectFigures } from '../project/projectFigures.ts';
import type { StrategyDefinition } from '../strategyDefinition.ts';
import { flip } from './flip.ts';
import type { FlipAnalysis } from './flip.ts';

const profitFigures: readonly FigureRecipe<FlipInputs, FlipAnalysis>[] = [
  {
    id: 'profit',
    market: 'taxedProfit',
    label: 'Profit after tax',
    value: ({ analysis }) => moneyFigure(analysis.profit),
    formula: 'Profit before tax − tax on the profit',
    terms: ({ analysis }) => [computed('Profit before tax', analysis.profitBeforeTax), computed(taxName(analysis), analysis.tax)],
    laws: ({ analysis }) => analysis.taxation?.rules ?? [],
  },
  {
    id: 'profit',
    market: 'untaxedProfit',
    label: 'Profit',
    value: ({ analysis }) => moneyFigure(analysis.profit),
    formula: 'Sale price − selling costs − total cost. Tax is not calculated',
    terms: ({ analysis }) => [
      'afterRepairValue',
      computed('Selling costs', analysis.sellingCosts),
      computed('Total cost', analysis.project.totalCost),
    ],
  },
  {
    id: 'tax',
    market: 'taxedProfit',
    label: 'Tax on the profit',
    value: ({ analysis }) => moneyFigure(analysis.tax),
    formula: ({ taxFormula }) => taxFormula ?? 'Tax on the profit, zero for a loss',
    terms: ({ analysis }) => [
      computed('Profit before tax', analysis.profitBeforeTax),
      computed(taxName(analysis), analysis.tax),
      ...(analysis.taxation?.terms ?? []),
    ],
    laws: ({ analysis }) => analysis.taxation?.rules ?? [],
  },
  {
    id: 'profitBeforeTax',
    label: 'Profit before tax',
    value: ({ analysis }) => moneyFigure(analysis.profitBeforeTax),
    formula: 'Sale price − selling costs − total cost',
    terms: ({ analysis }) => [
      'afterRepairValue',
      computed('Selling costs', analysis.sellingCosts),
      computed('Total cost', analysis.project.totalCost),
      'saleAgentFee',
      'saleLegalFees',
    ],
    law: true,
  },
  {
    id: 'margin',
    label: 'Margin',
    value: ({ analysis }) => rateOr(analysis.margin, 'No sale price'),
    formula: 'Profit before tax ÷ sale price',
    terms: ({ analysis }) => [computed('Profit before tax', analysis.profitBeforeTax), 'afterRepairValue'],
  },
  {
    id: 'profitOnCost',
    label: 'Profit on cost',
    value: ({ analysis }) => rateOr(analysis.profitOnCost, 'No cost'),
    formula: 'Profit before tax ÷ total cost',
    terms: ({ analysis }) => [computed('Profit before tax', analysis.profitBeforeTax), computed('Total cost', analysis.project.totalCost)],
  },
  {
    id: 'roi',
    label: 'Return on cash',
    value: ({ analysis }) => rateOr(analysis.roi, 'No cash invested'),
    formula: 'Profit over the whole project ÷ cash invested. The profit is after tax if the tax is calculated',
    terms: ({ analysis }) => [computed('Profit', analysis.profit), computed('Cash invested', analysis.project.cashIn)],
  },
  {
    id: 'annualisedRoi',
    label: 'Annualised return on cash',
    value: ({ analysis }) =>
      analysis.roi !== null && analysis.roi <= -1 ? textFigure('All cash is lost') : rateOr(analysis.annualisedRoi, 'No cash invested'),
    formula: '(1 + return on cash)^(12 ÷ months) − 1. Assumes you repeat the same project straight away',
    terms: ({ analysis }) => [['Return on cash', rateOr(analysis.roi, 'No cash invested'), 'Computed'], 'projectMonths'],
  },
  {
    id: 'breakEvenPrice',
    label: 'Break-even sale price',
    value: ({ analysis }) => moneyFigure(analysis.breakEvenPrice),
    formula: '(Total cost + legal fees for the sale) ÷ (1 − agent’s share)',
    terms: ({ analysis }) => [computed('Total cost', analysis.project.totalCost), 'saleLegalFees', 'saleAgentFee'],
  },
];

const taxName = ({ taxation }: FlipAnalysis): string => taxation?.name ?? 'Tax';

/** The strategy of buying, refurbishing and selling. */
export const flipStrategy: StrategyDefinition<FlipInputs, FlipAnalysis> = {
  strategy: 'flip',
  analyse: flip,
  recipes: [...profitFigures, ...projectFigures],
  facts: ({ inputs }) => ({ projectMonths: inputs.projectMonths }),
  warnings: flipWarnings,
  loans: ({ inputs, analysis }) => [requestedProjectLoan(analysis.project, inputs)],
};

function flipWarnings({ analysis, inputs }: Analysed<FlipInputs, FlipAnalysis>): readonly Warning[] {
  const found: Warning[] = [];
  if (analysis.profitBeforeTax < 0) found.push(['loss', 'The sale makes a loss.']);
  if (analysis.profitBeforeTax > 0 && analysis.taxation === null) found.push(['before-tax', 'Profit is shown before tax.']);
  for (const [at, note] of (analysis.taxation?.notes ?? []).entries()) found.push([`profit-tax-${at + 1}`, note]);
  // The convention of developers and their lenders: 20% on cost allows for falling prices and cost overruns.
  if (analysis.profitOnCost !== null && analysis.profitOnCost >= 0 && analysis.profitOnCost < 0.2) {
    found.push(['thin-margin', 'Profit on cost is below the 20% that developers and lenders usually want.']);
  }
  if (inputs.purchasePrice > analysis.project.maximumOffer) {
    found.push(['above-rule-of-thumb', 'The price is above the 70% rule of thumb.']);
  }
  return found;
}
