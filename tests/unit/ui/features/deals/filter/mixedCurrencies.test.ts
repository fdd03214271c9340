import { describe, expect, it } from 'vitest';
import { comparesCurrencies } from '../../../../../../src/ui/features/deals/filter/mixedCurrencies.ts';

const rows = (...currencies: readonly string[]) => currencies.map((currency) => ({ currency }));
const mixed = rows('GBP', 'EUR', 'USD');

describe('comparesCurrencies', () => {
  it('is true of an order by an amount over deals of several currencies', () => {
    for (const sort of ['price-low', 'price-high', 'cash-flow'] as const)
      expect(comparesCurrencies({ sort }, { found: mixed, all: mixed })).toBe(true);
    for (const sort of ['score', 'net-yield', 'newest', undefined] as const)
      expect(comparesCurrencies(sort === undefined ? {} : { sort }, { found: mixed, all: mixed })).toBe(false);
  });

  it('looks at the deals found for an order, at all of them for a limit of the price', () => {
    const found = rows('GBP', 'GBP');
    expect(comparesCurrencies({ sort: 'price-low' }, { found, all: mixed })).toBe(false);
    expect(comparesCurrencies({ max: 200_000 }, { found, all: mixed })).toBe(true);
    expect(comparesCurrencies({ min: 200_000 }, { found: [], all: rows('GBP') })).toBe(false);
    expect(comparesCurrencies({ sort: 'price-low', min: 1 }, { found: [], all: [] })).toBe(false);
  });
});
