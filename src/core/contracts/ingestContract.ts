import type { FactSources, ListingFacts, ListingWarning, PortalSite } from '../listing/facts.ts';
import type { Completeness } from '../listing/pageReading.ts';

/** One listing that the function has read; the device creates a deal from it. */
export interface IngestItem {
  readonly facts: ListingFacts;
  readonly sources: FactSources;
  readonly warnings: readonly ListingWarning[];
  readonly capturedAt: number;
  readonly parserVersion: number;
  /** `full` if absent, as in responses of older servers. */
  readonly completeness?: Completeness;
}

/** Headers of a call to `ingest-property-url`, in addition to its body, `{url}`. */
export const ingestHeaders = {
  /** The run's id, a UUID. A run that is requested again with the same id is read and counted only once. */
  runId: 'idempotency-key',
  /** For a search: the number of listings wanted. */
  maxResults: 'x-max-results',
  /** `true` for a listing the person has already imported. */
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

/** Error codes a device can act on; `message` in `details` is for the person. */
export type IngestErrorCode = (typeof ingestErrorCodes)[number];

/** Whether a value is an error code of the ingest function. */
export const isIngestErrorCode = (value: unknown): value is IngestErrorCode => ingestErrorCodes.some((code) => code === value);

export type IngestResponse =
  | {
      readonly ok: true;
      readonly items: readonly IngestItem[];
      readonly site: PortalSite;
      readonly runId: string;
      /** For a search: how many listings its run has. They are fetched one by one later, and `items` is empty. */
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

/** One stored run, as `POST functions/v1/ingest-run {runId}` returns it. Times are ISO strings from the server's clock. */
export interface IngestRun {
  readonly id: string;
  readonly site: PortalSite;
  /** The canonical URL that was requested. */
  readonly url: string;
  readonly state: IngestStep;
  readonly steps: readonly { readonly step: IngestStep; readonly at: string }[];
  readonly itemCount: number;
  readonly error: { readonly code: IngestErrorCode; readonly message: string } | null;
  readonly items: readonly IngestItem[];
  /** For a run over a search's listings; `items` is then empty. */
  readonly search?: SearchProgress;
}

/** "First `count` of `total`". */
export interface SearchShare {
  /** The number of listings in the run. */
  readonly count: number;
  /** The portal's own result count; null if not given. */
  readonly total: number | null;
  /** The number of listings requested, within the plan's limit per run. */
  readonly wanted: number;
  /** Why there are fewer than requested: the plan's limit per run, or the month's remaining analyses. */
  readonly cappedBy: 'plan' | 'month' | null;
}

/** The progress of a run over a search's listings. */
export interface SearchProgress extends SearchShare {
  /** Increases with every change. A request with `after` returns only the listings changed since. */
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
  /** Present only if saved. */
  readonly item: IngestItem | null;
  /** Present only if failed. */
  readonly error: { readonly code: IngestErrorCode; readonly message: string } | null;
}

export type PlanName = 'free' | 'pro' | 'investor';

/**
 * A person's plan usage this month, as `POST functions/v1/plan-usage {}` returns it. Month and times are the server's, in UTC; the device's
 * date is not used.
 */
export interface PlanUsage {
  readonly plan: PlanName;
  /** Such as `2026-11`. */
  readonly month: string;
  /** Analyses counted in that month. */
  readonly used: number;
  /** Analyses per month in the plan; null if unlimited. */
  readonly limit: number | null;
  /** When the allowance resets, ISO. */
  readonly resetsAt: string;
  /** The time of this state, ISO. */
  readonly at: string;
}

/** The plan usage in a server's answer or in a stored copy; null for anything else. */
export function readPlanUsage(value: unknown): PlanUsage | null {
  if (typeof value !== 'object' || value === null) return null;
  const { plan, month, used, limit, resetsAt, at } = value as Readonly<Record<string, unknown>>;
  if (plan !== 'free' && plan !== 'pro' && plan !== 'investor') return null;
  if (typeof month !== 'string' || !/^\d{4}-(0[1-9]|1[0-2])$/.test(month)) return null;
  if (!isCount(used) || !(limit === null || isCount(limit)) || !isMoment(resetsAt) || !isMoment(at)) return null;
  return { plan, month, used, limit, resetsAt, at };
}

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

const moment = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,6})?Z$/;

const isMoment = (value: unknown): value is string => typeof value === 'string' && moment.test(value);
