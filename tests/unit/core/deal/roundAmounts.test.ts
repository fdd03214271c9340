import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { roundAmount, roundAmounts } from '../../../../src/core/deal/roundAmounts.ts';
import { minor, sumMoney, type Minor } from '../../../../src/core/kernel/money.ts';

const amounts = (...all: readonly number[]): readonly Minor[] => all.map(minor);

describe('rounding amounts to whole units', () => {
  it('keeps printed sums correct by rounding up the largest remainders, whatever their sign', () => {
    expect(roundAmounts(amounts(150, 150, 100))).toEqual([200, 100, 100]);
    expect(roundAmounts(amounts(1_151_50, -49_33, -351_67))).toEqual([1_152_00, -49_00, -352_00]);
    expect(roundAmounts(amounts(40, 40, 40))).toEqual([100, 0, 0]);
    expect(roundAmounts([])).toEqual([]);
  });

  it('adjusts the parts to a given total; the largest part takes any difference left after rounding remainders', () => {
    expect(roundAmounts(amounts(100, 1_200), minor(1_400))).toEqual([100, 1_300]);
    expect(roundAmounts(amounts(140, 1_220), minor(1_300))).toEqual([100, 1_200]);
  });

  it('gives parts that sum to the rounded total, each less than one unit from its exact amount', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -1e9, max: 1e9 }), { maxLength: 12 }), (raw) => {
        const parts = raw.map(minor);
        const whole = roundAmounts(parts);
        expect(sumMoney(whole)).toBe(roundAmount(sumMoney(parts)));
        for (const [at, amount] of whole.entries()) expect(Math.abs(amount - (parts[at] ?? 0))).toBeLessThan(100);
      }),
    );
  });
});
