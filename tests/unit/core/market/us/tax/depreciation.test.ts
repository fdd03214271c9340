import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isoDate } from '../../../../../../src/core/kernel/calendar.ts';
import { fromMajor, minor, sumMoney, toMajor } from '../../../../../../src/core/kernel/money.ts';
import {
  depreciationBy,
  depreciationOf,
  depreciationPercent,
  depreciationSchedule,
  depreciationUntil,
  recoveryYears,
  straightLineOf,
} from '../../../../../../src/core/market/us/tax/depreciation.ts';
import type { BuildingUse } from '../../../../../../src/core/market/us/tax/depreciation.ts';

const months = Array.from({ length: 12 }, (_, at) => at + 1);
const row = (use: BuildingUse, year: number) => months.map((month) => depreciationPercent({ use, month }, year));
const repeated = (first: number, second: number) => [...Array.from({ length: 6 }, () => first), ...Array.from({ length: 6 }, () => second)];

const held = (placedInService: string, disposedOn: string) =>
  toMajor(
    depreciationUntil({
      basis: fromMajor(275_000),
      use: 'residential',
      placedInService: isoDate(placedInService),
      disposedOn: isoDate(disposedOn),
    }),
  );

const stillHeld = (placedInService: string, day: string) =>
  toMajor(depreciationBy({ basis: fromMajor(275_000), use: 'residential', placedInService: isoDate(placedInService), day: isoDate(day) }));

const years = (use: BuildingUse, month: number) => depreciationSchedule(fromMajor(100_000), { use, month }).length;
const last = (use: BuildingUse, month: number) => depreciationSchedule(fromMajor(100_000), { use, month }).at(-1) ?? 0;

// IRS Publication 946, table A-6 (https://www.irs.gov/publications/p946).
describe('residential buildings', () => {
  it('are written off in the first year from the month they were ready', () => {
    expect(row('residential', 1)).toEqual([3.485, 3.182, 2.879, 2.576, 2.273, 1.97, 1.667, 1.364, 1.061, 0.758, 0.455, 0.152]);
  });

  it('are written off at 3.636% in years 2 to 9, and then at alternating rates until year 27', () => {
    expect([row('residential', 2), row('residential', 9)]).toEqual([repeated(3.636, 3.636), repeated(3.636, 3.636)]);
    expect([row('residential', 10), row('residential', 26)]).toEqual([repeated(3.637, 3.636), repeated(3.637, 3.636)]);
    expect([row('residential', 11), row('residential', 27)]).toEqual([repeated(3.636, 3.637), repeated(3.636, 3.637)]);
  });

  it('are fully written off in year 28 or 29', () => {
    expect(row('residential', 28)).toEqual([1.97, 2.273, 2.576, 2.879, 3.182, 3.485, ...Array.from({ length: 6 }, () => 3.636)]);
    expect(row('residential', 29)).toEqual([0, 0, 0, 0, 0, 0, 0.152, 0.455, 0.758, 1.061, 1.364, 1.667]);
    expect(row('residential', 30)).toEqual(repeated(0, 0));
  });
});

// Table A-7a, from http://cxp.cengage.com (Table 7.4).
describe('other buildings', () => {
  it('are written off as in the table in the first and last years, and at 2.564% in between', () => {
    const first = [2.461, 2.247, 2.033, 1.819, 1.605, 1.391, 1.177, 0.963, 0.749, 0.535, 0.321, 0.107];
    expect(row('non-residential', 1)).toEqual(first);
    expect([row('non-residential', 2), row('non-residential', 39)]).toEqual([repeated(2.564, 2.564), repeated(2.564, 2.564)]);
    expect(row('non-residential', 40)).toEqual(first.toReversed());
    expect(row('non-residential', 41)).toEqual(repeated(0, 0));
  });
});

