import type { StrategyId } from '../../deal/strategies/strategyInput.ts';
import type { Grounds } from '../criterion.ts';
import { amountScale, monthlyScale, monthsScale, percentScale, timesScale } from '../measures/scale.ts';
import { americanListingLine, figureLine } from './criterionRows.ts';
import type { JudgedLine } from './criterionRows.ts';
import { leftInLine } from './leftInLine.ts';

const rental: Grounds = [
  ['purchasePrice', 3],
  ['monthlyRent', 3],
  ['propertyTax', 2],
  ['insurancePerYear', 1],
  ['mortgageRate', 2],
];
const rooms: Grounds = [
  ['purchasePrice', 2],
  ['rooms', 4],
  ['propertyTax', 1],
  ['mortgageRate', 2],
];
const guests: Grounds = [
  ['purchasePrice', 2],
  ['nightlyRate', 3],
  ['occupancy', 3],
  ['mortgageRate', 1],
];
const project: Grounds = [
  ['purchasePrice', 3],
  ['afterRepairValue', 3],
  ['refurbishment', 2],
  ['projectMonths', 1],
  ['bridgingRate', 1],
];
const refinance: Grounds = [
  ['purchasePrice', 3],
  ['afterRepairValue', 4],
  ['refurbishment', 2],
  ['refinanceOfValue', 1],
];
const leased: Grounds = [
  ['leaseRentPerMonth', 3],
  ['rooms', 4],
  ['billsPerMonth', 1],
];
const living: Grounds = [
  ['purchasePrice', 2],
  ['mortgageRate', 2],
  ['rooms', 3],
  ['housingCostNow', 3],
];

const cashFlow = (weight: number, [full, rule]: readonly [number, number], restsOn: Grounds): JudgedLine =>
  figureLine({
    id: 'cash-flow',
    label: 'Cash flow',
    figure: 'monthlyCashFlow',
    weight,
    scale: monthlyScale(0, full, 'USD'),
    rule,
    restsOn,
  });

const cashOnCash = (weight: number, restsOn: Grounds): JudgedLine =>
  figureLine({
    id: 'cash-on-cash',
    label: 'Cash-on-cash return',
    figure: 'cashOnCash',
    weight,
    scale: percentScale(0, 0.12),
    rule: 0.08,
    restsOn,
    shareOfWords: 1,
  });

const capRate = (weight: number, restsOn: Grounds): JudgedLine =>
  figureLine({
    id: 'cap-rate',
    label: 'Cap rate',
    figure: 'netYield',
    weight,
    scale: percentScale(0.03, 0.09),
    rule: 0.06,
    restsOn,
  });

/** The investor's cover: net operating income over debt service; full marks without a loan, but none where a refinance lends nothing. */
const cover = (weight: number, restsOn: Grounds, shareOfWords: 0 | 1 = 1): JudgedLine =>
  figureLine({
    id: 'debt-service-cover',
    label: 'DSCR',
    figure: 'debtServiceCover',
    weight,
    scale: timesScale(0.9, 1.5),
    rule: 1.2,
    restsOn,
    shareOfWords,
  });

const breakEven = (weight: number, [zero, full, rule]: readonly [number, number, number], restsOn: Grounds): JudgedLine =>
  figureLine({
    id: 'break-even',
    label: 'Break-even occupancy',
    figure: 'breakEvenOccupancy',
    weight,
    scale: percentScale(zero, full, 0),
    rule,
    restsOn,
    shareOfWords: 0,
  });

/** How each strategy is judged in the United States. Scales, weights and rules are our convention; a cover of 1.2 to 1.25 is what lenders like to see. */
export const americanCriteria: Readonly<Record<StrategyId, readonly JudgedLine[]>> = {
  'buy-to-let': [
    cashFlow(25, [400_00, 200_00], rental),
    cashOnCash(25, rental),
    capRate(15, rental),
    cover(20, rental),
    figureLine({
      id: 'rent-to-price',
      label: 'Rent to price',
      figure: 'rentToPrice',
      weight: 5,
      scale: percentScale(0.004, 0.011, 2),
      rule: null,
      restsOn: rental,
    }),
    americanListingLine(10),
  ],
  brrrr: [
    leftInLine(refinance),
    cashFlow(20, [400_00, 200_00], rental),
    cashOnCash(15, [...refinance, ['monthlyRent', 3]]),
    cover(20, rental, 0),
    figureLine({
      id: 'yield-on-cost',
      label: 'Rent on cost',
      figure: 'yieldOnCost',
      weight: 10,
      scale: percentScale(0.06, 0.13),
      rule: 0.09,
      restsOn: [...refinance, ['monthlyRent', 3]],
    }),
    americanListingLine(10),
  ],
  flip: [
    figureLine({
      id: 'profit-on-cost',
      label: 'Profit on cost',
      figure: 'profitOnCost',
      weight: 35,
      scale: percentScale(0.05, 0.25),
      rule: 0.15,
      restsOn: project,
    }),
    figureLine({
      id: 'profit',
      label: 'Profit',
      figure: 'profit',
      weight: 20,
      scale: amountScale(0, 60_000_00, 'USD'),
      rule: 25_000_00,
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
    americanListingLine(10),
  ],
  hmo: [
    cashFlow(25, [1_000_00, 500_00], rooms),
    cashOnCash(25, rooms),
    capRate(15, rooms),
    breakEven(15, [0.95, 0.65, 0.8], rooms),
    cover(10, rooms),
    americanListingLine(10),
  ],
  'serviced-accommodation': [
    breakEven(25, [0.75, 0.4, 0.5], guests),
    cashFlow(25, [1_000_00, 500_00], guests),
    cashOnCash(20, guests),
    capRate(10, guests),
    cover(10, guests),
    americanListingLine(10),
  ],
  'rent-to-rent': [
    cashFlow(30, [800_00, 400_00], leased),
    breakEven(25, [0.95, 0.7, 0.85], leased),
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
    americanListingLine(5),
  ],
  'house-hack': [
    figureLine({
      id: 'saving',
      label: 'Saved against renting',
      figure: 'savedPerMonth',
      weight: 35,
      scale: monthlyScale(-200_00, 600_00, 'USD'),
      rule: 100_00,
      restsOn: living,
    }),
    figureLine({
      id: 'paid-by-tenants',
      label: 'Paid by the tenants',
      figure: 'paidByLodgers',
      weight: 30,
      scale: percentScale(0.2, 0.9, 0),
      rule: 0.5,
      restsOn: living,
    }),
    figureLine({
      id: 'saving-on-cash',
      label: 'Saving on cash',
      figure: 'cashOnCash',
      weight: 25,
      scale: percentScale(0, 0.3),
      rule: null,
      restsOn: living,
    }),
    americanListingLine(10),
  ],
};
