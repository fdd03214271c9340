import { describe, expect, it } from 'vitest';
import { locateAddress } from '../../../../src/core/place/locateAddress.ts';
import { regionOfPostalCode } from '../../../../src/core/place/regionOfPostalCode.ts';
import { writtenAddresses } from '../../../support/addresses.ts';

describe('location of an entered address', () => {
  it.each([
    ['12 Grafton St, Dublin, D02 X285', 'IE', null, null, 'certain'],
    ['3 Quay Street, Dublin 8', 'IE', null, null, 'likely'],
    ['Apt B12, 1200 Main St, Austin TX 78701', 'US', 'TX', null, 'certain'],
    ['Apt B12, 1200 Main St, Austin TX', 'US', 'TX', null, 'likely'],
    ['9 main st, dayton, oh 45402', 'US', 'OH', null, 'certain'],
    ['10 Rue Crébillon, 44000 Nantes', 'FR', '44', null, 'certain'],
    ['75008 Paris, appartement T3, 3e étage', 'FR', '75', null, 'certain'],
    ['Leopoldstr. 5, 80802 München', 'DE', 'BY', null, 'certain'],
    ['Calle de Alcalá 45, 3º B, 28014 Madrid', 'ES', 'madrid', null, 'certain'],
    ['Rue Neuve 5, 1000 Bruxelles', 'BE', 'brussels', null, 'certain'],
    ['Via Roma 12, 20121 Milano MI', 'IT', null, null, 'certain'],
    ['Prinsengracht 263, 1016 GV Amsterdam', 'NL', null, null, 'certain'],
    ['5 Bute Street, Cardiff, CF10 5BZ', 'GB', 'wales', 'CF10', 'certain'],
    ['9 Botanic Avenue, Belfast BT7 1JQ', 'GB', 'northern-ireland', 'BT7', 'certain'],
    ['Perth PH1 5TJ', 'GB', 'scotland', 'PH1', 'certain'],
    ['M6', 'GB', 'england', 'M6', 'certain'],
    ['Rose Cottage, Chepstow NP16 5HH', 'GB', null, 'NP16', 'border'],
    ['12 High Street, Salford, England', 'GB', null, null, 'likely'],
    ['Main Street 1, Springfield', null, null, null, 'none'],
  ] as const)('%s: %s, %s, outcode %s, %s', (...[text, country, region, outcode, certainty]) => {
    expect(locateAddress(text)).toEqual({ country, region, outcode, certainty, refusal: null });
  });

  it.each([
    ['St Helier, Jersey JE2 4WG', 'Not supported yet for properties in Jersey'],
    ['Douglas, Isle of Man IM1 2EA', 'Not supported yet for properties in the Isle of Man'],
    ['Storgatan 4, 252 20 Helsingborg', 'Not supported yet for properties outside the countries listed here'],
  ])('%s is refused with the right message, and never treated as another place', (text, refusal) => {
    expect(locateAddress(text)).toMatchObject({ country: null, region: null, outcode: null, refusal });
  });

  it('never reads an outcode if the property is not British', () => {
    for (const { text, country, outcode } of writtenAddresses) {
      const found = locateAddress(text);
      expect([text, found.outcode]).toEqual([text, country === 'GB' ? outcode : null]);
    }
  });
});

describe('region of a postal code', () => {
  it.each([
    ['DE', '10115', 'BE'],
    ['DE', '20095', 'HH'],
    ['DE', '01067', 'SN'],
    ['DE', '50667', 'NW'],
    ['DE', '99084', 'TH'],
    ['DE', '24937', 'SH'],
    // These first digits are used in two Länder.
    ['DE', '89073', null],
    ['FR', '20090', '2A'],
    ['FR', '20200', '2B'],
    ['FR', '97400', '974'],
    ['FR', '98000', null],
    ['FR', '01000', '01'],
    ['ES', '08001', 'cataluna'],
    ['ES', '51001', 'ceuta'],
    ['ES', '99001', null],
    ['BE', '1348', 'wallonia'],
    ['BE', '9000', 'flanders'],
    ['IT', '20121', null],
  ] as const)('for %s %s is %s', (country, code, region) => {
    expect(regionOfPostalCode(country, code)).toBe(region);
  });
});
