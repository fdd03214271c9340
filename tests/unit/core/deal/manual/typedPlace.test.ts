import { describe, expect, it } from 'vitest';
import { typedPlace } from '../../../../../src/core/deal/manual/manualEntry.ts';
import { currencyOfCountry, euCountries } from '../../../../../src/core/market/markets.ts';

describe('address entered by a user who invests in Europe', () => {
  it.each(euCountries)('is in %s, with its currency, if the address names no country', (country) => {
    expect(typedPlace('12 Long Street', country)).toMatchObject({
      country,
      facts: { askingPrice: { amount: null, currency: currencyOfCountry(country) } },
    });
  });

  it('is in the country the address names, whichever country the user invests in', () => {
    expect(typedPlace('12 rue de la Part-Dieu, 69003 Lyon, France', 'DE').country).toBeUndefined();
    expect(typedPlace('12 Example Street, Salford M6 5ZZ', 'IE')).toMatchObject({ facts: { outcode: 'M6' } });
  });

  it('adds nothing for the United Kingdom, and dollars for the United States', () => {
    expect(typedPlace('12 Long Street', 'GB')).toEqual({ facts: { outcode: null, incode: null, postalCode: null } });
    expect(typedPlace('12 Long Street', 'US')).toMatchObject({ country: 'US', facts: { askingPrice: { currency: 'USD' } } });
  });
});
