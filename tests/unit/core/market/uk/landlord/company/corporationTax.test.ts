import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isoDate } from '../../../../../../../src/core/kernel/calendar.ts';
import { fromMajor, minor, toMajor } from '../../../../../../../src/core/kernel/money.ts';
import { corporationTax, withMarginalRelief } from '../../../../../../../src/core/market/uk/landlord/company/corporationTax.ts';
import type { CompanyProfits } from '../../../../../../../src/core/market/uk/landlord/company/corporationTax.ts';

const charged = (pounds: number, more: Partial<CompanyProfits> = {}) =>
  corporationTax({
    on: isoDate('2026-06-01'),
    profits: fromMajor(pounds),
    associatedCompanies: 0,
    closeInvestmentHolding: false,
    ...more,
  });
const tax = (...given: Parameters<typeof charged>): number => toMajor(charged(...given).tax);

const ids = (...given: Parameters<typeof charged>) => charged(...given).rules.map(({ id }) => id);

describe('corporation tax', () => {
  it.each([
    [-1000, 0],
    [8350, 1586.5],
    [30_000, 5700],
    [50_000, 9500],
    [50_001, 9500.27],
    [100_000, 22_750],
    [150_000, 36_000],
    [249_999, 62_499.74],
    [250_000, 62_500],
    [250_001, 62_500.25],
  ])('on £%i is £%d', (profits, expected) => {
    expect(tax(profits)).toBe(expected);
  });

  it('shares its limits among associated companies', () => {
    expect(tax(25_000, { associatedCompanies: 1 })).toBe(4750);
    expect(tax(30_000, { associatedCompanies: 1 })).toBe(6075);
    expect(tax(125_000, { associatedCompanies: 1 })).toBe(31_250);
  });

  it('is charged at the main rate from the first pound for a close investment-holding company, by an unconfirmed rule', () => {
    const holding = charged(30_000, { closeInvestmentHolding: true });
    expect(toMajor(holding.tax)).toBe(7500);
    expect(holding.rules.some((rule) => rule.confirmed === false)).toBe(true);
  });

  it('was a single rate until 31 March 2023', () => {
    expect(tax(100_000, { on: isoDate('2023-03-31') })).toBe(19_000);
    expect(tax(100_000, { on: isoDate('2023-04-01') })).toBe(22_750);
  });

  it('is £87,500 on £400,000 at the 2010 rates (example from sfm.com)', () => {
    const rates = { percent: 26, upper: 1_500_000, fraction: 0.015 };
    expect(toMajor(withMarginalRelief(fromMajor(400_000), rates).tax)).toBe(87_500);
  });

  it('never falls as profits rise, and stays between the small profits rate and the main rate', () => {
    const pence = fc.integer({ min: 0, max: 50_000_000 });
    fc.assert(
      fc.property(pence, pence, fc.integer({ min: 0, max: 5 }), (one, other, associatedCompanies) => {
        const at = (profits: number): number => charged(0, { profits: minor(profits), associatedCompanies }).tax;
        expect(at(Math.min(one, other))).toBeLessThanOrEqual(at(Math.max(one, other)));
        expect(at(one)).toBeGreaterThanOrEqual(Math.floor(one * 0.19));
        expect(at(one)).toBeLessThanOrEqual(Math.ceil(one * 0.25));
      }),
    );
  });
});

describe('the rules behind corporation tax', () => {
  it('are the rates for the financial year, and marginal relief between the limits', () => {
    expect(ids(50_000, { on: isoDate('2023-03-31') })).toEqual(['corporation-tax-2017-04-01']);
    expect(ids(50_000)).toEqual(['corporation-tax-2023-04-01']);
    expect(ids(50_000.01)).toEqual(['corporation-tax-2023-04-01', 'marginal-relief-2023-04-01']);
    expect([charged(50_000), charged(60_000), charged(50_000, { on: isoDate('2023-03-31') })].map(({ notes }) => notes)).toEqual([
      [],
      [],
      [],
    ]);
  });

  it('include the close investment-holding rule for such a company', () => {
    const closed = charged(10_000, { closeInvestmentHolding: true });
    expect(closed.rules.map(({ id, confirmed }) => [id, confirmed])).toEqual([
      ['corporation-tax-2023-04-01', undefined],
      ['close-investment-holding-2023-04-01', false],
    ]);
    expect(closed.notes).toEqual([expect.stringContaining('pays the main rate on all its profits')]);
  });
});
