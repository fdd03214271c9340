import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allocateMoney, fromMajor, minor, roundMoney, shareOf, sumMoney, timesMoney, toMajor } from '../../../../src/core/kernel/money.ts';
import { percent, rate, ratio, toPercent } from '../../../../src/core/kernel/rate.ts';

describe('money', () => {
  it('refuses fractions of a penny and unsafe amounts', () => {
    expect(() => minor(1.5)).toThrow(RangeError);
    expect(() => minor(2 ** 53)).toThrow(RangeError);
    expect(() => minor(Number.NaN)).toThrow(RangeError);
  });

  it('rounds halves away from zero, even if the half is inexact in binary', () => {
    expect([roundMoney(0.5), roundMoney(-0.5), roundMoney(2.4)]).toEqual([1, -1, 2]);
    expect([fromMajor(1.005), fromMajor(-1.005), fromMajor(8.575)]).toEqual([101, -101, 858]);
    // 5.24% ÷ 12 of 138,750.00 is exactly 605.875.
    expect(timesMoney(minor(13_875_000), 0.0524 / 12)).toBe(60_588);
  });

  it('calculates shares exactly, as integer arithmetic does', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e11 }), fc.integer({ min: 0, max: 10_000 }), (pence, basisPoints) => {
        const exact = BigInt(pence) * BigInt(basisPoints);
        const rounded = (exact + 5000n) / 10_000n;
        expect(BigInt(shareOf(minor(pence), rate(basisPoints / 10_000)))).toBe(rounded);
      }),
    );
  });

  it('keeps pounds and pence through a round trip', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), (pence) => {
        expect(fromMajor(toMajor(minor(pence)))).toBe(pence);
      }),
    );
  });

  it('splits without losing a penny, each part within a penny of its share', () => {
    const weights = fc
      .array(fc.integer({ min: 0, max: 100 }), { minLength: 1, maxLength: 24 })
      .filter((all) => all.some((each) => each > 0));
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), weights, (total, parts) => {
        const split = allocateMoney(minor(total), parts);
        expect(sumMoney(split)).toBe(total);
        const whole = parts.reduce((sum, part) => sum + part, 0);
        for (const [at, part] of split.entries()) expect(Math.abs(part - (total * (parts[at] ?? 0)) / whole)).toBeLessThanOrEqual(1);
      }),
    );
  });
});

describe('rates', () => {
  it('are converted from percentages without floating-point errors', () => {
    expect([percent(5.5), percent(0.1), toPercent(percent(7.35))]).toEqual([0.055, 0.001, 7.35]);
  });

  it('are never infinite or NaN', () => {
    expect(() => rate(Infinity)).toThrow(RangeError);
    expect(ratio(1, 0)).toBeNull();
    expect(ratio(1, 4)).toBe(0.25);
  });
});
