import { ukCurrency } from '../../kernel/countries.ts';
import type { Grounds } from '../criterion.ts';
import { monthlyScale, percentScale } from '../measures/scale.ts';
import { breakEvenLine, coverLine, energyLine, figureLine, leaseLine, listingLine } from './criterionRows.ts';
import type { JudgedLine } from './criterionRows.ts';

const rooms: Grounds = [
  ['purchasePrice', 2],
  ['rooms', 4],
  ['billsPerMonth', 1],
  ['management', 1],
  ['mortgageRate', 2],
];

/** The criteria for a house let by the room, which is more work than a single let and so must earn more. Our convention. */
export const hmoCriteria: readonly JudgedLine[] = [
  figureLine({
    id: 'cash-flow',
    label: 'Cash flow',
    figure: 'monthlyCashFlow',
    weight: 20,
    scale: monthlyScale(0, 1_000_00, ukCurrency),
    rule: 500_00,
    restsOn: rooms,
  }),
  figureLine({
    id: 'cash-on-cash',
    label: 'Cash-on-cash',
    figure: 'cashOnCash',
    weight: 20,
    scale: percentScale(0, 0.15),
    rule: 0.1,
    restsOn: rooms,
  }),
  figureLine({
    id: 'net-yield',
    label: 'Net yield',
    figure: 'netYield',
    weight: 15,
    scale: percentScale(0.03, 0.09),
    rule: 0.06,
    restsOn: rooms,
  }),
  breakEvenLine(15, [0.95, 0.65, 0.8], rooms),
  coverLine(10, rooms),
  leaseLine(5),
  energyLine(5),
  listingLine(10),
];
