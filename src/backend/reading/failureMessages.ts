import type { PortalSite } from '../../core/listing/facts.ts';
import type { IngestErrorCode, IngestResponse } from '../../core/contracts/ingestContract.ts';

export interface FailureDetails {
  readonly message: string;
  /** Whether pasting the page's source or dropping the saved page would help. */
  readonly offerCapture: boolean;
}

type FailedIngest = Extract<IngestResponse, { ok: false }>;

/** The response when nothing could be read. */
export const failed = (error: IngestErrorCode, site: PortalSite | null, runId: string | null = null): FailedIngest => ({
  ok: false,
  error,
  details: failureDetails(error, site),
  items: [],
  site,
  runId,
});

const siteNames: Readonly<Record<PortalSite, string>> = { rightmove: 'Rightmove', zoopla: 'Zoopla' };

const blocked =
  'The portal blocks our server from reading this page. Open it in your browser, then paste its source or drop the saved page here.';

/** The message shown when an ingest fails: what happened, then what to do. */
export function failureDetails(code: IngestErrorCode, site: PortalSite | null): FailureDetails {
  const portal = site === null ? 'The portal' : siteNames[site];
  return { message: messages[code](portal), offerCapture: captureHelps.has(code) };
}

const messages: Readonly<Record<IngestErrorCode, (portal: string) => string>> = {
  bad_request: () => 'The request has no listing link.',
  bad_url: () => 'Invalid URL format',
  not_a_listing_url: () => 'This link isn’t for a single listing. Open the property and copy its link.',
  unauthorized: () => 'Please sign in to analyze properties',
  portal_blocked: () => blocked,
  portal_refused: (portal) =>
    `${portal} redirects this link to another page. Open it in your browser, then paste its source or drop the saved page here.`,
  portal_unreachable: (portal) => `Our server could not reach ${portal}. Try again later, or paste the page’s source here.`,
  portal_timeout: (portal) => `${portal} took too long to respond. Try again, or paste the page’s source here.`,
  page_too_large: () => 'The page is too large to be a listing. Check the link, or paste the page’s source here.',
  listing_removed: (portal) => `${portal} no longer shows this listing.`,
  not_a_listing: () => 'This page isn’t a single property listing. Check the link.',
  unreadable_page: () => 'The page was incomplete or in a form we can’t read. Open it in your browser, then paste its source here.',
  rate_limited: () => 'You’ve analysed too many listings in a short time. Wait a moment, then try again.',
  plan_limit: () => 'You’ve used all of this month’s analyses. Your allowance resets on the 1st. Paid plans have no limit.',
  recheck_limit: () => 'You’ve reached today’s re-check limit for this listing. Try again tomorrow.',
  no_results: (portal) => `${portal} has no properties for this search. Check the location and filters, then copy the link again.`,
  robots_disallowed: (portal) =>
    `${portal} does not allow automated reading of these pages. Open the search in your browser, then paste its source or drop the saved page here.`,
  direct_fetch_off: (portal) =>
    `This server does not read ${portal} pages. Open the page in your browser, then paste its source or drop the saved page here.`,
  internal: () => 'Something went wrong on our server. Your link is fine. Try again in a moment.',
};

const captureHelps: ReadonlySet<IngestErrorCode> = new Set([
  'portal_blocked',
  'portal_refused',
  'portal_unreachable',
  'portal_timeout',
  'page_too_large',
  'unreadable_page',
  'robots_disallowed',
  'direct_fetch_off',
]);
