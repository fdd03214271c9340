import type { IngestErrorCode, IngestRun } from '../core/contracts/ingestContract.ts';
import type { Site } from '../core/listing/facts.ts';
import type { Result } from '../core/kernel/result.ts';

/**
 * The result for a link: imported at once, or queued until the connection is back (`queued`). For a search, `items` is the number of
 * listings in its run. Their deals arrive one by one.
 */
export type IngestDone =
  | {
      readonly kind: 'read';
      readonly captureId: string;
      readonly site: Site;
      readonly runId: string | null;
      readonly items: number;
      readonly dealIds: readonly string[];
      /** For a captured page or file: the deals that already existed and were refreshed. */
      readonly known?: readonly string[];
    }
  | {
      readonly kind: 'queued';
      readonly captureId: string;
      readonly site: Site;
      /** `unreached`: the request did not arrive. `elsewhere`: another tab is working on it. */
      readonly why: 'unreached' | 'elsewhere';
    };

/** `message` is worded as in section 8 of the specification. `offerCapture`: whether to offer pasting or dropping the page instead. */
export interface IngestFailure {
  readonly code:
    | IngestErrorCode
    | 'offline'
    | 'storage'
    | 'signed-out'
    | 'read-only'
    | 'search-page'
    | 'agent-page'
    | 'house-prices-page'
    | 'blocked-page'
    | 'not-a-deal-file';
  readonly message: string;
  readonly offerCapture: boolean;
  readonly captureId: string | null;
}

/** The source of captured text: the file's name, and the page's address if known. */
export interface CapturedFrom {
  readonly fileName: string | null;
  readonly url?: string | null;
  /** Set only for a page stored outside the app and passed on later, as the browser extension does. */
  readonly kept?: StoredEarlier;
}

/** The details of a page stored before it reached the app. */
export interface StoredEarlier {
  /** The id of its capture, so that a page passed on twice makes one run. */
  readonly captureId: string;
  /** When the page was stored, epoch milliseconds. A deal whose listing was read since keeps the newer facts. */
  readonly at: number;
  /** Listing ids of the selected cards. Null for everything on the page. */
  readonly only: readonly string[] | null;
  /** The person's own values that replace the listing's. Null if there are none. */
  readonly own: TypedValues | null;
}

/** Input values by key under one strategy, unvalidated. Values the engine does not accept are skipped. */
export interface TypedValues {
  readonly strategy: string;
  readonly values: Readonly<Record<string, unknown>>;
}

/** The deal from a file. It is also in `known` if it already existed. */
export interface DealFileDone {
  readonly dealIds: readonly string[];
  readonly known: readonly string[];
}

/** The result for a list of links. Each link is in exactly one of these lists. */
export interface QueuedLinks {
  /** Links now waiting in the queue. */
  readonly queued: number;
  /** Links that occur twice in the list, or are already queued. */
  readonly duplicates: readonly string[];
  /** Links to listings that are already deals. */
  readonly known: readonly string[];
  /** Texts that are not links to a listing or a search. `message` says what the text is instead. */
  readonly refused: readonly { readonly text: string; readonly message: string }[];
}

export interface AnalyseOptions {
  /** The capture's id, if chosen beforehand. An existing capture with this id is continued. */
  readonly captureId?: string;
  readonly maxResults?: number;
  /** Whether this is an automatic re-check, in which deals in the bin stay there. */
  readonly recheck?: true;
}

/** Why a run could not be changed. `message` is shown to the person. */
export interface RunFailure {
  readonly message: string;
}

/** The capture feature's interface. Every path ends in stored, evaluated deals or a named failure. Nothing throws. */
export interface Ingest {
  /** `maxResults` applies to a search: the number of listings requested, 25 by default. */
  analyseUrl(text: string, options?: AnalyseOptions): Promise<Result<IngestDone, IngestFailure>>;
  /** Takes pasted source, or a saved page's bytes in any character set. Parses it on this device, also offline. */
  analysePage(page: string | Uint8Array, from: CapturedFrom): Promise<Result<IngestDone, IngestFailure>>;
  /** Takes the text of a `.deal` file. Validates it fully before storing anything. */
  readDealFile(text: string, from: CapturedFrom): Promise<Result<DealFileDone, IngestFailure>>;
  /** Queues many links without requesting any. `drainQueue` requests them. */
  queueLinks(links: readonly string[]): Promise<QueuedLinks>;
  /**
   * Requests queued links, and retries after failures that may be temporary. Called when the connection is back and every thirty seconds.
   * Returns how many were read.
   */
  drainQueue(): Promise<number>;
  retry(captureId: string): Promise<Result<IngestDone, IngestFailure>>;
  discard(captureId: string): Promise<void>;
  /** Follows a search run in progress, unless another tab is following it. Resolves when the run ends or cannot be followed further. */
  follow(captureId: string): Promise<void>;
  /** Cancels a search's run. Listings already imported stay. */
  cancelRun(captureId: string): Promise<Result<null, RunFailure>>;
  /** Retries only the failed listings of a search's run. */
  retryFailed(captureId: string): Promise<Result<null, RunFailure>>;
  /** Cancels or retries a run that another device began. After a retry, this device follows the run. */
  changeRun(run: IngestRun, action: 'cancel' | 'retry'): Promise<Result<null, RunFailure>>;
  /** The run as stored on the server. Null if the server cannot be reached, or this person has no such run. */
  readRun(runId: string): Promise<IngestRun | null>;
}
