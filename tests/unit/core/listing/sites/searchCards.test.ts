import { describe, expect, it } from 'vitest';
import { instant } from '../../../../../src/core/kernel/calendar.ts';
import type { PageReading } from '../../../../../src/core/listing/pageReading.ts';
import { readPage } from '../../../../../src/core/listing/readListingPage.ts';
import { expectSound } from '../../../../support/listingInvariants.ts';
import { htmlPage, rightmoveCard, rightmoveSearchPage, scriptJson } from '../../../../support/listingPages.ts';
import { streamScripts } from '../../../../support/listingEncodings.ts';
import { sampleFlat, sampleHouse, sampleListings, sampleRental } from '../../../../support/listingSamples.ts';
import { zooplaCard, zooplaSearchPage } from '../../../../support/listingZooplaPages.ts';

type Card = Readonly<Record<string, unknown>>;
type Search = Extract<PageReading, { kind: 'search' }>;

function readSearch(page: string, url: string | null = null): Search {
  const reading = readPage(page, { url, capturedAt: instant(Date.UTC(2026, 10, 20)) });
  if (reading.kind !== 'search') throw new Error(`Not a search: ${reading.kind}`);
  for (const listing of reading.listings) expectSound(listing);
  return reading;
}

/** A Rightmove search with these cards and changes to its results. */
const rightmove = (cards: readonly Card[], results: Card = {}): Search => readSearch(rightmovePage(cards, results));

function rightmovePage(cards: readonly Card[], results: Card): string {
  const searchResults = { properties: cards, resultCount: '1,123', pagination: { total: 42 }, ...results };
  return htmlPage(
    'Search',
    `<script id="__NEXT_DATA__" type="application/json">${scriptJson({ props: { pageProps: { searchResults } } })}</script>`,
  );
}

/** A price in the format of a card. */
const priced = (displayPrice: string): Card => ({ displayPrices: [{ displayPrice, displayPriceQualifier: '' }] });

const house = (changes: Card): Card => ({ ...rightmoveCard(sampleHouse), ...changes });
const rental = (changes: Card): Card => ({ ...rightmoveCard(sampleRental), ...changes });
const only = (search: Search) => {
  const [listing, ...others] = search.listings;
  if (listing === undefined || others.length > 0) throw new Error(`Expected one listing, found ${search.listings.length}`);
  return listing;
};

/** A Zoopla search with these result lists in its stream. */
const zoopla = (lists: Readonly<Record<string, readonly unknown[]>>): Search => readSearch(zooplaPage(lists));

const zooplaPage = (lists: Readonly<Record<string, readonly unknown[]>>): string =>
  htmlPage(
    'Search - Zoopla',
    streamScripts(
      [
        {
          id: '5',
          json: ['$', 'div', null, { regularListingsFormatted: [], pagination: { totalResults: 264, pageNumberMax: 11 }, ...lists }],
        },
      ],
      500,
    ),
  );
const zooplaHouse = (changes: Card): Card => ({ ...zooplaCard(sampleHouse), ...changes });

const flat = (changes: Card): Card => ({ ...rightmoveCard(sampleFlat), ...changes });

