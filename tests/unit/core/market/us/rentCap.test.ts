import { describe, expect, it } from 'vitest';
import { isoDate } from '../../../../../src/core/kernel/calendar.ts';
import { percent, toPercent } from '../../../../../src/core/kernel/rate.ts';
import { publishedRentCap } from '../../../../../src/core/market/us/publishedRentCap.ts';
import type { PublishedPlace } from '../../../../../src/core/market/us/publishedRentCap.ts';
import { isRentCapped, rentCap, rentCapLaws } from '../../../../../src/core/market/us/rentCap.ts';
import type { CappedState } from '../../../../../src/core/market/us/rentCap.ts';

function capOf(state: CappedState, prices: number, buildingAge: number | null = null): number | string {
  const found = rentCap({ state, prices: percent(prices), buildingAge });
  return found.kind === 'capped' ? toPercent(found.most) : found.words;
}
function publishedOn(place: PublishedPlace, day: string) {
  const found = publishedRentCap(place, isoDate(day));
  if (!found.ok) return found.error.message;
  return found.value.mostOfTwoYears === null
    ? toPercent(found.value.most)
    : [toPercent(found.value.most), toPercent(found.value.mostOfTwoYears)];
}

describe('a state’s rent cap', () => {
  it('is inflation plus a fixed part, at most 10%', () => {
    expect([capOf('CA', 3), capOf('CA', 2.7), capOf('CA', 5), capOf('CA', 5.1)]).toEqual([8, 7.7, 10, 10]);
    expect([capOf('OR', 2.5), capOf('WA', 2.683), capOf('WA', 4.5)]).toEqual([9.5, 9.683, 10]);
  });

  it('exempts a new building', () => {
    expect([capOf('OR', 2.5, 15), capOf('OR', 2.5, 14)]).toEqual([9.5, 'A building is exempt in its first 15 years.']);
    expect([capOf('CA', 3, 14), capOf('WA', 3, 11)]).toEqual([
      'A building is exempt in its first 15 years.',
      'A building is exempt in its first 12 years.',
    ]);
  });

  it('covers buildings over twelve years old in Washington, whatever the day they were built', () => {
    const on = isoDate('2026-11-24');
    expect([isRentCapped('WA', 2010, on), isRentCapped('WA', 2014, on), isRentCapped('WA', 2015, on)]).toEqual([true, true, false]);
    expect(rentCapLaws.WA.rule.confirmed).toBe(false);
  });
});

describe('a published rent cap', () => {
  it('depends on the region and the year', () => {
    const places = ['ca-los-angeles', 'ca-san-diego', 'ca-inland-empire', 'ca-bay-area', 'ca-rest'] as const;
    expect(places.map((place) => publishedOn(place, '2025-08-01'))).toEqual([8, 8.8, 7.5, 6.3, 7.7]);
    expect([publishedOn('or', '2026-01-01'), publishedOn('wa', '2026-12-31')]).toEqual([9.5, 9.683]);
  });

  it('follows the rent board’s order in New York City', () => {
    expect(['2025-09-30', '2025-10-01', '2026-09-30', '2026-10-01'].map((day) => publishedOn('new-york-city', day))).toEqual([
      [2.75, 5.25],
      [3, 4.5],
      [3, 4.5],
      [0, 0],
    ]);
  });

  it('is refused on a day for which we have no published cap', () => {
    expect(publishedOn('ca-rest', '2026-08-01')).toBe('We don’t have the rent cap for the rest of California on 2026-08-01.');
    expect(publishedOn('or', '2027-01-01')).toContain('We don’t have the rent cap');
    expect(publishedOn('ca-rest', '2025-07-31')).toContain('We don’t have the rent cap');
  });
});
