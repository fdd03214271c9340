import { describe, expect, it } from 'vitest';
import { parseDealsSearch } from '../../../../../../src/ui/parts/address/dealsSearch.ts';
import { parseFilters } from '../../../../../../src/ui/features/deals/columns/filters.ts';
import { parseSorts } from '../../../../../../src/ui/features/deals/columns/sorts.ts';
import { comparesCurrencies } from '../../../../../../src/ui/features/deals/filter/mixedCurrencies.ts';

const rows = (...currencies: readonly string[]) => currencies.map((currency) => ({ currency }));
const asked = (link: Readonly<Record<string, unknown>>) => {
  const { sort = '', filter = '' } = parseDealsSearch(link);
  return { sorts: parseSorts(sort), filters: parseFilters(filter) };
};
const mixed = rows('GBP', 'EUR', 'USD');

describe('comparesCurrencies', () => {
  it('is true if deals in several currencies are sorted by an amount', () => {
    for (const sort of ['price-low', 'price-high', 'cash-flow'] as const)
      expect(comparesCurrencies(asked({ sort }), { found: mixed, all: mixed })).toBe(true);
    for (const sort of ['score', 'net-yield', 'newest', undefined] as const)
      expect(comparesCurrencies(asked({ sort }), { found: mixed, all: mixed })).toBe(false);
  });

  it('checks the deals found for a sort, and all deals for a price filter', () => {
    const found = rows('GBP', 'GBP');
    expect(comparesCurrencies(asked({ sort: 'price-low' }), { found, all: mixed })).toBe(false);
    expect(comparesCurrencies(asked({ max: 200_000 }), { found, all: mixed })).toBe(true);
    expect(comparesCurrencies(asked({ min: 200_000 }), { found: [], all: rows('GBP') })).toBe(false);
    expect(comparesCurrencies(asked({ sort: 'price-low', min: 1 }), { found: [], all: [] })).toBe(false);
  });
});
