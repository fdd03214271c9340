import { describe, expect, it } from 'vitest';
import { factsOfHome, nextData, readCapturedPage, type American } from '../../../../support/americanPages.ts';
import { listingsOf } from '../../../../support/listingInvariants.ts';
import { otherPage, redfinContext, redfinHome } from '../../../../support/listingOtherPages.ts';
import { htmlPage, scriptJson } from '../../../../support/listingPages.ts';

/** A listing as a search result. */
const zillowCard = (zpid: number) => ({
  hdpData: {
    homeInfo: {
      zpid,
      homeStatus: 'FOR_SALE',
      homeType: 'CONDO',
      price: 120_000,
      streetAddress: `${zpid} Row`,
      city: 'Dayton',
      state: 'OH',
      zipcode: '45402',
    },
  },
});

describe('reading a captured Zillow page', () => {
  it('reads dues, tax bill and number of dwellings from the broker’s facts if they are given nowhere else', () => {
    const resoFacts = { hoaFeeTotal: '$300 quarterly', taxAnnualAmount: 5_004, yearBuilt: 1931, structureType: 'Duplex' };
    const facts = factsOfHome('zillow', { monthlyHoaFee: null, taxHistory: [{ time: 1, taxPaid: 0 }], yearBuilt: null, resoFacts });
    expect(facts).toMatchObject({ serviceChargePerYear: 120_000, propertyTaxPerYear: 500_400, yearBuilt: 1931, units: 2 });
  });

  it('counts the dwellings of a multi-family building', () => {
    expect(factsOfHome('zillow', { homeType: 'MULTI_FAMILY', numberOfUnitsTotal: 4 })).toMatchObject({
      units: 4,
      propertyType: 'Multi family',
    });
  });

  it('reads a monthly rent', () => {
    expect(factsOfHome('zillow', { homeStatus: 'FOR_RENT', price: 1_650 })).toMatchObject({
      transaction: 'rent',
      status: 'available',
      askingPrice: { amount: 165_000, currency: 'USD', period: 'month' },
    });
  });

  it.each(['SOLD', 'RECENTLY_SOLD', 'OFF_MARKET', 'OTHER'])(
    'has no asking price if the status is %s, because the number is not one',
    (homeStatus) => {
      expect(factsOfHome('zillow', { homeStatus, price: 194_310, zestimate: 194_310 }).askingPrice).toBeNull();
    },
  );

  it('never uses the site’s estimate as the asking price', () => {
    expect(factsOfHome('zillow', { price: null, zestimate: 194_310, rentZestimate: 1_700 }).askingPrice).toBeNull();
  });

  it('ignores a price in Canadian dollars', () => {
    const address = { streetAddress: '9 Chandler Row', city: 'Toronto', state: 'ON', zipcode: 'M5V 3L9' };
    expect(factsOfHome('zillow', { currency: 'CAD', address })).toMatchObject({ askingPrice: null, postalCode: null });
  });

  it('reads the listing date from the price history if nothing else states it', () => {
    const priceHistory = [
      { date: '2026-10-02', event: 'Price change' },
      { date: '2026-09-14', event: 'Listed for sale' },
      { date: '2019-03-02', event: 'Listed for sale' },
    ];
    expect(factsOfHome('zillow', { datePostedString: null, priceHistory }).firstListedOn).toBe('2026-09-14');
  });

  it('recognises a search, whose cards have the address next to the price', () => {
    const state = { cat1: { searchResults: { listResults: [zillowCard(19_000_111), zillowCard(19_000_112)] } } };
    const reading = readCapturedPage(
      htmlPage('Homes', nextData({ pageProps: { searchPageState: state } })),
      'https://www.zillow.com/dayton-oh/',
    );
    expect(reading).toMatchObject({ kind: 'search', site: 'zillow' });
    expect(listingsOf(reading).map(({ facts }) => [facts.address, facts.postalCode])).toEqual([
      ['19000111 Row, Dayton, OH 45402', '45402'],
      ['19000112 Row, Dayton, OH 45402', '45402'],
    ]);
  });
});

/** A listing as a search result. */
const realtorCard = (id: string) => ({
  property_id: id,
  permalink: `9-Chandler-Row_Dayton_OH_45402_M${id}`,
  status: 'for_sale',
  list_price: 120_000,
  description: { beds: 2 },
  location: { address: { line: `${id} Row`, city: 'Dayton', state_code: 'OH', postal_code: '45402' } },
});

