import { describe, expect, it } from 'vitest';
import { regionOfOutcode } from '../../../../src/core/area/regions.ts';
import { regionalRents } from '../../../../src/core/area/regionalRents.ts';
import { rentEstimate } from '../../../../src/core/area/rentEstimate.ts';
import type { RentedHome } from '../../../../src/core/area/rentEstimate.ts';
import { fromMajor } from '../../../../src/core/kernel/money.ts';
import { publishedBook } from '../../../support/areaPacks.ts';

/** The estimate of a home; throws where there is none. */
function estimated(home: RentedHome) {
  const rent = rentEstimate(home);
  if (!rent.ok) throw new Error(rent.error.message);
  return rent.value;
}

const refused = (home: RentedHome) => {
  const rent = rentEstimate(home);
  return rent.ok ? null : rent.error;
};

const named = (...placeNames: readonly string[]) => estimated({ outcode: null, bedrooms: 2, placeNames });

describe('the rent of an area', () => {
  it('is the published mean of the local authority for the bedrooms, within the spread of single rents', () => {
    const { monthlyRent, low, high, method, area, source } = estimated({ outcode: 'M6', bedrooms: 2 });
    // Price Index of Private Rents, August 2026: Salford, two bedrooms; spread of the North West in the list of rents of 2020.
    expect([monthlyRent, low, high]).toEqual([108_400, 86_300, 136_200]);
    expect([method, area]).toEqual(['Average for 2 bedrooms, Salford, August 2026', { name: 'Salford', scope: 'local' }]);
    expect(source.url).toContain('ons.gov.uk');
    expect(source.title).toContain('80% of homes');
  });

  it('is that of the rental area in Scotland', () => {
    expect(estimated({ outcode: 'EH6', bedrooms: 1 }).method).toBe('Average for 1 bedroom, Lothian, August 2026');
  });

  it('is that of the region, with the spread of its councils, where the district is not known', () => {
    const { monthlyRent, low, high, method, area } = estimated({ outcode: 'M99', bedrooms: 2 });
    // Price Index of Private Rents, August 2026: North West, two bedrooms.
    expect([monthlyRent, low, high, area.scope]).toEqual([88_200, 64_700, 98_700, 'region']);
    expect(method).toBe('Average for 2 bedrooms, North West, August 2026');
  });

  it.each([
    [0, 'one bedroom stands for a studio', 88_800],
    [1, 'one bedroom', 88_800],
    [3, 'three bedrooms', 128_700],
    [4, 'four or more', 177_000],
    [null, 'unknown bedrooms take all homes', 117_000],
  ])('for %s bedrooms: %s', (bedrooms, _, rent) => {
    expect(estimated({ outcode: 'M6', bedrooms }).monthlyRent).toBe(rent);
  });

  it('is in code what it is in the pack, for every district and size', () => {
    const book = publishedBook('uk', ['uk-core']);
    for (const place of book.places('district')) {
      for (const bedrooms of [1, 2, 3, 4, null]) {
        const [coded, packed] = [rentEstimate({ outcode: place.code, bedrooms }), book.localRent(place, bedrooms)];
        if (packed === null) expect([place.code, coded.ok && coded.value.area.scope === 'local']).toEqual([place.code, false]);
        else if (!coded.ok) expect.fail(`${place.code}: ${coded.error.message}`);
        else
          expect([place.code, coded.value.area.name, coded.value.monthlyRent, coded.value.low, coded.value.high]).toEqual([
            place.code,
            packed.areaName,
            packed.mean * 100,
            packed.low * 100,
            packed.high * 100,
          ]);
      }
    }
  });

  it('is that of the authority or region a place is named after, where no district is known', () => {
    expect(named('salford').method).toBe('Average for 2 bedrooms, Salford, August 2026');
    expect(named('Bristol').area).toEqual({ name: 'Bristol, City of', scope: 'local' });
    expect(named('Wharf Road', 'London').area).toEqual({ name: 'London', scope: 'region' });
    expect(named('Islington', 'London').area).toEqual({ name: 'Islington', scope: 'local' });
  });

  it('is never an average of the whole country: an unknown place is refused', () => {
    for (const outcode of [null, 'XX1', 'hello']) expect(refused({ outcode, bedrooms: 2 })?.reason).toBe('place');
    expect(refused({ outcode: null, bedrooms: 2, placeNames: ['United Kingdom'] })?.reason).toBe('unpublished');
  });

  it('is refused by name where none is published, as in Northern Ireland', () => {
    expect(refused({ outcode: 'BT9', bedrooms: 2 })).toEqual({
      reason: 'unpublished',
      message: 'No rent estimate. Average rents aren’t published for Northern Ireland.',
    });
  });

  it('is refused by name beyond four bedrooms', () => {
    for (const bedrooms of [5, 30]) expect(refused({ outcode: 'M6', bedrooms })?.reason).toBe('bedrooms');
    expect(refused({ outcode: 'M6', bedrooms: 5 })?.message).toBe(
      'No rent estimate for 5 bedrooms. Average rents are published for up to 4.',
    );
  });

  it('is refused by name at a price or a size far from what the average describes', () => {
    const home = { outcode: 'M6', bedrooms: 3 };
    const at = (pounds: number) => refused({ ...home, askingPrice: fromMajor(pounds) })?.reason ?? null;
    expect([1_000, 60_000, 185_000, 800_000, 10_000_000].map(at)).toEqual(['price', null, null, null, 'price']);
    const sized = (floorAreaSqFt: number) => refused({ ...home, floorAreaSqFt })?.reason ?? null;
    expect([100, 400, 1000, 4000, 12_000].map(sized)).toEqual(['floor-area', null, null, null, 'floor-area']);
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
