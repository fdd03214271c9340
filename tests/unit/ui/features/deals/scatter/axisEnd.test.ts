import { describe, expect, it } from 'vitest';
import { axisEnd } from '../../../../../../src/ui/features/deals/scatter/axisEnd.ts';

const upTo = (count: number) => Array.from({ length: count }, (_, at) => at + 1);

describe('axisEnd', () => {
  it('is the largest value if it is near the others or values are few', () => {
    expect(axisEnd(upTo(100))).toBe(100);
    expect(axisEnd([1, 2, 900])).toBe(900);
    expect(axisEnd([])).toBe(0);
  });

  it('is the 98th percentile if a few outliers would compress the others', () => {
    expect(axisEnd([...upTo(33), 4_000])).toBe(33);
    expect(axisEnd([...upTo(98), 4_000, 5_000])).toBe(98);
  });
});
