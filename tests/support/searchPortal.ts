import { htmlPage, rightmoveCard, scriptJson } from './listingPages.ts';
import type { PortalAnswer } from './listingPortal.ts';
import { type SampleListing, sampleHouse } from './listingSamples.ts';
import { zooplaSearchPage } from './listingZooplaPages.ts';

/** Listings per page of results, as on Rightmove. */
const perPage = 24;

const streets = ['Tallow Chandler Street', 'Ropewalk Avenue', 'Cinder Moor Lane', 'Flaxmill Road', 'Glebe Row'];

/** Listings of one search, each with its own id, price and street. */
export function searchListings(count: number, firstId = 194_000_001): readonly SampleListing[] {
  return Array.from({ length: count }, (_, at) => ({
    ...sampleHouse,
    id: firstId + at,
    price: 120_000 + at * 3_500,
    bedrooms: 1 + (at % 4),
    address: `${at + 1} ${streets[at % streets.length]}, Salford, M6`,
  }));
}

/** The canonical URL of a Rightmove search. */
export const rightmoveSearchUrl = 'https://www.rightmove.co.uk/property-for-sale/Salford.html';

export const zooplaSearchUrl = 'https://www.zoopla.co.uk/for-sale/property/salford/';

/**
 * A page of results for a search path, or null for any other path. On Rightmove the first listing on the second page is also at the top of
 * the first page, as a featured listing.
 */
export function searchAnswer(path: string, listings: readonly SampleListing[]): PortalAnswer | null {
  const contentType = 'text/html; charset=utf-8';
  const { pathname, searchParams } = new URL(path, 'https://portal.example');
  if (/^\/property-for-sale\/[\w-]+\.html$/.test(pathname)) {
    const index = Number(searchParams.get('index') ?? 0);
    return { status: 200, contentType, body: rightmoveResults(listings, index) };
  }
  if (/^\/for-sale\/property\/[\w-]+\/$/.test(pathname)) {
    const page = Number(searchParams.get('pn') ?? 1);
    return { status: 200, contentType, body: zooplaSearchPage(listings.slice((page - 1) * 25, page * 25)) };
  }
  return null;
}

function rightmoveResults(listings: readonly SampleListing[], index: number): string {
  const featured = index === 0 ? listings.slice(perPage, perPage + 1) : [];
  const cards = [
    ...featured.map((listing) => ({ ...rightmoveCard(listing), featuredProperty: true })),
    ...listings.slice(index, index + perPage).map(rightmoveCard),
  ];
  const pages = Math.max(1, Math.ceil(listings.length / perPage));
  const searchResults = {
    properties: cards,
    resultCount: listings.length.toLocaleString('en-GB'),
    pagination: { total: pages, page: String(index / perPage + 1) },
  };
  const data = { props: { pageProps: { searchResults } } };
  const island = `<script id="__NEXT_DATA__" type="application/json">${scriptJson(data)}</script>`;
  return htmlPage('Properties For Sale in Salford | Rightmove', `<h1>Properties</h1>${island}`);
}
