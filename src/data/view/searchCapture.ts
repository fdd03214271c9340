import type { IngestRun, RunListing, SearchShare } from '../../core/contracts/ingestContract.ts';

/** One listing from a search run, as recorded on this device. The listing's facts are in its deal. */
export interface CapturedListing extends Omit<RunListing, 'item'> {
  /** Created from a search card only. */
  readonly partial: boolean;
  /** Null until the deal is stored here. */
  readonly dealId: string | null;
}

/** What this device stores about the run over a search's listings, enough to show the run offline. */
export interface SearchCapture extends SearchShare {
  /** The number requested. */
  readonly maxResults: number;
  /** When it was requested, epoch milliseconds. */
  readonly askedAt: number;
  /** The version of the server's run up to which everything is stored on this device, with a deal for every listing read. */
  readonly version: number;
  readonly serverState: IngestRun['state'];
  readonly cancelled: boolean;
  readonly steps: IngestRun['steps'];
  readonly listings: readonly CapturedListing[];
  /** Whether this is an automatic re-check, in which deals in the bin stay there. */
  readonly recheck?: true;
}

/** A search that has just been requested. */
export const newSearchCapture = (maxResults: number, askedAt: number): SearchCapture => ({
  maxResults,
  askedAt,
  count: 0,
  total: null,
  wanted: maxResults,
  cappedBy: null,
  version: 0,
  serverState: 'queued',
  cancelled: false,
  steps: [],
  listings: [],
});

/**
 * The search with the server's current answer. A listing keeps its deal. `version` does not change yet, because new listings still need
 * deals.
 */
export function withServerRun(search: SearchCapture, run: IngestRun): SearchCapture {
  if (run.search === undefined) return search;
  const { count, total, wanted, cappedBy, cancelled, listings } = run.search;
  const known = new Map(search.listings.map((listing) => [listing.listingId, listing]));
  for (const { item, ...listing } of listings) {
    const before = known.get(listing.listingId);
    const partial = item === null ? (before?.partial ?? false) : item.completeness === 'card';
    known.set(listing.listingId, { ...listing, partial, dealId: before?.dealId ?? null });
  }
  const inOrder = [...known.values()].toSorted((left, right) => left.place - right.place);
  return { ...search, count, total, wanted, cappedBy, cancelled, serverState: run.state, steps: run.steps, listings: inOrder };
}

/** The search with the deal that was made from one of its listings. */
export const withDeal = (search: SearchCapture, listingId: string, dealId: string): SearchCapture => ({
  ...search,
  listings: search.listings.map((listing) => (listing.listingId === listingId ? { ...listing, dealId } : listing)),
});

/** The deals made so far, in the order of the search. */
export const dealsOf = ({ listings }: SearchCapture): readonly string[] =>
  listings.flatMap(({ dealId }) => (dealId === null ? [] : [dealId]));
