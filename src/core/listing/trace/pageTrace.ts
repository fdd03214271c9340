import type { FactName, ListingWarning, Site } from '../facts.ts';
import type { PageReading } from '../pageReading.ts';

/** How one fact was read. Texts are truncated JSON; null if there is nothing to show. */
export interface FactTrace {
  readonly fact: FactName;
  /** The part of the page's data that the fact was read from, e.g. `PAGE_MODEL`; null for a fact that was not found. */
  readonly island: string | null;
  readonly path: string | null;
  /** The page's raw value; null if it was not found again, as with a pattern in a long text. */
  readonly given: string | null;
  readonly normalised: string | null;
  /** Whether a pattern found it in free text. */
  readonly fromText: boolean;
}

export interface ListingTrace {
  readonly site: Site;
  readonly listingId: string | null;
  readonly address: string | null;
  /** The number of facts found; `facts` lists every fact, found or not. */
  readonly found: number;
  readonly facts: readonly FactTrace[];
  readonly warnings: readonly ListingWarning[];
}

/** A block of data found in a page: its name and its length in characters of JSON. */
export interface IslandTrace {
  readonly name: string;
  readonly length: number;
}

/** A page's type, and how every fact on it was read. */
export interface PageTrace {
  readonly kind: PageReading['kind'];
  readonly site: Site | null;
  /** The specific kind of a page that is not a listing: `removed`, `cloudflare`, `truncated`; else null. */
  readonly code: string | null;
  readonly characters: number;
  readonly parserVersion: number;
  readonly islands: readonly IslandTrace[];
  readonly listings: readonly ListingTrace[];
}
