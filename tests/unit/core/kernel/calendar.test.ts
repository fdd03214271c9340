import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, addMonths, dayOf, daysBetween, instant, isoDate, parseIsoDate } from '../../../../src/core/kernel/calendar.ts';
import { createId, parseId } from '../../../../src/core/kernel/id.ts';

describe('calendar days', () => {
  it.each(['2026-02-29', '2026-13-01', '2026-00-10', '2026-1-1', 'today', ''])('%s is not a date', (text) => {
    expect(parseIsoDate(text)).toBeNull();
  });

  it('29 February exists only in leap years, and adding months stops at the end of the month', () => {
    expect(parseIsoDate('2024-02-29')).toBe('2024-02-29');
    expect([addMonths(isoDate('2026-01-31'), 1), addMonths(isoDate('2024-01-31'), 1), addMonths(isoDate('2026-03-31'), -1)]).toEqual([
      '2026-02-28',
      '2024-02-29',
      '2026-02-28',
    ]);
  });

  it('adding days and counting them are inverses', () => {
    fc.assert(
      fc.property(fc.integer({ min: -30_000, max: 30_000 }), (days) => {
        const from = isoDate('2026-11-20');
        expect(daysBetween(from, addDays(from, days))).toBe(days);
      }),
    );
  });

  it('the day of an instant is its UTC date', () => {
    expect(dayOf(instant(Date.UTC(2026, 10, 20, 23, 59)))).toBe('2026-11-20');
    expect(() => instant(Number.NaN)).toThrow(RangeError);
  });
});

describe('ids', () => {
  it('sort by time and are the same for the same instant and random bytes', () => {
    const chance = new Uint8Array(16).map((_, at) => at * 7);
    const early = createId(instant(1_700_000_000_000), chance);
    const late = createId(instant(1_700_000_000_001), new Uint8Array(16));
    expect(early < late).toBe(true);
    expect(createId(instant(1_700_000_000_000), chance)).toBe(early);
    expect(parseId(early)).toBe(early);
  });

  it('are refused if the text or the number of random bytes has the wrong length', () => {
    expect([parseId(''), parseId('x'.repeat(26)), parseId('0'.repeat(25))]).toEqual([null, null, null]);
    expect(() => createId(instant(0), new Uint8Array(8))).toThrow(RangeError);
  });
});
