import { memoizeByKey } from './memoizeByKey.ts';
import type { Currency, Minor } from './money.ts';
import type { Rate } from './rate.ts';

/** An amount in whole units of its currency: "£1,250", "−£55". Halves round away from zero. */
export function formatMoney(amount: Minor, currency: Currency): string {
  return signed(amount, currencyFormat(currency, 0).format(Math.round(Math.abs(amount) / 100)));
}

/** An amount with pence only if it has any: "£647.50", "£10,450", "−£55". */
export function formatMoneyExact(amount: Minor, currency: Currency): string {
  const format = currencyFormat(currency, amount % 100 === 0 ? 0 : 2);
  return signed(amount, format.format(Math.abs(amount) / 100));
}

/** A rate in percent with up to two decimals, or exactly `decimals` of them: "5.2%", "−0.8%". */
export function formatRate(value: Rate, decimals?: number): string {
  return `${formatNumber(Number((value * 100).toPrecision(12)), decimals)}%`;
}

/** A plain number in British notation: "1.25", "−3". Up to two decimals, or exactly `decimals` of them. */
export function formatNumber(value: number, decimals?: number): string {
  const text = numberFormat(decimals).format(Math.abs(value));
  return value < 0 && /[1-9]/.test(text) ? `−${text}` : text;
}

/** A calendar day as text: "20 November 2026". */
export function formatDay(date: string): string {
  const [year = '', month = '1', day = '1'] = date.split('-');
  return `${Number(day)} ${monthNames[Number(month) - 1] ?? month} ${year}`;
}

// Creating a formatter takes a hundred times as long as using one, so each is created once, on first use.
const currencyFormats = memoizeByKey((currency: Currency) => {
  const ofDigits = (digits: 0 | 2): Intl.NumberFormat =>
    new Intl.NumberFormat('en-GB', {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    });
  return { 0: ofDigits(0), 2: ofDigits(2) };
});

const currencyFormat = (currency: Currency, digits: 0 | 2): Intl.NumberFormat => currencyFormats(currency)[digits];

const numberFormats = memoizeByKey(
  (decimals: number | null) =>
    new Intl.NumberFormat(
      'en-GB',
      decimals === null ? { maximumFractionDigits: 2 } : { minimumFractionDigits: decimals, maximumFractionDigits: decimals },
    ),
);

const numberFormat = (decimals: number | undefined): Intl.NumberFormat =>
  numberFormats(decimals === undefined || decimals > 4 ? null : decimals);

const signed = (amount: Minor, text: string): string => (amount < 0 && /[1-9]/.test(text) ? `−${text}` : text);

/** The full names of the months; their first three letters are the short forms. */
export const monthNames: readonly string[] = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];
