import { describe, expect, it } from 'vitest';
import { instant } from '../../../../../src/core/kernel/calendar.ts';
import type { CapturedSite } from '../../../../../src/core/listing/facts.ts';
import { readPage } from '../../../../../src/core/listing/readListingPage.ts';
import { europeanAddresses, type EuropeanSite } from '../../../../support/europeanPages.ts';
import { expectCleanPrototypes, expectSound } from '../../../../support/listingInvariants.ts';
import { otherPage } from '../../../../support/listingOtherPages.ts';

const capturedAt = instant(Date.UTC(2026, 10, 20));

function read(site: CapturedSite, changes: object = {}) {
  const reading = readPage(otherPage(site, { changes }), { url: null, capturedAt });
  if (reading.kind !== 'listing') throw new Error(`Not a listing: ${reading.kind}`);
  expectSound(reading);
  return { ...reading, codes: reading.warnings.map(({ code }) => code) };
}

describe('reading a captured ImmobilienScout24 page', () => {
  const rental = { obj_immotype: 'wohnung_miete', obj_purchasePrice: '' };

  it('uses the cold rent as the rent, and keeps charges and warm rent separate', () => {
    const keyValues = { ...rental, obj_baseRent: '950.5', obj_serviceCharge: '180', obj_totalRent: '1130.5' };
    const { facts, codes } = read('immobilienscout24', { keyValues });
    expect(facts).toMatchObject({
      transaction: 'rent',
      askingPrice: { amount: 95_050, currency: 'EUR', period: 'month' },
      serviceChargePerYear: 216_000,
      rentWithChargesPerMonth: 113_050,
      agentFee: null,
    });
    expect(codes).not.toContain('rent-with-charges');
  });

  it('does not use a warm rent as the rent, and says so', () => {
    const { facts, codes } = read('immobilienscout24', { keyValues: { ...rental, obj_totalRent: '1130.5' } });
    expect(facts).toMatchObject({ transaction: 'rent', askingPrice: null, rentWithChargesPerMonth: 113_050 });
    expect(codes).toContain('rent-with-charges');
  });

  it('does not count rooms as bedrooms', () => {
    const { facts } = read('immobilienscout24', { rows: { schlafzimmer: '' } });
    expect([facts.rooms, facts.bedrooms]).toEqual([3.5, null]);
  });

  it('recognises that the buyer pays no commission, and warns about a tenanted property', () => {
    const { facts, codes } = read('immobilienscout24', { rows: { provision: 'provisionsfrei' }, keyValues: { obj_rented: 'y' } });
    expect(facts.agentFee).toMatchObject({ buyerPays: false, share: null });
    expect(codes).toContain('tenanted');
  });

  it('has no position if the address is incomplete, and ignores “no_information”', () => {
    const keyValues = { obj_streetPlain: 'no_information', obj_typeOfFlat: 'no_information', obj_energyEfficiencyClass: 'no_information' };
    const map = {
      location: { latitude: 50.73, longitude: 7.1, showFullAddress: false },
      addressForMap: { city: 'Bonn', zipCode: '53111' },
    };
    const { facts } = read('immobilienscout24', { keyValues, map });
    expect(facts).toMatchObject({ latitude: null, propertyType: null, epcBand: null, address: '53111 Bonn' });
  });
});

