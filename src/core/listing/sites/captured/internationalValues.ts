import { currencyFacts } from '../../../kernel/currencies.ts';
import { currencies, fromMajor, type Currency, type Minor } from '../../../kernel/money.ts';
import type { AskingPrice } from '../../facts.ts';
import { floorAreaOf } from '../../values/floorArea.ts';
import { lineOf } from '../../values/plainText.ts';
import type { Period } from '../../values/price.ts';

/** The maximum price, which is more than any home costs. A larger number is a mistake or an attack. */
const mostMajor = 100_000_000;

const periods: readonly (readonly [Period, RegExp])[] = [
  ['month', /\b(?:pcm|per month|a month|al mese|al mes|par mois|per maand)\b|\/ ?(?:mo|month|mois|mese|mes|maand)\b/i],
  ['week', /\b(?:pw|per week|a week)\b|\/ ?(?:wk|week)\b/i],
  ['year', /\b(?:pa|per year|a year)\b|\/ ?(?:yr|year)\b/i],
];

const onApplication =
  /^(?:p\.?o\.?a\b|price on (?:application|request)|on application|amv|contact (?:the )?agent|prix (?:sur demande|nous consulter)|prezzo su richiesta|(?:precio )?a consultar|trattativa riservata|prijs op aanvraag)/i;

interface Priced {
  readonly currency: Currency;
  readonly rent: boolean;
}

/** The first number in a text, with the separators of any country; no match if it counts thousands or millions ("1.2m"). */
const firstAmount = /^\D*(\d{1,3}(?:[.,\s'’]\d{3})+|\d{1,9})(?:[.,](\d{1,2}))?(?![\d.,'’]*\d|\s?(?:[km]\b|mio|mln))/i;

/**
 * A price in a site's currency, from a number or text such as "€795,000", "505 000 €", "€1,950 per month". Null for a range, a price per
 * square metre, or another currency's sign. A number is per month if the listing is to rent.
 */
export function priceIn(value: unknown, { currency, rent }: Priced): AskingPrice | null {
  if (typeof value === 'number') {
    const amount = amountIn(value);
    return amount === null ? null : { amount, currency, qualifier: null, period: rent ? 'month' : null, onApplication: false };
  }
  const text = lineOf(value);
  if (text === null || text.length > 120) return null;
  if (onApplication.test(text)) return { amount: null, currency, qualifier: null, period: null, onApplication: true };
  const other = currencies.some((code) => code !== currency && currencyFacts[code].mark.test(text));
  const [, whole = '', cents = '0'] = firstAmount.exec(text) ?? [];
  if (other || whole === '' || /\d\s?(?:-|–|to|à|a)\s?[€$£]?\s?\d|m²|sq/i.test(text)) return null;
  const amount = amountIn(Number(`${whole.replaceAll(/\D/g, '')}.${cents}`));
  const period = periods.find(([, pattern]) => pattern.test(text))?.[0] ?? (rent ? 'month' : null);
  return amount === null ? null : { amount, currency, qualifier: null, period, onApplication: false };
}

const amountIn = (major: number): Minor | null => (Number.isFinite(major) && major >= 1 && major <= mostMajor ? fromMajor(major) : null);

/** A yearly charge in minor units, from a monthly charge; null for zero, which means unknown. */
export function yearlyFromMonth(value: unknown): Minor | null {
  const month = numberIn(value);
  return month !== null && month > 0 && month < 100_000 ? fromMajor(month * 12) : null;
}

/** The first number in a value: 120, "120 m²", "1.250 m²", "85,5 m²"; null if there is none. */
export function numberIn(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  const found = /(\d{1,3}(?:[.,\s]\d{3})+|\d{1,7})(?:[.,](\d{1,2}))?(?!\d)/.exec(lineOf(value)?.slice(0, 80) ?? '');
  return found === null ? null : Number(`${(found[1] ?? '').replaceAll(/\D/g, '')}.${found[2] ?? '0'}`);
}

/** A floor area in whole square feet, from a number in the given unit or a text that starts with one; null if implausible. */
export const areaIn = (value: unknown, unit: 'sqft' | 'sqm'): number | null => floorAreaOf(numberIn(value), unit);

/** A room count from 4, "4", "4 Bed", "2 chambres"; null above 50 and for anything else. */
export function countIn(value: unknown): number | null {
  const count = typeof value === 'number' ? value : Number(/^\s*(\d{1,2})(?!\d|[.,]\d)/.exec(lineOf(value) ?? '')?.[1] ?? Number.NaN);
  return Number.isInteger(count) && count >= 0 && count <= 50 ? count : null;
}

/** The number of bathrooms; null for zero, which sites use for "not given". "2.5" includes a half bathroom. */
export function bathsIn(value: unknown): number | null {
  const number = typeof value === 'number' ? value : numberIn(lineOf(value)?.replace('.', ',') ?? null);
  const count = number === null ? null : Math.ceil(number);
  return count !== null && count > 0 && count <= 50 ? count : null;
}

/**
 * An energy class of any country: "C", "B2", "A4", "A+", "B-", "H", the Dutch "A++++", and ImmobilienScout24's "A_PLUS"; null for anything
 * else.
 */
export function energyClassIn(value: unknown): string | null {
  const text = (lineOf(value) ?? '').replaceAll(/[ _]?plus/gi, '+');
  return /^(?:classe |label )?([a-h](?:[1-4]|\+{1,5}|-)?)$/i.exec(text)?.[1]?.toUpperCase() ?? null;
}

/** A plausible year of construction; null for zero and 9999, which sites use for "not given". */
export function yearIn(value: unknown): number | null {
  const year = typeof value === 'number' ? value : Number(/^\d{4}$/.exec(lineOf(value) ?? '')?.[0] ?? Number.NaN);
  return Number.isInteger(year) && year >= 1600 && year <= 2100 ? year : null;
}

/** An id of digits, or of digits and letters, for sites without numeric ids; null for anything else. */
export function idIn(value: unknown): string | null {
  const text = typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? String(value) : value;
  return typeof text === 'string' && /^[A-Za-z0-9]{4,30}$/.test(text) ? text : null;
}

/** The words of a constant such as "SINGLE_FAMILY"; null for anything else. */
export function kindIn(value: unknown): string | null {
  const text = lineOf(value)?.replaceAll('_', ' ').toLowerCase() ?? null;
  return text === null || text.length > 60 ? null : text.charAt(0).toUpperCase() + text.slice(1);
}

/** Address parts joined by commas, missing ones left out; null if all are missing. */
export const joined = (...parts: readonly unknown[]): string | null => present(parts, ', ');

/** The parts of one address line joined by spaces: "12 Example Street", "CA 94112"; null if all are missing. */
export const spaced = (...parts: readonly unknown[]): string | null => present(parts, ' ');

const present = (parts: readonly unknown[], between: string): string | null =>
  lineOf(
    parts
      .map(lineOf)
      .filter((part) => part !== null)
      .join(between),
  );
