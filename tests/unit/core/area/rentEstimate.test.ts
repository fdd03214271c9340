import { describe, expect, it } from 'vitest';
import { regionOfOutcode } from '../../../../src/core/area/regions.ts';
import { regionalRents } from '../../../../src/core/area/regionalRents.ts';
import { rentEstimate } from '../../../../src/core/area/rentEstimate.ts';
import type { RentedHome } from '../../../../src/core/area/rentEstimate.ts';
import { fromMajor } from '../../../../src/core/kernel/money.ts';
import { publishedBook } from '../../../support/areaPacks.ts';

/** The rent estimate for a property; throws if there is none. */
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

describe('rent estimate for an area', () => {
  it('is the local authority’s published mean for the number of bedrooms, with the spread of individual rents in the region', () => {
    const { monthlyRent, low, high, method, area, source } = estimated({ outcode: 'M6', bedrooms: 2 });
    // Price Index of Private Rents, August 2026: Salford, two bedrooms. Spread: North West, from the 2020 list of rents.
    expect([monthlyRent, low, high]).toEqual([108_400, 86_300, 136_200]);
    expect([method, area]).toEqual(['Average for 2 bedrooms, Salford, August 2026', { name: 'Salford', scope: 'local' }]);
    expect(source.url).toContain('ons.gov.uk');
    expect(source.title).toContain('80% of homes');
  });

  it('uses the rental area in Scotland', () => {
    expect(estimated({ outcode: 'EH6', bedrooms: 1 }).method).toBe('Average for 1 bedroom, Lothian, August 2026');
  });

  it('uses the region, with the spread between its councils, if the district is unknown', () => {
    const { monthlyRent, low, high, method, area } = estimated({ outcode: 'M99', bedrooms: 2 });
    // Price Index of Private Rents, August 2026: North West, two bedrooms.
    expect([monthlyRent, low, high, area.scope]).toEqual([88_200, 64_700, 98_700, 'region']);
    expect(method).toBe('Average for 2 bedrooms, North West, August 2026');
  });

  it.each([
    [0, 'a studio uses the one-bedroom rent', 88_800],
    [1, 'one bedroom', 88_800],
    [3, 'three bedrooms', 128_700],
    [4, 'four or more', 177_000],
    [null, 'an unknown number uses the average for all homes', 117_000],
  ])('for %s bedrooms: %s', (bedrooms, _, rent) => {
    expect(estimated({ outcode: 'M6', bedrooms }).monthlyRent).toBe(rent);
  });

  it('equals the pack’s rent for every district and size', () => {
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

  it('uses the authority or region named in the address if the district is unknown', () => {
    expect(named('salford').method).toBe('Average for 2 bedrooms, Salford, August 2026');
    expect(named('Bristol').area).toEqual({ name: 'Bristol, City of', scope: 'local' });
    expect(named('Wharf Road', 'London').area).toEqual({ name: 'London', scope: 'region' });
    expect(named('Islington', 'London').area).toEqual({ name: 'Islington', scope: 'local' });
  });

  it('never uses a national average: an unknown place is refused', () => {
    for (const outcode of [null, 'XX1', 'hello']) expect(refused({ outcode, bedrooms: 2 })?.reason).toBe('place');
    expect(refused({ outcode: null, bedrooms: 2, placeNames: ['United Kingdom'] })?.reason).toBe('unpublished');
  });

  it('is refused with the reason if no rent is published, as in Northern Ireland', () => {
    expect(refused({ outcode: 'BT9', bedrooms: 2 })).toEqual({
      reason: 'unpublished',
      message: 'No rent estimate. Average rents aren’t published for Northern Ireland.',
    });
  });

  it('is refused with the reason above four bedrooms', () => {
    for (const bedrooms of [5, 30]) expect(refused({ outcode: 'M6', bedrooms })?.reason).toBe('bedrooms');
    expect(refused({ outcode: 'M6', bedrooms: 5 })?.message).toBe(
      'No rent estimate for 5 bedrooms. Average rents are published for up to 4.',
    );
  });

  it('is refused with the reason if price or size is far from what the average describes', () => {
    const home = { outcode: 'M6', bedrooms: 3 };
    const at = (pounds: number) => refused({ ...home, askingPrice: fromMajor(pounds) })?.reason ?? null;
    expect([1_000, 60_000, 185_000, 800_000, 10_000_000].map(at)).toEqual(['price', null, null, null, 'price']);
    const sized = (floorAreaSqFt: number) => refused({ ...home, floorAreaSqFt })?.reason ?? null;
    expect([100, 400, 1000, 4000, 12_000].map(sized)).toEqual(['floor-area', null, null, null, 'floor-area']);
  });

  it('has low ≤ mean ≤ high and a higher rent for more bedrooms, in every region', () => {
    for (const rows of Object.values(regionalRents)) {
      expect(rows).toHaveLength(5);
      for (const [mean, low, high] of rows) expect(low <= mean && mean <= high).toBe(true);
      const means = rows.slice(1).map(([mean]) => mean);
      expect(means).toEqual(means.toSorted((one, other) => one - other));
    }
  });
});

describe('region of a postcode district', () => {
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
  ])('%s is in %s', (outcode, region) => {
    expect(regionOfOutcode(outcode)).toBe(region);
  });

  it('is unknown if the code is not a district', () => {
    expect([regionOfOutcode(null), regionOfOutcode(''), regionOfOutcode('XX1'), regionOfOutcode('hello')]).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });
});