describe('reading a captured leboncoin page', () => {
  const rental = { category_id: '10', category_name: 'Locations', price: [820] };

  it('does not use a rent including charges as the rent', () => {
    const { facts, codes } = read('leboncoin', { ...rental, attributes: { charges_included: ['1', 'Oui'] } });
    expect(facts).toMatchObject({ transaction: 'rent', askingPrice: null, rentWithChargesPerMonth: 82_000, agentFee: null });
    expect(codes).toContain('rent-with-charges');
  });

  it('uses the rent if charges are extra, and warns if the page does not say whether they are', () => {
    const apart = read('leboncoin', { ...rental, attributes: { charges_included: ['2', 'Non'] } });
    expect(apart.facts).toMatchObject({ askingPrice: { amount: 82_000, period: 'month' }, rentWithChargesPerMonth: null });
    expect(apart.codes).not.toContain('charges-not-told');
    expect(read('leboncoin', rental).codes).toContain('charges-not-told');
  });

  it.each([
    [{ fees_at_the_expanse_of: ['seller', 'Vendeur'] }, { buyerPays: false, inPrice: true, amount: null }],
    [{ fai_included: ['2', 'Non'] }, { buyerPays: true, inPrice: false }],
    [{ price_except_fees: ['21000'] }, { buyerPays: true, inPrice: true, amount: null }],
  ])('recognises who pays the agent: %j', (attributes, fee) => {
    expect(read('leboncoin', { attributes }).facts.agentFee).toMatchObject(fee);
  });

  it('has no agent fee if neither payer nor inclusion is stated', () => {
    const attributes = { fai_included: [''], fees_at_the_expanse_of: [''] };
    expect(read('leboncoin', { attributes }).facts.agentFee).toBeNull();
  });

  it('has a position only for a full address, and no private person’s name', () => {
    const location = { city: 'Nantes', zipcode: '44000', lat: 47.21, lng: -1.55, source: 'address' };
    const { facts } = read('leboncoin', { location, owner: { type: 'private', name: 'Ada Larkspur' } });
    expect([facts.latitude, facts.agentName]).toEqual([47.21, null]);
  });

  it('warns about a sale for a life annuity', () => {
    expect(read('leboncoin', { attributes: { immo_sell_type: ['viager', 'Viager'] } }).codes).toContain('life-annuity');
  });

  it.each(['n', 'v', 'h', 'blank'])('does not mistake %j for an energy class', (code) => {
    expect(read('leboncoin', { attributes: { energy_rate: [code] } }).facts.epcBand).toBeNull();
  });
});

describe('reading a captured funda page', () => {
  it('uses the markup if the page’s data is missing', () => {
    const { facts } = read('funda', { inMarkup: true });
    expect(facts).toMatchObject({ askingPrice: { amount: 34_500_000 }, rooms: 4, bedrooms: 3, yearBuilt: 1934, epcBand: 'A++' });
    expect(facts.latitude).toBeNull();
  });

  it('notes if the price includes transfer tax and notary fees', () => {
    const price = read('funda', { features: { Vraagprijs: '€ 345.000 v.o.n.' } }).facts.askingPrice;
    expect(price).toMatchObject({ amount: 34_500_000, qualifier: 'Transfer tax and notary included (vrij op naam)' });
    expect(read('funda').facts.askingPrice?.qualifier).toBeNull();
  });

  it('recognises land on a long lease', () => {
    expect(read('funda', { features: { Eigendomssituatie: 'Gemeentelijk eigendom belast met erfpacht' } }).facts.tenure).toBe('leasehold');
  });

  const huur = { linked: { url: 'https://www.funda.nl/detail/huur/deventer/appartement-kaarsenmakersstraat-9/19000113/' } };
  const rented = (Huurprijs: string) => {
    const page = otherPage('funda', { changes: { ...huur, features: { Vraagprijs: '', Huurprijs } }, canonical: false });
    const reading = readPage(page, { url: null, capturedAt });
    if (reading.kind !== 'listing') throw new Error(`Not a listing: ${reading.kind}`);
    expectSound(reading);
    return reading.facts;
  };

  it('does not use a rent including service charges as the rent', () => {
    expect(rented('€ 1.450 per maand (exclusief servicekosten)')).toMatchObject({
      transaction: 'rent',
      askingPrice: { amount: 145_000, period: 'month' },
      rentWithChargesPerMonth: null,
    });
    expect(rented('€ 1.450 per maand (inclusief servicekosten)')).toMatchObject({ askingPrice: null, rentWithChargesPerMonth: 145_000 });
  });

  it('accepts English labels', () => {
    const features = {
      'Asking price': '€ 345,000 k.k.',
      'Living area': '78 m²',
      'Number of rooms': '4 rooms (3 bedrooms)',
      'Year of construction': '1934',
    };
    const { facts } = read('funda', { features: { Vraagprijs: '', Wonen: '', 'Aantal kamers': '', Bouwjaar: '', ...features } });
    expect(facts).toMatchObject({ askingPrice: { amount: 34_500_000 }, floorAreaSqFt: 840, rooms: 4, bedrooms: 3, yearBuilt: 1934 });
  });

  it('is not a listing if nothing identifies it', () => {
    const page = otherPage('funda', { changes: { linked: { url: 'https://www.funda.nl/' } }, canonical: false });
    expect(readPage(page, { url: null, capturedAt }).kind).toBe('not-a-listing');
  });
});

