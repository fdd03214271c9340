import { ukCurrency } from '../../kernel/countries.ts';
import type { Grounds } from '../criterion.ts';
import { monthlyScale, monthsScale, percentScale } from '../measures/scale.ts';
import { breakEvenLine, figureLine, listingLine } from './criterionRows.ts';
import type { JudgedLine } from './criterionRows.ts';

const leased: Grounds = [
  ['leaseRentPerMonth', 3],
  ['rooms', 4],
  ['billsPerMonth', 1],
  ['management', 1],
];

/** The criteria for a leased property besides cash flow: break-even occupancy, payback and return on cash. */
export const leasedLines = (restsOn: Grounds): readonly JudgedLine[] => [
  breakEvenLine(25, [0.95, 0.7, 0.85], restsOn),
  figureLine({
    id: 'payback',
    label: 'Payback period',
    figure: 'payback',
    weight: 25,
    scale: monthsScale(24, 6),
    rule: 12,
    restsOn,
    shareOfWords: 0,
  }),
  figureLine({
    id: 'return-on-cash',
    label: 'Return on cash',
    figure: 'cashOnCash',
    weight: 15,
    scale: percentScale(0, 1, 0),
    rule: 0.5,
    restsOn,
  }),
];

/** The criteria for a property that is leased and let by the room. The owner's rent is due whether rooms are let or not. Our convention. */
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
  ...leasedLines(leased),
  listingLine(5),
];
