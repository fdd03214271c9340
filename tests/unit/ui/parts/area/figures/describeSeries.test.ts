import { describe, expect, it } from 'vitest';
import { describeSeries } from '../../../../../../src/ui/parts/area/figures/describeSeries.ts';

const points = (...values: readonly number[]) => values.map((value, at) => ({ period: `${2020 + at}-01`, value }));

describe('describeSeries', () => {
  it('says how far an amount rose or fell, and since when', () => {
    expect(describeSeries(points(100_000, 90_000, 143_700), 'gbp')).toBe('up 43.7% since January 2020, to £143,700');
    expect(describeSeries(points(100_000, 90_000), 'gbp')).toBe('down 10.0% since January 2020, to £90,000');
    expect(describeSeries(points(100_000, 100_000), 'gbp')).toBe('unchanged since January 2020, at £100,000');
  });

  it('gives the first and last value of a rate, because a percentage change would be ambiguous', () => {
    expect(describeSeries(points(0.1, 4), 'percent')).toBe('rises from 0.10% to 4.00% since January 2020');
  });

  it('is empty without points', () => expect(describeSeries([], 'gbp')).toBe(''));
});
