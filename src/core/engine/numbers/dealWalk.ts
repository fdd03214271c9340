/**
 * The state of one deal's walk through its years, overwritten year by year and deal by deal so that ten thousand deals allocate nothing.
 * Amounts in whole pence, of the year just walked unless stated otherwise.
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
  /** The factor by which a balance grows in twelve months, and the value of a pound paid monthly. */
  yearGrowth: number;
  yearPaid: number;
  /** 1 if rounding would matter by the end of the term, so that every month is walked to the penny. */
  walksMonths: number;
  interest: number;
  principal: number;
  /** Losses and finance costs carried forward, and the year's results, for the person taxed. */
  losses: number;
  financeCarried: number;
  taxableProfit: number;
  tax: number;
}

/**
 * A walk before its first year. The fractional first values are deliberate: they keep the fields as floating-point numbers in the
 * JavaScript engine.
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
