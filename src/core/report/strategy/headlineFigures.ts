import type { StrategyId } from '../../deal/strategies/strategyInput.ts';

/** The four headline figures of a strategy, by id, with the short name for a card. */
export const headlineFigures: Readonly<Record<StrategyId, readonly (readonly [id: string, short: string])[]>> = {
  'buy-to-let': [
    ['monthlyCashFlow', 'Cash flow / mo'],
    ['cashOnCash', 'Cash-on-cash'],
    ['netYield', 'Net yield'],
    ['cashNeeded', 'Cash needed'],
  ],
  brrrr: [
    ['moneyLeftIn', 'Cash left in'],
    ['monthlyCashFlow', 'Cash flow / mo'],
    ['cashOnCash', 'Cash-on-cash'],
    ['yieldOnCost', 'Yield on cost'],
  ],
  flip: [
    ['profit', 'Profit'],
    ['profitOnCost', 'Profit on cost'],
    ['roi', 'Return on cash'],
    ['cashIn', 'Cash invested'],
  ],
  hmo: [
    ['monthlyCashFlow', 'Cash flow / mo'],
    ['cashOnCash', 'Cash-on-cash'],
    ['netYield', 'Net yield'],
    ['cashNeeded', 'Cash needed'],
  ],
  'serviced-accommodation': [
    ['monthlyCashFlow', 'Cash flow / mo'],
    ['breakEvenOccupancy', 'Break-even'],
    ['cashOnCash', 'Cash-on-cash'],
    ['cashNeeded', 'Cash needed'],
  ],
  'rent-to-rent': [
    ['monthlyCashFlow', 'Profit / mo'],
    ['cashOnCash', 'Cash-on-cash'],
    ['payback', 'Payback'],
    ['cashNeeded', 'Cash needed'],
  ],
  'house-hack': [
    ['savedPerMonth', 'Saved / mo'],
    ['netHousingCost', 'Living cost / mo'],
    ['cashOnCash', 'Cash-on-cash'],
    ['cashNeeded', 'Cash needed'],
  ],
};
