import type { Deal } from '../../src/core/deal/deal.ts';
import { instant } from '../../src/core/kernel/calendar.ts';
import { createId, type Id } from '../../src/core/kernel/id.ts';
import { terraceFacts } from './dealFixtures.ts';

/** The n-th test id: the same n gives the same id. */
export const idOf = (n: number): Id =>
  createId(
    instant(1_790_000_000_000),
    Uint8Array.from({ length: 16 }, (_, at) => (n >> (at * 4)) & 15),
  );

/** A deal made from an invented listing; `n` distinguishes deals. */
export function dealOf(n: number, changes: Partial<Deal> = {}): Deal {
  const at = instant(1_790_000_000_000 + n);
  return {
    id: idOf(n),
    mid: idOf(n + 1_000_000),
    createdAt: at,
    updatedAt: at,
    origin: { kind: 'listing', site: 'rightmove', via: 'fetch', capturedAt: at, parserVersion: 1 },
    facts: { ...terraceFacts, listingId: String(190_000_000 + n), url: `https://www.rightmove.co.uk/properties/${190_000_000 + n}` },
    sources: {},
    warnings: [],
    inputs: {},
    stage: 'new',
    savedAt: null,
    binnedAt: null,
    ...changes,
  };
}
