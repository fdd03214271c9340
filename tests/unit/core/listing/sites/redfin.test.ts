import { describe, expect, it } from 'vitest';
import { minor } from '../../../../../src/core/kernel/money.ts';
import type { ListingFacts } from '../../../../../src/core/listing/facts.ts';
import { factsOfHome, factsOfPage, readCapturedPage } from '../../../../support/americanPages.ts';
import { listingsOf } from '../../../../support/listingInvariants.ts';
import { otherAddresses, otherPage, redfinContext, redfinHome } from '../../../../support/listingOtherPages.ts';
import { htmlPage, scriptJson } from '../../../../support/listingPages.ts';

const linked = {
  '@context': 'https://schema.org',
  '@type': ['Product', 'RealEstateListing'],
  url: otherAddresses.redfin,
  datePosted: '2026-09-14T04:02:06.452Z',
  offers: { '@type': 'Offer', price: 189_000, priceCurrency: 'USD', availability: 'https://schema.org/InStock' },
  mainEntity: {
    '@type': 'SingleFamilyResidence',
    accommodationCategory: 'Single Family',
    address: { streetAddress: '9 Chandler Row', addressLocality: 'Dayton', addressRegion: 'OH', postalCode: '45402' },
    geo: { latitude: 39.76, longitude: -84.19 },
    numberOfBedrooms: 3,
    numberOfBathroomsTotal: 2.5,
    floorSize: { value: 1_420, unitCode: 'FTK' },
    yearBuilt: 1925,
  },
};

/** Another property shown on the same page. */
const neighbour = {
  '@type': 'SingleFamilyResidence',
  url: otherAddresses.redfin.replace('19000109', '1'),
  address: { postalCode: '94118' },
};

const linkedScript = (...blocks: readonly unknown[]): string =>
  blocks.map((block) => `<script type="application/ld+json">${scriptJson(block)}</script>`).join('');

const redfinFacts = (body: string): ListingFacts => factsOfPage(htmlPage('A home', body), otherAddresses.redfin);

const details = '/stingray/api/home/details/';

const priced = (amount: number) => factsOfHome('redfin', { priceInfo: { amount }, latestPriceInfo: null }).askingPrice?.amount ?? null;

describe('reading a captured Redfin page', () => {
  it.each([
    ['Active', 'available'],
    ['Active Under Contract', 'under-offer'],
    ['Pending', 'under-offer'],
    ['Contingent', 'under-offer'],
    ['Closed', 'sold'],
    ['Off Market', 'withdrawn'],
    ['Coming Soon', null],
  ])('maps the status %s to %j', (displayValue, status) => {
    expect(factsOfHome('redfin', { status: { displayValue } }).status).toBe(status);
  });

  it.each([
    ['Last Sold Price', 'Active'],
    ['Redfin Estimate', 'Active'],
    ['Price', 'Sold'],
    ['Price', 'Off Market'],
  ])('has no asking price if it is labelled "%s" and the status is %s', (label, displayValue) => {
    const price = { amount: 370_000, label };
    expect(factsOfHome('redfin', { status: { displayValue }, priceInfo: price, latestPriceInfo: price }).askingPrice).toBeNull();
  });

  it('uses a price without a label unless it is the estimate', () => {
    expect([priced(194_310), priced(194_000)]).toEqual([null, 19_400_000]);
  });

  it('reads a monthly rent', () => {
    expect(factsOfHome('redfin', { priceInfo: { amount: 1_650, label: 'Rent' } })).toMatchObject({
      transaction: 'rent',
      askingPrice: { amount: 165_000, period: 'month' },
    });
  });

  it('ignores the price of a Canadian property', () => {
    expect(factsOfHome('redfin', { countryCode: 'CA', zip: 'V5M 4T7' })).toMatchObject({ askingPrice: null, postalCode: null });
  });

  it('uses the tile’s dues and the latest bill if the county’s records have none', () => {
    const { mainHouseInfoPanelInfo, aboveTheFold } = redfinHome;
    const records = {
      taxInfo: {},
      allTaxInfo: [{ rollYear: 2023, taxesDue: 3_800 }, { rollYear: 2024, taxesDue: 3_960 }, { rollYear: 2025 }],
    };
    const facts = redfinFacts(
      redfinContext({
        [`${details}aboveTheFold?propertyId=19000109`]: aboveTheFold,
        [`${details}mainHouseInfoPanelInfo?propertyId=19000109`]: mainHouseInfoPanelInfo,
        [`${details}belowTheFold?propertyId=19000109`]: {
          publicRecordsInfo: { ...records, mortgageCalculatorInfo: { monthlyHoaDues: 0 } },
        },
      }),
    );
    expect(facts).toMatchObject({ serviceChargePerYear: minor(102_000), propertyTaxPerYear: minor(396_000), county: null });
  });

  it('can use linked data alone, ignoring that of neighbouring properties', () => {
    expect(redfinFacts(linkedScript(neighbour, linked))).toMatchObject({
      listingId: '19000109',
      url: otherAddresses.redfin,
      askingPrice: { amount: 18_900_000, currency: 'USD' },
      bedrooms: 3,
      bathrooms: 3,
      floorAreaSqFt: 1_420,
      yearBuilt: 1925,
      propertyType: 'Single family',
      address: '9 Chandler Row, Dayton, OH 45402',
      postalCode: '45402',
      latitude: 39.76,
      firstListedOn: '2026-09-14',
    });
    const sold = { ...linked, offers: { ...linked.offers, availability: 'https://schema.org/OutOfStock' } };
    expect(redfinFacts(linkedScript(sold)).askingPrice).toBeNull();
  });

  it('ignores linked data about another property', () => {
    const other = { ...linked, url: otherAddresses.redfin.replace('19000109', '19000110') };
    const body = redfinContext({
      [`${details}aboveTheFold`]: { addressSectionInfo: { url: new URL(otherAddresses.redfin).pathname, beds: 4 } },
    });
    const reading = readCapturedPage(htmlPage('A home', `${linkedScript(other)}${body}`), otherAddresses.redfin);
    expect(reading.kind).toBe('not-a-listing');
    expect(redfinFacts(`${linkedScript(linked)}${body}`)).toMatchObject({ bedrooms: 4, askingPrice: { amount: 18_900_000 } });
  });

  it('fails if the responses are cut off, but one damaged response does not affect the others', () => {
    const page = otherPage('redfin');
    const cut = page.slice(0, page.indexOf('mortgageCalculatorInfo'));
    expect(readCapturedPage(cut)).toMatchObject({ kind: 'unreadable' });
    const broken = page.replace(
      '{}&&{\\"resultCode\\":0,\\"payload\\":{\\"mainHouseInfo\\"',
      '{}&&{\\"resultCode\\":0,\\"payload\\":{\\"mainHouse',
    );
    expect(broken).not.toBe(page);
    expect(readCapturedPage(broken)).toMatchObject({
      kind: 'listing',
      facts: { bedrooms: 3, agentName: null, propertyTaxPerYear: 412_050 },
    });
  });

  it.each(['//evil.example/home/1', '/OH/Dayton/../../home/x', 'https://evil.example/OH/Dayton/a/home/1', null, {}])(
    'ignores an address that leads elsewhere: %j',
    (url) => {
      expect(readCapturedPage(otherPage('redfin', { changes: { url }, canonical: false }))).toMatchObject({ kind: 'not-a-listing' });
    },
  );
});

