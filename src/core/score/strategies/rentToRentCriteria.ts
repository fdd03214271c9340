import { ukCurrency } from '../../kernel/countries.ts';
import type { Grounds } from '../criterion.ts';
import { monthlyScale, monthsScale, percentScale } from '../measures/scale.ts';
import { figureLine, listingLine } from './criterionRows.ts';
import type { JudgedLine } from './criterionRows.ts';

const leased: Grounds = [
  ['leaseRentPerMonth', 3],
  ['rooms', 4],
  ['billsPerMonth', 1],
  ['management', 1],
];

/** Leased and let by the room: the owner's rent is due whether rooms are let or not. Our convention. */
export const rentToRentCriteria: readonly JudgedLine[] = [
  figureLine({
    id: 'cash-flow',
    label: 'Profit',
    figure: 'monthlyCashFlow',
    weight: 30,
    scale: monthlyScale(0, 600_00, ukCurrency),
    rule: 300_00,
    restsOn: leased,
  }),
  figureLine({
    id: 'break-even',
    label: 'Break-even occupancy',
    figure: 'breakEvenOccupancy',
    weight: 25,
    scale: percentScale(0.95, 0.7, 0),
    rule: 0.85,
    restsOn: leased,
    shareOfWords: 0,
  }),
  figureLine({
    id: 'payback',
    label: 'Paid back after',
    figure: 'payback',
    weight: 25,
    scale: monthsScale(24, 6),
    rule: 12,
    restsOn: leased,
    shareOfWords: 0,
  }),
  figureLine({
    id: 'return-on-cash',
    label: 'Return on cash',
    figure: 'cashOnCash',
    weight: 15,
    scale: percentScale(0, 1, 0),
    rule: 0.5,
    restsOn: leased,
  }),
  listingLine(5),
];
