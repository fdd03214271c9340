import { describe, expect, it } from 'vitest';
import { factNames } from '../../../../../src/core/listing/facts.ts';
import { readListingPage } from '../../../../../src/core/listing/readListingPage.ts';
import { tracePage } from '../../../../../src/core/listing/trace/tracePage.ts';
import { factSource } from '../../../../../src/core/listing/trace/givenValue.ts';
import { rightmovePage, rightmoveSearchPage } from '../../../../support/listingPages.ts';
import { sampleFlat, sampleHouse, sampleListings } from '../../../../support/listingSamples.ts';
import { zooplaPage, zooplaSearchPage } from '../../../../support/listingZooplaPages.ts';

const context = { url: null, capturedAt: null };
const flatPage = rightmovePage(sampleFlat, { encoding: 'on' });

describe('source of a fact', () => {
  it.each([
    ['PAGE_MODEL propertyData.bedrooms', { island: 'PAGE_MODEL', path: 'propertyData.bedrooms', fromText: false }],
    ['RSC ListingData ingested.sizeSqft (comparables_epc)', { island: 'RSC ListingData', path: 'ingested.sizeSqft', fromText: false }],
    ['payload 3 features[iconId=bed]', { island: 'payload 3', path: 'features[iconId=bed]', fromText: false }],
    ['payload 0 ', { island: 'payload 0', path: '', fromText: false }],
    ['page head canonical link', { island: 'page head', path: 'canonical link', fromText: false }],
    [
      'RSC ListingData detailedDescription: read from text, check',
      { island: 'RSC ListingData', path: 'detailedDescription', fromText: true },
    ],
  ])('%s is split into its parts', (source, parts) => {
    expect(factSource(source)).toEqual(parts);
  });
});

describe('trace of a page', () => {
  it.each([
    ['a property page', flatPage],
    ['a property page as plain data', rightmovePage(sampleHouse, { encoding: 'plain' })],
    ['a search page', rightmoveSearchPage(sampleListings)],
    ['an older search page', rightmoveSearchPage(sampleListings, 'json-model')],
    ['a page with stream rows', zooplaPage(sampleFlat, { shape: 'rsc' })],
    ['a page with next-data', zooplaPage(sampleFlat, { shape: 'next-data' })],
    ['a page with a taxonomy', zooplaPage(sampleFlat, { shape: 'zpg' })],
    ['a search with stream rows', zooplaSearchPage(sampleListings, [sampleHouse])],
  ])('for %s has every fact of the reading, with the value at its source', (_, page) => {
    const trace = tracePage(page, context);
    const reading = readListingPage(page, context);
    const listings = reading.kind === 'listing' ? [reading] : reading.kind === 'search' ? reading.listings : [];
    expect(listings.length).toBeGreaterThan(0);
    expect(trace.listings).toHaveLength(listings.length);
    for (const [at, { facts, sources }] of listings.entries()) {
      const traced = trace.listings[at];
      expect(traced?.facts.map(({ fact }) => fact)).toEqual([...factNames]);
      expect(traced?.found).toBe(Object.keys(sources).length);
      for (const { fact, island, given, normalised } of traced?.facts ?? []) {
        expect(island === null, fact).toBe(facts[fact] === null);
        expect(given === null, `${fact} as the page has it`).toBe(facts[fact] === null);
        if (normalised !== null && !normalised.endsWith('…')) expect(JSON.parse(normalised), fact).toEqual(facts[fact]);
      }
    }
  });

  it('shows a value before and after normalisation', () => {
    const facts = new Map(tracePage(flatPage, context).listings[0]?.facts.map((each) => [each.fact, each]));
    expect(facts.get('tenure')).toMatchObject({
      island: 'PAGE_MODEL',
      path: 'propertyData.tenure.tenureType',
      given: '"LEASEHOLD"',
      normalised: '"leasehold"',
    });
  });

  it('finds the members of a flattened record', () => {
    const record = {
      listingId: '7',
      pricing_internalValue: 90_000,
      counts_numBedrooms: 2,
      displayAddress: '1 Mill Rd',
      section: 'for-sale',
      pricing_label: '£90,000',
      ntsInfo: [],
    };
    const facts = tracePage(JSON.stringify([record]), { url: 'https://www.zoopla.co.uk/', capturedAt: null }).listings[0]?.facts;
    expect(facts?.find(({ fact }) => fact === 'bedrooms')).toMatchObject({ path: 'counts.numBedrooms', given: '2', normalised: '2' });
  });

  it.each([
    ['nothing', '', 'unreadable', 'empty'],
    ['a challenge', '<html><title>Just a moment...</title><script>window._cf_chl_opt={}</script></html>', 'blocked', 'cloudflare'],
    ['a deep list', '['.repeat(50_000), 'unreadable', 'truncated'],
    ['an error report', '{"error":{"type":"x"}}', 'not-a-listing', 'upstream-error'],
  ])('for %s reports the kind of page', (...[, page, kind, code]) => {
    expect(tracePage(page, context)).toMatchObject({ kind, code, listings: [] });
  });

  it('escapes characters that would change the text direction', () => {
    const record = { id: '5', price: 1_000_000, displayAddress: '9 Mill \u202eRd', url: 'https://www.rightmove.co.uk/properties/5' };
    const text = JSON.stringify(tracePage(JSON.stringify(record), context).listings[0]?.facts);
    expect(text).toContain(String.raw`\\u202e`);
    expect(text).not.toContain('\u202e');
  });

  it('accepts bytes, as in a saved file', () => {
    expect(tracePage(new TextEncoder().encode(flatPage), context).kind).toBe('listing');
  });
});
