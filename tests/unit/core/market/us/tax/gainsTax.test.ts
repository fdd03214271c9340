import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromMajor, minor, toMajor, zeroMoney } from '../../../../../../src/core/kernel/money.ts';
import { gainsTax } from '../../../../../../src/core/market/us/tax/gainsTax.ts';
import type { GainsTaxInput } from '../../../../../../src/core/market/us/tax/gainsTax.ts';

const taxed = (given: Partial<GainsTaxInput>) => {
  const result = gainsTax({
    year: 2026,
    filing: 'single',
    ordinaryIncome: zeroMoney,
    longTermGain: zeroMoney,
    recapturedGain: zeroMoney,
    ...given,
  });
  if (!result.ok) throw new Error(result.error.kind);
  return result.value;
};
const gainOn = (...[filing, income, gain, year = 2026]: readonly [GainsTaxInput['filing'], number, number, number?]) =>
  toMajor(taxed({ year, filing, ordinaryIncome: fromMajor(income), longTermGain: fromMajor(gain) }).onLongTermGain);
const recaptureOn = (income: number, gain: number) =>
  toMajor(taxed({ ordinaryIncome: fromMajor(income), recapturedGain: fromMajor(gain) }).onRecapture);

// Revenue Procedure 2025-32, https://www.irs.gov/pub/irs-drop/rp-25-32.pdf.
describe('long-term gains', () => {
  it.each([
    ['single', 49_450, 545_500],
    ['joint', 98_900, 613_700],
    ['separate', 49_450, 306_850],
    ['head', 66_200, 579_600],
  ] as const)('on a %s return for 2026 are tax-free to %s, taxed at 15%% to %s and 20%% above', (filing, from15, from20) => {
    expect(gainOn(filing, 0, from15)).toBe(0);
    expect(gainOn(filing, 0, from15 + 100)).toBe(15);
    expect(gainOn(filing, from20 - 100, 200)).toBe(15 + 20);
  });

  it('have brackets that change with the year', () => {
    expect([gainOn('single', 0, 50_000, 2024), gainOn('single', 0, 50_000, 2025), gainOn('single', 0, 50_000)]).toEqual([
      446.25, 247.5, 82.5,
    ]);
  });

  it('are taxed on top of ordinary income', () => {
    expect(gainOn('single', 40_000, 20_000)).toBe(0.15 * (60_000 - 49_450));
  });

  it('for a year without brackets are refused', () => {
    const given = { filing: 'single', ordinaryIncome: zeroMoney, longTermGain: zeroMoney, recapturedGain: zeroMoney } as const;
    expect(gainsTax({ ...given, year: 2027 })).toEqual({ ok: false, error: { kind: 'year-not-known', year: 2027 } });
  });
});

describe('recaptured depreciation', () => {
  it('is taxed at 25% if ordinary income would be taxed more', () => {
    expect(recaptureOn(300_000, 40_000)).toBe(10_000);
  });

  it('is taxed as ordinary income in the brackets below 25%', () => {
    // 2026, single: 22% to 105,700, 24% to 201,775.
    expect(recaptureOn(100_000, 10_000)).toBe(5_700 * 0.22 + 4_300 * 0.24);
    // 24% up to 201,775, then 25% instead of 32%.
    expect(recaptureOn(200_000, 10_000)).toBe(1_775 * 0.24 + 8_225 * 0.25);
  });

  it('pushes other gains into higher brackets', () => {
    const given = { ordinaryIncome: fromMajor(40_000), longTermGain: fromMajor(10_000) };
    expect(toMajor(taxed({ ...given, recapturedGain: fromMajor(10_000) }).onLongTermGain)).toBe(0.15 * (60_000 - 50_000));
    expect(toMajor(taxed(given).onLongTermGain)).toBe(0.15 * (50_000 - 49_450));
  });
});

describe('tax on gains: invariants', () => {
  const dollars = fc.integer({ min: 0, max: 200_000_000 }).map(minor);
  const filing = fc.constantFrom<GainsTaxInput['filing']>('single', 'joint', 'separate', 'head');

  it('more income never lowers the tax on a gain, and no gain is taxed at more than 25%', () => {
    fc.assert(
      fc.property(filing, fc.tuple(dollars, dollars), fc.tuple(dollars, dollars), (status, incomes, [longTermGain, recapturedGain]) => {
        const at = (ordinaryIncome: number) =>
          taxed({ filing: status, ordinaryIncome: minor(ordinaryIncome), longTermGain, recapturedGain });
        // Each bracket's slice is rounded to the cent; there are up to twenty slices in between.
        const [low, high] = [at(Math.min(...incomes)), at(Math.max(...incomes))];
        expect(low.total).toBeLessThanOrEqual(high.total + 20);
        expect(high.total).toBeLessThanOrEqual((longTermGain + recapturedGain) * 0.25 + 20);
        expect(high.onLongTermGain + high.onRecapture).toBe(high.total);
      }),
    );
  });
});
