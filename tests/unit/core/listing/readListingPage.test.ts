import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { instant } from '../../../../src/core/kernel/calendar.ts';
import { decodePage } from '../../../../src/core/listing/page/decodePage.ts';
import { readListingPage, readPage } from '../../../../src/core/listing/readListingPage.ts';
import { expectSound, listingsOf } from '../../../support/listingInvariants.ts';
import {
  agentPage,
  blockPage,
  htmlPage,
  removedPage,
  rightmoveCard,
  rightmovePage,
  rightmoveProperty,
  rightmoveSearchPage,
  scriptJson,
} from '../../../support/listingPages.ts';
import { sampleFlat, sampleHouse, sampleListings, sampleOnApplication, sampleRental } from '../../../support/listingSamples.ts';
import { housePricesPage, zooplaCard, zooplaListing, zooplaPage, zooplaSearchPage } from '../../../support/listingZooplaPages.ts';

const context = { url: null, capturedAt: instant(Date.UTC(2026, 10, 20)) };
const read = (page: string) => readPage(page, context);
const listing = (page: string) => {
  const reading = read(page);
  if (reading.kind !== 'listing') throw new Error(`Not a listing: ${reading.kind}`);
  return reading;
};
const codes = (page: string): readonly string[] => listing(page).warnings.map((warning) => warning.code);

describe('recognising kinds of pages', () => {
  it.each([
    ['an agent’s page', agentPage(), { kind: 'agent', site: 'rightmove' }],
    ['a page of house prices', housePricesPage(), { kind: 'house-prices', site: 'zoopla' }],
    ['a Cloudflare check', blockPage('cloudflare'), { kind: 'blocked', by: 'cloudflare' }],
    ['a DataDome check', blockPage('datadome'), { kind: 'blocked', by: 'datadome' }],
    ['a removed listing', removedPage(), { kind: 'not-a-listing', code: 'removed' }],
    ['an unrelated site', htmlPage('Bread', '<h1>How to bake bread</h1>'), { kind: 'not-a-listing', code: 'other-page' }],
  ])('recognises %s', (_, page, expected) => {
    expect(read(page)).toMatchObject(expected);
  });

  it('does not mistake a real page that loads challenge scripts for a challenge', () => {
    expect(zooplaPage(sampleHouse, { shape: 'rsc' })).toContain('challenge-platform');
    expect(read(zooplaPage(sampleHouse, { shape: 'rsc' })).kind).toBe('listing');
  });
});

describe('reading a search page', () => {
  it.each(['json-model', 'next-data'] as const)('on Rightmove as %s returns each property once, with the portal’s total', (shape) => {
    const reading = read(rightmoveSearchPage([...sampleListings, sampleHouse], shape));
    expect(reading).toMatchObject({ kind: 'search', site: 'rightmove', total: 1_123 });
    expect(listingsOf(reading).map((card) => card.facts.listingId)).toEqual(sampleListings.map((sample) => String(sample.id)));
    for (const card of listingsOf(reading)) expectSound(card);
  });

  it('ignores the number used to sort a card without a price', () => {
    const reading = read(rightmoveSearchPage([sampleOnApplication]));
    expect(listingsOf(reading)[0]?.facts.askingPrice).toMatchObject({ amount: null, onApplication: true });
  });

  it('on Zoopla returns regular results first, then featured ones', () => {
    const reading = read(zooplaSearchPage([sampleHouse, sampleRental], [sampleFlat]));
    expect(reading).toMatchObject({ kind: 'search', site: 'zoopla', total: 264 });
    expect(listingsOf(reading).map((card) => card.facts.listingId)).toEqual(
      [sampleHouse, sampleRental, sampleFlat].map((sample) => String(sample.id)),
    );
    expect(listingsOf(reading)[0]?.facts).toMatchObject({ bedrooms: 2, bathrooms: 1, tenure: 'freehold', outcode: 'M6' });
  });

  it('with one damaged card returns the other cards', () => {
    const page = rightmoveSearchPage(sampleListings, 'json-model').replace(sampleFlat.address, `${sampleFlat.address}\\r\\`);
    const ids = listingsOf(read(page)).map((card) => card.facts.listingId);
    expect(ids).toContain(String(sampleHouse.id));
    expect(ids).not.toContain(String(sampleFlat.id));
  });
});

