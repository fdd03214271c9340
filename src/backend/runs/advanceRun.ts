import { unreachable } from '../../core/kernel/result.ts';
import type { PortalSite } from '../../core/listing/facts.ts';
import { canonicalListingUrl } from '../../core/listing/listingUrl.ts';
import type { SearchUrl } from '../../core/listing/searchUrl.ts';
import { canonicalSearchUrl } from '../../core/listing/searchUrl.ts';
import type { IngestErrorCode, IngestItem } from '../../core/contracts/ingestContract.ts';
import type { Caller } from '../functionRequest.ts';
import { failureDetails } from '../reading/failureMessages.ts';
import type { ListingSource, SourceFailure } from './listingSource.ts';
import type { Lease, SearchRuns, Settlement, TakenListing } from './searchRuns.ts';

/** What is needed to process runs: their store, the source of listings, and a function that makes a new UUID for every lease. */
export interface RunWork {
  readonly runs: SearchRuns;
  readonly source: ListingSource;
  readonly newId: () => string;
}

/** One of the caller's runs, with its search. */
export interface ActiveRun {
  readonly caller: Caller;
  readonly id: string;
  readonly search: SearchUrl;
}

/** How many times to try a busy page (of results or of a listing) before giving up. */
const mostAttempts = 3;

/** How many times a page may be leased without being read. After that we assume that it crashes its worker. */
const poisoned = 5;

/** How many listings of one run are processed concurrently. The source has its own limit across all runs. */
const lanes = 4;

/** The search of a stored run. Null for text that is not a search, which only the caller could have stored. */
export function searchOf({ site, url }: { readonly site: string; readonly url: string }): SearchUrl | null {
  const search = canonicalSearchUrl(url);
  return search.ok && search.value.site === site ? search.value : null;
}

/** Reads the run's next page of results if it is due and not leased by another worker. Returns false if there was no page to read. */
export async function readNextPage(work: RunWork, run: ActiveRun): Promise<boolean> {
  const { runs, source } = work;
  const { caller, search } = run;
  const lease = { run: run.id, token: work.newId() };
  const taken = await runs.takePage(caller, lease, source.pageSeconds);
  if (taken === null) return false;
  if (taken.attempts > poisoned) {
    await runs.endPages(caller, lease, named('internal', search.site));
    return true;
  }
  const page = await source.searchPage(search, taken.page);
  if (page.ok) await runs.addCards(caller, lease, { site: search.site, ...page.value });
  else if (page.error.kind === 'later' && taken.attempts < mostAttempts) await runs.putOffPage(caller, lease, page.error.seconds);
  else await runs.endPages(caller, lease, { ...named(page.error.code, search.site), ...wordsOf(page.error) });
  return true;
}

/**
 * Processes the run's listings until none is due, but at most `most` of them. Each is leased by one worker at a time. Returns how many were
 * processed.
 */
export async function processListings(work: RunWork, run: ActiveRun, most: number): Promise<number> {
  let left = most;
  let settled = 0;
  const lane = async (): Promise<void> => {
    while (left > 0) {
      left -= 1;
      if (!(await workOne(work, run))) return;
      settled += 1;
    }
  };
  await Promise.all(Array.from({ length: Math.min(lanes, most) }, lane));
  return settled;
}

async function workOne(work: RunWork, run: ActiveRun): Promise<boolean> {
  const { runs, source } = work;
  const lease: Lease = { run: run.id, token: work.newId() };
  // Wait for the turn first, so that the lease does not expire in the meantime.
  const leave = await source.enter(run.search.site);
  if (leave === null) return false;
  let used = false;
  try {
    const item = await runs.takeItem(run.caller, lease);
    if (item === null) return false;
    const outcome = await outcomeOf(source, run.search.site, item);
    used = outcome.asked;
    await runs.settle(run.caller, lease, { id: item.id, as: outcome.as });
    return true;
  } finally {
    leave(used);
  }
}

interface Outcome {
  readonly as: Settlement;
  /** Whether the listing was requested from the source. */
  readonly asked: boolean;
}

async function outcomeOf(source: ListingSource, site: PortalSite, item: TakenListing): Promise<Outcome> {
  if (item.card.completeness !== 'card') return { as: { state: 'saved', item: item.card }, asked: false };
  // The URL is rebuilt from its parts before it is requested, because the caller could have changed the stored text.
  const target = canonicalListingUrl(item.url);
  if (!target.ok || target.value.site !== site || target.value.listingId !== item.listingId)
    return { as: { state: 'failed', ...named('not_a_listing_url', site) }, asked: false };
  const read = await source.listing(target.value);
  if (read.ok) return { as: { state: 'saved', item: withCard(read.value, item.card) }, asked: true };
  return { as: settlementOf(read.error, site, item), asked: read.error.kind !== 'not-allowed' };
}

/** Adds the facts that only the search results show: those on the listing's card, and the place searched for. */
function withCard(page: IngestItem, { facts: card, sources }: IngestItem): IngestItem {
  const kept = (['alsoListed', 'searchedPlace'] as const).filter((name) => page.facts[name] === null && card[name] !== null);
  const pick = (from: object) => Object.fromEntries(Object.entries(from).filter(([name]) => kept.some((each) => each === name)));
  return kept.length === 0 ? page : { ...page, facts: { ...page.facts, ...pick(card) }, sources: { ...page.sources, ...pick(sources) } };
}

function settlementOf(failure: SourceFailure, site: PortalSite, item: TakenListing): Settlement {
  switch (failure.kind) {
    case 'failed':
      return { state: 'failed', ...named(failure.code, site), ...wordsOf(failure) };
    case 'later':
      return item.attempts < mostAttempts ? { state: 'queued', seconds: failure.seconds } : { state: 'saved', item: item.card };
    case 'not-allowed':
      return { state: 'saved', item: item.card };
    default:
      return unreachable(failure);
  }
}

/** The source's own message, if it has one. */
const wordsOf = (failure: SourceFailure) =>
  failure.kind === 'failed' && failure.message !== undefined ? { message: failure.message } : {};

const named = (code: IngestErrorCode, site: PortalSite) => ({ code, message: failureDetails(code, site).message });
