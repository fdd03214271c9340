import { ukCurrency } from '../../kernel/countries.ts';
import type { Grounds } from '../criterion.ts';
import { monthlyScale, percentScale } from '../measures/scale.ts';
import { coverLine, figureLine, leaseLine, listingLine } from './criterionRows.ts';
import type { JudgedLine } from './criterionRows.ts';
import { cashLeftInLine, refinanceGrounds } from './cashLeftInLine.ts';

const letting: Grounds = [
  ['monthlyRent', 3],
  ['afterRepairValue', 2],
  ['mortgageRate', 2],
  ['management', 1],
];

/**
 * The criteria for buy, refurbish, refinance, rent: how much cash comes back out, and whether the property then lets profitably. Our
 * convention.
 */
export const brrrrCriteria: readonly JudgedLine[] = [
  cashLeftInLine,
  figureLine({
    id: 'cash-flow',
    label: 'Cash flow',
    figure: 'monthlyCashFlow',
    weight: 20,
    scale: monthlyScale(0, 400_00, ukCurrency),
    rule: 200_00,
    restsOn: letting,
  }),
  figureLine({
    id: 'cash-on-cash',
    label: 'Cash-on-cash return on cash left in',
    figure: 'cashOnCash',
    weight: 15,
    scale: percentScale(0, 0.12),
    rule: 0.08,
    restsOn: [...refinanceGrounds, ['monthlyRent', 3]],
    shareOfWords: 1,
  }),
  coverLine(15, letting),
  figureLine({
    id: 'yield-on-cost',
    label: 'Gross yield on cost',
    figure: 'yieldOnCost',
    weight: 10,
    scale: percentScale(0.04, 0.09),
    rule: 0.06,
    restsOn: [...refinanceGrounds, ['monthlyRent', 3]],
  }),
  leaseLine(5),
  listingLine(10),
];
