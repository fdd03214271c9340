import { describe, expect, it } from 'vitest';
import { figureText } from '../../../../../src/core/area/describe/figureText.ts';

describe('text of an area figure', () => {
  it('has its sign, its unit and as many decimals as published', () => {
    expect(figureText(212_345, { unit: 'gbp', decimals: 0 })).toBe('£212,345');
    expect(figureText(-0.02, { unit: 'percent', decimals: 1 })).toBe('0.0%');
    expect(figureText(4, { unit: 'percent', decimals: 2 })).toBe('4.00%');
  });

  it('shows a yield with one decimal, as for a deal', () => {
    expect(figureText(6.33, { unit: 'percent', decimals: 2, group: 'yield' })).toBe('6.3%');
    expect(figureText(6, { unit: 'percent', decimals: 0, group: 'yield' })).toBe('6%');
  });
});
