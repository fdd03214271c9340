import type { FactSources, ListingFacts, ListingWarning, PortalSite } from '../listing/facts.ts';
import type { Completeness } from '../listing/pageReading.ts';

/** One listing read by the function; the device makes a deal of it. */
export interface IngestItem {
  readonly facts: ListingFacts;
  readonly sources: FactSources;
  readonly warnings: readonly ListingWarning[];
  readonly capturedAt: number;
  readonly parserVersion: number;
  /** `full` where absent, as in answers of older servers. */
  readonly completeness?: Completeness;
}

/** What a call of `ingest-property-url` says beside its body, which is `{url}` alone. */
export const ingestHeaders = {
  /** The run's id, a UUID: asked again with the same one, a run is read and counted once. */
  runId: 'idempotency-key',
  /** Of a search: how many of its listings are wanted. */
  maxResults: 'x-max-results',
  /** `true` for a listing the person has had read before. */
  recheck: 'x-recheck',
} as const;

const ingestErrorCodes = [
  'bad_request',
  'bad_url',
  'not_a_listing_url',
  'unauthorized',
  'portal_blocked',
  'portal_refused',
  'portal_unreachable',
  'portal_timeout',
  'page_too_large',
  'listing_removed',
  'not_a_listing',
  'unreadable_page',
  'rate_limited',
  'plan_limit',
  'recheck_limit',
  'no_results',
  'robots_disallowed',
  'direct_fetch_off',
  'internal',
] as const;

/** Names of failures a device can act on; `message` in `details` is for the person. */
export type IngestErrorCode = (typeof ingestErrorCodes)[number];

/** Whether a value is an error code of the ingest function. */
export const isIngestErrorCode = (value: unknown): value is IngestErrorCode => ingestErrorCodes.some((code) => code === value);

export type IngestResponse =
  | {
      readonly ok: true;
      readonly items: readonly IngestItem[];
      readonly site: PortalSite;
      readonly runId: string;
      /** Of a search: how many listings its run has. They come one by one; `items` is empty then. */
      readonly search?: SearchShare;
    }
  | {
      readonly ok: false;
      readonly error: IngestErrorCode;
      readonly details: { readonly message: string; readonly offerCapture: boolean };
      readonly items: readonly [];
      readonly site: PortalSite | null;
      readonly runId: string | null;
    };

export type IngestStep = 'queued' | 'fetching' | 'parsing' | 'enriching' | 'analysing' | 'saved' | 'failed';

/** One stored run, as `POST functions/v1/ingest-run {runId}` answers it. Times are ISO strings of the server's clock. */
export interface IngestRun {
  readonly id: string;
  readonly site: PortalSite;
  /** The canonical address that was asked for. */
  readonly url: string;
  readonly state: IngestStep;
  readonly steps: readonly { readonly step: IngestStep; readonly at: string }[];
  readonly itemCount: number;
  readonly error: { readonly code: IngestErrorCode; readonly message: string } | null;
  readonly items: readonly IngestItem[];
  /** Of a run over a search's listings; `items` is empty then. */
  readonly search?: SearchProgress;
}

/** "First `count` of `total`". */
export interface SearchShare {
  /** Listings of the run so far. */
  readonly count: number;
  /** The portal's own count of results; null where it gave none. */
  readonly total: number | null;
  /** Listings asked for, within the plan's share of one run. */
  readonly wanted: number;
  /** Why there are fewer than were asked for: the plan's share of one run, or what was left of the month's analyses. */
  readonly cappedBy: 'plan' | 'month' | null;
}

/** How far a run over a search's listings is. */
export interface SearchProgress extends SearchShare {
  /** Grows with every change; asked with `after`, only what changed since comes back in `listings`. */
  readonly version: number;
  readonly cancelled: boolean;
  readonly listings: readonly RunListing[];
}

export type RunListingState = IngestStep | 'cancelled';

/** One listing of a search's run. */
export interface RunListing {
  /** From 1, in the order of the search. */
  readonly place: number;
  readonly listingId: string;
  readonly url: string;
  readonly featured: boolean;
  readonly extendedArea: boolean;
  readonly state: RunListingState;
  readonly address: string | null;
  /** Only when saved. */
  readonly item: IngestItem | null;
  /** Only when failed. */
  readonly error: { readonly code: IngestErrorCode; readonly message: string } | null;
}

export type PlanName = 'free' | 'pro' | 'investor';

/**
 * What a person used of their plan in this month, as `POST functions/v1/plan-usage {}` answers it. Month and times are the server's, in
 * UTC; a device's own date has no part in it.
 */
export interface PlanUsage {
  readonly plan: PlanName;
  /** Such as `2026-11`. */
  readonly month: string;
  /** Analyses counted in that month. */
  readonly used: number;
  /** Analyses the plan has in a month; null where it has no limit. */
  readonly limit: number | null;
  /** When the count starts anew, ISO. */
  readonly startsAnew: string;
  /** When this was so, ISO. */
  readonly at: string;
}

/** The plan usage in a server’s answer or in a stored copy; null for anything else. */
export function readPlanUsage(value: unknown): PlanUsage | null {
  if (typeof value !== 'object' || value === null) return null;
  const { plan, month, used, limit, startsAnew, at } = value as Readonly<Record<string, unknown>>;
  if (plan !== 'free' && plan !== 'pro' && plan !== 'investor') return null;
  if (typeof month !== 'string' || !/^\d{4}-(0[1-9]|1[0-2])$/.test(month)) return null;
  if (!isCount(used) || !(limit === null || isCount(limit)) || !isMoment(startsAnew) || !isMoment(at)) return null;
  return { plan, month, used, limit, startsAnew, at };
}

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

const moment = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,6})?Z$/;

const isMoment = (value: unknown): value is string => typeof value === 'string' && moment.test(value);
