import type { IngestErrorCode } from '../../core/contracts/ingestContract.ts';
import type { Site } from '../../core/listing/facts.ts';
import type { SearchCapture } from './searchCapture.ts';

/** The states of a capture on this device. `waiting`: the device is offline, so the link is stored and requested automatically later. */
export type CaptureState = 'waiting' | 'fetching' | 'parsing' | 'analysing' | 'saved' | 'failed';

/** The states of captures that are not finished. */
export const unfinishedCaptures: readonly CaptureState[] = ['waiting', 'fetching', 'failed'];

/** A link or page being turned into deals. Stored on this device, shown on /sync-progress and in the queue. */
export interface CaptureRow {
  readonly id: string;
  readonly kind: 'url' | 'page';
  /** The canonical listing URL. For search results, the page's own URL. Null if the page does not show its URL. */
  readonly url: string | null;
  readonly site: Site | null;
  readonly runId: string | null;
  /**
   * The UUID of the requested run, kept until the server reports its result. A retry after a lost response repeats the same run, which is
   * counted once. Rows from older builds have no such id.
   */
  readonly askedRunId?: string | null;
  readonly state: CaptureState;
  readonly createdAt: number;
  readonly updatedAt: number;
  readonly attempts: number;
  readonly dealIds: readonly string[];
  /** For search links only: the run over its listings. */
  readonly search?: SearchCapture;
  readonly error: {
    readonly code: IngestErrorCode | 'offline' | 'storage';
    readonly message: string;
    readonly offerCapture: boolean;
  } | null;
}
