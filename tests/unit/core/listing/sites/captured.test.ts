import { describe, expect, it } from 'vitest';
import { createDeal } from '../../../../../src/core/deal/createDeal.ts';
import { standardProfile } from '../../../../../src/core/deal/standardProfile.ts';
import { resolveInputs } from '../../../../../src/core/deal/resolve/resolveInputs.ts';
import { instant, isoDate } from '../../../../../src/core/kernel/calendar.ts';
import { minor } from '../../../../../src/core/kernel/money.ts';
import type { CapturedSite } from '../../../../../src/core/listing/facts.ts';
import { readPage } from '../../../../../src/core/listing/readListingPage.ts';
import { adapters } from '../../../../../src/core/listing/sites/captured/readCaptured.ts';
import { europeanFacts, type StatedFacts } from '../../../../support/europeanFacts.ts';
import { idOf } from '../../../../support/deals.ts';
import { expectSound } from '../../../../support/listingInvariants.ts';
import { onTheMarketSearch, otherAddresses, otherPage, type OtherPageOptions } from '../../../../support/listingOtherPages.ts';

const capturedAt = instant(Date.UTC(2026, 10, 20));

function read(site: CapturedSite, options: OtherPageOptions = {}) {
  const reading = readPage(otherPage(site, options), { url: null, capturedAt });
  if (reading.kind !== 'listing') throw new Error(`Not a listing: ${reading.kind}`);
  expectSound(reading);
  return reading;
}

/** The facts on each invented page, with areas in square feet and yearly charges in minor units. */
const said: Readonly<Record<CapturedSite, StatedFacts>> = {
  onthemarket: [
    185_000,
    'GBP',
    {
      bedrooms: 2,
      bathrooms: 1,
      propertyType: 'Terraced house',
      tenure: 'leasehold',
      leaseYearsRemaining: 115,
      outcode: 'M6',
      latitude: 53.49,
      agentName: 'Larkspur & Vane',
    },
  ],
  daft: [
    395_000,
    'EUR',
    {
      bedrooms: 3,
      bathrooms: 2,
      propertyType: 'Terrace',
      epcBand: 'B2',
      yearBuilt: 1934,
      postalCode: 'T12 X4A7',
      town: 'Cork City',
      county: 'Cork',
      floorAreaSqFt: 1_055,
      latitude: 51.9,
      longitude: -8.47,
      status: 'available',
    },
  ],
  zillow: [
    189_000,
    'USD',
    {
      bedrooms: 3,
      bathrooms: 3,
      propertyType: 'Single family',
      floorAreaSqFt: 1_420,
      address: '9 Chandler Row, Dayton, OH 45402',
      status: 'available',
      yearBuilt: 1925,
      units: null,
      serviceChargePerYear: minor(102_000),
      propertyTaxPerYear: minor(412_050),
      postalCode: '45402',
      county: 'Montgomery County',
      outcode: null,
    },
  ],
  realtor: [
    189_000,
    'USD',
    {
      bedrooms: 3,
      bathrooms: 3,
      propertyType: 'Single family',
      floorAreaSqFt: 1_420,
      longitude: -84.19,
      status: 'available',
      yearBuilt: 1925,
      serviceChargePerYear: minor(102_000),
      propertyTaxPerYear: minor(412_000),
      postalCode: '45402',
      county: 'Montgomery',
    },
  ],
  redfin: [
    189_000,
    'USD',
    {
      bedrooms: 3,
      bathrooms: 3,
      propertyType: 'Single-family',
      floorAreaSqFt: 1_420,
      address: '9 Chandler Row, Dayton, OH 45402',
      latitude: 39.76,
      longitude: -84.19,
      status: 'available',
      yearBuilt: 1925,
      serviceChargePerYear: minor(102_000),
      propertyTaxPerYear: minor(412_050),
      postalCode: '45402',
      county: 'Montgomery County',
      firstListedOn: isoDate('2026-09-14'),
      agentName: 'Larkspur Realty',
    },
  ],
  immoweb: [
    345_000,
    'EUR',
    {
      bedrooms: 2,
      bathrooms: 1,
      propertyType: 'Penthouse',
      epcBand: 'B',
      floorAreaSqFt: 1_066,
      address: 'Kaarsenmakersstraat 9, 9000 GENT',
      latitude: 51.05,
      yearBuilt: 1997,
      serviceChargePerYear: minor(42_000),
      postalCode: '9000',
      town: 'GENT',
      county: 'East Flanders',
    },
  ],
  seloger: [
    305_000,
    'EUR',
    {
      bedrooms: 2,
      rooms: 3,
      propertyType: 'Appartement',
      floorAreaSqFt: 915,
      address: 'Les Chandeliers, 44000 Nantes',
      latitude: null,
      yearBuilt: 1990,
      epcBand: 'C',
      postalCode: '44000',
      town: 'Nantes',
      agentFee: { buyerPays: true, inPrice: true, share: null, amount: minor(1_200_000) },
    },
  ],
  immobiliare: [
    289_000,
    'EUR',
    {
      bedrooms: 2,
      rooms: 3,
      bathrooms: 1,
      propertyType: 'Appartamento',
      epcBand: 'A2',
      floorAreaSqFt: 915,
      longitude: 11.34,
      yearBuilt: 1960,
      serviceChargePerYear: minor(60_000),
      town: 'Bologna',
      county: 'Bologna',
    },
  ],
  idealista: [
    265_000,
    'EUR',
    {
      bedrooms: 2,
      bathrooms: 1,
      propertyType: 'Piso',
      epcBand: 'D',
      floorAreaSqFt: 915,
      address: 'Calle de los Cereros, El Carme, València',
      latitude: 39.478,
      longitude: -0.379,
      agentName: 'Larkspur Fincas',
      serviceChargePerYear: minor(72_000),
      yearBuilt: 1968,
      town: 'València',
    },
  ],
  ...europeanFacts,
};

