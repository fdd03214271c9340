import { describe, expect, it } from 'vitest';
import { isoDate } from '../../../../src/core/kernel/calendar.ts';
import { fromMajor, minor } from '../../../../src/core/kernel/money.ts';
import { closingCosts } from '../../../../src/core/market/us/closingCosts.ts';
import { usStates } from '../../../../src/core/market/markets.ts';
import { annualPropertyTax } from '../../../../src/core/market/us/propertyTax.ts';
import { euPurchases, ukPurchases } from './datedSubjects.ts';
import type { PricedSubject } from './datedSubjects.ts';

/**
 * Prices from 1, in steps of 50,000 up to two million and wider steps above. Each comes with the price one cent above it, to test both
 * sides of round limits.
 */
const prices: readonly number[] = [
  1,
  ...Array.from({ length: 40 }, (_, at) => (at + 1) * 50_000),
  ...Array.from({ length: 6 }, (_, at) => 2_000_000 + (at + 1) * 1_500_000),
  // Statutory limits that are not round.
  2500,
  40_000,
  125_000,
  145_000,
  175_000,
  225_000,
  555_000,
  633_931,
  660_982,
  925_000,
  1_150_853,
]
  .toSorted((one, other) => one - other)
  .flatMap((price) => [fromMajor(price), fromMajor(price) + 1]);

/** Describes the first price at which a tax falls by more than rounding; null if it never does. */
function firstFall({ name, taxAt }: PricedSubject, day: string): string | null {
  let before = 0;
  for (const price of prices) {
    const tax = taxAt(price, isoDate(day));
    // If the rules refuse a case, they refuse it at every price.
    if (tax === null) return null;
    // The average of several dwellings is rounded to the penny, and its tax multiplied by their number.
    if (tax < before - 24) return `${name} on ${day} at ${price}: ${before} falls to ${tax}`;
    before = tax;
  }
  return null;
}

const regionsCovered = (start: string): number =>
  new Set(euPurchases.filter(({ name }) => name.startsWith(start)).map(({ name }) => name.split(' {')[0])).size;

const days = ['2019-06-01', '2023-06-01', '2025-02-01', '2026-11-20'] as const;

describe('a higher price never lowers the tax', () => {
  it.each(days)('for each place, buyer and kind of purchase in the UK on %s', (day) => {
    expect(ukPurchases.map((subject) => firstFall(subject, day)).filter((fall) => fall !== null)).toEqual([]);
  });

  it.each(days.slice(-2))('for each European country, region, buyer and use on %s', (day) => {
    expect(euPurchases.map((subject) => firstFall(subject, day)).filter((fall) => fall !== null)).toEqual([]);
  });

  it('in cases that cover every German federal state, every Spanish region and every country', () => {
    expect([regionsCovered('DE '), regionsCovered('ES ')]).toEqual([16, 19]);
    expect(new Set(euPurchases.map(({ name }) => name.slice(0, 2))).size).toBe(10);
  });

  it('and never lowers the closing costs or annual property tax of an American state', () => {
    const falls = usStates.flatMap((state) =>
      prices.slice(1).flatMap((price, at) => {
        const lower = minor(prices[at] ?? 0);
        const isLower =
          closingCosts(state, minor(price)).amount < closingCosts(state, lower).amount ||
          annualPropertyTax(state, minor(price)) < annualPropertyTax(state, lower);
        return isLower ? [`${state} at ${price}`] : [];
      }),
    );
    expect(falls).toEqual([]);
    expect(usStates.length).toBe(51);
  });
});
