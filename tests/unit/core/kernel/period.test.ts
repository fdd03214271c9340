import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { itemAt } from '../../../../src/core/kernel/itemAt.ts';
import { addMonths, dayInMonth, isoDate } from '../../../../src/core/kernel/calendar.ts';
import { monthlyShare, perMonth, perYear, twelveMonths } from '../../../../src/core/kernel/period.ts';

describe('monthly and yearly amounts', () => {
  it('twelve months of an amount divided by twelve give the same amount', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1_000_000_00, max: 1_000_000_00 }), (pence) => {
        expect(monthlyShare(twelveMonths(perMonth(pence)))).toBe(perMonth(pence));
      }),
    );
  });

  it('the monthly share of a yearly amount rounds halves away from zero', () => {
    expect(monthlyShare(perYear(6))).toBe(1);
    expect(monthlyShare(perYear(-6))).toBe(-1);
    expect(monthlyShare(perYear(5))).toBe(0);
  });

  it('a fraction of a minor unit is refused', () => {
    expect(() => perMonth(0.5)).toThrow(RangeError);
    expect(() => perYear(Number.NaN)).toThrow(RangeError);
  });
});

describe('dayInMonth', () => {
  it('is the last day of a shorter month, including across years', () => {
    expect(dayInMonth(2026, 2, 31)).toBe('2026-02-28');
    expect(dayInMonth(2026, 14, 31)).toBe('2027-02-28');
    expect(dayInMonth(2026, 0, 31)).toBe('2025-12-31');
    expect(addMonths(isoDate('2026-01-31'), 1)).toBe('2026-02-28');
  });
});

describe('itemAt', () => {
  it('throws if the index is outside the list', () => {
    expect(itemAt([7, 8], 1)).toBe(8);
    expect(() => itemAt([7, 8], 2)).toThrow('A list of 2 has no item 2');
  });
});