describe('depreciation deductions', () => {
  it.each([
    [100_000, 8, 1, 1_364],
    [160_000, 1, 2, 5_817.6],
    [250_000, 6, 1, 4_925],
  ])('for a basis of %s ready in month %s are, in year %s, %s', (...[basis, month, year, deduction]) => {
    expect(toMajor(depreciationOf(fromMajor(basis), { use: 'residential', month }, year))).toBe(deduction);
  });

  it('refuse an invalid month', () => {
    expect(() => depreciationPercent({ use: 'residential', month: 13 }, 1)).toThrow(RangeError);
  });

  it('sum to 100% in every column, and to the basis in every schedule', () => {
    const placed = fc.record({
      use: fc.constantFrom<BuildingUse>('residential', 'non-residential'),
      month: fc.integer({ min: 1, max: 12 }),
    });
    fc.assert(
      fc.property(placed, fc.integer({ min: 0, max: 1_000_000_000 }), (given, basis) => {
        const percents = Array.from({ length: 40 }, (_, at) => depreciationPercent(given, at + 1));
        expect(percents.reduce((sum, each) => sum + each, 0)).toBeCloseTo(100, 9);
        const schedule = depreciationSchedule(minor(basis), given);
        expect(sumMoney(schedule)).toBe(basis);
        expect(Math.min(...schedule)).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

describe('depreciation until a sale', () => {
  it('counts half of the month of the sale', () => {
    // 9,583.75 (3.485%) and 9,999.00 (3.636%) × 11.5 / 12, or × 0.5 / 12.
    expect(held('2024-01-15', '2025-12-31')).toBe(19_166.13);
    expect(held('2024-01-15', '2025-01-02')).toBe(10_000.38);
  });

  it('is zero for a building sold in its first year', () => {
    expect(held('2024-01-15', '2024-12-31')).toBe(0);
  });

  it('never exceeds the basis', () => {
    expect(held('1990-07-01', '2026-06-30')).toBe(275_000);
    expect(held('1990-01-01', '2017-12-31')).toBe(275_000);
  });
});

describe('depreciation of a building still held', () => {
  it('is whole years by the table at the end of a year', () => {
    expect(stillHeld('2024-01-15', '2024-12-31')).toBe(9_583.75);
    expect(stillHeld('2024-01-15', '2025-12-31')).toBe(9_583.75 + 9_999);
  });

  it('counts half of the current month on any other day', () => {
    expect(stillHeld('2024-01-15', '2025-01-14')).toBe(held('2024-01-15', '2025-01-14'));
    expect(stillHeld('2024-01-15', '2024-12-30')).toBe(9_167.07);
    expect(stillHeld('2024-06-15', '2024-06-30')).toBe(0);
  });

  it('is zero before the building was ready, and at most the basis', () => {
    expect(stillHeld('2024-06-15', '2024-06-14')).toBe(0);
    expect([stillHeld('1990-07-01', '2026-06-30'), stillHeld('1990-07-01', '2026-12-31')]).toEqual([275_000, 275_000]);
  });

  it('takes 27.5 years, or 39 for other buildings', () => {
    expect([straightLineOf(fromMajor(400_000), 'residential'), straightLineOf(fromMajor(390_000), 'non-residential')].map(toMajor)).toEqual(
      [14_545.45, 10_000],
    );
    expect([recoveryYears('residential'), recoveryYears('non-residential')]).toEqual([27.5, 39]);
  });
});

describe('the depreciation table', () => {
  it('has only twelve months, and is zero outside its years', () => {
    for (const month of [0, 13, 1.5, -1])
      expect(() => depreciationPercent({ use: 'residential', month }, 1)).toThrow(`No such month: ${month}`);
    for (const use of ['residential', 'non-residential'] as const) {
      expect([0, -1, 41].map((year) => depreciationPercent({ use, month: 3 }, year))).toEqual([0, 0, 0]);
      expect(depreciationPercent({ use, month: 3 }, 2.5)).toBe(0);
    }
  });

  it('is as long as its schedule: 28 years if ready in the first half-year, 29 in the second, 40 for other buildings', () => {
    expect([years('residential', 6), years('residential', 7), years('non-residential', 1), years('non-residential', 12)]).toEqual([
      28, 29, 40, 40,
    ]);
    // The last year gets the remainder: 1.97% for January, 0.152% for July, 0.107% for January for an office.
    expect(last('residential', 1)).toBeCloseTo(1_970_00, -3);
    expect(last('residential', 7)).toBeCloseTo(152_00, -3);
    expect(last('non-residential', 1)).toBeCloseTo(107_00, -3);
  });
});
