import { err, ok, type Result } from '../../../../src/core/kernel/result.ts';
import type { IngestItem } from '../../../../src/core/listing/ingestContract.ts';
import type { SearchUrl } from '../../../../src/core/listing/searchUrl.ts';
import type { FoundListing, ListingSource, SearchPage, SourceFailure } from '../runs/listingSource.ts';
import type { ApifyFailure } from './apifyFailure.ts';
import { apifyFailureWords, ingestCodeOf } from './failureWords.ts';
import type { ApifyListingSource } from './listingSource.ts';
import type { ApifyListings } from './runActor.ts';

export interface RunSourceRules {
  /** Listings of a search asked for at once: a run of an actor gives all of them or none. */
  readonly maxItems: number;
  /** How long a run of an actor may take. */
  readonly timeoutSeconds: number;
  /** The server's clock, in milliseconds. */
  readonly now: () => number;
}

/** A search asked for again within this time is the same run: a worker that lost its turn must not have it charged twice. */
const sameRunMs = 10 * 60_000;
const mostKept = 50;

/** Apify as the source of a run over a search: its first page is all of it, and each listing is as whole as it will get. */
export function createApifyRunSource(read: ApifyListingSource, { maxItems, timeoutSeconds, now }: RunSourceRules): ListingSource {
  const asked = new Map<string, { readonly at: number; readonly answer: ReturnType<ApifyListingSource> }>();
  const once = ({ site, url }: SearchUrl): ReturnType<ApifyListingSource> => {
    const known = asked.get(url);
    if (known !== undefined && now() - known.at < sameRunMs) return known.answer;
    const answer = read({ kind: 'search', site, url, maxItems, ownToken: null });
    asked.delete(url);
    asked.set(url, { at: now(), answer });
    const oldest = asked.size > mostKept ? asked.keys().next().value : undefined;
    if (oldest !== undefined) asked.delete(oldest);
    return answer;
  };
  return {
    // Waiting, the grace that Apify has to end a run, and its items, which lag behind.
    pageSeconds: timeoutSeconds + 90,
    searchPage: async (search, page) => {
      if (page > 1) return ok({ cards: [], total: null, last: true });
      const answer = await once(search);
      // What failed may be tried again; what was read is not paid for twice.
      if (!answer.ok) asked.delete(search.url);
      return answer.ok ? ok(pageOf(answer.value)) : failed(answer.error);
    },
    // A run for every listing of a search would cost many times the search.
    listing: () => Promise.resolve(err({ kind: 'not-allowed', code: 'direct_fetch_off' })),
    enter: () => Promise.resolve(() => undefined),
  };
}

const pageOf = ({ items }: ApifyListings): SearchPage => ({ cards: items.flatMap(found), total: null, last: true });

function found(item: IngestItem): readonly FoundListing[] {
  const { listingId, url } = item.facts;
  return listingId === null || url === null ? [] : [{ listingId, url, featured: false, extendedArea: false, item }];
}

function failed(failure: ApifyFailure): Result<never, SourceFailure> {
  const code = ingestCodeOf(failure);
  return err(
    code === 'rate_limited' ? { kind: 'later', code, seconds: 60 } : { kind: 'failed', code, message: apifyFailureWords(failure) },
  );
}
