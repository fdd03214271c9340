import { describe, expect, it } from 'vitest';
import { typedPlace } from '../../../../../src/core/deal/manual/manualEntry.ts';
import { currencyOfCountry, euCountries } from '../../../../../src/core/market/markets.ts';

describe('a place typed by who invests in Europe', () => {
  it.each(euCountries)('is in %s, with its money, where the address names no country', (country) => {
    expect(typedPlace('12 Long Street', country)).toMatchObject({
      country,
      facts: { askingPrice: { amount: null, currency: currencyOfCountry(country) } },
    });
  });

  it('is where the address says, whichever country the person invests in', () => {
    expect(typedPlace('12 rue de la Part-Dieu, 69003 Lyon, France', 'DE').country).toBeUndefined();
    expect(typedPlace('12 Example Street, Salford M6 5ZZ', 'IE')).toMatchObject({ facts: { outcode: 'M6' } });
  });

  it('has nothing added in the United Kingdom, and dollars in the United States', () => {
    expect(typedPlace('12 Long Street', 'GB')).toEqual({ facts: { outcode: null, incode: null, postalCode: null } });
    expect(typedPlace('12 Long Street', 'US')).toMatchObject({ country: 'US', facts: { askingPrice: { currency: 'USD' } } });
  });
});
