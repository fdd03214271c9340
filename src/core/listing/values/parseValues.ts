import type { ListingStatus, Tenure } from '../facts.ts';
import { lineOf } from './plainText.ts';

/** Texts that portals write if the agent gave no value. */
const nothing =
  /^(?:|-|n\/?a|none|null|unknown|not (?:specified|available|known|provided)|ask agent|ask the agent|tbc|to be confirmed|\$undefined)$/i;

/** One line of text, or null if it only says that there is no value. */
export function parseText(value: unknown): string | null {
  const text = lineOf(value);
  return text === null || nothing.test(text) ? null : text;
}

/** The tenure in "LEASEHOLD", "share_of_freehold", "Leasehold (125 years)" or "Freehold"; null for anything else. */
export function parseTenure(value: unknown): Tenure | null {
  const text = parseText(value)?.toLowerCase().replaceAll(/[_-]/g, ' ') ?? '';
  if (/\bshare(?:d)? (?:of |in (?:the )?)?freehold/.test(text)) return 'share-of-freehold';
  if (/\bcommonhold\b/.test(text)) return 'commonhold';
  if (/\bleasehold\b/.test(text)) return /\b(?:freehold|not leasehold)\b/.test(text) ? null : 'leasehold';
  return /\b(?:freehold|feuhold)\b/.test(text) ? 'freehold' : null;
}

/** Years left on a lease, from a number or "115 years remaining"; null for zero, which portals write for "unknown". */
export function parseLeaseYears(value: unknown): number | null {
  const text = typeof value === 'string' ? /(?<!\d)(\d{1,4}) ?(?:years?|yrs?)\b/i.exec(value.slice(0, 200))?.[1] : undefined;
  const years = text === undefined ? value : Number(text);
  return typeof years === 'number' && Number.isInteger(years) && years >= 1 && years <= 9_999 ? years : null;
}

/** A council tax band A to I (I exists in Wales), from "E" or "Band: E"; null for anything else. */
export function parseCouncilTaxBand(value: unknown): string | null {
  const found = /^(?:council tax )?(?:band)?[\s:-]*([a-i])$/i.exec(parseText(value) ?? '');
  return found?.[1]?.toUpperCase() ?? null;
}

/** An EPC band A to G; null for anything else. */
export function parseEpcBand(value: unknown): string | null {
  return /^(?:band )?([a-g])$/i.exec(parseText(value) ?? '')?.[1]?.toUpperCase() ?? null;
}

/** A room count from 0 to 50, from a number, "3" or "3 bed"; null for anything else. */
export function parseRooms(value: unknown): number | null {
  return countUpTo(value, 50);
}

/** A count of bathrooms or receptions; null for 0, which portals write if the agent gave none. */
export const parsePositiveRooms = (value: unknown): number | null => parseRooms(value) || null;

/** A room count up to 500, for whole blocks sold as one; null for anything else. */
export const parseBlockRooms = (value: unknown): number | null => countUpTo(value, 500);

function countUpTo(value: unknown, most: number): number | null {
  const count = typeof value === 'string' ? /^(\d{1,3})(?:\s?(?:bed|bath|room|recept)\w*)?$/i.exec(value.trim())?.[1] : value;
  const number = typeof count === 'string' ? Number(count) : count;
  return typeof number === 'number' && Number.isInteger(number) && number >= 0 && number <= most ? (number === 0 ? 0 : number) : null;
}

const statuses: readonly (readonly [ListingStatus, RegExp])[] = [
  ['sold-stc', /\b(?:sold ?stc|sstc|sold subject to contract|sale agreed|stc)\b/i],
  ['let-agreed', /\b(?:let agreed|let stc|let subject to contract)\b/i],
  ['under-offer', /\b(?:under ?offer|reserved)\b/i],
  ['sold', /^(?:sold|let|completed|exchanged)$/i],
  ['withdrawn', /\b(?:withdrawn|expired|removed|archived|off (?:the )?market|unpublished)\b/i],
  ['available', /\b(?:available|for ?sale|to ?rent|to ?let|just added|live|new|reduced)\b/i],
];

/** The listing status in "SOLD_STC", "Under offer", "Sold subject to contract" or "for_sale"; null for anything else. */
export function parseStatus(value: unknown): ListingStatus | null {
  const text = parseText(value)?.replaceAll(/[_-]/g, ' ') ?? '';
  return statuses.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}

/** An address on one line, double-escaped line ends read as spaces; null if there is none. */
export const parseAddress = (value: unknown): string | null => lineOf(typeof value === 'string' ? value.replaceAll(/\\[rn]/g, ' ') : value);

/** A property type as words: "Semi-Detached", "semi_detached", "House of Multiple Occupation"; null if there is none. */
export function parsePropertyType(value: unknown): string | null {
  const text = parseText(value);
  if (text === null || text.length > 60) return null;
  return text.charAt(0).toUpperCase() + text.slice(1).replaceAll('_', ' ');
}

/** Sale or rent, from "BUY", "RES_BUY", "for-sale", "sale" or "RENT", "to-rent", "RES_LET"; null for anything else. */
export function parseTransaction(value: unknown): 'sale' | 'rent' | null {
  const text = typeof value === 'string' ? value.toLowerCase().replaceAll(/[_-]/g, ' ') : '';
  if (/\b(?:rent|let|rental|lettings|to rent|students)\b/.test(text)) return 'rent';
  return /\b(?:buy|sale|sales|new homes|for sale|sold)\b/.test(text) ? 'sale' : null;
}

/** A listing's id: digits as text; null for anything else. */
export function parseListingId(value: unknown): string | null {
  const text = typeof value === 'number' && Number.isSafeInteger(value) ? String(value) : value;
  return typeof text === 'string' && /^[1-9]\d{0,11}$/.test(text) ? text : null;
}
