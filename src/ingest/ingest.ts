import type { IngestErrorCode } from '../core/listing/ingestContract.ts';
import type { Site } from '../core/listing/facts.ts';
import type { Result } from '../core/kernel/result.ts';

/** What came of a link: read at once, or kept until the connection is back (`queued`). */
export type IngestDone =
  | {
      readonly kind: 'read';
      readonly captureId: string;
      readonly site: Site;
      readonly runId: string | null;
      readonly items: number;
      readonly dealIds: readonly string[];
    }
  | { readonly kind: 'queued'; readonly captureId: string; readonly site: Site };

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
    | 'blocked-page';
  readonly message: string;
  readonly offerCapture: boolean;
  readonly captureId: string | null;
}

/** The capture feature's only call. Both ways end in stored, evaluated deals or a named failure; nothing is thrown. */
export interface Ingest {
  analyseUrl(text: string): Promise<Result<IngestDone, IngestFailure>>;
  /** Pasted source, or the bytes of a saved page in whatever character set it has; parsed on this device, offline too. */
  analysePage(page: string | Uint8Array, from: { readonly fileName: string | null }): Promise<Result<IngestDone, IngestFailure>>;
  /** Sends what waits; called when the connection is back. Resolves to how many were read. */
  drainQueue(): Promise<number>;
  retry(captureId: string): Promise<Result<IngestDone, IngestFailure>>;
  discard(captureId: string): Promise<void>;
}
