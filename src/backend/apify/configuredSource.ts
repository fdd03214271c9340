import type { Result } from '../../core/kernel/result.ts';
import type { ListingSource, SourceFailure } from '../runs/listingSource.ts';
import { portalRefusals } from '../runs/fallbackReader.ts';
import type { ListingSourceKind } from './apifySettings.ts';

interface Sources {
  readonly direct: ListingSource;
  readonly apify: ListingSource;
}

/** The source of runs that the operator chose. In `fetch-then-apify`, Apify is used only if the portal blocks the server. */
export function configuredSource(kind: ListingSourceKind, { direct, apify }: Sources): ListingSource {
  if (kind !== 'fetch-then-apify') return kind === 'apify' ? apify : direct;
  return {
    ...direct,
    ...(apify.pageSeconds === undefined ? {} : { pageSeconds: apify.pageSeconds }),
    searchPage: async (search, page) => {
      const read = await direct.searchPage(search, page);
      // Apify returns everything on the first page.
      return page === 1 && isKeptOut(read) ? apify.searchPage(search, page) : read;
    },
  };
}

const isKeptOut = (read: Result<unknown, SourceFailure>): boolean => !read.ok && portalRefusals.has(read.error.code);