describe('reading JSON instead of a page', () => {
  it.each([
    ['Rightmove’s property object', rightmoveProperty(sampleFlat), sampleFlat],
    ['a Rightmove card', rightmoveCard(sampleHouse), sampleHouse],
    ['Zoopla’s listing object', zooplaListing(sampleFlat), sampleFlat],
    ['a Zoopla card', zooplaCard(sampleRental), sampleRental],
    ['a response with a deeply nested listing object', { data: { listingDetails: zooplaListing(sampleHouse) } }, sampleHouse],
  ])('accepts %s', (_, value, sample) => {
    const reading = listing(JSON.stringify(value));
    expect(reading.facts).toMatchObject({ listingId: String(sample.id), bedrooms: sample.bedrooms, address: sample.address });
    expectSound(reading);
  });

  it('accepts a scraper’s plain record with numbers as strings', () => {
    const record = {
      id: '190000017',
      url: 'https://www.zoopla.co.uk/for-sale/details/190000017/',
      price: '185000',
      bedrooms: '2',
      displayAddress: 'Tallow Street M6',
      coordinates: { latitude: '53.49', longitude: '-2.29' },
    };
    expect(listing(JSON.stringify(record)).facts).toMatchObject({
      transaction: 'sale',
      bedrooms: 2,
      latitude: 53.49,
      outcode: 'M6',
      askingPrice: { amount: 18_500_000 },
    });
  });

  it('accepts a record whose members were flattened into its keys', () => {
    const record = {
      listingId: '190000017',
      pricing_internalValue: 185_000,
      counts_numBedrooms: 2,
      displayAddress: 'Tallow Street M6',
      location_postalCode: 'M6 5QX',
    };
    expect(listing(JSON.stringify([record]))).toMatchObject({
      site: 'zoopla',
      facts: { bedrooms: 2, incode: '5QX', askingPrice: { amount: 18_500_000 } },
    });
  });

  it('treats several records as a search', () => {
    expect(read(JSON.stringify(sampleListings.map(rightmoveCard)))).toMatchObject({ kind: 'search', total: null });
  });
});

const flatPage = (propertyData: Readonly<Record<string, unknown>>): string => rightmovePage(sampleFlat, { encoding: 'on', propertyData });

describe('rules for unusual listings', () => {
  it('warn about a freehold flat', () => {
    expect(codes(flatPage({ tenure: { tenureType: 'FREEHOLD', yearsRemainingOnLease: 0 } }))).toContain('flat-freehold');
  });

  it('treat a lease of zero years as unknown, with a warning', () => {
    const tenure = { tenureType: 'LEASEHOLD', yearsRemainingOnLease: 0 };
    expect(listing(flatPage({ tenure })).facts.leaseYearsRemaining).toBeNull();
    expect(codes(flatPage({ tenure }))).toContain('lease-unknown');
  });

  it('warn about a block sold as one property, and keep its bedrooms', () => {
    const block = flatPage({ propertySubType: 'Block of Apartments', bedrooms: 81 });
    expect(listing(block).facts.bedrooms).toBe(81);
    expect(codes(block)).toContain('many-bedrooms');
  });

  it('warn about a price that differs from the number in the page data', () => {
    expect(codes(flatPage({ mortgageCalculator: { price: 412_000 } }))).toContain('price-disagrees');
  });

  it('warn about a starting price, an auction and shared ownership', () => {
    expect(codes(flatPage({ prices: { primaryPrice: '£142,500', displayPriceQualifier: 'From' } }))).toContain('price-from');
    expect(codes(flatPage({ text: { auctionFeesDisclaimer: 'Fees apply.' } }))).toContain('auction');
    expect(codes(flatPage({ sharedOwnership: { sharedOwnershipFlag: true, ownershipPercentage: 40 } }))).toContain('shared-ownership');
  });

  it('warn about a size that does not fit the rooms, and ignore a size of 1 sq ft', () => {
    expect(codes(flatPage({ sizings: [{ unit: 'sqft', minimumSize: 7_668, maximumSize: 7_668 }] }))).toContain('size-unlikely');
    const tiny = rightmovePage({ ...sampleFlat, floorAreaSqFt: 1 }, { encoding: 'plain' });
    expect(listing(tiny).facts.floorAreaSqFt).toBeNull();
  });

  it('resolve “reduced yesterday” against the time in the page', () => {
    const history = { listingUpdateReason: 'Reduced yesterday' };
    expect(listing(flatPage({ listingHistory: history })).facts.reducedOn).toBe('2026-11-19');
  });

  it('keep the status of a property that has left the market', () => {
    expect(listing(flatPage({ status: { published: true, archived: true } })).facts.status).toBe('withdrawn');
    expect(listing(rightmovePage({ ...sampleFlat, status: 'sold-stc' }, { encoding: 'on' })).facts.status).toBe('sold-stc');
  });
});

