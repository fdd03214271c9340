import { minor, shareOf, subtractMoney, sumMoney, zeroMoney } from '../../../kernel/money.ts';
import type { Minor } from '../../../kernel/money.ts';
import { rate, zeroRate } from '../../../kernel/rate.ts';
import type { Rate } from '../../../kernel/rate.ts';

export interface InstallmentSale {
  readonly sellingPrice: Minor;
  /** Basis after depreciation. */
  readonly basis: Minor;
  readonly sellingExpenses: Minor;
  /** The part of the price received in the year; interest is additional income. */
  readonly principalReceived: Minor;
}

/**
 * The gain recognized in one year of an installment sale, in cents: the profit's share of the price, times the amount received (26 U.S.C. §
 * 453). Assumes that the buyer takes over no debt and that no depreciation is taxed at once.
 */
export function installmentGain(sale: InstallmentSale): { readonly profitRatio: Rate; readonly recognized: Minor } {
  const profit = subtractMoney(sale.sellingPrice, sumMoney([sale.basis, sale.sellingExpenses]));
  const profitRatio = sale.sellingPrice <= 0 || profit <= 0 ? zeroRate : rate(profit / sale.sellingPrice);
  return { profitRatio, recognized: profitRatio === 0 ? zeroMoney : shareOf(minor(Math.max(0, sale.principalReceived)), profitRatio) };
}
