import type { IngestErrorCode, IngestRun } from '../core/contracts/ingestContract.ts';
import type { Site } from '../core/listing/facts.ts';
import type { Result } from '../core/kernel/result.ts';

/**
 * What came of a link: read at once, or kept until the connection is back (`queued`). Of a search, `items` says how many listings its run
 * has; their deals come one by one.
 */
export type IngestDone =
  | {
      readonly kind: 'read';
      readonly captureId: string;
      readonly site: Site;
      readonly runId: string | null;
      readonly items: number;
      readonly dealIds: readonly string[];
      /** Of a captured page or file: those of the deals that were here before and have been refreshed. */
      readonly known?: readonly string[];
    }
  | {
      readonly kind: 'queued';
      readonly captureId: string;
      readonly site: Site;
      /** `unreached`: the request did not arrive. `elsewhere`: another tab is at it. */
      readonly why: 'unreached' | 'elsewhere';
    };

/** `message` follows section 8 of the specification; `offerCapture` means "paste the page's source or drop a saved page instead". */
export interface IngestFailure {
  readonly code:
    | IngestErrorCode
    | 'offline'
    | 'storage'
    | 'signed-out'
    | 'search-page'
    | 'agent-page'
    | 'house-prices-page'
    | 'blocked-page'
    | 'not-a-deal-file';
  readonly message: string;
  readonly offerCapture: boolean;
  readonly captureId: string | null;
}

/** Where captured text comes from: a file's name, and the address the page had, where somebody saw it. */
export interface CapturedFrom {
  readonly fileName: string | null;
  readonly url?: string | null;
  /** Only of a page that was kept outside the app and handed over later, as the browser extension does. */
  readonly kept?: KeptEarlier;
}

/** What goes with a page that was kept before it reached the app. */
export interface KeptEarlier {
  /** The id of its capture: the same page handed over twice is one run. */
  readonly captureId: string;
  /** When the page was kept, epoch milliseconds. A deal whose listing was read since keeps the newer facts. */
  readonly at: number;
  /** Listing ids of the cards that are wanted; null for everything on the page. */
  readonly only: readonly string[] | null;
  /** Values the person typed over the listing's; null where there are none. */
  readonly own: TypedValues | null;
}

/** Input values by key under one strategy, unchecked: what the engine does not accept is passed over. */
export interface TypedValues {
  readonly strategy: string;
  readonly values: Readonly<Record<string, unknown>>;
}

/** The deal of a file; it is in `known` too when it was here before. */
export interface DealFileDone {
  readonly dealIds: readonly string[];
  readonly known: readonly string[];
}

/** What became of a list of links; each link of the list is in one of these. */
export interface QueuedLinks {
  /** Waiting in the queue now. */
  readonly queued: number;
  /** In the list twice, or in the queue already. */
  readonly duplicates: readonly string[];
  /** Of a listing that is a deal already. */
  readonly known: readonly string[];
  /** Not a link to a listing or a search; `message` says what it is instead. */
  readonly refused: readonly { readonly text: string; readonly message: string }[];
}

export interface AnalyseOptions {
  /** The capture's id, where it was chosen before: a capture that is there already is gone on with. */
  readonly captureId?: string;
  readonly maxResults?: number;
  /** Looked through without the person's word: deals in the bin stay there. */
  readonly recheck?: true;
}

/** Why a run could not be changed; `message` is for the person. */
export interface RunFailure {
  readonly message: string;
}

/** The capture feature's only call. Both ways end in stored, evaluated deals or a named failure; nothing is thrown. */
export interface Ingest {
  /** `maxResults` is of a search: how many of its listings are asked for, 25 unless said. */
  analyseUrl(text: string, options?: AnalyseOptions): Promise<Result<IngestDone, IngestFailure>>;
  /** Pasted source, or the bytes of a saved page in whatever character set it has; parsed on this device, offline too. */
  analysePage(page: string | Uint8Array, from: CapturedFrom): Promise<Result<IngestDone, IngestFailure>>;
  /** The text of a `.deal` file, checked whole before anything of it is stored. */
  readDealFile(text: string, from: CapturedFrom): Promise<Result<DealFileDone, IngestFailure>>;
  /** Puts many links into the queue without asking for any; `drainQueue` sends them. */
  queueLinks(links: readonly string[]): Promise<QueuedLinks>;
  /**
   * Sends what waits, and what failed for a reason that may have passed; called when the connection is back and every half a minute.
   * Resolves to how many were read.
   */
  drainQueue(): Promise<number>;
  retry(captureId: string): Promise<Result<IngestDone, IngestFailure>>;
  discard(captureId: string): Promise<void>;
  /** Goes on with a search's run that is under way, unless another tab has it in hand; resolves when it is done or cannot go on. */
  follow(captureId: string): Promise<void>;
  /** Nothing more of a search's run is read; what was read stays. */
  cancelRun(captureId: string): Promise<Result<null, RunFailure>>;
  /** Reads the failed listings of a search's run once more, and those alone. */
  retryFailed(captureId: string): Promise<Result<null, RunFailure>>;
  /** The same for a run that another device began; a retry is followed here from then on. */
  changeRun(run: IngestRun, action: 'cancel' | 'retry'): Promise<Result<null, RunFailure>>;
  /** The stored run as the server has it; null when it cannot be asked, or has no such run of this person. */
  readRun(runId: string): Promise<IngestRun | null>;
}
