import { describe, expect, it } from 'vitest';
import { dwellingCount } from '../../../../../src/core/deal/strategies/dwellingCount.ts';

describe('number of dwellings', () => {
  it('is the listing’s own count, whatever the property type', () => {
    expect(dwellingCount({ units: 4, propertyType: 'Duplex' })).toBe(4);
  });

  it.each([
    ['Duplex', 2],
    ['Two-family house', 2],
    ['Triplex', 3],
    ['Fourplex', 4],
    ['Quadruplex', 4],
    ['4-plex', null],
    ['Single family', 1],
    ['Condo', 1],
    ['Townhouse', 1],
    ['Multi family', null],
    ['Land', null],
    [null, null],
  ])('for %j without a count is %j', (propertyType, units) => {
    expect(dwellingCount({ units: null, propertyType })).toBe(units);
  });
});
