import { describe, expect, it } from 'vitest';
import { countryOfMarket, isMarketId, marketIds, marketNames, stateOfMarket, usStates } from '../../../../src/core/market/markets.ts';

describe('markets', () => {
  it('consist of four UK nations, fifty states and the District of Columbia, and ten countries with their regions', () => {
    expect(usStates).toHaveLength(51);
    expect(marketIds).toHaveLength(55 + 5 + 101 + 16 + 19 + 3 + 3);
    expect(marketNames['US-OH']).toBe('Ohio');
    expect(marketNames['GB-SCT']).toBe('Scotland');
  });

  it('belong to a country and, in the United States, a state', () => {
    expect(countryOfMarket('GB-WLS')).toBe('GB');
    expect(countryOfMarket('US-TX')).toBe('US');
    expect(stateOfMarket('US-TX')).toBe('TX');
    expect(stateOfMarket('GB-ENG')).toBeNull();
  });

  it('reject any other text', () => {
    expect(['US-XX', 'GB', 'US', 'toString', null].map(isMarketId)).toEqual([false, false, false, false, false]);
    expect(isMarketId('US-DC')).toBe(true);
  });
});
