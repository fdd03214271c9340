import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { yearsBetween } from '../../../../../../src/core/engine/finance/flows/dayCount.ts';
import type { DayCount } from '../../../../../../src/core/engine/finance/flows/dayCount.ts';
import { addDays, isoDate } from '../../../../../../src/core/kernel/calendar.ts';

const years = (from: string, to: string, dayCount?: DayCount): number => yearsBetween(isoDate(from), isoDate(to), dayCount);

describe('day counts', () => {
  it('divide actual days by a fixed year length', () => {
    expect(years('2024-01-01', '2025-01-01')).toBe(366 / 365);
    expect(years('2024-01-01', '2025-01-01', 'act/360')).toBe(366 / 360);
    expect(years('2024-01-01', '2025-01-01', 'act/365.25')).toBe(366 / 365.25);
  });

  it('divide the days in each calendar year by that year’s length (ISDA, EMU and market conventions, 1998, first example)', () => {
    // 1 November 2003 to 1 May 2004: 61 days in 2003 and 121 days in the leap year 2004.
    expect(years('2003-11-01', '2004-05-01', 'act/act ISDA')).toBeCloseTo(61 / 365 + 121 / 366, 15);
    expect(years('2003-02-01', '2003-03-01', 'act/act ISDA')).toBe(28 / 365);
    expect(years('2003-07-01', '2006-07-01', 'act/act ISDA')).toBeCloseTo(184 / 365 + 2 + 181 / 365, 15);
  });

  it.each([
    // [from, to, days in a 360-day year by the SIA, by ISDA's bond basis, by the Eurobond basis]
    ['2007-01-15', '2007-01-30', 15, 15, 15],
    ['2007-01-15', '2007-03-31', 76, 76, 75],
    ['2007-01-30', '2007-03-31', 60, 60, 60],
    ['2007-01-31', '2007-03-31', 60, 60, 60],
    ['2007-02-28', '2008-02-28', 358, 360, 360],
    ['2007-02-28', '2007-03-31', 30, 33, 32],
    ['2008-02-28', '2008-08-31', 183, 183, 182],
    ['2008-02-29', '2008-08-31', 180, 182, 181],
    ['2007-02-28', '2008-02-29', 360, 361, 361],
  ] as const)('count 30-day months from %s to %s: %i, %i, %i', (...[from, to, us, bond, euro]) => {
    expect([us, bond, euro]).toEqual((['30/360 US', '30/360', '30E/360'] as const).map((rule) => Math.round(years(from, to, rule) * 360)));
  });

  it('change sign if the dates are swapped, and are zero from a day to itself', () => {
    const names: readonly DayCount[] = ['act/365F', 'act/360', 'act/365.25', 'act/act ISDA', '30/360 US', '30/360', '30E/360'];
    fc.assert(
      fc.property(fc.constantFrom(...names), fc.nat(9000), fc.nat(9000), (name, first, second) => {
        const [from, to] = [addDays(isoDate('2010-01-01'), first), addDays(isoDate('2010-01-01'), second)];
        expect(yearsBetween(to, from, name) + yearsBetween(from, to, name)).toBe(0);
        expect(yearsBetween(from, from, name)).toBe(0);
      }),
    );
  });
});
