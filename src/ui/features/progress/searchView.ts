import type { IngestRun, RunListingState, SearchProgress } from '../../../core/contracts/ingestContract.ts';
import type { CaptureRow } from '../../../data/view/captures.ts';
import type { CapturedListing, SearchCapture } from '../../../data/view/searchCapture.ts';

/** A run over the listings of a search as the screen shows it. */
export interface SearchView {
  readonly count: number;
  readonly total: number | null;
  /** How many listings were asked for. */
  readonly wanted: number;
  readonly cappedBy: SearchProgress['cappedBy'];
  readonly cancelled: boolean;
  readonly tally: SearchTally;
  readonly listings: readonly CapturedListing[];
}

export interface SearchTally {
  /** Read, and on this device where it follows the run. */
  readonly done: number;
  readonly failed: number;
  /** Still to be read, or to become a deal here. */
  readonly left: number;
}

/** The search of a run from this device's copy, else from the server's answer; null for the run of one listing. */
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

/** The server's run as this device last heard of it. */
export function runOfCapture({ runId, site, url, search, dealIds, error }: CaptureRow): IngestRun | null {
  if (search === undefined || runId === null || site === null || (site !== 'rightmove' && site !== 'zoopla')) return null;
  const { serverState: state, steps } = search;
  const failure =
    state === 'failed' && error !== null && error.code !== 'offline' && error.code !== 'storage' ? { ...error, code: error.code } : null;
  return { id: runId, site, url: url ?? '', state, steps, itemCount: dealIds.length, error: failure, items: [] };
}

/** "First 25 of 1,123 results", and why not more. */
export function shareWords({ count, total, cappedBy }: SearchView): string {
  const share = total === null ? `The first ${count} results.` : `First ${count} of ${total.toLocaleString('en-GB')} results.`;
  if (cappedBy === 'month') return `${share} That is what was left of this month’s analyses; a paid plan has no limit.`;
  return cappedBy === 'plan' ? `${share} Your plan reads no more of one search.` : share;
}

const properties = (count: number): string => `${count} ${count === 1 ? 'property' : 'properties'}`;

/** Where a run over a search stands, in words. */
export function searchWords({ count, cancelled, tally }: SearchView, state: 'waiting' | 'running' | 'saved' | 'failed'): string {
  if (state === 'waiting') return 'Waiting for a connection. It goes on by itself.';
  if (state === 'failed' && count === 0) return 'Analysis failed';
  const failed = tally.failed === 0 ? '' : `, ${tally.failed} failed`;
  if (cancelled) return `Cancelled: ${properties(tally.done)} analysed${failed}`;
  if (state === 'running') return count === 0 ? 'Looking through the results…' : `${tally.done + tally.failed} of ${count} read${failed}`;
  return `${state === 'failed' ? 'Stopped' : 'Done'}: ${properties(tally.done)} analysed${failed}`;
}

const stateWords: Readonly<Record<RunListingState, string>> = {
  queued: 'Waiting for its turn',
  fetching: 'Fetching its page…',
  parsing: 'Reading its page…',
  enriching: 'Adding facts from elsewhere…',
  analysing: 'Analysing…',
  saved: 'Read by the server; not on this device yet.',
  failed: 'Failed',
  cancelled: 'Cancelled before it was read',
};

/** Where one listing stands, in words; why it failed, where it did. */
export const listingWords = ({ state, error }: Pick<CapturedListing, 'state' | 'error'>): string =>
  state === 'failed' && error !== null ? error.message : stateWords[state];
