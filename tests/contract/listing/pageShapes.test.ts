import { describe, expect, it } from 'vitest';
import { instant } from '../../../src/core/kernel/calendar.ts';
import { toMajor } from '../../../src/core/kernel/money.ts';
import type { ListingFacts, Site } from '../../../src/core/listing/facts.ts';
import { readPage } from '../../../src/core/listing/readListingPage.ts';
import { expectSound } from '../../support/listingInvariants.ts';
import { rightmovePage } from '../../support/listingPages.ts';
import { type SampleListing, sampleFlat, sampleHouse, sampleOnApplication, sampleRental } from '../../support/listingSamples.ts';
import { zooplaPage } from '../../support/listingZooplaPages.ts';

/** One format of a portal's pages, and the facts that it never contains. */
interface Shape {
  readonly name: string;
  readonly site: Site;
  readonly write: (listing: SampleListing) => string;
  readonly lacks: readonly (keyof ListingFacts)[];
}

const rightmoveLacks = ['receptions', 'epcBand'] as const;
const literalLacks = [
  'leaseYearsRemaining',
  'groundRentPerYear',
  'serviceChargePerYear',
  'councilTaxBand',
  'epcBand',
  'keyFeatures',
  'nearestStations',
] as const;

const shapes: readonly Shape[] = [
  {
    name: 'Rightmove, plain model',
    site: 'rightmove',
    write: (listing) => rightmovePage(listing, { encoding: 'plain' }),
    lacks: rightmoveLacks,
  },
  {
    name: 'Rightmove, plain model before adInfo',
    site: 'rightmove',
    write: (listing) => rightmovePage(listing, { encoding: 'plain', adInfo: true }),
    lacks: rightmoveLacks,
  },
  {
    name: 'Rightmove, indexed model',
    site: 'rightmove',
    write: (listing) => rightmovePage(listing, { encoding: 'on', adInfo: true }),
    lacks: rightmoveLacks,
  },
  {
    name: 'Rightmove, indexed model under the old name',
    site: 'rightmove',
    write: (listing) => rightmovePage(listing, { encoding: 'on', variable: 'PAGE_MODEL' }),
    lacks: rightmoveLacks,
  },
  {
    name: 'Rightmove, plain model under the new name',
    site: 'rightmove',
    write: (listing) => rightmovePage(listing, { encoding: 'plain', variable: '__PAGE_MODEL' }),
    lacks: rightmoveLacks,
  },
  { name: 'Zoopla, stream rows', site: 'zoopla', write: (listing) => zooplaPage(listing, { shape: 'rsc' }), lacks: [] },
  { name: 'Zoopla, Next data', site: 'zoopla', write: (listing) => zooplaPage(listing, { shape: 'next-data' }), lacks: [] },
  { name: 'Zoopla, taxonomy literal', site: 'zoopla', write: (listing) => zooplaPage(listing, { shape: 'zpg' }), lacks: literalLacks },
];

const tenures = { FREEHOLD: 'freehold', LEASEHOLD: 'leasehold', SHARE_OF_FREEHOLD: 'share-of-freehold' } as const;

/** The facts that a page for this listing must give, in major units. */
function factsOf(listing: SampleListing) {
  return {
    listingId: String(listing.id),
    transaction: listing.transaction,
    bedrooms: listing.bedrooms,
    bathrooms: listing.bathrooms,
    receptions: listing.receptions,
    tenure: listing.tenure === null ? null : tenures[listing.tenure],
    leaseYearsRemaining: listing.leaseYears,
    groundRentPerYear: listing.groundRent,
    serviceChargePerYear: listing.serviceCharge,
    councilTaxBand: listing.councilTaxBand,
    epcBand: listing.epcBand,
    floorAreaSqFt: listing.floorAreaSqFt,
    address: listing.address,
    outcode: listing.outcode,
    incode: listing.incode,
    latitude: listing.lat,
    longitude: listing.lon,
    status: 'available',
  } as const;
}

const context = { url: null, capturedAt: instant(Date.UTC(2026, 10, 20)) };

describe.each(shapes)('a page of $name', ({ site, write, lacks }) => {
  it.each([
    ['a freehold house', sampleHouse],
    ['a leasehold flat', sampleFlat],
    ['a home to rent', sampleRental],
  ] as const)('gives every fact on the page for %s', (_, listing) => {
    const reading = readPage(write(listing), context);
    expect(reading).toMatchObject({ kind: 'listing', site });
    if (reading.kind !== 'listing') return;
    const { facts } = reading;
    expectSound(reading);
    for (const [name, expected] of Object.entries(factsOf(listing))) {
      if (lacks.includes(name as keyof ListingFacts)) continue;
      const value = facts[name as keyof ListingFacts];
      expect(name.endsWith('PerYear') && value !== null ? toMajor(value as never) : value, name).toBe(expected);
    }
    expect(facts.askingPrice).toMatchObject({
      amount: (listing.price ?? 0) * 100,
      currency: 'GBP',
      period: listing.transaction === 'rent' ? 'month' : null,
    });
    expect(facts.propertyType?.toLowerCase().replaceAll('-', ' ')).toBe(listing.propertyType.toLowerCase().replaceAll('-', ' '));
    expect(facts.imageUrls).toHaveLength(listing.images.length);
    if (!lacks.includes('nearestStations')) expect(facts.nearestStations).toEqual(listing.stations);
    if (!lacks.includes('keyFeatures')) expect(facts.keyFeatures).toEqual(listing.keyFeatures);
  });

  it('gives no price, and a warning, for a listing without one', () => {
    const reading = readPage(write(sampleOnApplication), context);
    expect(reading.kind).toBe('listing');
    expect(reading.kind === 'listing' && (reading.facts.askingPrice?.amount ?? null)).toBeNull();
    expect(reading.kind === 'listing' && reading.warnings.map((warning) => warning.fact)).toContain('askingPrice');
  });

  it('is refused if another listing’s address was requested', () => {
    const asked = { ...context, url: 'https://www.rightmove.co.uk/properties/190000099' };
    expect(readPage(write(sampleHouse), asked)).toMatchObject({ kind: 'unreadable', code: 'id-mismatch' });
  });

  it('is never read as something else when it is truncated at any point', () => {
    const page = write(sampleFlat);
    for (let part = 1; part < 40; part += 1) {
      const reading = readPage(page.slice(0, Math.floor((page.length * part) / 40)), context);
      expect(['listing', 'unreadable']).toContain(reading.kind);
      if (reading.kind === 'listing') expect(reading.facts.listingId).toBe(String(sampleFlat.id));
    }
  });
});

describe('the agent’s postcode in linked data', () => {
  it('is never taken for the property’s', () => {
    for (const shape of ['rsc', 'next-data', 'zpg'] as const) {
      expect(JSON.stringify(readPage(zooplaPage(sampleHouse, { shape }), context))).not.toContain('ZZ99');
    }
  });
});
