import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromMajor, minor, toMajor } from '../../../../../../src/core/kernel/money.ts';
import { incomeTax } from '../../../../../../src/core/market/eu/germany/tax/incomeTax.ts';
import { figuresYear } from '../../../../../../src/core/market/eu/germany/tax/taxYear.ts';

const years = [2018, 2019, 2020, 2021, 2022, 2023, 2024, 2025, 2026];
const taxOf = (year: number, income: number, isSplitting = false): number =>
  toMajor(incomeTax({ year, income: fromMajor(income), isSplitting }).incomeTax);
const surchargeOf = (year: number, income: number, isSplitting = false): number =>
  toMajor(incomeTax({ year, income: fromMajor(income), isSplitting }).surcharge);

// https://www.bmf-steuerrechner.de, as recorded by https://github.com/ttsim-dev/gettsim, and § 32a EStG for 2026.
describe('German income tax', () => {
  it.each([
    { year: 2018, income: 200_000, splitting: false, tax: 75_378 },
    { year: 2023, income: 36_000, splitting: false, tax: 6531 },
    { year: 2024, income: 50_000, splitting: false, tax: 10_872 },
    { year: 2024, income: 100_000, splitting: false, tax: 31_363 },
    { year: 2024, income: 200_000, splitting: true, tax: 62_726 },
    { year: 2026, income: 100_000, splitting: true, tax: 21_096 },
  ])('in $year on €$income (splitting: $splitting) is €$tax', ({ year, income, splitting, tax }) => {
    expect(taxOf(year, income, splitting)).toBe(tax);
  });

  it('starts above the basic allowance of 2026', () => {
    expect(taxOf(2026, 12_348)).toBe(0);
    expect(taxOf(2026, 12_356)).toBe(1);
    expect(taxOf(2026, 24_696, true)).toBe(0);
  });

  it.each(years)('for %i does not jump between zones', (year) => {
    for (let income = 8000; income < 300_000; income += 500) {
      const step = taxOf(year, income + 500) - taxOf(year, income);
      expect(step).toBeGreaterThanOrEqual(0);
      expect(step).toBeLessThanOrEqual(0.45 * 500 + 1);
    }
  });

  it('with splitting is never more than without it, and equals the tax on two half incomes', () => {
    fc.assert(
      fc.property(fc.constantFrom(...years), fc.integer({ min: 0, max: 600_000 }), (year, income) => {
        expect(taxOf(year, income, true)).toBeLessThanOrEqual(taxOf(year, income) + 1);
        expect(taxOf(year, 2 * income, true)).toBe(2 * taxOf(year, income));
      }),
    );
  });

  it('never falls as income rises, including the surcharge', () => {
    fc.assert(
      fc.property(fc.constantFrom(...years), fc.integer({ min: 0, max: 40_000_000 }), fc.nat(5_000_000), (year, income, more) => {
        const total = (amount: number): number => incomeTax({ year, income: minor(amount), isSplitting: false }).total;
        expect(total(income + more)).toBeGreaterThanOrEqual(total(income));
      }),
    );
  });
});

describe('German solidarity surcharge', () => {
  it.each([
    { year: 2024, income: 100_000, splitting: false, surcharge: 1574.72 },
    { year: 2024, income: 200_000, splitting: true, surcharge: 3149.45 },
    { year: 2024, income: 50_000, splitting: false, surcharge: 0 },
  ])('in $year on €$income (splitting: $splitting) is €$surcharge', ({ year, income, splitting, surcharge }) => {
    expect(surchargeOf(year, income, splitting)).toBe(surcharge);
  });

  it('starts above €20,350 of income tax in 2026, or twice that with splitting', () => {
    // 42% of 74,965.78 less 11,135.63 is 20,350.
    expect(taxOf(2026, 74_966)).toBe(20_350);
    expect(surchargeOf(2026, 74_966)).toBe(0);
    expect(surchargeOf(2026, 74_969)).toBe(0.11);
    expect(surchargeOf(2026, 149_932, true)).toBe(0);
  });

  it('is 5.5% of the tax on a high income', () => {
    expect(surchargeOf(2026, 200_000)).toBe(Math.floor(taxOf(2026, 200_000) * 5.5) / 100);
  });
});

describe('the tariff year for German income tax', () => {
  it('is the year itself from 2018 to 2026, and 2026 after that', () => {
    expect([2018, 2026, 2027, 2040].map((year) => figuresYear(year))).toEqual(
      [2018, 2026, 2026, 2026].map((value) => ({ ok: true, value })),
    );
  });

  it('is refused before 2018, naming the year', () => {
    const found = figuresYear(2017);
    expect(found.ok ? null : found.error).toMatchObject({ kind: 'year-not-known', message: expect.stringContaining('2017') as string });
  });
});
