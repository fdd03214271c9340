import { describe, expect, it } from 'vitest';
import { fromMajor, toMajor } from '../../../../../../src/core/kernel/money.ts';
import { percent } from '../../../../../../src/core/kernel/rate.ts';
import { qualifiedIncomeOf, rentalResult } from '../../../../../../src/core/market/us/tax/rentalResult.ts';
import type { RentalResultInput } from '../../../../../../src/core/market/us/tax/rentalResult.ts';
import { buildingBasis, conversionBasis, loanCostsBy, scheduleE } from '../../../../../../src/core/market/us/tax/scheduleE.ts';

function result(amounts: { net: number; carried?: number; income?: number }, losses: RentalResultInput['losses'] = 'allowance') {
  const { net, carried = 0, income = 90_000 } = amounts;
  const got = rentalResult({
    net: fromMajor(net),
    carried: fromMajor(carried),
    modifiedIncome: fromMajor(income),
    losses,
    filing: 'single',
  });
  return [toMajor(got.taxable), toMajor(got.used), toMajor(got.carried)];
}

describe('the result of a year’s rental', () => {
  it('a loss reduces other income up to the allowance, and the rest is carried forward', () => {
    expect(result({ net: -30_000 })).toEqual([-25_000, 0, 5_000]);
    expect(result({ net: -30_000, income: 140_000 })).toEqual([-5_000, 0, 25_000]);
    expect(result({ net: -30_000, income: 150_000 })).toEqual([0, 0, 30_000]);
  });

  it('losses brought forward are deducted from a profit, and any excess from other income up to the allowance', () => {
    expect(result({ net: 10_000, carried: 4_000, income: 200_000 })).toEqual([6_000, 4_000, 0]);
    expect(result({ net: 10_000, carried: 14_000, income: 200_000 })).toEqual([0, 10_000, 4_000]);
    expect(result({ net: 10_000, carried: 14_000 })).toEqual([-4_000, 14_000, 0]);
  });

  it('a loss is deducted in full if non-passive, and carried forward if passive', () => {
    expect(result({ net: -60_000, income: 300_000 }, 'non-passive')).toEqual([-60_000, 0, 0]);
    expect(result({ net: -60_000 }, 'passive')).toEqual([0, 0, 60_000]);
  });

  it('a business loss reduces later qualified income', () => {
    expect(qualifiedIncomeOf(fromMajor(-3_000), fromMajor(1_000))).toEqual({ income: 0, carriedLoss: fromMajor(4_000) });
    expect(qualifiedIncomeOf(fromMajor(5_000), fromMajor(4_000))).toEqual({ income: fromMajor(1_000), carriedLoss: 0 });
  });
});

describe('Schedule E', () => {
  it('deducts costs, interest, loan costs and depreciation from the rent', () => {
    const year = { rent: 13_500, costs: 1_350, interest: 8_000, loanCosts: 0, depreciation: 4_363.2 };
    const money = Object.fromEntries(Object.entries(year).map(([name, amount]) => [name, fromMajor(amount)])) as unknown as Parameters<
      typeof scheduleE
    >[0];
    expect(toMajor(scheduleE(money))).toBe(-213.2);
  });

  it('writes off no land', () => {
    expect(toMajor(buildingBasis(fromMajor(500_000), percent(20)))).toBe(400_000);
  });

  it('spreads loan costs over the loan', () => {
    const costs = { amount: fromMajor(3_600), months: 360 };
    expect([12, 24, 360, 400].map((months) => toMajor(loanCostsBy(costs, months)))).toEqual([120, 240, 3_600, 3_600]);
    expect(toMajor(loanCostsBy({ ...costs, months: 0 }, 12))).toBe(3_600);
  });

  it('depreciates a converted home from the lower of basis and value', () => {
    const given = { adjustedBasis: fromMajor(350_000), marketValue: fromMajor(340_000), landShare: percent(20) };
    expect(conversionBasis(given)).toEqual({ basis: fromMajor(340_000), land: fromMajor(68_000), building: fromMajor(272_000) });
    expect(conversionBasis({ ...given, marketValue: fromMajor(400_000) }).basis).toBe(fromMajor(350_000));
  });
});