const saleCard = (id: number) => ({
  propertyId: id,
  listingId: id + 1,
  url: `/OH/Dayton/${id}-Row-45402/home/${id}`,
  mlsStatus: 'Active',
  price: { value: 120_000, level: 1 },
  hoa: { value: 85, level: 1 },
  isHoaFrequencyKnown: true,
  sqFt: { value: 900, level: 1 },
  beds: 2,
  baths: 1.5,
  latLong: { value: { latitude: 39.76, longitude: -84.19 }, level: 1 },
  streetLine: { value: `${id} Row`, level: 1 },
  city: 'Dayton',
  state: 'OH',
  zip: '45402',
  countryCode: 'US',
  uiPropertyType: 2,
  yearBuilt: { value: 1982, level: 1 },
});

const rentalCard = (id: number, most: number) => ({
  homeData: {
    propertyId: String(id),
    url: `/OH/Dayton/${id}-Row-45402/home/${id}`,
    addressInfo: {
      formattedStreetLine: `${id} Row`,
      city: 'Dayton',
      state: 'OH',
      zip: '45402',
      centroid: { centroid: { latitude: 39.76, longitude: -84.19 } },
    },
  },
  rentalExtension: {
    rentPriceRange: { min: 1_650, max: most },
    bedRange: { min: 2, max: 2 },
    bathRange: { min: 1, max: 2 },
    sqftRange: { min: 900, max: 900 },
  },
});

const searchAddress = 'https://www.redfin.com/city/5145/OH/Dayton';

describe('reading a captured Redfin search', () => {
  it('returns its own cards, without those in other responses', () => {
    const page = redfinContext({
      '/stingray/api/gis-aggregates?al=1': { homes: [saleCard(9)] },
      '/stingray/api/gis?al=1&region_id=5145': {
        homes: [saleCard(21), { ...saleCard(22), mlsStatus: 'Closed', isHoaFrequencyKnown: false }],
      },
    });
    const reading = readCapturedPage(htmlPage('Homes', `${linkedScript(linked)}${page}`), searchAddress);
    expect(reading).toMatchObject({ kind: 'search', site: 'redfin' });
    expect(listingsOf(reading).map(({ facts }) => facts)).toMatchObject([
      {
        listingId: '21',
        url: 'https://www.redfin.com/OH/Dayton/21-Row-45402/home/21',
        transaction: 'sale',
        askingPrice: { amount: 12_000_000, currency: 'USD' },
        propertyType: 'Condo',
        bathrooms: 2,
        yearBuilt: 1982,
        serviceChargePerYear: 102_000,
        postalCode: '45402',
        address: '21 Row, Dayton, OH 45402',
      },
      { listingId: '22', askingPrice: null, status: 'sold', serviceChargePerYear: null },
    ]);
  });

  it('of rentals returns monthly rents, and no rent for a range', () => {
    const page = redfinContext({
      '/stingray/api/v1/search/rentals?isRentals=true': { homes: [rentalCard(31, 1_650), rentalCard(32, 2_400)] },
    });
    expect(listingsOf(readCapturedPage(htmlPage('Homes', page), searchAddress)).map(({ facts }) => facts)).toMatchObject([
      {
        listingId: '31',
        transaction: 'rent',
        askingPrice: { amount: 165_000, period: 'month' },
        bedrooms: 2,
        bathrooms: null,
        floorAreaSqFt: 900,
      },
      { listingId: '32', transaction: 'rent', askingPrice: null, postalCode: '45402' },
    ]);
  });
});
