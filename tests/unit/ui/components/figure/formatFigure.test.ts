import { describe, expect, it } from 'vitest';
import { minor } from '../../../../../src/core/kernel/money.ts';
import { percent, rate } from '../../../../../src/core/kernel/rate.ts';
import { formatMoney, formatPercent } from '../../../../../src/ui/components/figure/formatFigure.ts';

describe('formatFigure', () => {
  it('writes money in its market’s own way, whole units unless pennies are asked for', () => {
    expect(formatMoney(minor(125_000_00), 'GBP')).toBe('£125,000');
    expect(formatMoney(minor(1_234_56), 'GBP', true)).toBe('£1,234.56');
    expect(formatMoney(minor(1_234_00), 'USD')).toBe('$1,234');
    expect(formatMoney(minor(1_234_00), 'EUR')).toBe('€1,234');
  });

  it('has a true minus sign, and none before a nought', () => {
    expect(formatMoney(minor(-255_50), 'GBP')).toBe('−£256');
    expect(formatMoney(minor(-20), 'GBP')).toBe('£0');
    expect(formatPercent(rate(-0.0001), 1)).toBe('0.0%');
    expect(formatPercent(percent(-1.2), 1)).toBe('−1.2%');
  });

  it('writes a fraction as a percentage', () => {
    expect(formatPercent(percent(5.24), 2)).toBe('5.24%');
  });
});