const sites = Object.keys(said) as readonly CapturedSite[];

describe('reading a captured page of another site', () => {
  it.each(sites)('returns what %s states, in its own currency and with areas converted', (site) => {
    const [price, currency, facts] = said[site];
    const reading = read(site);
    expect(reading).toMatchObject({ site, completeness: 'full', facts: { ...facts, transaction: 'sale', url: otherAddresses[site] } });
    expect(reading.facts.askingPrice).toMatchObject({ amount: price * 100, currency, period: null });
  });

  it.each(sites)('recognises %s by its content if the page has no address', (site) => {
    expect(read(site, { canonical: false })).toMatchObject({ site, facts: { askingPrice: { amount: said[site][0] * 100 } } });
  });

  it('is tested for every site in the registry', () => {
    expect(sites.toSorted()).toEqual(adapters.map(({ site }) => site).toSorted());
  });

  it('recognises the site by the address that the browser saved in the page', () => {
    const page = otherPage('zillow', { canonical: false }).replace(
      '<head>',
      `<head><!-- saved from url=(0080)${otherAddresses.zillow} -->`,
    );
    expect(readPage(page, { url: null, capturedAt })).toMatchObject({ site: 'zillow', facts: { url: otherAddresses.zillow } });
  });

  it('converts monthly charges to a year', () => {
    expect(read('zillow').facts.serviceChargePerYear).toBe(85 * 12 * 100);
    expect(read('immoweb').facts.serviceChargePerYear).toBe(35 * 12 * 100);
  });

  it('has no price if the site states none', () => {
    for (const price of ['AMV', 'Price on Application'])
      expect(read('daft', { changes: { price } }).facts.askingPrice).toMatchObject({ amount: null, onApplication: true });
  });

  it.each([
    ['189.000 €', 18_900_000],
    ['€ 189.000,-', 18_900_000],
    ['1.234,56 €', 123_456],
    ['€1,234.50', 123_450],
    ['1’250’000 EUR', 125_000_000],
    ['505 000 €', 50_500_000],
    ['€1.25m', null],
    ['€350k', null],
    ['€1.25M (3 beds)', null],
    ['189.00.000 €', null],
  ])('reads "%s" as its writer meant it, or not at all', (price, amount) => {
    expect(read('daft', { changes: { price } }).facts.askingPrice?.amount ?? null).toBe(amount);
  });

  it.each(['€350,000 - €395,000', '£395,000', '395', 'from the agent', null])(
    'does not mistake other text for a price in euros: %j',
    (price) => {
      const amount = read('daft', { changes: { price } }).facts.askingPrice?.amount ?? null;
      expect(amount).toBe(price === '395' ? 39_500 : null);
    },
  );

  it('reads a monthly rent', () => {
    const changes = { category: 'Rent', price: '€1,950 per month', seoFriendlyPath: '/for-rent/apartment-9-chandlers-row-cork/5900102' };
    expect(read('daft', { changes, canonical: false }).facts).toMatchObject({
      transaction: 'rent',
      askingPrice: { amount: 195_000, currency: 'EUR', period: 'month' },
    });
  });

  it('ignores coordinates outside the country, for example if they are swapped', () => {
    expect(read('daft', { changes: { point: { coordinates: [51.9, -8.47] } } }).facts.latitude).toBeNull();
  });

  it('ignores a link to another site', () => {
    const changes = { seoFriendlyPath: '//evil.example/5900102', id: 5_900_109 };
    expect(read('daft', { changes, canonical: false }).facts.url).toBeNull();
  });

  it('never warns that a supported site’s properties are not covered', () => {
    for (const site of ['daft', 'onthemarket', 'zillow'] as const)
      expect(
        read(site)
          .warnings.map(({ message }) => message)
          .join(),
      ).not.toContain('calculated');
  });

  it.each(sites)('on %s explains a damaged or empty page', (site) => {
    const page = otherPage(site);
    for (const broken of [
      page.replace(/"(?:id|zpid|legacyId|property_id|listing_id)":/g, '"was":'),
      page.replace(/\}+(?=;?<\/script>|\\?"\);)/, ''),
    ]) {
      const reading = readPage(broken, { url: null, capturedAt });
      expect(['not-a-listing', 'unreadable', 'listing']).toContain(reading.kind);
      if (reading.kind === 'listing') expectSound(reading);
      else expect(reading).toHaveProperty('code');
    }
  });

  it('treats several properties as a search, with its listings marked as cards', () => {
    const reading = readPage(onTheMarketSearch(['19000101', '19000102', '19000101']), { url: null, capturedAt });
    expect(reading).toMatchObject({ kind: 'search', site: 'onthemarket', leftOut: { duplicates: 1 } });
    expect(reading.kind === 'search' && reading.listings.map(({ facts, completeness }) => [facts.listingId, completeness])).toEqual([
      ['19000101', 'card'],
      ['19000102', 'card'],
    ]);
  });
});

const warned = (options: OtherPageOptions) => read('idealista', options).warnings.map(({ code }) => code);

describe('reading a captured idealista page', () => {
  it('accepts English as well as Spanish', () => {
    const changes = {
      title: 'Duplex for rent in Calle de los Cereros',
      operation: 'rent',
      price: '<span class="txt-bold">1,950</span> €/month',
      features: ['185 m² built, 170 m² floor area', '4 bedrooms', '3 bathrooms'],
      costs: '€ 320/month in community fees',
    };
    expect(read('idealista', { changes }).facts).toMatchObject({
      transaction: 'rent',
      askingPrice: { amount: 195_000, currency: 'EUR', period: 'month' },
      bedrooms: 4,
      bathrooms: 3,
      floorAreaSqFt: 1_991,
      propertyType: 'Duplex',
      serviceChargePerYear: 384_000,
    });
  });

  it('returns zero bedrooms for a studio, and the size in the page head if no built size is given', () => {
    const changes = {
      features: ['Estudio', '1 baño'],
      head: ['38 m²', 'Sin habitación'],
      title: 'Alquiler de estudio en calle X',
      operation: 'rent',
    };
    expect(read('idealista', { changes }).facts).toMatchObject({ bedrooms: 0, bathrooms: 1, floorAreaSqFt: 409, propertyType: 'Estudio' });
  });

  it('has no position if only the neighbourhood is shown', () => {
    expect(read('idealista', { changes: { visibility: 'HIDDEN' } }).facts.latitude).toBeNull();
  });

  it('uses the number in its scripts if the markup states no price', () => {
    expect(read('idealista', { changes: { price: '' } }).facts.askingPrice).toMatchObject({ amount: 26_500_000, currency: 'EUR' });
    expect(read('idealista', { changes: { price: 'A consultar', number: 0 } }).facts.askingPrice?.onApplication).toBe(true);
  });

  it('warns about properties that are not simply for sale', () => {
    expect(warned({ changes: { tags: ['Nuda propiedad'] } })).toContain('bare-ownership');
    expect(warned({ changes: { tags: ['Ocupada ilegalmente'] } })).toContain('occupied');
    expect(warned({ changes: { tags: ['Alquilada, con inquilinos'] } })).toContain('tenanted');
    expect(warned({})).toEqual([]);
  });

  it('does not mistake a Portuguese or Italian page for a Spanish one', () => {
    const page = otherPage('idealista', { canonical: false }).replace('<body>', '<body><img src="https://img4.idealista.pt/a.jpg">');
    expect(readPage(page, { url: null, capturedAt }).kind).toBe('not-a-listing');
  });
});

describe('deal on a property in another country', () => {
  it('does not treat the listing’s price or charges as amounts in pounds', () => {
    const deal = createDeal({ id: idOf(1), mid: idOf(2), at: capturedAt, reading: read('immoweb'), via: 'page', parserVersion: 2 });
    expect(resolveInputs({ deal, profile: standardProfile, market: 'GB-ENG', rentEstimate: null })).toEqual({
      ok: false,
      error: ['purchasePrice', 'monthlyRent'],
    });
  });

  it('does not treat charges as amounts in pounds if the listing states no price', () => {
    const sold = read('zillow', { changes: { homeStatus: 'SOLD' } });
    const deal = createDeal({ id: idOf(1), mid: idOf(2), at: capturedAt, reading: sold, via: 'page', parserVersion: 2 });
    const typed = { purchasePrice: minor(18_900_000), monthlyRent: minor(120_000) };
    const resolved = resolveInputs({
      deal: { ...deal, inputs: { 'buy-to-let': typed } },
      profile: standardProfile,
      market: 'GB-ENG',
      rentEstimate: null,
    });
    expect(deal.facts).toMatchObject({ askingPrice: null, serviceChargePerYear: 102_000 });
    expect(resolved.ok && resolved.value.serviceChargePerYear.provenance.kind).toBe('default');
  });

  it('uses the price and charges of a listing in pounds', () => {
    const deal = createDeal({ id: idOf(1), mid: idOf(2), at: capturedAt, reading: read('onthemarket'), via: 'page', parserVersion: 2 });
    expect(resolveInputs({ deal, profile: standardProfile, market: 'GB-ENG', rentEstimate: null })).toEqual({
      ok: false,
      error: ['monthlyRent'],
    });
  });
});
