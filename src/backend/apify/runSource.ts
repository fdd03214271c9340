import { err, ok, type Result } from '../../core/kernel/result.ts';
import type { IngestItem } from '../../core/contracts/ingestContract.ts';
import type { FallbackReader } from '../runs/fallbackReader.ts';
import type { FoundListing, ListingSource, SearchPage, SourceFailure } from '../runs/listingSource.ts';
import { noStartedRuns, type StartedRuns } from './startedRuns.ts';
import { deduplicateRuns } from './deduplicateRuns.ts';
import type { ApifyFailure } from './apifyFailure.ts';
import { apifyFailureMessage, ingestCodeOf } from './apifyFailureMessage.ts';
import type { ApifyListingSource } from './listingSource.ts';
import type { ApifyListings } from './runActor.ts';

export interface RunSourceRules {
  /** How many listings to request from a search at once: an actor's run returns all of them or none. */
  readonly maxItems: number;
  /** How long an actor's run may take. */
  readonly timeoutSeconds: number;
  /** The server's clock, in milliseconds. */
  readonly now: () => number;
  /** The store for runs that have begun. By default they are not stored. */
  readonly begun?: StartedRuns;
}

/** A source of search runs that uses Apify. Its first page is the whole result, and its listings need no further requests. */
export function createApifyRunSource(
  read: ApifyListingSource,
  { maxItems, timeoutSeconds, now, begun = noStartedRuns }: RunSourceRules,
): ListingSource {
  const once = deduplicateRuns(read, begun, now);
  return {
    // Waiting time, plus Apify's grace period for ending a run, plus the delay before its items appear.
    pageSeconds: timeoutSeconds + 90,
    searchPage: async (search, page) => {
      if (page > 1) return ok({ cards: [], total: null, last: true });
      const answer = await once({ kind: 'search', site: search.site, url: search.url, maxItems });
      return answer.ok ? ok(pageOf(answer.value)) : failed(answer.error);
    },
    // Running an actor for each listing of a search would cost many times as much as the search itself.
    listing: () => Promise.resolve(err({ kind: 'not-allowed', code: 'direct_fetch_off' })),
    enter: () => Promise.resolve(() => undefined),
  };
}

/** Reads one listing through Apify, for listings whose portal blocks the server. */
export function createApifyListing(
  read: ApifyListingSource,
  { now, begun = noStartedRuns }: Pick<RunSourceRules, 'now' | 'begun'>,
): FallbackReader {
  const once = deduplicateRuns(read, begun, now);
  return async ({ site, url, listingId }) => {
    const answer = await once({ kind: 'listing', site, url, maxItems: 1 });
    if (!answer.ok) return err({ code: ingestCodeOf(answer.error), message: apifyFailureMessage(answer.error) });
    const item = answer.value.items.find(({ facts }) => facts.listingId === listingId);
    return item === undefined ? err({ code: 'not_a_listing', message: anotherListing }) : ok([item]);
  };
}

const anotherListing = 'Apify returned a different listing from the one requested.';

const pageOf = ({ items }: ApifyListings): SearchPage => ({ cards: items.flatMap(found), total: null, last: true });

function found(item: IngestItem): readonly FoundListing[] {
  const { listingId, url } = item.facts;
  return listingId === null || url === null ? [] : [{ listingId, url, featured: false, extendedArea: false, item }];
}

function failed(failure: ApifyFailure): Result<never, SourceFailure> {
  const code = ingestCodeOf(failure);
  return err(
    code === 'rate_limited' ? { kind: 'later', code, seconds: 60 } : { kind: 'failed', code, message: apifyFailureMessage(failure) },
  );
}
