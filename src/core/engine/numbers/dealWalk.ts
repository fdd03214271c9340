/**
 * The state of a deal's calculation year by year. It is overwritten for each year and each deal, so that no memory is allocated even for
 * ten thousand deals. Amounts are in whole pence and are those of the year just computed unless stated otherwise.
 */
export interface DealWalk {
  rent: number;
  voids: number;
  costs: number;
  netOperatingIncome: number;
  /** The current balance and its repayment. */
  balance: number;
  monthlyRate: number;
  payment: number;
  monthsLeft: number;
  /** The factor by which a balance grows in twelve months, and the amount to which payments of one pound a month have grown by then. */
  yearGrowth: number;
  yearPaid: number;
  /** 1 if rounding errors could become too large by the end of the term, so that every month is computed to the penny. */
  walksMonths: number;
  interest: number;
  principal: number;
  /** For the taxed owner: losses and finance costs carried forward, then the year's taxable profit and tax. */
  losses: number;
  financeCarried: number;
  taxableProfit: number;
  tax: number;
}

/**
 * A walk before its first year. The fractional first values are deliberate: they make the JavaScript engine store the fields as
 * floating-point numbers.
 */
export const createDealWalk = (): DealWalk => ({
  rent: 0.5,
  voids: 0.5,
  costs: 0.5,
  netOperatingIncome: 0.5,
  balance: 0.5,
  monthlyRate: 0.5,
  payment: 0.5,
  monthsLeft: 0.5,
  yearGrowth: 0.5,
  yearPaid: 0.5,
  walksMonths: 0.5,
  interest: 0.5,
  principal: 0.5,
  losses: 0.5,
  financeCarried: 0.5,
  taxableProfit: 0.5,
  tax: 0.5,
});
