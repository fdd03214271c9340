import { isoDate } from '../../kernel/calendar.ts';
import { minor } from '../../kernel/money.ts';
import type { Minor } from '../../kernel/money.ts';
import type { ListingFacts } from '../../listing/facts.ts';
import { isFlat } from '../resolve/tenure.ts';
import type { Room } from './inputs/rooms.ts';
import type { Fallback } from './strategyInput.ts';

/** The basis of a rule as text, and its source; null if it is general knowledge. */
export interface Basis {
  readonly says: string;
  readonly url: string | null;
}

/** A rule-of-thumb value with its arithmetic as text and the source of the rule. */
export function ruleOfThumb<Value>(value: Value, rule: string, { says, url }: Basis): Fallback<Value> {
  const title = `Rule of thumb: ${rule}. ${url === null ? 'Our estimate: ' : ''}${says}`;
  return { value, source: { title, url, publishedOn: null, checkedOn: isoDate('2026-11-25') } };
}

/** An amount in minor units rounded down to a multiple of `step` major units. */
export const roundDownTo = (amount: number, step: number): Minor =>
  minor(Math.floor(Number((amount / (step * 100)).toPrecision(12))) * step * 100);

/** `count` identical rooms at a monthly rent, each with four void weeks a year and one occupant. */
export const identicalRooms = (count: number, monthlyRent: Minor): readonly Room[] =>
  Array.from({ length: count }, (_, at) => ({ label: `Room ${at + 1}`, monthlyRent, voidWeeks: 4, people: 1, squareMetres: null }));

/** The stated number of bedrooms, with a studio counted as one; if not stated, a low estimate for the property type. */
export function bedroomsOf({ bedrooms, propertyType }: Pick<ListingFacts, 'bedrooms' | 'propertyType'>): Bedrooms {
  if (bedrooms !== null) {
    const count = Math.max(1, Math.floor(bedrooms));
    return { count, words: count === 1 ? '1 bedroom' : `${count} bedrooms` };
  }
  if (/studio/i.test(propertyType ?? '')) return { count: 1, words: '1 bedroom (a studio)' };
  const isHouse = propertyType !== null && !isFlat(propertyType);
  return isHouse ? { count: 3, words: '3 bedrooms (assumed for a house)' } : { count: 2, words: '2 bedrooms (assumed, not stated)' };
}

export interface Bedrooms {
  readonly count: number;
  readonly words: string;
}
