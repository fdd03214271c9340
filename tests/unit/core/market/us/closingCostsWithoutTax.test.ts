import { describe, expect, it } from 'vitest';
import { usStates } from '../../../../../src/core/market/markets.ts';
import { toPercent } from '../../../../../src/core/kernel/rate.ts';
import { closingCostsWithoutTax } from '../../../../../src/core/market/us/closingCosts.ts';

describe('closing costs without taxes', () => {
  it('are the published average less transfer and mortgage taxes', () => {
    // Delaware: 2.99 less half of 4; Florida: 1.82 less 0.55 on three quarters; New York: 2.47 less 0.75 on three quarters.
    const rates = (['DE', 'FL', 'NY', 'AK'] as const).map((state) => toPercent(closingCostsWithoutTax(state).rate));
    expect(rates).toEqual([0.99, 1.41, 1.91, 0.54]);
  });

  it('are at least 0.4% of the price', () => {
    for (const state of usStates) {
      const { rate, words } = closingCostsWithoutTax(state);
      expect(rate).toBeGreaterThanOrEqual(0.004);
      expect(words.includes('We use at least')).toBe(toPercent(rate) === 0.4);
    }
  });

  it('say how they were calculated, and are confirmed only if nothing was subtracted', () => {
    expect(closingCostsWithoutTax('DE')).toMatchObject({
      rule: { certainty: 'unconfirmed', confirmed: false },
      words:
        'Average closing costs in Delaware in 2024 (2.99% of the price) less 2% for transfer and mortgage tax (at $300,000 with a 75% loan). Both taxes are calculated separately.',
    });
    expect(closingCostsWithoutTax('AK')).toMatchObject({
      rule: { certainty: 'confirmed' },
      words: 'Average closing costs in Alaska in 2024 (0.54% of the price).',
    });
    expect(closingCostsWithoutTax('TX').words).toContain('in the United States in 2024');
  });
});
