import type { IngestRun, RunListingState, SearchProgress } from '../../../core/contracts/ingestContract.ts';
import type { CaptureRow } from '../../../data/view/captures.ts';
import type { CapturedListing, SearchCapture } from '../../../data/view/searchCapture.ts';

/** A search run for display. */
export interface SearchView {
  readonly count: number;
  readonly total: number | null;
  /** Number of listings requested. */
  readonly wanted: number;
  readonly cappedBy: SearchProgress['cappedBy'];
  readonly cancelled: boolean;
  readonly tally: SearchTally;
  readonly listings: readonly CapturedListing[];
}

export interface SearchTally {
  /** Number of listings read. If this device follows the run, they must also be stored here. */
  readonly done: number;
  readonly failed: number;
  /** Number of listings still to be read, or to be stored here as deals. */
  readonly left: number;
}

/** A run's search from this device's copy, else from the server; null for a single-listing run. */
export function searchView(run: IngestRun | null, capture: CaptureRow | null): SearchView | null {
  if (capture?.search !== undefined) return viewOf(capture.search, ({ dealId }) => dealId !== null);
  if (run?.search === undefined) return null;
  const listings = run.search.listings.map(({ item, ...listing }) => ({
    ...listing,
    partial: item?.completeness === 'card',
    dealId: null,
  }));
  return viewOf({ ...run.search, listings }, ({ state }) => state === 'saved');
}

type Known = Pick<SearchCapture, 'wanted' | 'count' | 'total' | 'cappedBy' | 'cancelled' | 'listings'>;

function viewOf({ wanted, count, total, cappedBy, cancelled, listings }: Known, isDone: (listing: CapturedListing) => boolean): SearchView {
  const done = listings.filter(isDone).length;
  const failed = listings.filter(({ state }) => state === 'failed').length;
  const dropped = listings.filter(({ state }) => state === 'cancelled').length;
  return {
    wanted,
    count,
    total,
    cappedBy,
    cancelled,
    tally: { done, failed, left: Math.max(0, count - done - failed - dropped) },
    listings,
  };
}

/** The server's run as this device last received it. */
export function runOfCapture({ runId, site, url, search, dealIds, error }: CaptureRow): IngestRun | null {
  if (search === undefined || runId === null || site === null || (site !== 'rightmove' && site !== 'zoopla')) return null;
  const { serverState: state, steps } = search;
  const failure =
    state === 'failed' && error !== null && error.code !== 'offline' && error.code !== 'storage' ? { ...error, code: error.code } : null;
  return { id: runId, site, url: url ?? '', state, steps, itemCount: dealIds.length, error: failure, items: [] };
}

/** "First 25 of 1,123 results", and the reason for any limit. */
export function searchShareText({ count, total, cappedBy }: SearchView): string {
  const share = total === null ? `The first ${count} results.` : `First ${count} of ${total.toLocaleString('en-GB')} results.`;
  if (cappedBy === 'month') return `${share} That uses up the rest of this month’s analyses. Paid plans have no limit.`;
  return cappedBy === 'plan' ? `${share} That’s your plan’s limit per search.` : share;
}

const properties = (count: number): string => `${count} ${count === 1 ? 'property' : 'properties'}`;

/** Status text of a search run. */
export function searchStatusText({ count, cancelled, tally }: SearchView, state: 'waiting' | 'running' | 'saved' | 'failed'): string {
  if (state === 'waiting') return 'Waiting for a connection. It continues automatically.';
  if (state === 'failed' && count === 0) return 'Analysis failed';
  const failed = tally.failed === 0 ? '' : `, ${tally.failed} failed`;
  if (cancelled) return `Cancelled: ${properties(tally.done)} analysed${failed}`;
  if (state === 'running') return count === 0 ? 'Reading the results…' : `${tally.done + tally.failed} of ${count} read${failed}`;
  return `${state === 'failed' ? 'Stopped' : 'Done'}: ${properties(tally.done)} analysed${failed}`;
}

const stateWords: Readonly<Record<RunListingState, string>> = {
  queued: 'Queued',
  fetching: 'Fetching the page…',
  parsing: 'Reading the page…',
  enriching: 'Adding data from other sources…',
  analysing: 'Analysing…',
  saved: 'Read by the server, not on this device yet.',
  failed: 'Failed',
  cancelled: 'Cancelled before it was read',
};

/** Status text of one listing, or its error when it failed. */
export const listingStatusText = ({ state, error }: Pick<CapturedListing, 'state' | 'error'>): string =>
  state === 'failed' && error !== null ? error.message : stateWords[state];
