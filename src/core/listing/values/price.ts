import type { AskingPrice } from '../facts.ts';
import { fromMajor, type Minor } from '../../kernel/money.ts';
import { lineOf } from './plainText.ts';

export type Period = 'month' | 'week' | 'year';

/** The maximum price, which is more than any home on either portal costs. A larger number is a mistake or an attack. */
const maxPounds = 100_000_000;

const periods: readonly (readonly [Period, RegExp])[] = [
  ['month', /^(?:pcm|p\.c\.m\.?|pm|per (?:calendar )?month|\/ ?month|monthly|a month)\b/i],
  ['week', /^(?:pw|p\.w\.?|per week|\/ ?week|weekly|a week)\b/i],
  ['year', /^(?:pa|p\.a\.?|per annum|per year|\/ ?year|yearly|annually|a year)\b/i],
];

/** Whether a text says "POA" or its long form: the agent states no price. */
export const isOnApplication = (text: string): boolean =>
  /^(?:p\.?o\.?a\.?|price on application|price on request|contact (?:the )?agent|call for price|tba|to be advised)\b/i.test(text.trim());

/**
 * An asking price as displayed: "£250,000", "Offers over £250,000", "£3,370 pcm (£778 pw)", "POA". Pounds only. Null for a range, a price
 * per person, another currency, a minus sign, digits of another script, and anything else.
 */
export function parsePrice(value: unknown): AskingPrice | null {
  // "Â£" is a pound sign whose two bytes were decoded as two characters.
  const text = lineOf(value)?.replaceAll('Â£', '£') ?? null;
  if (text === null || text.length > 120) return null;
  if (isOnApplication(text)) return { amount: null, currency: 'GBP', qualifier: null, period: null, onApplication: true };
  const found = /^([a-z][a-z ,.'()/]{0,60}[:\s])?\s?£\s?(\d{1,3}(?:,\d{3})+|\d{1,9})(\.\d{1,2})?(?![\d,.])\s?(.*)$/i.exec(text);
  if (!found) return null;
  const [, before = '', whole = '', pence = '', after = ''] = found;
  if (/person|pppw|pppcm|per room|-|–|\bto\b/i.test(after) || /£/.test(after.replaceAll(/\([^)]*\)/g, ''))) return null;
  const period = periods.find(([, pattern]) => pattern.test(after.trim()))?.[0] ?? null;
  const amount = amountOf(Number(whole.replaceAll(',', '') + pence), period);
  if (amount === null) return null;
  const trailing = period === null && /^[a-z][a-z ]{2,40}$/i.test(after) ? after : '';
  return { amount, currency: 'GBP', qualifier: qualifierOf(before) ?? qualifierOf(trailing), period, onApplication: false };
}

/** An amount in pence from a number of pounds within range, else null. A price is in whole pounds; a rent may include pence. */
export function amountOf(pounds: unknown, period: Period | null): Minor | null {
  const amount = typeof pounds === 'string' && /^\d{1,9}(?:\.\d{1,2})?$/.test(pounds.trim()) ? Number(pounds) : pounds;
  if (typeof amount !== 'number' || !Number.isFinite(amount) || amount < 1 || amount > maxPounds) return null;
  return period === null && !Number.isInteger(amount) ? null : fromMajor(amount);
}

/** The price qualifier: "Offers over", "Guide price", "guide_price"; null for "None" and an empty value. */
export function qualifierOf(value: unknown): string | null {
  const text =
    lineOf(value)
      ?.replaceAll('_', ' ')
      .replace(/[:,\s]+$/, '') ?? null;
  if (text === null || text.length > 60 || /^(?:none|default|not specified|null|non quoted)$/i.test(text)) return null;
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The rent period behind a portal's wording: "monthly", "pcm", "per_month", "weekly"; null for anything else. */
export function periodOf(value: unknown): Period | null {
  if (typeof value !== 'string') return null;
  const word = value.trim().replaceAll('_', ' ');
  return periods.find(([, pattern]) => pattern.test(word))?.[0] ?? null;
}

/**
 * A yearly charge in pence from a number of pounds, or text such as "£450 per annum" or "£150 a month". Null for zero, which portals write
 * both for "none" and for "not given".
 */
export function yearlyCharge(value: unknown): Minor | null {
  if (typeof value === 'number') return value > 0 && value < 1_000_000 ? fromMajor(value) : null;
  const text = lineOf(value);
  const found = text === null ? null : /£?\s?(\d{1,3}(?:,\d{3})+|\d{1,7})(\.\d{1,2})?(?![\d,]|\.\d)/.exec(text);
  if (!found || text === null) return null;
  const pounds = Number((found[1] ?? '').replaceAll(',', '') + (found[2] ?? ''));
  const after = text.slice(found.index + found[0].length).trim();
  const perYear = { month: 12, week: 52, year: 1 }[periods.find(([, pattern]) => pattern.test(after))?.[0] ?? 'year'];
  return pounds > 0 && pounds * perYear < 1_000_000 ? fromMajor(pounds * perYear) : null;
}
