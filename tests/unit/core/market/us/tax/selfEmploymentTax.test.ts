import { describe, expect, it } from 'vitest';
import { fromMajor, toMajor } from '../../../../../../src/core/kernel/money.ts';
import { flipTax } from '../../../../../../src/core/market/us/tax/flipTax.ts';
import { selfEmploymentTax } from '../../../../../../src/core/market/us/tax/selfEmploymentTax.ts';

function selfEmployed(profit: number, wages = 0, year = 2026) {
  const result = selfEmploymentTax({ year, filing: 'single', profit: fromMajor(profit), wages: fromMajor(wages) });
  if (!result.ok) return result.error.kind;
  return [result.value.tax, result.value.additionalMedicare, result.value.deduction].map(toMajor);
}

const flip = (profit: number, year = 2026) =>
  flipTax({ state: 'TX', filing: 'single', year, profit: fromMajor(profit), otherIncome: fromMajor(60_000), wages: fromMajor(60_000) });

describe('self-employment tax', () => {
  it('is 15.3% of 92.35% of the profit, half of it deductible', () => {
    expect(selfEmployed(40_000)).toEqual([5_651.82, 0, 2_825.91]);
  });

  it('charges Social Security up to the year’s base, with wages counted first', () => {
    const medicare = 184_700 * 0.029;
    expect(selfEmployed(200_000)).toEqual([184_500 * 0.124 + medicare, 0, (184_500 * 0.124 + medicare) / 2]);
    expect(selfEmployed(40_000, 184_500)).toEqual([1_071.26, 192.96, 535.63]);
  });

  it('is zero below $400 of earnings and on a loss', () => {
    expect(selfEmployed(433)).toEqual([0, 0, 0]);
    expect(selfEmployed(434)).not.toEqual([0, 0, 0]);
    expect(selfEmployed(-10_000)).toEqual([0, 0, 0]);
  });

  it('adds 0.9% above $200,000 including wages', () => {
    expect(selfEmployed(40_000, 250_000)).toEqual([1_071.26, 332.46, 535.63]);
  });

  it('refuses years before 2024', () => {
    expect(selfEmployed(1_000, 0, 2023)).toBe('year-not-known');
  });
});

describe('the tax on a flip', () => {
  it('is income tax and self-employment tax, never capital gains tax', () => {
    const result = flip(40_000);
    if (!result.ok) throw new Error(result.error.kind);
    // 40,000 − 2,825.91 = 37,174.09, less 20%: 29,739.27 on top of 43,900 of taxable income.
    const taxed = 29_739.27;
    expect(toMajor(result.value.onIncome)).toBeCloseTo(6_500 * 0.12 + (taxed - 6_500) * 0.22, 2);
    expect(toMajor(result.value.onSelfEmployment)).toBe(5_651.82);
    expect(result.value.total).toBe(result.value.onIncome + result.value.onSelfEmployment);
    expect(result.value.rules.map(({ id }) => id)).toEqual([
      'us-income-tax-2026',
      'us-qbi-2018-01-01',
      'us-state-income-tax-tx-2026',
      'us-self-employment-2013-01-01',
    ]);
  });

  it('is negative on a loss, which reduces the tax on other income', () => {
    expect(flip(-10_000)).toMatchObject({ ok: true, value: { onIncome: fromMajor(-1_200), onSelfEmployment: 0 } });
  });

  it('for a later year notes that its figures are unknown, and for an earlier one is refused', () => {
    expect(flip(40_000, 2027)).toMatchObject({
      value: { notes: expect.arrayContaining([expect.stringContaining('aren’t published yet')]) as unknown },
    });
    expect(flip(40_000, 2025)).toMatchObject({ ok: false, error: { kind: 'year-not-known' } });
  });
});
