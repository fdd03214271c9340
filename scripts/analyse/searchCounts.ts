import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { err, ok, type Result } from '../../src/core/kernel/result.ts';
import type { PageReading } from '../../src/core/listing/pageReading.ts';
import { readPage } from '../../src/core/listing/readListingPage.ts';
import { readSavedPage } from './fetchPage.ts';

/** Counts for one page of search results: its cards, how many could be read, and the portal's own counts. */
export interface SearchCounts {
  readonly file: string;
  readonly kind: PageReading['kind'];
  readonly site: string | null;
  /** The number of results of the whole search, as stated on the page. */
  readonly total: number | null;
  readonly pages: number | null;
  /** The number of cards in the page's data: listings, duplicates and damaged ones. */
  readonly cards: number;
  readonly listings: number;
  readonly duplicates: number;
  readonly damaged: number;
  readonly featured: number;
  readonly extendedArea: number;
  readonly prices: number;
  /** Listings marked "POA", which give no price. */
  readonly onApplication: number;
  readonly positions: number;
  readonly addresses: number;
}

/** Counts what was read from a page. A single listing counts as a page with one card, anything else as a page without cards. */
function countSearch(file: string, reading: PageReading): SearchCounts {
  const search = reading.kind === 'search' ? reading : null;
  const listings = search?.listings ?? [];
  const { duplicates = 0, damaged = 0, overLimit = 0 } = search?.leftOut ?? {};
  const having = (fits: (listing: (typeof listings)[number]) => boolean): number => listings.filter(fits).length;
  return {
    file,
    kind: reading.kind,
    site: reading.site,
    total: search?.total ?? null,
    pages: search?.pages ?? null,
    cards: listings.length + duplicates + damaged + overLimit,
    listings: listings.length,
    duplicates,
    damaged,
    featured: having(({ card }) => card.featured),
    extendedArea: having(({ card }) => card.extendedArea),
    prices: having(({ facts }) => (facts.askingPrice?.amount ?? null) !== null),
    onApplication: having(({ facts }) => facts.askingPrice?.onApplication === true),
    positions: having(({ facts }) => facts.latitude !== null),
    addresses: having(({ facts }) => facts.address !== null),
  };
}

/** Reads and counts a saved page. */
export function countSavedSearch(file: string): Result<SearchCounts, string> {
  const page = readSavedPage(file, null);
  if (!page.ok) return err(page.error);
  const { text, capturedAt } = page.value;
  return ok(countSearch(file, readPage(text, { url: null, capturedAt })));
}

/** The named files, and the saved pages in the named folders and their subfolders. */
export const savedPagesIn = (paths: readonly string[]): readonly string[] =>
  paths.flatMap((path) => {
    if (!existsSync(path) || !statSync(path).isDirectory()) return [path];
    const inside = readdirSync(path)
      .toSorted()
      .map((name) => join(path, name));
    return savedPagesIn(inside.filter((each) => statSync(each).isDirectory() || /\.(?:html?|json)$/i.test(each)));
  });
