import { describe, expect, it } from 'vitest';
import { dwellingCount } from '../../../../../src/core/deal/strategies/dwellingCount.ts';

describe('the dwellings of a home', () => {
  it('are those the listing counts, whatever the kind of home', () => {
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
  ])('of %j without a count are %j', (propertyType, units) => {
    expect(dwellingCount({ units: null, propertyType })).toBe(units);
  });
});
