import { describe, expect, it } from 'vitest';
import { axisEnd } from '../../../../../../src/ui/features/deals/scatter/axisEnd.ts';

const upTo = (count: number) => Array.from({ length: count }, (_, at) => at + 1);

describe('the end of an axis', () => {
  it('is the largest value where it lies near the others, or where there are few', () => {
    expect(axisEnd(upTo(100))).toBe(100);
    expect(axisEnd([1, 2, 900])).toBe(900);
    expect(axisEnd([])).toBe(0);
  });

  it('is the 98th percentile where a few would press the others together', () => {
    expect(axisEnd([...upTo(33), 4_000])).toBe(33);
    expect(axisEnd([...upTo(98), 4_000, 5_000])).toBe(98);
  });
});
