import type { ListingEvent } from '../../core/deal/history/listingHistory.ts';
import type { Result } from '../../core/kernel/result.ts';
import type { IngestFailure } from '../ingest.ts';

/** What a look at one listing brought: nothing where `events` is empty. */
export interface Checked {
  readonly dealId: string;
  readonly events: readonly ListingEvent[];
}

export interface CheckProgress {
  readonly done: number;
  readonly total: number;
}

/** What became of many looks. */
export interface CheckSummary {
  readonly checked: number;
  /** Deals with something new. */
  readonly changed: number;
  readonly failed: number;
  /** Why no more were asked for, in words; null where all were. */
  readonly stopped: string | null;
}

export interface CheckManyOptions {
  readonly onProgress?: (progress: CheckProgress) => void;
  readonly signal?: AbortSignal;
}

/** Looks again at listings that are deals. What changed is kept with the deal; what the person decided stays. Nothing is thrown. */
export interface Watch {
  checkDeal(dealId: string): Promise<Result<Checked, IngestFailure>>;
  /** One after the other, politely; ends early where asking on makes no sense. Null while another tab is at it. */
  checkDeals(dealIds: readonly string[], options?: CheckManyOptions): Promise<CheckSummary | null>;
  /** Once a day, where the person allowed it: the saved deals, and the searches kept for it. Null where nothing was due. */
  checkDue(): Promise<CheckSummary | null>;
}
