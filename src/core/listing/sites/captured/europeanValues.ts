import { fromMajor, type Minor } from '../../../kernel/money.ts';
import { percent, rate, type Rate } from '../../../kernel/rate.ts';
import type { AgentFee, ListingWarning } from '../../facts.ts';
import type { Bounds } from '../../../place/position.ts';
import { lineOf } from '../../values/plainText.ts';
import { numberIn, yearlyFromMonth } from './internationalValues.ts';

export const france: Bounds = { south: 41.3, north: 51.2, west: -5.3, east: 9.7 };

/** Each country's postal code format; spaces or hyphens that a page omits are restored. */
const postalForms = {
  AT: /^(?:A-)?(\d{4})$/,
  BE: /^(?:B-)?(\d{4})$/,
  DE: /^(?:D-)?(\d{5})$/,
  FR: /^(\d{5})$/,
  IE: /^([A-Z]\d[\dW]) ?([\dA-Z]{4})$/,
  NL: /^([1-9]\d{3}) ?([A-Z]{2})$/,
  PL: /^(\d{2})-?(\d{3})$/,
  PT: /^(\d{4})-?(\d{3})$/,
} as const;

const between: Readonly<Partial<Record<keyof typeof postalForms, string>>> = { IE: ' ', NL: ' ', PL: '-', PT: '-' };

/** Returns a function that reads one country's postal codes: "44000", "1015 AA", "D02 X285"; null for any other form. */
export const postalCodeIn =
  (country: keyof typeof postalForms) =>
  (value: unknown): string | null => {
    const [, ...parts] = postalForms[country].exec((lineOf(typeof value === 'number' ? String(value) : value) ?? '').toUpperCase()) ?? [];
    return parts.length === 0 ? null : parts.join(between[country] ?? '');
  };

/** A town's or region's name as written, without stray punctuation. Null for "no_information" and overlong text. */
export function placeNameIn(value: unknown): string | null {
  const text = (lineOf(value) ?? '').replaceAll('_', ' ');
  return /^no information$/i.test(text) || !/^[\p{L}'’][\p{L}\p{M}\d .,'’()/-]{1,59}$/u.test(text) ? null : text;
}

/**
 * A room count as a country writes it: 3, "3,5", "3.5 Zimmer", "5 kamers (4 slaapkamers)". Only halves are fractions; null for anything
 * else.
 */
export function roomsIn(value: unknown): number | null {
  const [, whole = '', half] =
    /^(\d{1,2})(?:[.,]([05])0?)?(?![\d.,+])/.exec(typeof value === 'number' ? String(value) : (lineOf(value) ?? '')) ?? [];
  const count = Number(whole) + (half === '5' ? 0.5 : 0);
  return whole !== '' && count > 0 && count <= 50 ? count : null;
}

/**
 * A yearly charge in cents from a monthly amount in text: "€ 164,54 per maand", "387 €"; null for anything else. Amounts stated per year
 * are not multiplied.
 */
export function yearlyCharge(value: unknown): Minor | null {
  const amount = numberIn(value);
  if (!/\bjaar\b|\byear|\bjahr|\ban\b|\banno\b|\bannu/i.test(String(value))) return yearlyFromMonth(amount);
  return amount !== null && amount > 0 && amount < 1_200_000 ? fromMajor(amount) : null;
}

/** A monthly rent including charges, in cents; null if zero (unknown). */
export function monthlyAmount(value: unknown): Minor | null {
  const amount = numberIn(value);
  return amount !== null && amount > 0 && amount < 100_000 ? fromMajor(amount) : null;
}

/**
 * The buyer's commission in a German or Austrian listing ("3,57 % inkl. MwSt.", "3 % zzgl. 20% MwSt.", "provisionsfrei"); null for anything
 * else.
 */
export function commissionIn(value: unknown): AgentFee | null {
  const text = lineOf(value);
  if (text === null) return null;
  if (/provisionsfrei|keine (?:käufer)?provision|abgeber (?:zahlt|bezahlt)|^(?:nein|keine?)\b|^0(?:[.,]0{1,2})? ?%/i.test(text))
    return { buyerPays: false, inPrice: null, share: null, amount: null };
  const share = shareIn(text);
  return share === null && !/provision|courtage|honorar|%/i.test(text) ? null : { buyerPays: true, inPrice: false, share, amount: null };
}

/** The fee as a fraction, including VAT. VAT is added if the text states its rate; null if VAT is extra at an unstated rate. */
function shareIn(text: string): Rate | null {
  const [net, tax] = [...text.matchAll(/(?<![\d.,])(\d{1,2}(?:[.,]\d{1,3})?) ?%/g)].map(([, digits = '']) =>
    Number(digits.replace(',', '.')),
  );
  if (net === undefined || net <= 0) return null;
  const onTop = /\b(?:zzgl|zuzügl\w*|plus|exkl|netto)\b/i.test(text);
  if (onTop && tax === undefined) return null;
  const gross = onTop ? rate(Number(((net / 100) * (1 + (tax ?? 0) / 100)).toPrecision(6))) : percent(net);
  return gross <= 0.15 ? gross : null;
}

/** The warning for pages that state only the rent including service charges, which is never used as the asking rent. */
export const rentWithChargesOnly: ListingWarning = {
  code: 'rent-with-charges',
  fact: 'rentWithChargesPerMonth',
  message: 'The rent includes service charges. Enter the rent without them.',
};

export const isLet: ListingWarning = {
  code: 'tenanted',
  fact: 'askingPrice',
  message: 'The property is sold with a tenant. Ask for the rent and the end date of the contract.',
};
