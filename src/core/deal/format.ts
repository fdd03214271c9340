import type { Currency, Minor } from '../kernel/money.ts';
import type { Rate } from '../kernel/rate.ts';

/** Whole units of a currency as read aloud: "£1,250", "−£55". Halves go away from zero. */
export function formatMoney(amount: Minor, currency: Currency = 'GBP'): string {
  return signed(amount, wholeFormats[currency].format(Math.round(Math.abs(amount) / 100)));
}

/** To the penny where there are pennies: "£647.50", "£10,450", "−£55". */
export function formatMoneyExact(amount: Minor, currency: Currency = 'GBP'): string {
  const format = amount % 100 === 0 ? wholeFormats[currency] : exactFormats[currency];
  return signed(amount, format.format(Math.abs(amount) / 100));
}

/** A rate in percent with up to two decimals, or exactly `decimals` of them: "5.2 %", "−0.8 %". The space does not break. */
export function formatRate(value: Rate, decimals?: number): string {
  return `${formatNumber(Number((value * 100).toPrecision(12)), decimals)}\u00a0%`;
}

/** A plain number in the market's form: "1.25", "−3". Up to two decimals, or exactly `decimals` of them. */
export function formatNumber(value: number, decimals?: number): string {
  const text = numberFormat(decimals).format(Math.abs(value));
  return value < 0 && /[1-9]/.test(text) ? `−${text}` : text;
}

/** A calendar day in words: "20 November 2026". */
export function formatDay(date: string): string {
  const [year = '', month = '1', day = '1'] = date.split('-');
  return `${Number(day)} ${monthNames[Number(month) - 1] ?? month} ${year}`;
}

const currencyFormat = (currency: Currency, digits: number): Intl.NumberFormat =>
  new Intl.NumberFormat('en-GB', { style: 'currency', currency, minimumFractionDigits: digits, maximumFractionDigits: digits });

const formatsWith = (digits: number): Readonly<Record<Currency, Intl.NumberFormat>> => ({
  GBP: currencyFormat('GBP', digits),
  EUR: currencyFormat('EUR', digits),
  USD: currencyFormat('USD', digits),
});

// Building a formatter costs a hundred times what using one does, so they are made once.
const wholeFormats = formatsWith(0);
const exactFormats = formatsWith(2);
const upToTwo = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 2 });
const exactly = [0, 1, 2, 3, 4].map(
  (digits) => new Intl.NumberFormat('en-GB', { minimumFractionDigits: digits, maximumFractionDigits: digits }),
);

const numberFormat = (decimals: number | undefined): Intl.NumberFormat =>
  decimals === undefined ? upToTwo : (exactly[decimals] ?? upToTwo);

const signed = (amount: Minor, text: string): string => (amount < 0 && /[1-9]/.test(text) ? `−${text}` : text);

const monthNames: readonly string[] = [
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
