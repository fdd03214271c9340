import type { IngestErrorCode } from '../../core/listing/ingestContract.ts';
import type { Site } from '../../core/listing/facts.ts';
import type { SearchCapture } from './searchCapture.ts';

/** Steps of one capture as the device sees it. `waiting`: no connection yet; the link is kept and runs by itself later. */
export type CaptureState = 'waiting' | 'fetching' | 'parsing' | 'analysing' | 'saved' | 'failed';

/** A link or page on its way to becoming deals; kept on this device, shown on /sync-progress and in the queue. */
export interface CaptureRow {
  readonly id: string;
  readonly kind: 'url' | 'page';
  /** The canonical listing address; of a page of search results its own. Null for a page that names none. */
  readonly url: string | null;
  readonly site: Site | null;
  readonly runId: string | null;
  /**
   * The run this device asked for, a UUID; kept until the server says what came of it. Asked again after a lost answer it is the same run,
   * counted once. Rows of older builds have none.
   */
  readonly askedRunId?: string | null;
  readonly state: CaptureState;
  readonly createdAt: number;
  readonly updatedAt: number;
  readonly attempts: number;
  readonly dealIds: readonly string[];
  /** Only of the link of a search: the run over its listings. */
  readonly search?: SearchCapture;
  readonly error: {
    readonly code: IngestErrorCode | 'offline' | 'storage';
    readonly message: string;
    readonly offerCapture: boolean;
  } | null;
}
