import type { PortalSite } from '../../core/listing/facts.ts';
import type { IngestErrorCode, IngestItem, IngestRun, RunListing, RunListingState } from '../../core/contracts/ingestContract.ts';
import type { DatabaseCall } from '../database/databaseCall.ts';
import type { DocumentFunction } from '../database/databaseFunctions.ts';
import type { Caller } from '../functionRequest.ts';
import { failureDetails } from '../reading/failureMessages.ts';
import type { FoundListing } from './listingSource.ts';

/** A lease on part of a run. Until it expires, only the worker with its token may settle that part. */
export interface Lease {
  readonly run: string;
  /** A new UUID. */
  readonly token: string;
}

export interface TakenListing {
  readonly id: string;
  readonly listingId: string;
  readonly url: string;
  readonly card: IngestItem;
  readonly attempts: number;
}

/** The result for one listing. If it is `queued`, it is retried after that many seconds. */
export type Settlement =
  | { readonly state: 'saved'; readonly item: IngestItem }
  | { readonly state: 'failed'; readonly code: IngestErrorCode; readonly message: string }
  | { readonly state: 'queued'; readonly seconds: number };

export type Opened =
  | { readonly kind: 'open'; readonly run: string; readonly fresh: boolean }
  | { readonly kind: 'refused'; readonly why: 'over' | 'forbidden' | 'other_search' };

/** Search runs stored by the database, the same on hosted Supabase and embedded. Every call acts as the caller. */
export interface SearchRuns {
  open(
    caller: Caller,
    asked: { readonly run: string; readonly site: PortalSite; readonly url: string; readonly wanted: number },
  ): Promise<Opened>;
  /** The run with the listings that changed after version `after`. Null if the run does not exist or is not the caller's. */
  read(caller: Caller, run: string, after: number): Promise<IngestRun | null>;
  /** The page of results to read now, and how many times it was tried. Null if there is none. `seconds` is how long reading may take. */
  takePage(caller: Caller, lease: Lease, seconds?: number): Promise<{ readonly page: number; readonly attempts: number } | null>;
  putOffPage(caller: Caller, lease: Lease, seconds: number): Promise<void>;
  addCards(caller: Caller, lease: Lease, found: FoundOnPage): Promise<void>;
  /** Records that no further page can be read. */
  endPages(caller: Caller, lease: Lease, why: { readonly code: IngestErrorCode; readonly message: string }): Promise<void>;
  takeItem(caller: Caller, lease: Lease): Promise<TakenListing | null>;
  /** False if another worker has the listing, or it was cancelled. */
  settle(caller: Caller, lease: Lease, item: { readonly id: string; readonly as: Settlement }): Promise<boolean>;
  cancel(caller: Caller, run: string): Promise<boolean>;
  /** Requeues failed listings. Returns how many there were. */
  retryFailed(caller: Caller, run: string): Promise<number>;
}

export interface FoundOnPage {
  readonly site: PortalSite;
  readonly cards: readonly FoundListing[];
  readonly total: number | null;
  readonly last: boolean;
}

/**
 * The length of a lease in seconds. Reading a page takes less, even with redirects. When a lease expires, another worker takes over, in
 * case the first died.
 */
const leaseSeconds = 30;

export function createSearchRuns(database: DatabaseCall): SearchRuns {
  const call = (caller: Caller, name: DocumentFunction, given: Readonly<Record<string, unknown>>) => database(caller, name, { p: given });
  return {
    open: async (caller, asked) => opened(await call(caller, 'open_search_run', { ...asked })),
    read: async (caller, run, after) => runOf((await call(caller, 'read_search_run', { run, after })) as RunRow | null),
    takePage: async (caller, lease, seconds = leaseSeconds) =>
      (await call(caller, 'take_search_page', { ...lease, seconds })) as {
        readonly page: number;
        readonly attempts: number;
      } | null,
    putOffPage: async (caller, lease, seconds) => void (await call(caller, 'put_off_search_page', { ...lease, seconds })),
    addCards: async (caller, lease, { site, cards, total, last }) => {
      const given = cards.map(({ item, ...card }) => ({ ...card, card: item }));
      const overMessage = failureDetails('plan_limit', site).message;
      const noneMessage = failureDetails('no_results', site).message;
      await call(caller, 'add_search_cards', { ...lease, total, last, overMessage, noneMessage, cards: given });
    },
    endPages: async (caller, lease, why) => void (await call(caller, 'end_search_pages', { ...lease, ...why })),
    takeItem: async (caller, lease) => {
      const poisonMessage = failureDetails('internal', null).message;
      const taken = await call(caller, 'take_run_items', { ...lease, count: 1, seconds: leaseSeconds, poisonMessage });
      return (taken as readonly TakenListing[])[0] ?? null;
    },
    settle: async (caller, lease, { id, as }) => (await call(caller, 'settle_run_item', { ...lease, id, ...as })) === true,
    cancel: async (caller, run) => (await call(caller, 'cancel_search_run', { run })) === true,
    retryFailed: async (caller, run) => Number(await call(caller, 'retry_search_run', { run })),
  };
}

function opened(answer: unknown): Opened {
  const { refused, run, fresh } = answer as {
    readonly refused?: 'over' | 'forbidden' | 'other_search';
    readonly run: string;
    readonly fresh: boolean;
  };
  return refused === undefined ? { kind: 'open', run, fresh } : { kind: 'refused', why: refused };
}

/** A run as `read_search_run` returns it. */
interface RunRow {
  readonly id: string;
  readonly site: PortalSite;
  readonly url: string;
  readonly state: RunListingState;
  readonly steps: IngestRun['steps'];
  readonly wanted: number;
  readonly cappedBy: 'plan' | 'month' | null;
  readonly total: number | null;
  readonly version: number;
  readonly errorCode: IngestErrorCode | null;
  readonly errorMessage: string | null;
  readonly counts: Readonly<Partial<Record<RunListingState, number>>>;
  readonly listings: readonly (Omit<RunListing, 'error'> & {
    readonly errorCode: IngestErrorCode | null;
    readonly errorMessage: string | null;
  })[];
}

const errorOf = (code: IngestErrorCode | null, message: string | null) => (code === null ? null : { code, message: message ?? '' });

function runOf(row: RunRow | null): IngestRun | null {
  if (row === null) return null;
  const { id, site, url, state, steps, counts, wanted, cappedBy, total, version } = row;
  const listings = row.listings.map(({ errorCode, errorMessage, ...listing }) => ({ ...listing, error: errorOf(errorCode, errorMessage) }));
  const count = Object.values(counts).reduce((sum, many) => sum + many, 0);
  const cancelled = state === 'cancelled';
  return {
    id,
    site,
    url,
    state: cancelled ? 'saved' : state,
    steps,
    itemCount: counts.saved ?? 0,
    error: errorOf(row.errorCode, row.errorMessage),
    items: [],
    search: { count, total, wanted, cappedBy, version, cancelled, listings },
  };
}
