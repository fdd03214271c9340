import { valueFromCapRate } from './yields.ts';

/** The sale at the end of the hold. The price is the last year's income divided by an exit cap rate; selling costs are deducted. */
export interface ExitSale {
  readonly price: number;
  readonly net: number;
}

/** The sale price at an exit cap rate, its selling costs and the net proceeds, in the unit of the income; null at an exit rate of zero. */
export function exitSale(netOperatingIncome: number, exitCapRate: number, sellingCostRate: number): ExitSale | null {
  const price = valueFromCapRate(netOperatingIncome, exitCapRate);
  return price === null ? null : { price, net: price * (1 - sellingCostRate) };
}

/** The maximum allowable offer (MAO) by rule of thumb: a share (commonly 70%) of the after-repair value, less repairs. */
export const maximumAllowableOffer = (afterRepairValue: number, share: number, repairs: number): number =>
  afterRepairValue * share - repairs;

/** The cash left in after refinancing: all cash put in less the cash the new loan releases. At zero or less, no cash is left in. */
export const moneyLeftIn = (
  cashPutIn: number,
  refinance: { readonly newLoan: number; readonly oldLoan: number; readonly fees: number },
): number => cashPutIn - (refinance.newLoan - refinance.oldLoan - refinance.fees);

/** A year's tax on the value of a property, in the unit of the value. */
export const valueTax = (value: number, rate: number): number => value * rate;
