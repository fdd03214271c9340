import type { PortalSite } from '../facts.ts';
import type { CardMarks, CardReading, Completeness, LeftOut, SearchReading } from '../pageReading.ts';
import { isRecord } from '../values/member.ts';
import { lineOf } from '../values/plainText.ts';
import { mergeDuplicates, withOtherCard } from './mergeDuplicates.ts';
import { composeListing, type RecordReading } from './readerContext.ts';

/** A card in a page's data, and the page's flags for it. */
export interface GivenCard {
  readonly value: unknown;
  /** The card's path, for the sources of its facts: `searchResults.properties.3`. */
  readonly island: string;
  readonly featured: boolean;
  readonly extendedArea: boolean;
}

/** How a site's cards are read. */
export interface CardReader {
  readonly site: PortalSite;
  readonly read: (card: unknown, island: string) => RecordReading;
  /** `card` unless the page has whole records instead of cards. */
  readonly completeness?: Completeness;
}

export type SearchCards = Pick<SearchReading, 'listings' | 'leftOut'>;

/** The maximum number of cards read, which is more than any search page shows. */
const maxCards = 1_000;

/**
 * The properties of a search page, each once at its first position, with duplicates attached. A featured card is repeated further down, and
 * the property stays marked as featured; a property may also have two agents. A card that is not a listing is skipped and counted.
 */
export function composeCards(given: readonly GivenCard[], { site, read, completeness = 'card' }: CardReader): SearchCards {
  const byId = new Map<string, CardReading>();
  const leftOut = { damaged: 0, duplicates: 0, overLimit: Math.max(0, given.length - maxCards) };
  for (const [at, { value, island, ...marks }] of given.slice(0, maxCards).entries()) {
    const listing = isRecord(value) ? composeListing(site, [read(value, island)], completeness) : null;
    const id = listing?.facts.listingId;
    const known = id ? byId.get(id) : undefined;
    if (listing === null || !id) leftOut.damaged += 1;
    else if (known === undefined) byId.set(id, { ...listing, card: { position: at + 1, ...marks } });
    else {
      leftOut.duplicates += 1;
      const again = { ...listing, card: { position: at + 1, ...marks } };
      byId.set(id, { ...withOtherCard(known, again), card: bothMarks(known.card, marks) });
    }
  }
  const { listings, merged } = mergeDuplicates([...byId.values()]);
  return { listings, leftOut: { ...leftOut, duplicates: leftOut.duplicates + merged } };
}

/** The flags of a property shown twice. It is in the searched area if either card is. */
const bothMarks = (first: CardMarks, again: Omit<CardMarks, 'position'>): CardMarks => ({
  position: first.position,
  featured: first.featured || again.featured,
  extendedArea: first.extendedArea && again.extendedArea,
});

export const nothingLeftOut: LeftOut = { damaged: 0, duplicates: 0, overLimit: 0 };

/** The cards of several kinds of records on one page, as one list. */
export const joinedCards = (parts: readonly SearchCards[]): SearchCards => ({
  listings: parts.flatMap((part) => part.listings),
  leftOut: {
    damaged: sumOf(parts, 'damaged'),
    duplicates: sumOf(parts, 'duplicates'),
    overLimit: sumOf(parts, 'overLimit'),
  },
});

const sumOf = (parts: readonly SearchCards[], name: keyof LeftOut): number => parts.reduce((sum, part) => sum + part.leftOut[name], 0);

/** A count from "1,123" or a number; null for anything else. */
export function countOf(value: unknown): number | null {
  const count = typeof value === 'number' ? String(value) : (lineOf(value) ?? '').replaceAll(',', '');
  return /^\d{1,9}$/.test(count) ? Number(count) : null;
}
