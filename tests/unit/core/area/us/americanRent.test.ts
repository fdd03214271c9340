import { describe, expect, it } from 'vitest';
import { americanRent, type AmericanHome } from '../../../../../src/core/area/us/americanRent.ts';
import { fromMajor } from '../../../../../src/core/kernel/money.ts';

const dayton: AmericanHome = { zip: '45402', county: null, state: 'OH', bedrooms: 3, askingPrice: null, floorAreaSqFt: null };

/** The rent estimate for a property in Dayton with these changes; throws if there is none. */
function estimated(facts: Partial<AmericanHome>) {
  const rent = americanRent({ ...dayton, ...facts });
  if (!rent.ok) throw new Error(rent.error.message);
  return rent.value;
}

const refusal = (facts: Partial<AmericanHome>) => {
  const rent = americanRent({ ...dayton, ...facts });
  return rent.ok ? null : rent.error;
};

describe('rent estimate for an American property', () => {
  it('is its county’s Fair Market Rent for the bedrooms, with the range of payment standards', () => {
    const { monthlyRent, low, high, method, area, source } = estimated({});
    // HUD, fiscal year 2026, Montgomery County, Ohio: $1,651 for three bedrooms.
    expect([monthlyRent, low, high]).toEqual([fromMajor(1_651), fromMajor(1_486), fromMajor(1_816)]);
    expect(method).toBe('HUD Fair Market Rent for 3 bedrooms, Montgomery County, Ohio, fiscal year 2026 (including utilities)');
    expect(area).toEqual({ name: 'Montgomery County', scope: 'local' });
    expect(source.title).toContain('40th percentile');
    expect(source.title).toContain('90% to 110%');
    expect(source.url).toContain('huduser.gov');
  });

  it.each([
    [0, 'a studio'],
    [1, '1 bedroom'],
    [2, '2 bedrooms'],
    [4, '4 bedrooms'],
  ])('for %s bedrooms uses the rent for %s', (bedrooms, words) =>
    expect(estimated({ bedrooms }).method).toContain(`for ${words}, Montgomery`),
  );

  it('rises with the bedrooms', () => {
    const rents = [0, 1, 2, 3, 4].map((bedrooms) => estimated({ bedrooms }).monthlyRent);
    expect(rents.toSorted((one, other) => one - other)).toEqual(rents);
  });

  it('uses a stated county before the ZIP code’s, and the ZIP code’s if the stated county is unknown', () => {
    expect(estimated({ county: 'Greene' }).area.name).toBe('Greene County');
    expect(estimated({ zip: null, county: 'Greene County' }).area.name).toBe('Greene County');
    expect(estimated({ county: 'Nowhere' }).area.name).toBe('Montgomery County');
    expect(estimated({ state: null }).area.name).toBe('Montgomery County');
    expect(estimated({ zip: '23220', state: 'VA', county: 'Richmond' }).area.name).toBe('Richmond city');
  });

  it('says that it is a median of towns in New England, and names the District of Columbia once', () => {
    expect(estimated({ zip: '02139', state: 'MA', bedrooms: 2 }).method).toBe(
      'HUD Fair Market Rent for 2 bedrooms, median of the towns in Middlesex County, Massachusetts, fiscal year 2026 (including utilities)',
    );
    expect(estimated({ zip: '06103', state: 'CT', bedrooms: 2 }).method).toContain(
      'median of the towns in Capitol Planning Region, Connecticut',
    );
    expect(estimated({ zip: '20001', state: 'DC', bedrooms: 2 }).method).toBe(
      'HUD Fair Market Rent for 2 bedrooms, District of Columbia, fiscal year 2026 (including utilities)',
    );
  });
});

describe('refusal of a rent estimate for an American property', () => {
  it.each([
    [{ zip: null }, 'place', 'No rent estimate: the county isn’t known.'],
    [{ zip: '45199' }, 'place', 'No rent estimate: the county of ZIP code 45199 isn’t known.'],
    [{ zip: null, county: 'Nowhere' }, 'place', 'No rent estimate: the county isn’t known.'],
    [{ zip: null, county: 'Greene', state: null }, 'place', 'No rent estimate: the county isn’t known.'],
    [{ zip: '78701' }, 'place', 'No rent estimate: the state is Ohio, but ZIP code 78701 is in Travis County, Texas.'],
    [
      { zip: null, county: 'Richmond', state: 'VA' },
      'place',
      'No rent estimate: Richmond may be Richmond County, Virginia or Richmond city, Virginia.',
    ],
    [{ bedrooms: 5 }, 'bedrooms', 'No rent estimate for 5 bedrooms. Fair Market Rents are published for up to 4.'],
    [{ bedrooms: -1 }, 'bedrooms', 'No rent estimate for -1 bedrooms. Fair Market Rents are published for up to 4.'],
    [{ bedrooms: null }, 'bedrooms', 'No rent estimate: Fair Market Rents depend on the number of bedrooms, which is missing.'],
    [{ floorAreaSqFt: 149 }, 'floor-area', 'No rent estimate for 149 sq ft. Fair Market Rents describe properties of a typical size.'],
    [{ floorAreaSqFt: 4_001 }, 'floor-area', 'No rent estimate for 4,001 sq ft. Fair Market Rents describe properties of a typical size.'],
  ] as const)('%j: %s', (facts, reason, message) => expect(refusal(facts)).toEqual({ reason, message }));

  it('starts just beyond both ends of the usual size and price ranges', () => {
    expect([refusal({ floorAreaSqFt: 150 }), refusal({ floorAreaSqFt: 4_000 })]).toEqual([null, null]);
    const { low, high } = estimated({});
    const [cheapest, dearest] = [(low / 100) * 48, (high / 100) * 600];
    expect([refusal({ askingPrice: fromMajor(cheapest) }), refusal({ askingPrice: fromMajor(dearest) })]).toEqual([null, null]);
    expect(refusal({ askingPrice: fromMajor(cheapest - 1) })?.message).toBe(
      'No rent estimate at this price. It is far below the prices of the properties that the Fair Market Rent of Montgomery County describes.',
    );
    expect(refusal({ askingPrice: fromMajor(dearest + 1) })).toMatchObject({ reason: 'price' });
  });
});
