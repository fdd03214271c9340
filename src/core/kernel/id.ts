import type { Brand } from './brand.ts';
import type { Instant } from './calendar.ts';

/** A ULID: 48 bits of time and 80 random bits in 26 characters; sorts by time. */
export type Id = Brand<string, 'id'>;

const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/**
 * A new id from a moment and 16 or more random bytes, both passed in so that a retry can repeat it. Throws a RangeError if there are fewer
 * bytes.
 */
export function createId(at: Instant, chance: Uint8Array): Id {
  if (chance.length < 16) throw new RangeError('An id needs at least 16 random bytes');
  let time = '';
  for (let left: number = at, place = 0; place < 10; place += 1, left = Math.floor(left / 32)) time = (letters[left % 32] ?? '0') + time;
  let rest = '';
  for (let place = 0; place < 16; place += 1) rest += letters[(chance[place] ?? 0) % 32] ?? '0';
  return (time + rest) as Id;
}

/** An id written in code, for examples and samples that are never stored. Its form is not checked. */
export const idInCode = (text: string): Id => text as Id;

/** Text from outside as an id, or null if it does not have the form of one. */
export const parseId = (text: string): Id | null => (/^[0-9A-HJKMNP-TV-Z]{26}$/.test(text) ? (text as Id) : null);
