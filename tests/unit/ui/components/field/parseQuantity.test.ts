import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseQuantity } from '../../../../../src/ui/components/field/parseQuantity.ts';

const valueOf = (text: string): number | null => {
  const parsed = parseQuantity(text);
  return parsed.ok ? parsed.value : null;
};

describe('parseQuantity', () => {
  it.each([
    ['1,250', 1250],
    [' £1,250.50 ', 1250.5],
    ['250k', 250_000],
    ['£1.2m', 1_200_000],
    ['5.5%', 5.5],
    ['.5', 0.5],
    ['-300', -300],
    ['−300', -300],
    ['-£300', -300],
    ['1 250 000', 1_250_000],
  ])('reads %s as people mean it', (text, expected) => {
    expect(valueOf(text)).toBe(expected);
  });

  it.each([
    ['=1200*12', 14_400],
    ['=1200*12+5', 14_405],
    ['=5+1200*12', 14_405],
    ['=(5+1)*2', 12],
    ['=10-3-2', 5],
    ['=250k/2', 125_000],
    ['=-5+8', 3],
    ['=7×3÷2', 10.5],
  ])('works out %s in the order of arithmetic', (text, expected) => {
    expect(valueOf(text)).toBe(expected);
  });

  it.each(['', '  ', 'abc', '1.2.3', '--5', '£', '=', '=1/0', '=1+', '=(1', '=1)', '5kk', 'NaN', 'Infinity', '1e5', '=1 2'])(
    'refuses %j with words that say what to type',
    (text) => {
      const parsed = parseQuantity(text);
      expect(parsed.ok).toBe(false);
      if (!parsed.ok) expect(parsed.error).toMatch(/^Type a number/);
    },
  );

  it('gives no binary dust', () => {
    expect(valueOf('=0.1+0.2')).toBe(0.3);
    expect(valueOf('1.1k')).toBe(1100);
  });

  it('reads back every amount as it is written in the market', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), (pence) => {
        const written = (pence / 100).toLocaleString('en-GB', { minimumFractionDigits: 2 });
        expect(valueOf(written)).toBe(pence === 0 ? 0 : pence / 100);
      }),
    );
  });

  it('never gives anything but a finite number, whatever is typed', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(...'=0123456789+-*/().km%£ ,'.split('')) })), (text) => {
        const value = valueOf(text);
        expect(value === null || Number.isFinite(value)).toBe(true);
      }),
    );
  });

  it('answers at once for a sum of brackets without end', () => {
    expect(valueOf(`=${'('.repeat(100_000)}`)).toBeNull();
  });
});
