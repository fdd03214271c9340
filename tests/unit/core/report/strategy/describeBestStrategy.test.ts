import { describe, expect, it } from 'vitest';
import { describeBestStrategy, type Ranked } from '../../../../../src/core/report/strategy/describeBestStrategy.ts';

const said = (ranked: readonly Ranked[]) => describeBestStrategy(ranked, { leads: (text) => `scores highest, ${text} of 100`, close: 3 });

const hmo = { name: 'HMO', value: 80, text: '80', loss: 0.1, says: 'It meets every rule.' };

describe('best of several strategies', () => {
  it('is the one with the highest value, with its description', () => {
    expect(said([{ name: 'Flip', value: 60, text: '60', loss: 0.2 }, hmo])).toBe('HMO scores highest, 80 of 100. It meets every rule.');
  });

  it('skips a strategy that is likely to lose money, and names both', () => {
    expect(said([{ name: 'BRRRR', value: 90, text: '90', loss: 0.6 }, hmo])).toMatch(
      /^BRRRR scores highest, 90 of 100, but loses money in 60% of simulations\. HMO, at 80, is the best one likely to make money\. It meets every rule\.$/,
    );
  });

  it('does not exist if all are more likely to lose money, and the text says so', () => {
    expect(said([{ ...hmo, loss: 0.7 }])).toBe(
      'HMO scores highest, 80 of 100, but every strategy is more likely to lose money than make it. It meets every rule.',
    );
  });

  it('mentions a second strategy that is just as good', () => {
    expect(said([hmo, { name: 'Flip', value: 78, text: '78', loss: null }])).toMatch(/Flip, at 78, is just as good\.$/);
  });

  it('is null without strategies', () => {
    expect(said([])).toBeNull();
  });
});
