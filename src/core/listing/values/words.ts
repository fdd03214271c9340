import type { ListingStatus, Tenure } from '../facts.ts';
import { lineOf } from './plainText.ts';

/** What portals write where an agent gave nothing. */
const nothing =
  /^(?:|-|n\/?a|none|null|unknown|not (?:specified|available|known|provided)|ask agent|ask the agent|tbc|to be confirmed|\$undefined)$/i;

/** Text of one line, or null where it only says that nothing was given. */
export function statedText(value: unknown): string | null {
  const text = lineOf(value);
  return text === null || nothing.test(text) ? null : text;
}

/** "LEASEHOLD", "share_of_freehold", "Leasehold (125 years)", "Freehold". */
export function tenureOf(value: unknown): Tenure | null {
  const text = statedText(value)?.toLowerCase().replaceAll(/[_-]/g, ' ') ?? '';
  if (/\bshare(?:d)? (?:of |in (?:the )?)?freehold/.test(text)) return 'share-of-freehold';
  if (/\bcommonhold\b/.test(text)) return 'commonhold';
  if (/\bleasehold\b/.test(text)) return /\b(?:freehold|not leasehold)\b/.test(text) ? null : 'leasehold';
  return /\b(?:freehold|feuhold)\b/.test(text) ? 'freehold' : null;
}

/** Years left on a lease: a number, or "115 years remaining". Zero is how portals write "unknown". */
export function leaseYearsOf(value: unknown): number | null {
  const text = typeof value === 'string' ? /(?<!\d)(\d{1,4}) ?(?:years?|yrs?)\b/i.exec(value.slice(0, 200))?.[1] : undefined;
  const years = text === undefined ? value : Number(text);
  return typeof years === 'number' && Number.isInteger(years) && years >= 1 && years <= 9_999 ? years : null;
}

/** A council tax band A to I (I exists in Wales), from "E" or "Band: E". */
export function councilTaxBandOf(value: unknown): string | null {
  const found = /^(?:council tax )?(?:band)?[\s:-]*([a-i])$/i.exec(statedText(value) ?? '');
  return found?.[1]?.toUpperCase() ?? null;
}

/** An energy band A to G. */
export function epcBandOf(value: unknown): string | null {
  return /^(?:band )?([a-g])$/i.exec(statedText(value) ?? '')?.[1]?.toUpperCase() ?? null;
}

/** A count of rooms 0 to 50; "3" and "3 bed" too. */
export function roomsOf(value: unknown): number | null {
  return countUpTo(value, 50);
}

/** A count of bathrooms or receptions: portals write 0 where the agent gave none. */
export const someRooms = (value: unknown): number | null => roomsOf(value) || null;

/** A count of rooms where whole blocks are sold as one, so up to 500. */
export const roomsOfBlock = (value: unknown): number | null => countUpTo(value, 500);

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

/** "SOLD_STC", "Under offer", "Sold subject to contract", "for_sale". */
export function statusOf(value: unknown): ListingStatus | null {
  const text = statedText(value)?.replaceAll(/[_-]/g, ' ') ?? '';
  return statuses.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}

/** An address of one line; line ends that were escaped twice on their way are taken for spaces. */
export const addressOf = (value: unknown): string | null => lineOf(typeof value === 'string' ? value.replaceAll(/\\[rn]/g, ' ') : value);

/** A kind of home in words: "Semi-Detached", "semi_detached" and "House of Multiple Occupation" alike. */
export function propertyTypeOf(value: unknown): string | null {
  const text = statedText(value);
  if (text === null || text.length > 60) return null;
  return text.charAt(0).toUpperCase() + text.slice(1).replaceAll('_', ' ');
}

/** "BUY", "RES_BUY", "for-sale", "sale" or "RENT", "to-rent", "RES_LET". */
export function transactionOf(value: unknown): 'sale' | 'rent' | null {
  const text = typeof value === 'string' ? value.toLowerCase().replaceAll(/[_-]/g, ' ') : '';
  if (/\b(?:rent|let|rental|lettings|to rent|students)\b/.test(text)) return 'rent';
  return /\b(?:buy|sale|sales|new homes|for sale|sold)\b/.test(text) ? 'sale' : null;
}

/** An id of a listing: digits, as text. */
export function listingIdOf(value: unknown): string | null {
  const text = typeof value === 'number' && Number.isSafeInteger(value) ? String(value) : value;
  return typeof text === 'string' && /^[1-9]\d{0,11}$/.test(text) ? text : null;
}
