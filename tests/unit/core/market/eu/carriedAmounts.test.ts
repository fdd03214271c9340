import { describe, expect, it } from 'vitest';
import { minor } from '../../../../../src/core/kernel/money.ts';
import { carriedTotal, deductCarried } from '../../../../../src/core/market/eu/carriedAmounts.ts';

const carried = [
  { amount: minor(300), until: 2027 },
  { amount: minor(200), until: 2029 },
];

describe('amounts carried forward', () => {
  it('are deducted up to the limit, the oldest first', () => {
    expect(deductCarried(carried, minor(350), 2027)).toEqual({ used: 350, left: [{ amount: 150, until: 2029 }] });
  });

  it('can be used in their last year and are lost after it', () => {
    expect(deductCarried(carried, minor(1_000), 2027).used).toBe(500);
    expect(deductCarried(carried, minor(1_000), 2028)).toEqual({ used: 200, left: [] });
  });

  it('are kept if there is nothing to deduct them from', () => {
    const { used, left } = deductCarried(carried, minor(-100), 2026);
    expect([used, carriedTotal(left)]).toEqual([0, 500]);
  });
});
