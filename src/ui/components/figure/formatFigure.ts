import { type Currency, type Minor, toMajor } from '../../../core/kernel/money.ts';
import { type Rate, toPercent } from '../../../core/kernel/rate.ts';

const locales: Readonly<Record<Currency, string>> = { GBP: 'en-GB', EUR: 'en-IE', USD: 'en-US' };

/** An amount in its market's own writing: £1,250 or £1,250.00, with a real minus sign. */
export function formatMoney(amount: Minor, currency: Currency, pennies = false): string {
  const digits = pennies ? 2 : 0;
  return withMinus(
    new Intl.NumberFormat(locales[currency], {
      style: 'currency',
      currency,
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    }).format(toMajor(amount)),
  );
}

/** A fraction as a percentage: 0.0524 with 2 digits is 5.24%. */
export function formatPercent(value: Rate, digits = 1): string {
  return withMinus(
    `${new Intl.NumberFormat('en-GB', { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(toPercent(value))}%`,
  );
}

/** Minus zero and "-£0" say nothing anyone means; the minus sign has the width of a digit. */
function withMinus(text: string): string {
  if (!text.startsWith('-')) return text;
  return /[1-9]/.test(text) ? `−${text.slice(1)}` : text.slice(1);
}
