import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromMajor, minor, toMajor } from '../../../../../../src/core/kernel/money.ts';
import { financeCostCredit, section24Tax } from '../../../../../../src/core/market/uk/landlord/financeCostCredit.ts';

const credit = (costs: number, profit: number, adjustedIncome: number) =>
  financeCostCredit({ costs: fromMajor(costs), profit: fromMajor(profit), adjustedIncome: fromMajor(adjustedIncome), creditPercent: 20 });

describe('the finance-cost credit', () => {
  it.each([
    ['finance costs', 5000, 8000, 9000, 1000, 0],
    ['the profit', 12_000, 8000, 9000, 1600, 4000],
    ['income above the allowance', 9000, 10_000, 2430, 486, 6570],
  ])('is calculated on %s if that is the lowest, and the rest is carried forward', (...[, costs, profit, income, amount, forward]) => {
    const given = credit(costs, profit, income);
    expect([toMajor(given.credit), toMajor(given.carriedForward)]).toEqual([amount, forward]);
  });

  it('is zero for a loss, and all finance costs are carried forward', () => {
    expect(credit(5000, -100, 0)).toEqual({ base: 0, credit: 0, carriedForward: 500_000 });
  });

  it('is given on each pound of finance costs exactly once', () => {
    const pence = fc.integer({ min: 0, max: 10_000_000 }).map((amount) => minor(amount));
    fc.assert(
      fc.property(pence, pence, pence, (costs, profit, adjustedIncome) => {
        const given = financeCostCredit({ costs, profit, adjustedIncome, creditPercent: 22 });
        expect(given.base + given.carriedForward).toBe(costs);
      }),
    );
  });
});

describe('the tax on a letting at one marginal rate', () => {
  it.each([
    // Rent, costs, finance costs, marginal rate; published by realyield.co.uk, taxesdoneright.co.uk and similar calculators.
    [21_600, 2000, 11_250, 40, 5590],
    [21_600, 2000, 11_250, 20, 1670],
    [12_000, 2000, 5000, 20, 1000],
    [12_000, 2000, 5000, 45, 3500],
    [15_000, 0, 5000, 20, 2000],
    [15_000, 0, 5000, 40, 5000],
    // Published as 800, but the credit must not exceed the rate on the profit.
    [10_000, 2000, 12_000, 40, 1600],
    // No tax on a loss.
    [10_000, 12_000, 3000, 40, 0],
  ])('on rent of %i less %i with finance costs of %i at %i%% is £%i', (...[rent, costs, finance, marginalPercent, tax]) => {
    const given = { profit: fromMajor(rent - costs), costs: fromMajor(finance), marginalPercent, creditPercent: 20 };
    expect(toMajor(section24Tax(given))).toBe(tax);
  });
});
