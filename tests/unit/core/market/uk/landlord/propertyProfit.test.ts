import { describe, expect, it } from 'vitest';
import { fromMajor, toMajor } from '../../../../../../src/core/kernel/money.ts';
import { profitWithAllowance, propertyProfit } from '../../../../../../src/core/market/uk/landlord/propertyProfit.ts';

const at = (costs: number, losses: number) => {
  const { taxable, lossesForward } = propertyProfit(fromMajor(10_000), fromMajor(costs), fromMajor(losses));
  return [toMajor(taxable), toMajor(lossesForward)];
};

describe('the profit of a letting', () => {
  it.each([
    // PolicyEngine/policyengine-uk, taxable_property_income.yaml.
    [0, 0, 0],
    [1000, 1000, 0],
    [10_000, 1000, 9000],
    [50_000, 1000, 49_000],
    [500, 1000, 0],
  ])('with rent of %i less an allowance of %i is %i', (rent, allowance, taxable) => {
    expect(toMajor(profitWithAllowance(fromMajor(rent), fromMajor(allowance), fromMajor(0)).taxable)).toBe(taxable);
  });

  it('is rent less costs, less losses brought forward, and never negative', () => {
    expect(at(4000, 0)).toEqual([6000, 0]);
    expect(at(4000, 2500)).toEqual([3500, 0]);
    expect(at(4000, 7500)).toEqual([0, 1500]);
    expect(at(12_000, 500)).toEqual([0, 2500]);
  });
});
