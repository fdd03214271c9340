import { describe, expect, it } from 'vitest';
import { fromMajor, toMajor } from '../../../../../../../src/core/kernel/money.ts';
import { rate } from '../../../../../../../src/core/kernel/rate.ts';
import { localPropertyTax } from '../../../../../../../src/core/market/eu/ireland/localPropertyTax.ts';
import { gainsTax, gainTax } from '../../../../../../../src/core/market/eu/ireland/tax/capitalGain.ts';
import { incomeTax } from '../../../../../../../src/core/market/eu/ireland/tax/incomeTax.ts';
import { rentalRelief } from '../../../../../../../src/core/market/eu/ireland/tax/rentalRelief.ts';
import { socialCharge } from '../../../../../../../src/core/market/eu/ireland/tax/socialCharge.ts';
import { socialInsurance } from '../../../../../../../src/core/market/eu/ireland/tax/socialInsurance.ts';

const charge = (value: number) => toMajor(localPropertyTax(fromMajor(value)));

describe('Local Property Tax', () => {
  // https://www.revenue.ie/en/property/local-property-tax/valuing-your-property/valuation-bands-rates.aspx
  it.each([
    [240_000, 95, 235],
    [315_000, 235, 333],
    [420_000, 333, 428],
    [1_155_000, 998, 1_094],
    [1_260_000, 1_094, 1_272],
  ])('on a value up to €%s is €%s, and above it €%s', (edge, below, above) => {
    expect([charge(edge), charge(edge + 1)]).toEqual([below, above]);
  });

  it('follows the published table, not the rate on the band’s mid-point', () => {
    expect(charge(400_000)).toBe(333);
    expect(charge(400_000)).not.toBe(332.96);
  });

  it('is charged on the actual value above €2.1m', () => {
    expect([charge(2_100_000), charge(2_500_000)]).toEqual([3_110, 4_441.56]);
  });
});

const tax = (...incomes: readonly [number] | readonly [number, number]) =>
  toMajor(incomeTax(incomes.map(fromMajor) as unknown as Parameters<typeof incomeTax>[0], fromMajor(0)));

describe('Irish income tax', () => {
  it('is 20% to €44,000 and 40% above', () => {
    expect([tax(44_000), tax(44_001)]).toEqual([8_800, 8_800.4]);
  });

  it('for a couple is 20% to €53,000 with one income and to €88,000 with two', () => {
    expect([tax(53_000, 0), tax(53_001, 0)]).toEqual([10_600, 10_600.4]);
    expect([tax(53_000, 35_000), tax(53_000, 35_001)]).toEqual([17_600, 17_600.4]);
  });

  it('is never below zero after credits', () => {
    expect(incomeTax([fromMajor(10_000)], fromMajor(4_000))).toBe(0);
  });
});

describe('Universal Social Charge and PRSI', () => {
  it('the charge applies to incomes above €13,000', () => {
    expect([13_000, 13_001].map((income) => toMajor(socialCharge(fromMajor(income))))).toEqual([0, 79.84]);
  });

  it('PRSI applies above €5,000, to the whole income', () => {
    expect([5_000, 5_001].map((income) => toMajor(socialInsurance(fromMajor(income), 2026)))).toEqual([0, 211.92]);
  });

  it('PRSI is 4.35% in years after 2026', () => {
    expect(toMajor(socialInsurance(fromMajor(10_000), 2027))).toBe(435);
  });
});

const relief = (profit: number, share = 1) => toMajor(rentalRelief(fromMajor(profit), rate(share), 2026));

describe('rental income relief', () => {
  it('is 20% of the profit, at most €1,000 times the owner’s share', () => {
    expect([relief(4_999), relief(5_000), relief(6_000), relief(20_000, 0.25), relief(0)]).toEqual([999.8, 1_000, 1_000, 250, 0]);
  });
});

describe('Capital Gains Tax', () => {
  // https://www.revenue.ie/en/property/foreign-property/foreign-cgt-relief.aspx (Michael)
  it('on a gain of €101,270 is €33,000', () => {
    expect(toMajor(gainTax({ gain: fromMajor(101_270), chargeable: rate(1), terms: gainsTax }).tax)).toBe(33_000);
  });
});
