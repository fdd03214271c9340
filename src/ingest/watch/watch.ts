import type { ListingEvent } from '../../core/deal/history/listingHistory.ts';
import type { Result } from '../../core/kernel/result.ts';
import type { IngestFailure } from '../ingest.ts';

/** The result of one re-check. Nothing changed if `events` is empty. */
export interface Checked {
  readonly dealId: string;
  readonly events: readonly ListingEvent[];
}

export interface CheckProgress {
  readonly done: number;
  readonly total: number;
}

/** The result of many re-checks. */
export interface CheckSummary {
  readonly checked: number;
  /** The number of deals with something new. */
  readonly changed: number;
  readonly failed: number;
  /** Why checking stopped early, as text. Null if it did not stop early. */
  readonly stopped: string | null;
}

export interface CheckManyOptions {
  readonly onProgress?: (progress: CheckProgress) => void;
  readonly signal?: AbortSignal;
}

/** Re-checks the listings of deals. Changes are stored with the deal. The person's decisions stay. Nothing throws. */
export interface Watch {
  checkDeal(dealId: string): Promise<Result<Checked, IngestFailure>>;
  /**
   * Checks deals one after another, within the rate limit. Stops early if further requests are pointless. Null while another tab is
   * checking.
   */
  checkDeals(dealIds: readonly string[], options?: CheckManyOptions): Promise<CheckSummary | null>;
  /** Checks the saved deals and searches, at most once a day and only if the person allowed it. Null if nothing was due. */
  checkDue(): Promise<CheckSummary | null>;
}
