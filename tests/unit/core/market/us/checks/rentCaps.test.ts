import { describe, expect, it } from 'vitest';
import { isoDate } from '../../../../../../src/core/kernel/calendar.ts';
import { usStates } from '../../../../../../src/core/kernel/markets.ts';
import type { UsState } from '../../../../../../src/core/kernel/markets.ts';
import { toPercent } from '../../../../../../src/core/kernel/rate.ts';
import { rentCapOf } from '../../../../../../src/core/market/us/checks/rentCaps.ts';

/** The cap in percent, "refused", or null where there is none. */
function capOn(state: UsState, on: string): number | 'refused' | null {
  const found = rentCapOf(state, isoDate(on));
  if (found === null) return null;
  return 'refusal' in found ? 'refused' : toPercent(found.most);
}

describe('the cap on a year’s rise of rent', () => {
  it.each([
    ['OR', '2019-02-27', null],
    ['OR', '2019-02-28', 'refused'],
    ['OR', '2024-12-31', 'refused'],
    ['OR', '2025-01-01', 10],
    ['OR', '2025-12-31', 10],
    ['OR', '2026-01-01', 9.5],
    ['OR', '2026-12-31', 9.5],
    ['OR', '2027-01-01', 'refused'],
    ['WA', '2025-05-06', null],
    ['WA', '2025-05-07', 10],
    ['WA', '2025-12-31', 10],
    ['WA', '2026-01-01', 9.683],
    ['WA', '2026-12-31', 9.683],
    ['WA', '2027-01-01', 'refused'],
    ['DC', '2026-04-30', 'refused'],
    ['DC', '2026-05-01', 4.1],
    ['DC', '2027-04-30', 4.1],
    ['DC', '2027-05-01', 'refused'],
    ['CA', '2019-12-31', null],
    ['CA', '2020-01-01', 'refused'],
    ['CA', '2026-11-26', 'refused'],
    ['TX', '2026-11-26', null],
  ] as const)('%s on %s: %s', (state, on, expected) => {
    expect(capOn(state, on)).toBe(expected);
  });

  it('is refused, never denied, where towns cap rents', () => {
    expect(usStates.filter((state) => capOn(state, '2026-11-26') === 'refused')).toEqual(['CA', 'MD', 'ME', 'MN', 'NJ', 'NY'].toSorted());
  });

  it('carries a law in force on its day, and words', () => {
    const days = ['2025-06-01', '2026-06-01'].map((day) => isoDate(day));
    const found = usStates.flatMap((state) =>
      days.flatMap((on) => {
        const cap = rentCapOf(state, on);
        return cap !== null && 'most' in cap ? [{ ...cap, on }] : [];
      }),
    );
    expect(found.length).toBe(5);
    expect(
      found.filter(({ rule, words, on }) => rule.inForceFrom > on || !rule.url.startsWith('https://') || !words.endsWith('.')),
    ).toEqual([]);
  });

  it('says why it is refused', () => {
    const cap = rentCapOf('CA', isoDate('2026-11-26'));
    expect(cap !== null && 'refusal' in cap ? cap.refusal : '').toMatch(/from 1 August 2026 could not be read/);
  });
});
