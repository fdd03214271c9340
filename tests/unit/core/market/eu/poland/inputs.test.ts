import { describe, expect, it } from 'vitest';
import type { KnownHome } from '../../../../../../src/core/deal/strategies/startingValues.ts';
import { fromMajor } from '../../../../../../src/core/kernel/money.ts';
import { polandDefaults } from '../../../../../../src/core/market/eu/poland/inputs/defaults.ts';
import { highestRates, propertyTax } from '../../../../../../src/core/market/eu/poland/inputs/propertyTax.ts';

const home: KnownHome = {
  bedrooms: 2,
  receptions: null,
  propertyType: null,
  floorAreaSqFt: null,
  price: null,
  monthlyRent: null,
  refurbishment: null,
  rooms: null,
};

describe('Polish property tax', () => {
  it('is a rate per square metre of floor and of land', () => {
    expect(propertyTax(200, 1_000, highestRates)).toBe(fromMajor(1_020));
  });

  it('uses the listing’s floor area, or 50 m² if it is unknown', () => {
    expect(polandDefaults.costs.propertyTaxPerYear?.value).toBe(fromMajor(101));
    expect(polandDefaults.ofHome?.(home)).toEqual({});
    const ofListing = polandDefaults.ofHome?.({ ...home, floorAreaSqFt: 861 });
    expect(ofListing).toMatchObject({ propertyTaxPerYear: { value: fromMajor(161.6) } });
  });
});
