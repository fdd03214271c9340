import type { FactSources, ListingFacts, ListingWarning, Site } from './facts.ts';

/** One listing read by the function; the device makes a deal of it. */
export interface IngestItem {
  readonly facts: ListingFacts;
  readonly sources: FactSources;
  readonly warnings: readonly ListingWarning[];
  readonly capturedAt: number;
  readonly parserVersion: number;
}

/** Names of failures a device can act on; `message` in `details` is for the person. */
export type IngestErrorCode =
  | 'bad_request'
  | 'bad_url'
  | 'not_a_listing_url'
  | 'unauthorized'
  | 'portal_blocked'
  | 'portal_refused'
  | 'portal_unreachable'
  | 'portal_timeout'
  | 'page_too_large'
  | 'listing_removed'
  | 'not_a_listing'
  | 'unreadable_page'
  | 'rate_limited'
  | 'plan_limit'
  | 'internal';

export type IngestResponse =
  | { readonly ok: true; readonly items: readonly IngestItem[]; readonly site: Site; readonly runId: string }
  | {
      readonly ok: false;
      readonly error: IngestErrorCode;
      readonly details: { readonly message: string; readonly offerCapture: boolean };
      readonly items: readonly [];
      readonly site: Site | null;
      readonly runId: string | null;
    };

export type IngestStep = 'queued' | 'fetching' | 'parsing' | 'enriching' | 'analysing' | 'saved' | 'failed';

/** One stored run, as `POST functions/v1/ingest-run {runId}` answers it. Times are ISO strings of the server's clock. */
export interface IngestRun {
  readonly id: string;
  readonly site: Site;
  /** The canonical listing address that was asked for. */
  readonly url: string;
  readonly state: IngestStep;
  readonly steps: readonly { readonly step: IngestStep; readonly at: string }[];
  readonly itemCount: number;
  readonly error: { readonly code: IngestErrorCode; readonly message: string } | null;
  readonly items: readonly IngestItem[];
}
