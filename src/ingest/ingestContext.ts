import type { Account } from '../account/account.ts';
import type { Instant } from '../core/kernel/calendar.ts';
import type { PageContext, PageReading } from '../core/listing/pageReading.ts';
import type { Track } from '../analytics/events.ts';
import type { CaptureLog } from './captureLog.ts';
import type { ListenToRun } from './run/runEvents.ts';
import type { StoreContext } from './storeReadings.ts';

/** Everything ingest depends on. It has no thread, clock or randomness of its own. */
export interface IngestContext extends StoreContext {
  readonly account: Pick<Account, 'currentUser' | 'invoke'>;
  readonly track: Track;
  readonly captures: CaptureLog;
  /** Stores a listing's page verbatim for a later parser. If that fails, the capture still succeeds. */
  readonly keepPage: (
    page: string | Uint8Array,
    of: { readonly dealId: string; readonly capturedAt: Instant; readonly address: string | null },
  ) => Promise<void>;
  /** Reads a captured page in a worker. Null if that timed out or crashed. */
  readonly readPage: (page: string | Uint8Array, context: PageContext & { readonly capturedAt: Instant }) => Promise<PageReading | null>;
  /** A new UUID. */
  readonly newRunId: () => string;
  /** Runs `work` unless another tab is running it (then null), so that each capture takes effect once. */
  readonly exclusively: <Value>(name: string, work: () => Promise<Value>) => Promise<Value | null>;
  readonly listenToRun: ListenToRun;
  readonly pause: (ms: number) => Promise<void>;
}
