import { describe, expect, it } from 'vitest';
import { formatDay, formatMoney, formatMoneyExact, formatNumber, formatRate } from '../../../../src/core/kernel/formatMoneyAndRates.ts';
import { minor } from '../../../../src/core/kernel/money.ts';
import { rate } from '../../../../src/core/kernel/rate.ts';

describe('number formats', () => {
  it('money is shown in whole pounds, rounding halves away from zero, with a true minus sign and no negative zero', () => {
    expect([125_049, 125_050, -125_050, -49, 0].map((pence) => formatMoney(minor(pence), 'GBP'))).toEqual([
      '£1,250',
      '£1,251',
      '−£1,251',
      '£0',
      '£0',
    ]);
  });

  it('an amount without a currency does not compile', () => {
    // @ts-expect-error an amount is not assumed to be in pounds
    expect(() => formatMoney(minor(100))).toThrow(TypeError);
    // @ts-expect-error an amount is not assumed to be in pounds
    expect(() => formatMoneyExact(minor(100))).toThrow(TypeError);
  });

  it('exact money shows pence only if there are any', () => {
    expect([64_750, 1_045_000, -5, 5].map((pence) => formatMoneyExact(minor(pence), 'GBP'))).toEqual([
      '£647.50',
      '£10,450',
      '−£0.05',
      '£0.05',
    ]);
  });

  it('formatRate writes a percentage without a space before the sign', () => {
    expect([formatRate(rate(0.052)), formatRate(rate(0.06)), formatRate(rate(0.0523), 1), formatRate(rate(-0.008))]).toEqual([
      '5.2%',
      '6%',
      '5.2%',
      '−0.8%',
    ]);
    expect(formatRate(rate(-0.0001), 1)).toBe('0.0%');
  });

  it('numbers and dates use British formats', () => {
    expect(formatNumber(1234.567)).toBe('1,234.57');
    expect(formatDay('2026-11-05')).toBe('5 November 2026');
  });
});
