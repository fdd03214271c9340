import { minor, shareOf, subtractMoney, sumMoney, zeroMoney } from '../../../kernel/money.ts';
import type { Minor } from '../../../kernel/money.ts';
import { rate, zeroRate } from '../../../kernel/rate.ts';
import type { Rate } from '../../../kernel/rate.ts';

export interface InstallmentSale {
  readonly sellingPrice: Minor;
  /** After depreciation. */
  readonly basis: Minor;
  readonly sellingExpenses: Minor;
  /** Of the price, in the year; interest is income besides. */
  readonly principalReceived: Minor;
}

/** Gain of a year of a sale paid in parts: the share of profit in the price, of what was received (26 U.S.C. § 453). No debt taken over, and no depreciation that counts at once. */
export function installmentGain(sale: InstallmentSale): { readonly profitRatio: Rate; readonly recognized: Minor } {
  const profit = subtractMoney(sale.sellingPrice, sumMoney([sale.basis, sale.sellingExpenses]));
  const profitRatio = sale.sellingPrice <= 0 || profit <= 0 ? zeroRate : rate(profit / sale.sellingPrice);
  return { profitRatio, recognized: profitRatio === 0 ? zeroMoney : shareOf(minor(Math.max(0, sale.principalReceived)), profitRatio) };
}
