import { valueFromCapRate } from './yields.ts';

/** A sale at the end: what the last income is worth at an exit rate, less the cost of selling. */
export interface ExitSale {
  readonly price: number;
  readonly net: number;
}

/** Amounts in any one unit. Null at an exit rate of zero. */
export function exitSale(netOperatingIncome: number, exitCapRate: number, sellingCostRate: number): ExitSale | null {
  const price = valueFromCapRate(netOperatingIncome, exitCapRate);
  return price === null ? null : { price, net: price * (1 - sellingCostRate) };
}

/** The most to offer for a project by rule of thumb: a share (commonly 70 %) of the value after repair, less repairs. */
export const maximumAllowableOffer = (afterRepairValue: number, share: number, repairs: number): number =>
  afterRepairValue * share - repairs;

/** What a refinancing leaves invested: all cash put in less what the new loan frees. At or below zero no cash is left in. */
export const moneyLeftIn = (
  cashPutIn: number,
  refinance: { readonly newLoan: number; readonly oldLoan: number; readonly fees: number },
): number => cashPutIn - (refinance.newLoan - refinance.oldLoan - refinance.fees);

/** A tax on the value of property, a year. */
export const valueTax = (value: number, rate: number): number => value * rate;
