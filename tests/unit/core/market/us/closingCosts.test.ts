import { describe, expect, it } from 'vitest';
import { usStates } from '../../../../../src/core/market/markets.ts';
import { fromMajor, toMajor } from '../../../../../src/core/kernel/money.ts';
import { closingCosts } from '../../../../../src/core/market/us/closingCosts.ts';

describe('closing costs by state', () => {
  // https://www.scotsmanguide.com/?p=80553
  it('are lowest in South Dakota and highest in Delaware', () => {
    expect(toMajor(closingCosts('SD', fromMajor(100_000)).amount)).toBe(460);
    expect(toMajor(closingCosts('DE', fromMajor(100_000)).amount)).toBe(2_990);
    for (const state of usStates) {
      const { rate } = closingCosts(state, fromMajor(100_000));
      expect(rate).toBeGreaterThanOrEqual(0.0046);
      expect(rate).toBeLessThanOrEqual(0.0299);
    }
  });

  it('fall back on the national average, marked as not confirmed', () => {
    const texas = closingCosts('TX', fromMajor(100_000));
    expect([toMajor(texas.amount), texas.rule.certainty]).toEqual([1_060, 'unconfirmed']);
    expect(texas.rule).toMatchObject({
      id: 'us-closing-costs-national-2024',
      title: expect.stringMatching(/^US average closing costs, 2024/) as unknown,
      url: expect.stringMatching(/^https:\/\/.+/) as unknown,
    });
    expect(closingCosts('NY', fromMajor(100_000)).rule.certainty).toBe('confirmed');
  });

  it.each([
    ['AK', 0.54],
    ['DC', 2.39],
    ['DE', 2.99],
    ['FL', 1.82],
    ['MD', 2.03],
    ['NC', 0.56],
    ['NY', 2.47],
    ['PA', 2.36],
    ['SD', 0.46],
    ['VT', 2.2],
  ] as const)('in %s are %s%% of the price', (state, percentage) => {
    expect(toMajor(closingCosts(state, fromMajor(100_000)).amount)).toBe(Math.round(percentage * 1_000));
  });
});
