import { ukCurrency } from '../../kernel/countries.ts';
import type { Grounds } from '../criterion.ts';
import { monthlyScale, percentScale } from '../measures/scale.ts';
import { breakEvenLine, coverLine, figureLine, leaseLine, listingLine } from './criterionRows.ts';
import type { JudgedLine } from './criterionRows.ts';

const guests: Grounds = [
  ['purchasePrice', 2],
  ['nightlyRate', 3],
  ['occupancy', 3],
  ['cleaningPerStay', 1],
  ['mortgageRate', 1],
];

/** The criteria for a property let by the night. Bookings are the risk, so the break-even occupancy counts most. Our convention. */
export const servicedAccommodationCriteria: readonly JudgedLine[] = [
  breakEvenLine(25, [0.75, 0.4, 0.55], guests),
  figureLine({
    id: 'cash-flow',
    label: 'Cash flow',
    figure: 'monthlyCashFlow',
    weight: 20,
    scale: monthlyScale(0, 800_00, ukCurrency),
    rule: 400_00,
    restsOn: guests,
  }),
  figureLine({
    id: 'cash-on-cash',
    label: 'Cash-on-cash',
    figure: 'cashOnCash',
    weight: 20,
    scale: percentScale(0, 0.15),
    rule: 0.08,
    restsOn: guests,
  }),
  figureLine({
    id: 'net-yield',
    label: 'Net yield',
    figure: 'netYield',
    weight: 10,
    scale: percentScale(0.02, 0.08),
    rule: 0.05,
    restsOn: guests,
  }),
  coverLine(10, guests),
  leaseLine(5),
  listingLine(10),
];
