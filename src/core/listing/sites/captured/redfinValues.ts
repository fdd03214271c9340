import type { ListingStatus } from '../../facts.ts';
import { positionWithin } from '../../../place/position.ts';
import { memberAt } from '../../values/member.ts';
import { lineOf } from '../../values/plainText.ts';
import { unitedStates } from './americanValues.ts';
import { areaIn } from './worldValues.ts';

const statuses: readonly (readonly [ListingStatus, RegExp])[] = [
  ['under-offer', /\b(?:pending|contingent|under contract|contract)\b/i],
  ['sold', /\b(?:sold|closed)\b/i],
  ['withdrawn', /\b(?:off market|withdrawn|expired|cancell?ed|delisted)\b/i],
  ['available', /\b(?:active|for sale|for rent|new|back on market|price (?:change|drop))\b/i],
];

/** What the site writes of a home: "Active", "Active Under Contract", "Pending", "Closed", "Off Market". */
export function statusIn(value: unknown): ListingStatus | null {
  const text = lineOf(value)?.replaceAll('-', ' ') ?? '';
  return statuses.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}

/** Whether a home is offered no longer: what it shows in place of a price is none. */
export const isOver = (status: ListingStatus | null): boolean => status === 'sold' || status === 'withdrawn';

export const feetIn = (value: unknown): number | null => areaIn(value, 'sqft');

export const pointIn = (value: unknown): ReturnType<typeof positionWithin> =>
  positionWithin(unitedStates, memberAt(value, 'latitude'), memberAt(value, 'longitude'));
