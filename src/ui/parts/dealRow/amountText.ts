import { moneyText } from './figureText.ts';

/** Money of a computed amount: medians fall between pennies. */
export const amountText = (amount: number | null, currency: string): string =>
  moneyText(amount === null ? null : Math.round(amount), currency);