describe('reading a captured Realtor.com page', () => {
  it('reads the tax from the broker’s data if no bills are listed, and the number of dwellings if it is given', () => {
    const source = { raw: { tax_amount: '4,500' } };
    expect(factsOfHome('realtor', { tax_history: null, source })).toMatchObject({ propertyTaxPerYear: 450_000 });
    const description = { beds: 6, baths: 4, type: 'multi_family', units: 3, year_built: 1908 };
    expect(factsOfHome('realtor', { description })).toMatchObject({ units: 3, yearBuilt: 1908, propertyType: 'Multi family' });
    expect(factsOfHome('realtor', { description: { sub_type: 'duplex' } }).units).toBe(2);
  });

  it('is under offer if a flag says so, even if it is still listed', () => {
    expect(factsOfHome('realtor', { flags: { is_pending: true } }).status).toBe('under-offer');
    expect(factsOfHome('realtor', { flags: { is_contingent: true } }).status).toBe('under-offer');
    expect(factsOfHome('realtor', { flags: { is_pending: null } }).status).toBe('available');
  });

  it('reads a monthly rent', () => {
    expect(factsOfHome('realtor', { status: 'for_rent', list_price: 1_650 })).toMatchObject({
      transaction: 'rent',
      askingPrice: { amount: 165_000, period: 'month' },
    });
  });

  it('recognises a search, each card with its own address', () => {
    const page = htmlPage(
      'Homes',
      nextData({
        pageProps: {
          properties: [realtorCard('1900011'), realtorCard('1900012'), { ...realtorCard('1900013'), permalink: '//evil.example' }],
        },
      }),
    );
    const reading = readCapturedPage(page, 'https://www.realtor.com/realestateandhomes-search/Dayton_OH');
    expect(reading).toMatchObject({ kind: 'search', site: 'realtor' });
    expect(listingsOf(reading).map(({ facts }) => facts.url)).toEqual([
      'https://www.realtor.com/realestateandhomes-detail/9-Chandler-Row_Dayton_OH_45402_M1900011',
      'https://www.realtor.com/realestateandhomes-detail/9-Chandler-Row_Dayton_OH_45402_M1900012',
      null,
    ]);
  });
});

const hostile: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  Number.MAX_SAFE_INTEGER,
  '',
  ' ',
  '$',
  '9'.repeat(5_000),
  '<img src=x onerror=alert(1)>',
  '\u0000\ud800\u202e',
  'constructor',
  '__proto__',
  [],
  [[[[]]]],
  [null, { tax: -1 }],
  {},
  { min: {}, max: {} },
  { value: { value: 1 } },
  { amount: '189,000 - 195,000', label: 5 },
];

const places: Readonly<Record<American, readonly string[]>> = {
  zillow: [
    'zpid',
    'price',
    'bedrooms',
    'bathrooms',
    'homeType',
    'homeStatus',
    'currency',
    'yearBuilt',
    'monthlyHoaFee',
    'taxHistory',
    'resoFacts',
    'county',
    'address',
    'latitude',
    'priceHistory',
    'numberOfUnitsTotal',
    'hdpUrl',
    'livingArea',
  ],
  realtor: [
    'property_id',
    'list_price',
    'status',
    'description',
    'hoa',
    'tax_history',
    'source',
    'location',
    'advertisers',
    'flags',
    'href',
    'list_date',
  ],
  redfin: [
    'url',
    'status',
    'priceInfo',
    'latestPriceInfo',
    'avmInfo',
    'beds',
    'baths',
    'sqFt',
    'yearBuilt',
    'streetAddress',
    'latLong',
    'city',
    'state',
    'zip',
    'countryCode',
  ],
};

describe('American page with hostile values', () => {
  it.each(Object.entries(places))('on %s gives a listing or a named failure, whichever field has the hostile value', (site, members) => {
    for (const member of members)
      for (const value of hostile) {
        const reading = readCapturedPage(otherPage(site as American, { changes: { [member]: value } }));
        expect(['listing', 'not-a-listing', 'unreadable'], `${member} ${JSON.stringify(value)}`).toContain(reading.kind);
      }
  });

  it('on Redfin is still read if the values are in the additional responses', () => {
    for (const part of ['mainHouseInfo', 'publicRecordsInfo', 'propertyHistoryInfo'])
      for (const value of hostile) {
        const answers = {
          '/stingray/api/home/details/aboveTheFold': redfinHome.aboveTheFold,
          '/stingray/api/home/details/belowTheFold': { [part]: value },
        };
        expect(readCapturedPage(htmlPage('A home', redfinContext(answers)))).toMatchObject({ kind: 'listing', facts: { bedrooms: 3 } });
      }
    for (const context of hostile)
      expect(
        readCapturedPage(htmlPage('A home', `<script>root.__reactServerState.InitialContext = ${scriptJson(context)};</script>`)).kind,
      ).not.toBe('listing');
  });
});
