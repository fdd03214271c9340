import type { PortalSite } from '../../core/listing/facts.ts';
import type { IngestErrorCode, IngestResponse } from '../../core/contracts/ingestContract.ts';

export interface FailureDetails {
  readonly message: string;
  /** Whether pasting the page's source or dropping the saved page is a way on. */
  readonly offerCapture: boolean;
}

type FailedIngest = Extract<IngestResponse, { ok: false }>;

/** The answer of an ingest that read nothing. */
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
  'The portal does not let our server read this page. Open it in your browser, then paste its source or drop the saved page here.';

/** What a person reads when an ingest fails: what happened, then the next way in. */
export function failureDetails(code: IngestErrorCode, site: PortalSite | null): FailureDetails {
  const portal = site === null ? 'The portal' : siteNames[site];
  return { message: messages[code](portal), offerCapture: captureHelps.has(code) };
}

const messages: Readonly<Record<IngestErrorCode, (portal: string) => string>> = {
  bad_request: () => 'The request has no listing address.',
  bad_url: () => 'Invalid URL format',
  not_a_listing_url: () => 'This link does not lead to one listing. Open the property and copy its address.',
  unauthorized: () => 'Please sign in to analyze properties',
  portal_blocked: () => blocked,
  portal_refused: (portal) =>
    `${portal} sends this link somewhere else. Open it in your browser, then paste its source or drop the saved page here.`,
  portal_unreachable: (portal) => `${portal} cannot be reached from our server. Try again later, or paste the page's source here.`,
  portal_timeout: (portal) => `${portal} took too long to answer. Try again, or paste the page's source here.`,
  page_too_large: () => "The page is larger than any listing. Check the link, or paste the page's source here.",
  listing_removed: (portal) => `${portal} no longer shows this listing.`,
  not_a_listing: () => 'The page is not a single property listing. Check the link.',
  unreadable_page: () => 'The page came back cut short or in a form we cannot read. Open it in your browser, then paste its source here.',
  rate_limited: () => 'That was many listings in a short time. Wait a moment, then try again.',
  plan_limit: () => 'This month’s analyses of your plan are used. They start anew on the 1st of the month; a paid plan has no limit.',
  recheck_limit: () => 'This listing was looked at often enough for today. It can be checked again tomorrow.',
  no_results: (portal) => `${portal} shows no properties for this search. Check its place and filters, then copy its link again.`,
  robots_disallowed: (portal) =>
    `${portal} asks programs not to read these pages. Open the search in your browser, then paste its source or drop the saved page here.`,
  direct_fetch_off: (portal) =>
    `Our server is set not to read pages of ${portal}. Open it in your browser, then paste its source or drop the saved page here.`,
  internal: () => 'Our server could not finish this. Your link is fine: try again in a moment.',
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
