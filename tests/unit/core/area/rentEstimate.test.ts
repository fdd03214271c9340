import { describe, expect, it } from 'vitest';
import { regionOfOutcode } from '../../../../src/core/area/regions.ts';
import { regionalRents } from '../../../../src/core/area/regionalRents.ts';
import { rentEstimate } from '../../../../src/core/area/rentEstimate.ts';

describe('the rent of an area', () => {
  it('is the published mean of the region for the bedrooms, with the spread of its councils', () => {
    const { monthlyRent, low, high, method, source } = rentEstimate({ outcode: 'M6', bedrooms: 2 });
    // Price Index of Private Rents, August 2026: North West, two bedrooms.
    expect([monthlyRent, low, high]).toEqual([88_200, 64_700, 98_700]);
    expect(method).toBe('Average for 2 bedrooms, North West, August 2026');
    expect(source.url).toContain('ons.gov.uk');
  });

  it.each([
    [0, 'one bedroom stands for a studio', 70_200],
    [1, 'one bedroom', 70_200],
    [3, 'three bedrooms', 105_600],
    [4, 'four or more', 149_900],
    [9, 'nine count as four or more', 149_900],
    [null, 'unknown bedrooms take all homes', 96_900],
  ])('for %s bedrooms: %s', (bedrooms, _, rent) => {
    expect(rentEstimate({ outcode: 'M6', bedrooms }).monthlyRent).toBe(rent);
  });

  it('without a postcode is the figure of the United Kingdom, and wider', () => {
    const unknown = rentEstimate({ outcode: null, bedrooms: 2 });
    const known = rentEstimate({ outcode: 'M6', bedrooms: 2 });
    expect(unknown.method).toContain('United Kingdom, August 2026; the postcode is not known');
    expect(unknown.high - unknown.low).toBeGreaterThan(known.high - known.low);
  });

  it('says that no figure is published for Northern Ireland', () => {
    expect(rentEstimate({ outcode: 'BT9', bedrooms: 2 }).method).toContain('no figure is published for Northern Ireland');
  });

  it('holds low ≤ mean ≤ high and more rent for more bedrooms, in every region', () => {
    for (const rows of Object.values(regionalRents)) {
      expect(rows).toHaveLength(5);
      for (const [mean, low, high] of rows) expect(low <= mean && mean <= high).toBe(true);
      const means = rows.slice(1).map(([mean]) => mean);
      expect(means).toEqual(means.toSorted((one, other) => one - other));
    }
  });
});

describe('the region of a postcode district', () => {
  it.each([
    ['M6', 'north-west'],
    ['EC1A', 'london'],
    ['SW1A', 'london'],
    ['KT1', 'london'],
    ['KT10', 'south-east'],
    ['S40', 'east-midlands'],
    ['S1', 'yorkshire'],
    ['CH7', 'wales'],
    ['td15', 'north-east'],
    ['G1', 'scotland'],
    ['BT1', 'northern-ireland'],
  ])('%s lies in %s', (outcode, region) => {
    expect(regionOfOutcode(outcode)).toBe(region);
  });

  it('is not known for what is not a district', () => {
    expect([regionOfOutcode(null), regionOfOutcode(''), regionOfOutcode('XX1'), regionOfOutcode('hello')]).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });
});
