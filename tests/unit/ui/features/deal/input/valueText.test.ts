import { describe, expect, it } from 'vitest';
import { editValue, formatValue, parseValue, type ValueUnit } from '../../../../../../src/ui/features/deal/input/valueText.ts';

describe('a typed value', () => {
  it.each([
    ['money', '£1,250', 125_000],
    ['money', '250k', 25_000_000],
    ['rate', '5.5', 0.055],
    ['rate', '5.5%', 0.055],
    ['months', '24 months', 24],
    ['weeks', '2.5 weeks', 2.5],
    ['count', '3', 3],
  ] as const)('in %s reads %s', (unit, text, value) => {
    expect(parseValue(unit, text)).toEqual({ ok: true, value });
  });

  it('is refused with words where it is none of its unit', () => {
    for (const [unit, text] of [
      ['count', '2.5'],
      ['months', '1.5'],
      ['money', '5%'],
      ['years', ''],
    ] as const) {
      const read = parseValue(unit, text);
      expect(read.ok).toBe(false);
    }
  });

  it('is read back as what is shown while it is edited', () => {
    for (const [unit, value] of [
      ['money', 123_450],
      ['rate', 0.0525],
      ['nights', 7],
      ['number', 1.25],
    ] as readonly (readonly [ValueUnit, number])[]) {
      expect(parseValue(unit, editValue(unit, value))).toEqual({ ok: true, value });
    }
    expect(formatValue('months', 1, 'GBP')).toBe('1 month');
    expect(formatValue('money', 125_000, 'USD')).toBe('US$1,250');
  });
});