describe('reading a search page', () => {
  it('returns the number of results, pages and properties per page', () => {
    const search = rightmove([house({})], { searchParameters: { numberOfPropertiesPerPage: '24' } });
    expect(search).toMatchObject({ total: 1_123, perPage: 24, pages: 42 });
    expect(zoopla({ regularListingsFormatted: [zooplaHouse({})] })).toMatchObject({ total: 264, perPage: null, pages: 11 });
  });

  it('marks its listings as cards, each with its position', () => {
    const search = readSearch(rightmoveSearchPage(sampleListings));
    expect(search.listings.map(({ completeness, card }) => [completeness, card.position])).toEqual([1, 2, 3, 4].map((at) => ['card', at]));
  });

  it('marks a featured property, and counts it once if it appears again', () => {
    const search = rightmove([house({ featuredProperty: true }), rightmoveCard(sampleFlat), house({ featuredProperty: false })]);
    expect(search.listings.map(({ facts, card }) => [facts.listingId, card])).toEqual([
      [String(sampleHouse.id), { position: 1, featured: true, extendedArea: false }],
      [String(sampleFlat.id), { position: 2, featured: false, extendedArea: false }],
    ]);
    expect(search.leftOut).toEqual({ damaged: 0, duplicates: 1, overLimit: 0 });
  });

  it('merges a property listed by two agents, with the other card’s link, agent, price and position', () => {
    const other = { id: 190_000_123, customer: { branchDisplayName: 'Pell & Rowan, M6' }, price: priced('£189,950') };
    const search = rightmove([house({}), rightmoveCard(sampleFlat), house(other)]);
    expect(search.listings.map(({ facts }) => facts.listingId)).toEqual([String(sampleHouse.id), String(sampleFlat.id)]);
    expect(search.listings[0]?.facts.alsoListed).toEqual([
      {
        listingId: '190000123',
        url: 'https://www.rightmove.co.uk/properties/190000123',
        agentName: 'Pell & Rowan, M6',
        askingPrice: { amount: 18_995_000, currency: 'GBP', qualifier: null, period: null, onApplication: false },
        position: 3,
        featured: false,
      },
    ]);
    expect(search.leftOut.duplicates).toBe(1);
  });

  it.each([
    ['from the same agent', {}],
    ['with another number of bedrooms', { bedrooms: 3 }],
    ['in another street', { displayAddress: 'Fletcher Street, Salford, M6' }],
    ['elsewhere in the street', { location: { latitude: 53.4949, longitude: -2.2941 } }],
    ['at a very different price', { price: priced('£240,000') }],
    ['of another size', { displaySize: '1,200 sq. ft.' }],
  ])('keeps two properties %s separate', (_, changes) => {
    const agent = Object.keys(changes).length === 0 ? {} : { customer: { branchDisplayName: 'Pell & Rowan, M6' } };
    expect(rightmove([house({}), house({ id: 190_000_123, ...agent, ...changes })]).listings).toHaveLength(2);
  });

  it('keeps two flats in a block separate unless their prices are equal', () => {
    const other = { id: 190_000_123, customer: { branchDisplayName: 'Pell & Rowan' } };
    expect(rightmove([flat({}), flat({ ...other, price: priced('£142,000') })]).listings).toHaveLength(2);
    expect(rightmove([flat({}), flat(other)]).listings).toHaveLength(1);
  });

  it('adds the searched place to a card without a postcode', () => {
    const bare = house({ displayAddress: 'Tallow Chandler Street' });
    const named = rightmove([bare, house({})], { location: { displayName: 'Salford, Greater Manchester', shortDisplayName: 'Salford' } });
    expect(named.listings.map(({ facts }) => [facts.outcode, facts.searchedPlace])).toEqual([[null, 'Salford']]);
  });

  it.each([
    ['https://www.rightmove.co.uk/property-for-sale/Salford.html', null, 'Salford'],
    [
      'https://www.rightmove.co.uk/property-for-sale/find.html?searchLocation=M6&useLocationIdentifier=true&locationIdentifier=OUTCODE%5E1582',
      'M6',
      null,
    ],
    ['https://www.zoopla.co.uk/for-sale/property/salford/?beds_min=2', null, 'salford'],
    ['https://www.zoopla.co.uk/for-sale/property/?q=Salford', null, 'Salford'],
  ])('reads the searched place from the address %s', (url, outcode, place) => {
    const bare = { displayAddress: 'Tallow Chandler Street', address: 'Tallow Chandler Street' };
    const page = url.includes('zoopla')
      ? zooplaPage({
          regularListingsFormatted: [zooplaHouse(bare)],
          extendedListingsFormatted: [{ ...zooplaCard(sampleFlat), address: 'Lane' }],
        })
      : rightmovePage([house(bare)], {});
    const [inside, outside] = readSearch(page, url).listings;
    expect([inside?.facts.outcode, inside?.facts.searchedPlace]).toEqual([outcode, place]);
    expect(outside?.facts.searchedPlace ?? null).toBeNull();
  });

  it('marks properties outside the searched area, unless they also appear inside it', () => {
    const search = zoopla({
      regularListingsFormatted: [zooplaHouse({})],
      featuredListingsFormatted: [zooplaHouse({})],
      extendedListingsFormatted: [zooplaCard(sampleFlat), zooplaHouse({})],
    });
    expect(search.listings.map(({ facts, card }) => [facts.listingId, card.featured, card.extendedArea])).toEqual([
      [String(sampleHouse.id), true, false],
      [String(sampleFlat.id), false, true],
    ]);
    expect(search.leftOut.duplicates).toBe(2);
  });

  it.each([[null], ['a card'], [[]], [{}], [{ id: 0 }], [house({ id: 'one' })], [house({ price: {}, displayAddress: ' ' })]])(
    'counts a card that is not a property as damaged: %j',
    (card) => {
      const search = rightmove([card as Card, house({})]);
      expect(search.leftOut).toEqual({ damaged: 1, duplicates: 0, overLimit: 0 });
      expect(only(search).card.position).toBe(2);
    },
  );

  it('counts the cards lost to a damaged list', () => {
    const page = rightmoveSearchPage(sampleListings, 'json-model').replace(sampleFlat.address, `${sampleFlat.address}\\r\\`);
    expect(readSearch(page)).toMatchObject({ total: 1_123, pages: 42, leftOut: { damaged: 1 } });
  });

  it('reads a thousand cards, and counts the rest', () => {
    const cards = Array.from({ length: 1_003 }, (_, at) => house({ id: 190_000_000 + at }));
    const search = rightmove(cards);
    expect([search.listings.length, search.leftOut.overLimit]).toEqual([1_000, 3]);
  });

  it('without results returns an empty search, not an error', () => {
    expect(rightmove([], { resultCount: '0' })).toMatchObject({ listings: [], total: 0, leftOut: { damaged: 0 } });
    expect(zoopla({}).listings).toEqual([]);
  });
});

