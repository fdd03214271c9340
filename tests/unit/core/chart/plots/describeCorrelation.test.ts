import { describe, expect, it } from 'vitest';
import { describeCorrelation } from '../../../../../src/core/chart/plots/describeCorrelation.ts';

const ten = (y: (x: number) => number) => Array.from({ length: 10 }, (_, x) => ({ x, y: y(x) }));

describe('describeCorrelation', () => {
  it('states the direction and the strength', () => {
    expect(describeCorrelation(ten((x) => 3 * x))).toBe('The two rise together.');
    expect(describeCorrelation(ten((x) => -x))).toBe('One falls as the other rises.');
    expect(describeCorrelation(ten((x) => x + (x % 2) * 9))).toBe('The two rise together, loosely.');
    expect(describeCorrelation(ten((x) => (x % 2) * 9))).toBe('There is little correlation between the two.');
  });

  it('is empty for fewer than eight points, and if one figure never changes', () => {
    expect(describeCorrelation(ten((x) => x).slice(0, 7))).toBe('');
    expect(describeCorrelation(ten(() => 4))).toBe('');
  });
});
