import type { Grounds } from '../criterion.ts';
import { percentScale } from '../measures/scale.ts';
import { americanListingLine, figureLine } from './criterionRows.ts';
import { marketCriteria } from './marketCriteria.ts';
import type { MarketCriteria } from './marketCriteria.ts';

const letting: Grounds = [
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
const project: Grounds = [
  ['purchasePrice', 3],
  ['afterRepairValue', 3],
  ['refurbishment', 2],
  ['projectMonths', 1],
  ['bridgingRate', 1],
];

/**
 * The criteria of each strategy in the United States. Scales, weights and rules are our convention; lenders prefer a cover of 1.2 to 1.25.
 */
export const americanCriteria: MarketCriteria = marketCriteria(
  {
    currency: 'USD',
    listingLine: americanListingLine,
    grounds: { letting, rooms, project },
    cashFlow: {
      'buy-to-let': [0, 400_00, 200_00],
      brrrr: [0, 400_00, 200_00],
      hmo: [0, 1_000_00, 500_00],
      'serviced-accommodation': [0, 1_000_00, 500_00],
      'rent-to-rent': [0, 800_00, 400_00],
    },
    cashOnCash: [0, 0.12, 0.08],
    netYield: { id: 'cap-rate', label: 'Cap rate', standard: [0.03, 0.09, 0.06] },
    cover: { label: 'DSCR', standard: [0.9, 1.5, 1.2] },
    rentOnCost: [0.06, 0.13, 0.09],
    profit: { label: 'Profit', standard: [0, 60_000_00, 25_000_00] },
    returnOnCash: [0, 0.4, 0.2],
    breakEven: { hmo: [0.95, 0.65, 0.8], 'serviced-accommodation': [0.75, 0.4, 0.5] },
    saving: [-200_00, 600_00, 100_00],
    paidByOthers: { id: 'paid-by-tenants', label: 'Share of costs paid by tenants' },
  },
  ({ cashFlow, cashOnCash, netYield, cover }) => [
    cashFlow(25, 'buy-to-let', letting),
    cashOnCash(25, letting),
    netYield(15, letting),
    cover(20, letting),
    figureLine({
      id: 'rent-to-price',
      label: 'Rent to price',
      figure: 'rentToPrice',
      weight: 5,
      scale: percentScale(0.004, 0.011, 2),
      rule: null,
      restsOn: letting,
    }),
    americanListingLine(10),
  ],
);
