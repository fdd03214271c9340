import { describe, expect, it } from 'vitest';
import { countryInputs } from '../../../../../src/core/deal/strategies/countryInputs.ts';
import { strategyInputs } from '../../../../../src/core/deal/strategies/strategyCatalogue.ts';
import { strategyIds } from '../../../../../src/core/deal/strategies/strategyInput.ts';
import { usStates } from '../../../../../src/core/market/markets.ts';

describe('inputs of a country', () => {
  it('are those of its markets, for Britain with their defaults', () => {
    for (const strategy of strategyIds) {
      const british = countryInputs(strategy, 'GB');
      expect(british).toEqual(strategyInputs(strategy, 'GB-ENG').map((row) => ({ ...row, byState: false })));
      expect(british.some(({ byState }) => byState)).toBe(false);
    }
  });

  it('have no default if it differs between American states', () => {
    const rows = countryInputs('buy-to-let', 'US');
    const byState = rows.filter((row) => row.byState);
    expect(byState.map(({ key }) => key)).toEqual(['closingCosts', 'mortgageTax', 'propertyTax', 'propertyTaxGrowth', 'insurancePerYear']);
    expect(byState.every(({ fallback }) => fallback === null)).toBe(true);
    expect(rows.find(({ key }) => key === 'deposit')?.fallback?.value).toBe(0.25);
    // A help text about one state does not apply to the whole country.
    expect(rows.filter(({ help }) => help.includes('Ohio'))).toEqual([]);
    expect(rows.find(({ key }) => key === 'insurancePerYear')?.help).not.toBe('');
  });

  it.each(usStates)('accept the same values in %s as in the whole country', (state) => {
    for (const strategy of strategyIds) {
      const bare = strategyInputs(strategy, `US-${state}`).map(({ key, unit, bounds, choices }) => ({ key, unit, bounds, choices }));
      expect(countryInputs(strategy, 'US').map(({ key, unit, bounds, choices }) => ({ key, unit, bounds, choices }))).toEqual(bare);
    }
  });
});