describe('reading a captured Otodom page', () => {
  it('returns the rent and the separate building charges', () => {
    const characteristics = { price: { value: '3650', currency: 'PLN' }, rent: { value: '950', currency: 'PLN' } };
    const { facts } = read('otodom', { adCategory: { id: 102, name: 'FLAT', type: 'RENT' }, characteristics });
    expect(facts).toMatchObject({
      transaction: 'rent',
      askingPrice: { amount: 365_000, currency: 'PLN', period: 'month' },
      serviceChargePerYear: 1_140_000,
    });
  });

  it('keeps a price in euros, and ignores charges in zlotys', () => {
    const { facts } = read('otodom', { characteristics: { price: { value: '139000', currency: 'EUR' } } });
    expect(facts).toMatchObject({ askingPrice: { amount: 13_900_000, currency: 'EUR' }, serviceChargePerYear: null });
  });

  it('ignores a hidden price, and a position shown only as a circle', () => {
    const location = {
      coordinates: { latitude: 50.06, longitude: 19.94 },
      mapDetails: { radius: 500 },
      address: { city: { name: 'Kraków' } },
    };
    const { facts } = read('otodom', { price: { type: 'HIDDEN' }, location });
    expect(facts).toMatchObject({ askingPrice: null, latitude: null, town: 'Kraków' });
  });

  it('is told apart from the Portuguese sister site by its currency if it has no URL', () => {
    const reading = readPage(otherPage('otodom', { changes: { url: null }, canonical: false }), { url: null, capturedAt });
    expect(reading.site).toBe('otodom');
    expect(readPage(otherPage('imovirtual', { changes: { url: null }, canonical: false }), { url: null, capturedAt }).site).toBe(
      'imovirtual',
    );
  });
});

describe('reading a captured Imovirtual page', () => {
  it('reads the number of bedrooms from the property type (“T2”), never from the number of rooms in the data', () => {
    const unnamed = { characteristics: { rooms_num: { value: '3' } } };
    expect(read('imovirtual', unnamed).facts.bedrooms).toBe(2);
    expect(read('imovirtual', { ...unnamed, title: 'Apartamento no Bonfim' }).facts.bedrooms).toBeNull();
    expect(read('imovirtual', { ...unnamed, title: 'Moradia T0 + sótão' }).facts.bedrooms).toBe(0);
  });
});

describe('reading a captured willhaben page', () => {
  it('does not use a rent including charges as the rent', () => {
    const attributes = { OWNAGETYPE: 'Miete', PRICE: '1190', 'RENTAL_PRICE/PER_MONTH': '1190,5', 'RENTAL_PRICE/PER_MONTH_NET': '890' };
    const { facts, codes } = read('willhaben', { attributes });
    expect(facts).toMatchObject({ transaction: 'rent', askingPrice: null, rentWithChargesPerMonth: 119_050, agentFee: null });
    expect(codes).toContain('rent-with-charges');
  });

  it('has no position if only a radius is given, and no private person’s name', () => {
    const { facts } = read('willhaben', { attributes: { POSITION_RADIUS_METERS: '337', ISPRIVATE: '1' } });
    expect([facts.latitude, facts.agentName]).toEqual([null, null]);
  });
});

const hostile = [
  '<script>alert(1)</script>',
  '__proto__',
  '9'.repeat(400),
  '\u0000\u202e',
  '[object Object]',
  '€'.repeat(300),
  '-1',
  '1e9',
];

describe('European page with hostile values', () => {
  it.each(Object.keys(europeanAddresses) as readonly EuropeanSite[])(
    'on %s gives valid facts or an error code, and changes no prototype',
    (site) => {
      for (const value of hostile) {
        // Replaces all text and numbers in the page's data and every row of its markup at once.
        const page = otherPage(site)
          .replace(
            /"(?:value|localizedValue|value_label|Value|obj_(?!scoutId)\w+|city|zipcode|postCode|streetAddress|price)":"[^"]*"/g,
            (pair) => pair.replace(/:"[^"]*"$/, () => `:${JSON.stringify(value).replaceAll('<', '\\u003C')}`),
          )
          .replace(/(<d[td][^>]*>)[^<]*/g, (_, tag: string) => `${tag}${value}`);
        const reading = readPage(page, { url: null, capturedAt });
        if (reading.kind === 'listing') expectSound(reading);
        else expect(reading).toHaveProperty('code');
      }
      expectCleanPrototypes();
    },
  );
});
