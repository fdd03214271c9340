import { describe, expect, it } from 'vitest';
import { fromMajor, toMajor, zeroMoney } from '../../../../../../src/core/kernel/money.ts';
import { percent } from '../../../../../../src/core/kernel/rate.ts';
import { saleGain, saleTax, saleTaxAtRates } from '../../../../../../src/core/market/us/tax/saleTax.ts';
import type { BuildingSale } from '../../../../../../src/core/market/us/tax/saleTax.ts';

const sold = (given: Partial<Record<Exclude<keyof BuildingSale, 'year' | 'filing'>, number>>) => {
  const major = {
    price: 500_000,
    sellingCosts: 30_000,
    costBasis: 300_000,
    depreciation: 80_000,
    ordinaryIncome: 180_000,
    modifiedIncome: 195_000,
    otherInvestmentIncome: 0,
    ...given,
  };
  const money = Object.fromEntries(Object.entries(major).map(([name, amount]) => [name, fromMajor(amount)])) as unknown as BuildingSale;
  const result = saleTax({ ...money, year: 2026, filing: 'single' });
  if (!result.ok) throw new Error(result.error.kind);
  return result.value;
};

describe('the federal tax on a sale', () => {
  it('splits the gain into recaptured depreciation and the rest, and adds net investment income tax', () => {
    const tax = sold({});
    // 500,000 − 30,000 − (300,000 − 80,000)
    expect(toMajor(tax.gain)).toBe(250_000);
    expect([toMajor(tax.recapturedGain), toMajor(tax.longTermGain)]).toEqual([80_000, 170_000]);
    // 24% up to 201,775, 25% above; 15% on the rest, which ends at 430,000; 3.8% above 200,000 of income.
    expect(toMajor(tax.onRecapture)).toBe(21_775 * 0.24 + 58_225 * 0.25);
    expect(toMajor(tax.onLongTermGain)).toBe(25_500);
    expect(toMajor(tax.onInvestmentIncome)).toBe(0.038 * 245_000);
    expect(tax.total).toBe(tax.onRecapture + tax.onLongTermGain + tax.onInvestmentIncome);
  });

  it('recaptures no more than the gain', () => {
    const tax = sold({ price: 280_000 });
    expect([toMajor(tax.gain), toMajor(tax.recapturedGain), toMajor(tax.longTermGain)]).toEqual([30_000, 30_000, 0]);
  });

  it('is zero for a loss, which is reported', () => {
    const tax = sold({ price: 200_000 });
    expect([toMajor(tax.gain), tax.total]).toEqual([-50_000, zeroMoney]);
  });

  it('counts only the increase in net investment income tax caused by the sale', () => {
    const tax = sold({ modifiedIncome: 260_000, otherInvestmentIncome: 60_000 });
    expect(toMajor(tax.onInvestmentIncome)).toBe(0.038 * 250_000);
  });

  it('names the rules it used', () => {
    expect(sold({}).rules.map((rule) => rule.id)).toEqual(['us-gains-2026', 'us-niit-2013-01-01']);
  });
});

describe('a sale at two given rates', () => {
  it('taxes recaptured depreciation at one and the rest at the other', () => {
    const money = { price: fromMajor(430_000), sellingCosts: zeroMoney, costBasis: fromMajor(275_000), depreciation: fromMajor(110_000) };
    const parts = saleGain(money);
    expect(parts).toEqual({ gain: fromMajor(265_000), recapturedGain: fromMajor(110_000), longTermGain: fromMajor(155_000) });
    const tax = saleTaxAtRates(parts, { gain: percent(15), recapture: percent(25) });
    expect([tax.onRecapture, tax.onLongTermGain, tax.total].map(toMajor)).toEqual([27_500, 23_250, 50_750]);
  });
});
