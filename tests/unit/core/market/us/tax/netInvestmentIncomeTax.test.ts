import { describe, expect, it } from 'vitest';
import { fromMajor, toMajor } from '../../../../../../src/core/kernel/money.ts';
import type { Filing } from '../../../../../../src/core/market/us/tax/filing.ts';
import { netInvestmentIncomeTax } from '../../../../../../src/core/market/us/tax/netInvestmentIncomeTax.ts';

const taxOn = (...[filing, investment, income, year = 2026]: readonly [Filing, number, number, number?]) =>
  toMajor(netInvestmentIncomeTax({ year, filing, netInvestmentIncome: fromMajor(investment), income: fromMajor(income) }));

describe('net investment income tax', () => {
  // PolicyEngine/policyengine-us, tests/policy/baseline/gov/irs/tax/federal_income/net_investment_income_tax.yaml (figures only).
  it.each([
    [2019, 199_000, 199_000, 0],
    [2019, 205_000, 205_000, 190],
    [2024, 35_000, 230_000, 1_140],
    [2019, 900_000, 900_000, 26_600],
  ])('in %s on %s of an income of %s is %s', (...[year, investment, income, tax]) => {
    expect(taxOn('single', investment, income, year)).toBe(tax);
  });

  it.each([
    ['single', 200_000],
    ['joint', 250_000],
    ['separate', 125_000],
    ['head', 200_000],
  ] as const)('on a %s return starts above %s', (filing, threshold) => {
    expect([taxOn(filing, 50_000, threshold), taxOn(filing, 50_000, threshold + 1_000)]).toEqual([0, 38]);
  });

  it('started in 2013 and is zero for a loss', () => {
    expect([taxOn('single', 50_000, 300_000, 2012), taxOn('single', 50_000, 300_000, 2013)]).toEqual([0, 1_900]);
    expect(taxOn('single', -5_000, 300_000)).toBe(0);
  });
});
