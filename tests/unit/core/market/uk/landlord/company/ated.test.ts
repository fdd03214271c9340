import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isoDate } from '../../../../../../../src/core/kernel/calendar.ts';
import { fromMajor, minor, toMajor } from '../../../../../../../src/core/kernel/money.ts';
import { rate } from '../../../../../../../src/core/kernel/rate.ts';
import { ated } from '../../../../../../../src/core/market/uk/landlord/company/ated.ts';
import { companyYear } from '../../../../../../../src/core/market/uk/landlord/company/companyYear.ts';
import type { CompanyDwelling, CompanyYear } from '../../../../../../../src/core/market/landlordRules.ts';

const charged = (on: string, value: number): number => toMajor(ated(isoDate(on), { value: fromMajor(value), relief: null }).charge);

const chargedToday = (pence: number): number => ated(isoDate('2026-11-20'), { value: minor(pence), relief: null }).charge;
const open = (on: string): readonly string[] =>
  ated(isoDate(on), { value: fromMajor(600_000), relief: null })
    .rules.filter(({ confirmed }) => confirmed === false)
    .map(({ id }) => id);

describe('the annual tax on enveloped dwellings', () => {
  it.each([
    [500_000, 0],
    [500_001, 4450],
    [1_000_000, 4450],
    [1_000_001, 9150],
    [2_000_001, 31_050],
    [5_000_001, 72_700],
    [10_000_001, 145_950],
    [20_000_000, 145_950],
    [20_000_001, 292_350],
  ])('on a dwelling worth £%d in 2025-26 is £%d', (value, charge) => {
    expect(charged('2025-12-01', value)).toBe(charge);
  });

  it.each([
    ['2023-04-01', 4150],
    ['2024-03-31', 4150],
    ['2024-04-01', 4400],
    ['2025-03-31', 4400],
    ['2025-04-01', 4450],
    ['2026-03-31', 4450],
    ['2026-04-01', 4450],
  ])('on %s for £600,000 is £%d', (on, charge) => {
    expect(charged(on, 600_000)).toBe(charge);
  });

  it('marks the 2026-27 amounts as not confirmed, and earlier ones as confirmed', () => {
    expect(open('2026-03-31')).toEqual([]);
    expect(open('2026-04-01')).toEqual(['ated-2026-04-01']);
  });

  it('is nil if the home is let to unconnected people or held for sale; a note gives the amount relieved and the annual claim', () => {
    for (const relief of ['let-to-unconnected', 'property-trade'] as const) {
      const answer = ated(isoDate('2026-11-20'), { value: fromMajor(600_000), relief });
      expect([answer.charge, answer.unrelieved]).toEqual([0, fromMajor(4450)]);
      expect(answer.notes[0]).toMatch(/nil if relief is claimed .*, otherwise £4,450 a year\. The claim has to be made every year\./);
      expect(answer.notes[1]).toContain('1 April 2022');
    }
  });

  it('has no note for a dwelling up to £500,000', () => {
    expect(ated(isoDate('2026-11-20'), { value: fromMajor(500_000), relief: null })).toMatchObject({ charge: 0, rules: [], notes: [] });
  });

  it('never falls as the value rises', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 3_000_000_000 }), fc.integer({ min: 0, max: 3_000_000_000 }), (one, other) => {
        expect(chargedToday(Math.min(one, other))).toBeLessThanOrEqual(chargedToday(Math.max(one, other)));
      }),
    );
  });
});

const yearOf = (dwelling?: CompanyDwelling): CompanyYear =>
  companyYear('england', {
    year: {
      on: isoDate('2026-06-01'),
      rent: fromMajor(24_000),
      costs: fromMajor(4000),
      financeCosts: minor(0),
      principalRepaid: minor(0),
    },
    settings: {
      associatedCompanies: 0,
      closeInvestmentHolding: false,
      runningCosts: minor(0),
      payOut: rate(1),
      ...(dwelling === undefined ? {} : { dwelling }),
    },
    owners: [{ share: rate(1), otherIncome: fromMajor(60_000), otherDividends: minor(0) }],
    carried: { losses: minor(0), ownersLoan: fromMajor(600_000), reserves: minor(0), cash: minor(0) },
  });

describe('a company’s year with a dwelling worth £600,000', () => {
  const value = fromMajor(600_000);

  it('pays ATED from its cash without deducting it from profit: 20,000 − 19% − 4,450 = 11,750 reaches the owners', () => {
    const answer = yearOf({ value, relief: null });
    expect(answer).toMatchObject({ companyTax: fromMajor(3800), ated: fromMajor(4450), tax: fromMajor(8250), netCash: fromMajor(11_750) });
    expect(answer.carried.reserves).toBe(fromMajor(11_750));
  });

  it('pays no ATED with the relief, or without a dwelling', () => {
    expect(yearOf({ value, relief: 'let-to-unconnected' })).toMatchObject({ ated: 0, netCash: fromMajor(16_200) });
    expect(yearOf()).toMatchObject({ ated: 0, netCash: fromMajor(16_200) });
  });
});
