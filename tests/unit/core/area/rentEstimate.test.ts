import { describe, expect, it } from 'vitest';
import { regionOfOutcode } from '../../../../src/core/area/regions.ts';
import { regionalRents } from '../../../../src/core/area/regionalRents.ts';
import { rentEstimate } from '../../../../src/core/area/rentEstimate.ts';
import { publishedBook } from '../../../support/areaPacks.ts';

describe('the rent of an area', () => {
  it('is the published mean of the local authority for the bedrooms, within the spread of single rents', () => {
    const { monthlyRent, low, high, method, area, source } = rentEstimate({ outcode: 'M6', bedrooms: 2 });
    // Price Index of Private Rents, August 2026: Salford, two bedrooms; spread of the North West in the list of rents of 2020.
    expect([monthlyRent, low, high]).toEqual([108_400, 86_300, 136_200]);
    expect([method, area]).toEqual(['Average for 2 bedrooms, Salford, August 2026', { name: 'Salford', scope: 'local' }]);
    expect(source.url).toContain('ons.gov.uk');
    expect(source.title).toContain('eight of ten homes');
  });

  it('is that of the rental area in Scotland', () => {
    expect(rentEstimate({ outcode: 'EH6', bedrooms: 1 }).method).toBe('Average for 1 bedroom, Lothian, August 2026');
  });

  it('is that of the region, with the spread of its councils, where the district is not known', () => {
    const { monthlyRent, low, high, method, area } = rentEstimate({ outcode: 'M99', bedrooms: 2 });
    // Price Index of Private Rents, August 2026: North West, two bedrooms.
    expect([monthlyRent, low, high, area.scope]).toEqual([88_200, 64_700, 98_700, 'region']);
    expect(method).toBe('Average for 2 bedrooms, North West, August 2026');
  });

  it.each([
    [0, 'one bedroom stands for a studio', 88_800],
    [1, 'one bedroom', 88_800],
    [3, 'three bedrooms', 128_700],
    [4, 'four or more', 177_000],
    [9, 'nine count as four or more', 177_000],
    [null, 'unknown bedrooms take all homes', 117_000],
  ])('for %s bedrooms: %s', (bedrooms, _, rent) => {
    expect(rentEstimate({ outcode: 'M6', bedrooms }).monthlyRent).toBe(rent);
  });

  it('is in code what it is in the pack, for every district and size', () => {
    const book = publishedBook('uk', ['uk-core']);
    for (const place of book.places('district')) {
      for (const bedrooms of [1, 2, 3, 4, null]) {
        const [coded, packed] = [rentEstimate({ outcode: place.code, bedrooms }), book.localRent(place, bedrooms)];
        if (packed === null) expect([place.code, coded.area.scope === 'local']).toEqual([place.code, false]);
        else
          expect([place.code, coded.area.name, coded.monthlyRent, coded.low, coded.high]).toEqual([
            place.code,
            packed.areaName,
            packed.mean * 100,
            packed.low * 100,
            packed.high * 100,
          ]);
      }
    }
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