const priceOf = (card: Card) => only(rightmove([card])).facts.askingPrice;
const price = (amount: unknown, frequency: string, ...shown: readonly string[]): Card => ({
  price: {
    amount,
    frequency,
    currencyCode: 'GBP',
    displayPrices: shown.map((displayPrice) => ({ displayPrice, displayPriceQualifier: '' })),
  },
});

describe('reading a search card', () => {
  it.each(['POA', 'Price on Application', 'Contact Agent'])('without a price ignores the number used for sorting: %s', (shown) => {
    expect(priceOf(house(price(40_000_000, 'not specified', shown)))).toMatchObject({ amount: null, onApplication: true });
  });

  it('uses a rent shown per month, even if its number is weekly', () => {
    expect(priceOf(rental(price(630, 'weekly', '£2,730 pcm', '£630 pw')))).toMatchObject({ amount: 273_000, period: 'month' });
  });

  it('uses the stated frequency if the rent is only a number', () => {
    expect(priceOf(rental(price(630, 'weekly')))).toMatchObject({ amount: 63_000, period: 'week' });
    expect(priceOf(rental(price(1_150, 'monthly')))).toMatchObject({ amount: 115_000, period: 'month' });
    expect(priceOf(rental(price(1_150, 'not specified')))).toBeNull();
  });

  it('accepts an HTML entity for the pound sign', () => {
    expect(priceOf(house(price(185_000, 'not specified', '&#163;185,000')))).toMatchObject({ amount: 18_500_000 });
  });

  it.each(['1 sq. ft.', '2 sq. ft.', '0 sq. ft.', '', null])('has no floor area if the portal writes %j', (displaySize) => {
    expect(only(rightmove([house({ displaySize })])).facts.floorAreaSqFt).toBeNull();
  });

  it('reads a floor area with a thousands comma', () => {
    expect(only(rightmove([house({ displaySize: '1,514 sq. ft.' })])).facts.floorAreaSqFt).toBe(1_514);
  });

  it('writes the address on one line with single spaces', () => {
    const displayAddress = 'Tallow  Chandler Street,\r\nSalford,\r\n M6 5QX';
    expect(only(rightmove([house({ displayAddress })])).facts).toMatchObject({
      address: 'Tallow Chandler Street, Salford, M6 5QX',
      outcode: 'M6',
      incode: '5QX',
    });
  });

  it.each([
    ['no position', { location: null }],
    ['no pictures', { propertyImages: null, images: null }],
    ['no agent', { customer: null }],
    ['no features', { keyFeatures: null, tags: null }],
  ])('works with %s', (_, changes) => {
    expect(only(rightmove([house(changes)])).facts.listingId).toBe(String(sampleHouse.id));
  });

  it('on Zoopla works if features contain nulls and there is no picture or link', () => {
    const card = zooplaHouse({
      features: [null, { iconId: 'bath', content: 1 }, { iconId: 'bed', content: null }],
      image: null,
      gallery: null,
      listingUris: null,
    });
    const { facts } = only(zoopla({ regularListingsFormatted: [card] }));
    expect(facts).toMatchObject({ bathrooms: 1, imageUrls: null, url: `https://www.zoopla.co.uk/for-sale/details/${sampleHouse.id}/` });
  });

  it('on Zoopla ignores a bare number for a rent, which may be weekly', () => {
    const card = { ...zooplaCard(sampleRental), price: null, priceUnformatted: 276.92 };
    expect(only(zoopla({ regularListingsFormatted: [card] })).facts.askingPrice).toBeNull();
  });

  it('on Zoopla resolves listings that the stream references elsewhere', () => {
    const search = readSearch(zooplaSearchPage([sampleHouse, sampleRental], [sampleFlat]));
    expect(search.listings.map(({ facts, card }) => [facts.listingId, card.featured])).toEqual([
      [String(sampleHouse.id), false],
      [String(sampleRental.id), false],
      [String(sampleFlat.id), true],
    ]);
  });
});
