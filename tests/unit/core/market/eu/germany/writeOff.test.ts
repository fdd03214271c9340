import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromMajor, minor, sumMoney, toMajor } from '../../../../../../src/core/kernel/money.ts';
import { percent, rate } from '../../../../../../src/core/kernel/rate.ts';
import {
  buildingCost,
  buildingRate,
  buildingRates,
  decliningBalance,
  furnitureDepreciation,
  listedWorksDepreciation,
} from '../../../../../../src/core/market/eu/germany/tax/depreciation.ts';
import { straightLine } from '../../../../../../src/core/market/eu/straightLine.ts';
import { taxWorks, worksLimit } from '../../../../../../src/core/market/eu/germany/tax/works.ts';

const years = (count: number): readonly number[] => Array.from({ length: count }, (_, at) => at + 1);

describe('German depreciation of buildings', () => {
  it.each([
    ['before-1925', 2.5],
    ['from-1925-to-2022', 2],
    ['from-2023', 3],
  ] as const)('for one completed %s is %d%% a year', (building, expected) => {
    expect(buildingRate(building)).toBe(percent(expected));
  });

  it('depends on the year of completion, with steps at 1925 and 2023', () => {
    expect(buildingRates.map(({ building, completedFrom }) => [building, completedFrom])).toEqual([
      ['from-2023', 2023],
      ['from-1925-to-2022', 1925],
      ['before-1925', 0],
    ]);
  });

  it('excludes the land and includes its share of the buying costs', () => {
    expect(toMajor(buildingCost(fromMajor(436_280), percent(25)))).toBe(327_210);
    expect(toMajor(decliningBalance(buildingCost(fromMajor(436_280), percent(25)), 1))).toBe(16_360.5);
  });

  it('adds up to the cost and stops there', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 200_000_000 }), fc.constantFrom(...buildingRates), (cost, { yearly }) => {
        const parts = years(60).map((year) => straightLine(minor(cost), yearly, year));
        expect(sumMoney(parts)).toBe(cost);
        expect(Math.min(...parts)).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('by declining balance falls each year and never exceeds the cost', () => {
    const parts = years(60).map((year) => decliningBalance(fromMajor(300_000), year));
    expect(parts.slice(0, 3).map(toMajor)).toEqual([15_000, 14_250, 13_537.5]);
    expect(parts.every((part, at) => at === 0 || part <= (parts[at - 1] as number))).toBe(true);
    expect(sumMoney(parts)).toBeLessThan(fromMajor(300_000));
  });

  it('on certified works to a listed building is 9% for eight years and 7% for four, which adds up to the cost', () => {
    const parts = years(14).map((year) => listedWorksDepreciation(fromMajor(100_000), year));
    expect(parts.map(toMajor)).toEqual([...Array<number>(8).fill(9000), ...Array<number>(4).fill(7000), 0, 0]);
    const odd = minor(12_345_67);
    expect(sumMoney(years(12).map((year) => listedWorksDepreciation(odd, year)))).toBe(odd);
  });

  it('on furniture takes ten years', () => {
    expect(years(11).map((year) => toMajor(furnitureDepreciation(fromMajor(6000), year)))).toEqual([...Array<number>(10).fill(600), 0]);
  });
});

describe('German works after a purchase', () => {
  const building = fromMajor(455_000);

  it('are deducted at once up to 15% of the building’s cost, net of VAT', () => {
    expect(toMajor(worksLimit(building))).toBe(68_250);
    const limit = minor(Math.round(worksLimit(building) * 1.19));
    expect(taxWorks(limit, building, false)).toEqual({ deducted: limit, capitalised: 0, listed: 0 });
  });

  it('above 15% of the building’s cost are added to that cost, including VAT', () => {
    const above = minor(Math.round(worksLimit(building) * 1.19) + 2);
    expect(taxWorks(above, building, false)).toEqual({ deducted: 0, capitalised: above, listed: 0 });
  });

  it('on a listed building are written off separately, whatever they cost', () => {
    expect(taxWorks(fromMajor(100_000), building, true)).toEqual({ deducted: 0, capitalised: 0, listed: fromMajor(100_000) });
    expect(rate(0.09 * 8 + 0.07 * 4)).toBeCloseTo(1, 12);
  });
});
