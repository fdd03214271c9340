import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseAmount } from '../../../../src/core/deal/parseAmount.ts';

describe('amounts as people type them', () => {
  it.each([
    ['250k', 250_000],
    ['1.2m', 1_200_000],
    ['£185,000', 185_000],
    ['£ 1,250.50', 1250.5],
    ['-3', -3],
    ['−3', -3],
    ['=1200*12', 14_400],
    ['= (1,000 + 200) × 12 ÷ 2', 7200],
    ['=2+3*4', 14],
    ['=10-2-3', 5],
    ['=250k*0.75', 187_500],
    ['.5', 0.5],
  ])('%s is %s', (text, value) => {
    expect(parseAmount(text)).toEqual({ ok: true, value: { value, isPercent: false, period: null } });
  });

  it.each([
    ['5.5%', 5.5, true, null],
    ['1,250 pcm', 1250, false, 'month'],
    ['£280 pw', 280, false, 'week'],
    ['£3,360 per year', 3360, false, 'year'],
    ['1250 a month', 1250, false, 'month'],
    ['5.5% a year', 5.5, true, 'year'],
  ])('%s carries its marks', (...[text, value, isPercent, period]) => {
    expect(parseAmount(text)).toEqual({ ok: true, value: { value, isPercent, period } });
  });

  it.each([
    '',
    '   ',
    'abc',
    '1,2,3',
    '12 34',
    '=1/0',
    '=(1',
    '=1+',
    '1200*12',
    'alert(1)',
    '=alert(1)',
    '=constructor',
    '1e5',
    'Infinity',
    'NaN',
    '9'.repeat(300),
  ])('%s is refused with a sentence', (text) => {
    const read = parseAmount(text);
    expect(read.ok).toBe(false);
    if (!read.ok) expect(read.error.length).toBeGreaterThan(5);
  });

  it('never throws, and never answers with a number that is not finite', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^=?[\d+\-*/(). km£,%]{0,40}$/)), (text) => {
        const read = parseAmount(text);
        if (read.ok) expect(Number.isFinite(read.value.value)).toBe(true);
      }),
    );
  });
});
