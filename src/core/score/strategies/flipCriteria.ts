import { ukCurrency } from '../../kernel/countries.ts';
import type { Grounds } from '../criterion.ts';
import { amountScale, percentScale } from '../measures/scale.ts';
import { figureLine, listingLine } from './criterionRows.ts';
import type { JudgedLine } from './criterionRows.ts';

const project: Grounds = [
  ['purchasePrice', 3],
  ['afterRepairValue', 3],
  ['refurbishment', 2],
  ['projectMonths', 1],
  ['bridgingRate', 1],
];

/** Buy, refurbish, sell: the margin first, as developers and their lenders ask 20 % on cost. Scales, weights and rules are our convention. */
export const flipCriteria: readonly JudgedLine[] = [
  figureLine({
    id: 'profit-on-cost',
    label: 'Profit on cost',
    figure: 'profitOnCost',
    weight: 35,
    scale: percentScale(0.05, 0.25),
    rule: 0.2,
    restsOn: project,
  }),
  figureLine({
    id: 'profit',
    label: 'Profit after tax',
    figure: 'profit',
    weight: 20,
    scale: amountScale(0, 40_000_00, ukCurrency),
    rule: 15_000_00,
    restsOn: project,
  }),
  figureLine({
    id: 'return-on-cash',
    label: 'Return on cash',
    figure: 'roi',
    weight: 25,
    scale: percentScale(0, 0.4),
    rule: 0.2,
    restsOn: project,
  }),
  figureLine({
    id: 'margin',
    label: 'Margin on the sale',
    figure: 'margin',
    weight: 10,
    scale: percentScale(0.05, 0.2),
    rule: null,
    restsOn: project,
  }),
  listingLine(10),
];
