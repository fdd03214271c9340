/**
 * Where the walk of one deal through its years stands: overwritten year by year and deal by deal, so that ten thousand deals leave
 * nothing to collect. Amounts in whole pence, of the year just walked unless they say otherwise.
 */
export interface DealWalk {
  rent: number;
  voids: number;
  costs: number;
  netOperatingIncome: number;
  /** What is owed now, and how it is paid off. */
  balance: number;
  monthlyRate: number;
  payment: number;
  monthsLeft: number;
  /** What a balance becomes, and what a pound paid each month comes to, in twelve months. */
  yearGrowth: number;
  yearPaid: number;
  /** 1 where rounding would be felt by the end of the term, so that every month is walked to the penny. */
  walksMonths: number;
  interest: number;
  principal: number;
  /** Of the person taxed: what goes from year to year, and what the year came to. */
  losses: number;
  financeCarried: number;
  taxableProfit: number;
  tax: number;
}

/** A walk before its first year. The values are fractions on purpose: fields that once held one are kept as plain machine numbers. */
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
