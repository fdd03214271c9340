import type { PageTrace } from '../../../../core/listing/trace/pageTrace.ts';

const kinds: Readonly<Record<PageTrace['kind'], string>> = {
  listing: 'One listing',
  search: 'Search results',
  agent: 'An agent’s page',
  'house-prices': 'Sold prices',
  blocked: 'Robot check',
  'not-a-listing': 'Not a listing',
  unreadable: 'Not readable',
};

/** Description of a page's type: "Search results, 25 listings", "Not readable: truncated". */
export function traceSummary({ kind, code, listings }: PageTrace): string {
  if (kind === 'search') return `${kinds.search}, ${listings.length} ${listings.length === 1 ? 'listing' : 'listings'}`;
  return code === null ? kinds[kind] : `${kinds[kind]}: ${code}`;
}
