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

function readSearch(page: string): Search {
  const reading = readPage(page, { url: null, capturedAt: instant(Date.UTC(2026, 10, 20)) });
  if (reading.kind !== 'search') throw new Error(`Not a search but ${reading.kind}`);
  for (const listing of reading.listings) expectSound(listing);
  return reading;
}

/** A Rightmove search of cards with some of their members changed. */
function rightmove(cards: readonly Card[], results: Card = {}): Search {
  const searchResults = { properties: cards, resultCount: '1,123', pagination: { total: 42 }, ...results };
  return readSearch(
    htmlPage(
      'Search',
      `<script id="__NEXT_DATA__" type="application/json">${scriptJson({ props: { pageProps: { searchResults } } })}</script>`,
    ),
  );
}

const house = (changes: Card): Card => ({ ...rightmoveCard(sampleHouse), ...changes });
const rental = (changes: Card): Card => ({ ...rightmoveCard(sampleRental), ...changes });
const only = (search: Search) => {
  const [listing, ...others] = search.listings;
  if (listing === undefined || others.length > 0) throw new Error(`${search.listings.length} listings`);
  return listing;
};

/** A Zoopla search: the lists of its results as they stand in the stream. */
const zoopla = (lists: Readonly<Record<string, readonly unknown[]>>): Search =>
  readSearch(
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
    ),
  );
const zooplaHouse = (changes: Card): Card => ({ ...zooplaCard(sampleHouse), ...changes });

describe('a search page', () => {
  it('says how many results, pages and homes to a page there are', () => {
    const search = rightmove([house({})], { searchParameters: { numberOfPropertiesPerPage: '24' } });
    expect(search).toMatchObject({ total: 1_123, perPage: 24, pages: 42 });
    expect(zoopla({ regularListingsFormatted: [zooplaHouse({})] })).toMatchObject({ total: 264, perPage: null, pages: 11 });
  });

  it('marks what is read of it as cards, each with its place', () => {
    const search = readSearch(rightmoveSearchPage(sampleListings));
    expect(search.listings.map(({ completeness, card }) => [completeness, card.position])).toEqual([1, 2, 3, 4].map((at) => ['card', at]));
  });

  it('marks a featured home, and counts it once where it comes back', () => {
    const search = rightmove([house({ featuredProperty: true }), rightmoveCard(sampleFlat), house({ featuredProperty: false })]);
    expect(search.listings.map(({ facts, card }) => [facts.listingId, card])).toEqual([
      [String(sampleHouse.id), { position: 1, featured: true, extendedArea: false }],
      [String(sampleFlat.id), { position: 2, featured: false, extendedArea: false }],
    ]);
    expect(search.leftOut).toEqual({ damaged: 0, duplicates: 1, overLimit: 0 });
  });

  it('marks homes outside the searched area, unless they stand inside it as well', () => {
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
    'counts a card that is no home as damaged: %j',
    (card) => {
      const search = rightmove([card as Card, house({})]);
      expect(search.leftOut).toEqual({ damaged: 1, duplicates: 0, overLimit: 0 });
      expect(only(search).card.position).toBe(2);
    },
  );

  it('counts the cards it loses to a damaged list', () => {
    const page = rightmoveSearchPage(sampleListings, 'json-model').replace(sampleFlat.address, `${sampleFlat.address}\\r\\`);
    expect(readSearch(page)).toMatchObject({ total: 1_123, pages: 42, leftOut: { damaged: 1 } });
  });

  it('reads a thousand cards, and says how many more there were', () => {
    const cards = Array.from({ length: 1_003 }, (_, at) => house({ id: 190_000_000 + at }));
    const search = rightmove(cards);
    expect([search.listings.length, search.leftOut.overLimit]).toEqual([1_000, 3]);
  });

  it('without results is an empty search, not an error', () => {
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

describe('a card', () => {
  it.each(['POA', 'Price on Application', 'Contact Agent'])('without a price never shows the number it is sorted by: %s', (shown) => {
    expect(priceOf(house(price(40_000_000, 'not specified', shown)))).toMatchObject({ amount: null, onApplication: true });
  });

  it('with a rent shown by the month is not read by the week, whatever its number counts in', () => {
    expect(priceOf(rental(price(630, 'weekly', '£2,730 pcm', '£630 pw')))).toMatchObject({ amount: 273_000, period: 'month' });
  });

  it('with a rent that is only a number takes the frequency beside it', () => {
    expect(priceOf(rental(price(630, 'weekly')))).toMatchObject({ amount: 63_000, period: 'week' });
    expect(priceOf(rental(price(1_150, 'monthly')))).toMatchObject({ amount: 115_000, period: 'month' });
    expect(priceOf(rental(price(1_150, 'not specified')))).toBeNull();
  });

  it('with an entity for its pound sign has the same price', () => {
    expect(priceOf(house(price(185_000, 'not specified', '&#163;185,000')))).toMatchObject({ amount: 18_500_000 });
  });

  it.each(['1 sq. ft.', '2 sq. ft.', '0 sq. ft.', '', null])('has no floor area where the portal writes %j', (displaySize) => {
    expect(only(rightmove([house({ displaySize })])).facts.floorAreaSqFt).toBeNull();
  });

  it('has its floor area without the comma', () => {
    expect(only(rightmove([house({ displaySize: '1,514 sq. ft.' })])).facts.floorAreaSqFt).toBe(1_514);
  });

  it('has its address on one line, single-spaced', () => {
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
  ])('is read with %s', (_, changes) => {
    expect(only(rightmove([house(changes)])).facts.listingId).toBe(String(sampleHouse.id));
  });

  it('of Zoopla is read with nulls among its features, no picture and no link', () => {
    const card = zooplaHouse({
      features: [null, { iconId: 'bath', content: 1 }, { iconId: 'bed', content: null }],
      image: null,
      gallery: null,
      listingUris: null,
    });
    const { facts } = only(zoopla({ regularListingsFormatted: [card] }));
    expect(facts).toMatchObject({ bathrooms: 1, imageUrls: null, url: `https://www.zoopla.co.uk/for-sale/details/${sampleHouse.id}/` });
  });

  it('of Zoopla never takes the bare number of a rent, which may count in weeks', () => {
    const card = { ...zooplaCard(sampleRental), price: null, priceUnformatted: 276.92 };
    expect(only(zoopla({ regularListingsFormatted: [card] })).facts.askingPrice).toBeNull();
  });

  it('of Zoopla has its links resolved where the stream points elsewhere for them', () => {
    const search = readSearch(zooplaSearchPage([sampleHouse, sampleRental], [sampleFlat]));
    expect(search.listings.map(({ facts, card }) => [facts.listingId, card.featured])).toEqual([
      [String(sampleHouse.id), false],
      [String(sampleRental.id), false],
      [String(sampleFlat.id), true],
    ]);
  });
});
