import type { StrategyId } from './strategyInput.ts';

/** The most influential inputs of each strategy, in display order; the others are one click away. */
export const mainInputs: Readonly<Record<StrategyId, readonly string[]>> = {
  'buy-to-let': ['purchasePrice', 'monthlyRent', 'deposit', 'mortgageRate', 'voidWeeks', 'management', 'priceGrowth', 'holdYears'],
  brrrr: [
    'purchasePrice',
    'refurbishment',
    'afterRepairValue',
    'monthlyRent',
    'projectMonths',
    'bridgingRate',
    'refinanceOfValue',
    'mortgageRate',
  ],
  flip: ['purchasePrice', 'refurbishment', 'afterRepairValue', 'projectMonths', 'bridgingOfPrice', 'bridgingRate', 'saleAgentFee'],
  hmo: ['purchasePrice', 'rooms', 'billsPerMonth', 'management', 'deposit', 'mortgageRate', 'priceGrowth'],
  'serviced-accommodation': [
    'purchasePrice',
    'nightlyRate',
    'occupancy',
    'averageStay',
    'cleaningPerStay',
    'platformFee',
    'management',
    'mortgageRate',
  ],
  'rent-to-rent': ['leaseRentPerMonth', 'rooms', 'leaseYears', 'furnishing', 'billsPerMonth', 'management'],
  'house-hack': ['purchasePrice', 'rooms', 'housingCostNow', 'deposit', 'mortgageRate', 'billsPerMonth', 'holdYears'],
};

/** The buy-to-let inputs on the overview, in the order in which people change them. Some exist only in one country. */
const movingLetting: readonly string[] = ['purchasePrice', 'monthlyRent', 'mortgageRate', 'deposit', 'voidWeeks', 'vacancy', 'propertyTax'];

/** The inputs on which a deal's result depends most. They are edited on its overview, and all others on the numbers tab. */
export const influentialKeys = (strategy: StrategyId): readonly string[] =>
  strategy === 'buy-to-let' ? movingLetting : mainInputs[strategy];