describe('missing facts', () => {
  it('are read from the text, marked and warned about', () => {
    const bare = {
      livingCosts: {},
      tenure: { tenureType: null },
      text: { description: 'Held on a 999 year lease.<br>Ground rent: £10 per annum.' },
    };
    const reading = listing(rightmovePage(sampleFlat, { encoding: 'on', propertyData: bare }));
    expect(reading.facts).toMatchObject({ tenure: 'leasehold', leaseYearsRemaining: 999, groundRentPerYear: 1_000 });
    expect(reading.sources.tenure).toMatch(/read from text, check$/);
    expect(reading.warnings.filter((warning) => warning.code === 'read-from-text').map((warning) => warning.fact)).toContain(
      'leaseYearsRemaining',
    );
  });

  it('are read from weaker data islands only if these describe the same property', () => {
    const other = `<script id="__ZAD_TARGETING__" type="application/json">${scriptJson({ listing_id: '5', num_recepts: '9' })}</script>`;
    const page = zooplaPage({ ...sampleHouse, receptions: 0 }, { shape: 'next-data' }).replace('</body>', `${other}</body>`);
    expect(listing(page).facts.receptions).toBeNull();
  });
});

describe('Rightmove page that predates the page model', () => {
  it('is read from its analytics call and its head', () => {
    const pushed = `<script>DataLayer.pushKV('property', {propertyId: 70000001, price: 210000, beds: 3, propertySubType: 'Terraced', postcode: 'M6 5QX', latitude: 53.49, longitude: -2.29, added: '20180205'});</script>`;
    const link = '<link rel="canonical" href="https://www.rightmove.co.uk/property-for-sale/property-70000001.html">';
    const page = htmlPage('3 bedroom terraced house for sale in Tallow Street, Salford, M6', `${link}${pushed}`);
    expect(listing(page).facts).toMatchObject({
      listingId: '70000001',
      transaction: 'sale',
      bedrooms: 3,
      address: 'Tallow Street, Salford, M6',
      incode: '5QX',
      askingPrice: { amount: 21_000_000 },
    });
  });
});

describe('arbitrary text', () => {
  it('never makes the reader throw', () => {
    const pieces = fc.constantFrom(
      'window.PAGE_MODEL = ',
      '{"propertyData":{"id":1,"prices":{},"address":{}}}',
      '<script id="__NEXT_DATA__">',
      '{"listingId":"7","pricing":{}}',
      'self.__next_f.push([1,"1:[]"])',
      'taxonomy = {listing_id: 3, price: 5}',
      '{"regularListingsFormatted":[null,{"listingId":"9","address":"x"}]}',
      '"encoding":"on","data":"[[0]]"',
      '<title>',
      '</script>',
      '\u0000',
      '🏠',
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(pieces, fc.string()), { maxLength: 12 }), (parts) => {
        for (const found of listingsOf(read(parts.join('')))) expectSound(found);
      }),
      { numRuns: 500 },
    );
  });

  it('never makes the reader throw if any value of a real model is replaced', () => {
    fc.assert(
      fc.property(fc.constantFrom(...Object.keys(rightmoveProperty(sampleFlat))), fc.jsonValue({ maxDepth: 3 }), (key, value) => {
        for (const found of listingsOf(read(rightmovePage(sampleFlat, { encoding: 'plain', propertyData: { [key]: value } }))))
          expectSound(found);
      }),
      { numRuns: 300 },
    );
    fc.assert(
      fc.property(fc.constantFrom(...Object.keys(zooplaListing(sampleFlat))), fc.jsonValue({ maxDepth: 3 }), (key, value) => {
        for (const found of listingsOf(read(zooplaPage(sampleFlat, { shape: 'next-data', listing: { [key]: value } })))) expectSound(found);
      }),
      { numRuns: 300 },
    );
  });

  it('gives the same result with and without the safety net', () => {
    const page = rightmovePage(sampleHouse, { encoding: 'on' });
    expect(readListingPage(page, context)).toEqual(readPage(page, context));
  });
});

const latin1 = (text: string): Uint8Array => Uint8Array.from(text, (character) => character.codePointAt(0) ?? 0);

describe('decoding a page’s bytes', () => {
  it('uses UTF-8 for valid UTF-8, whatever is declared', () => {
    expect(decodePage(new TextEncoder().encode('£ café'), 'text/html; charset=iso-8859-1')).toBe('£ café');
  });

  it('uses Windows-1252 for invalid UTF-8 that names no other character set', () => {
    expect(decodePage(latin1('<meta charset="utf-8">\u00a3250,000 caf\u00e9'), 'text/html; charset=utf-8')).toContain('£250,000 café');
  });

  it('uses the character set named in the header or the page', () => {
    expect(decodePage(latin1('<meta charset="iso-8859-15">\u00a4'))).toContain('€');
  });

  it('keeps UTF-8 despite a few invalid bytes', () => {
    expect(decodePage(Uint8Array.from([...new TextEncoder().encode('£1 '), 0xc3, 0x28]))).toBe('£1 \ufffd(');
  });
});
