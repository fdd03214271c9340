import { describe, expect, it } from 'vitest';
import { moneyText, rateText } from '../../../../../src/ui/parts/dealRow/figureText.ts';

describe('moneyText', () => {
  it('shows whole pounds with a true minus sign', () => {
    expect(moneyText(18_500_000, 'GBP')).toBe('£185,000');
    expect(moneyText(-4_250, 'GBP')).toBe('−£43');
  });

  it('never shows minus zero', () => {
    expect(moneyText(-20, 'GBP')).toBe('£0');
  });

  it('shows a dash for an unknown amount, and accepts an unknown currency', () => {
    expect(moneyText(null, 'GBP')).toBe('–');
    expect(moneyText(100_00, 'XXX?')).toBe('–');
    expect(moneyText(Number.NaN, 'GBP')).toBe('–');
  });
});

describe('rateText', () => {
  it('shows one decimal and no minus zero', () => {
    expect(rateText(0.0523)).toBe('5.2%');
    expect(rateText(-0.0123)).toBe('−1.2%');
    expect(rateText(-0.0001)).toBe('0.0%');
    expect(rateText(null)).toBe('–');
  });
});
