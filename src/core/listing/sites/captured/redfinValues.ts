import type { ListingStatus } from '../../facts.ts';
import { positionWithin } from '../../../place/position.ts';
import { memberAt } from '../../values/member.ts';
import { lineOf } from '../../values/plainText.ts';
import { unitedStates } from './americanValues.ts';
import { areaIn } from './internationalValues.ts';

const statuses: readonly (readonly [ListingStatus, RegExp])[] = [
  ['under-offer', /\b(?:pending|contingent|under contract|contract)\b/i],
  ['sold', /\b(?:sold|closed)\b/i],
  ['withdrawn', /\b(?:off market|withdrawn|expired|cancell?ed|delisted)\b/i],
  ['available', /\b(?:active|for sale|for rent|new|back on market|price (?:change|drop))\b/i],
];

/**
 * The listing status behind the site's wording: "Active", "Active Under Contract", "Pending", "Closed", "Off Market"; null for anything
 * else.
 */
export function statusIn(value: unknown): ListingStatus | null {
  const text = lineOf(value)?.replaceAll('-', ' ') ?? '';
  return statuses.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}

/** Whether a listing has ended, so that the number shown as its price is not an asking price. */
export const isOver = (status: ListingStatus | null): boolean => status === 'sold' || status === 'withdrawn';

/** A floor area in whole square feet; null if it is implausible. */
export const feetIn = (value: unknown): number | null => areaIn(value, 'sqft');

/** A position inside the United States; null for anything else. */
export const pointIn = (value: unknown): ReturnType<typeof positionWithin> =>
  positionWithin(unitedStates, memberAt(value, 'latitude'), memberAt(value, 'longitude'));
