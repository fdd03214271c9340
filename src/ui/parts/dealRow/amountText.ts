import { moneyText } from './figureText.ts';

/** Formats a computed amount, rounding it to whole pence. */
export const amountText = (amount: number | null, currency: string): string =>
  moneyText(amount === null ? null : Math.round(amount), currency);
