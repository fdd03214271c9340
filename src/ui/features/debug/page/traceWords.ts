import type { PageTrace } from '../../../../core/listing/trace/pageTrace.ts';

const kinds: Readonly<Record<PageTrace['kind'], string>> = {
  listing: 'One listing',
  search: 'Search results',
  agent: 'An agent’s page',
  'house-prices': 'A page of sold prices',
  blocked: 'A check for robots',
  'not-a-listing': 'No listing',
  unreadable: 'Not readable',
};

/** What a page turned out to be: "Search results, 25 listings", "Not readable: truncated". */
export function traceWords({ kind, code, listings }: PageTrace): string {
  if (kind === 'search') return `${kinds.search}, ${listings.length} ${listings.length === 1 ? 'listing' : 'listings'}`;
  return code === null ? kinds[kind] : `${kinds[kind]}: ${code}`;
}
