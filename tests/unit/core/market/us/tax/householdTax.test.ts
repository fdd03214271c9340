import { describe, expect, it } from 'vitest';
import { fromMajor, toMajor } from '../../../../../../src/core/kernel/money.ts';
import { householdTax } from '../../../../../../src/core/market/us/tax/householdTax.ts';
import type { HouseholdYear } from '../../../../../../src/core/market/us/tax/householdTax.ts';
import { standardDeduction } from '../../../../../../src/core/market/us/tax/standardDeduction.ts';

type Amounts = Partial<Record<'ordinaryIncome' | 'longTermGain' | 'recapturedGain' | 'netInvestmentIncome', number>>;

function asked(amounts: Amounts, more: Partial<Pick<HouseholdYear, 'year' | 'filing' | 'business'>>) {
  const all = { ordinaryIncome: 0, longTermGain: 0, recapturedGain: 0, netInvestmentIncome: 0, ...amounts };
  const money = Object.fromEntries(Object.entries(all).map(([name, amount]) => [name, fromMajor(amount)])) as unknown as HouseholdYear;
  return householdTax({ ...money, year: 2026, filing: 'single', business: null, ...more });
}

function household(amounts: Amounts, more: Partial<Pick<HouseholdYear, 'year' | 'filing' | 'business'>> = {}) {
  const result = asked(amounts, more);
  if (!result.ok) throw new Error(result.error.kind);
  return result.value;
}

const deductions = (year: number): readonly number[] =>
  (['single', 'joint', 'separate', 'head'] as const).map((filing) => toMajor(standardDeduction(year, filing)));

describe('the federal tax of a household', () => {
  it('stacks gains on ordinary income after the standard deduction', () => {
    const tax = household({ ordinaryIncome: 60_000, longTermGain: 10_000 });
    expect([tax.taxableIncome, tax.onOrdinary, tax.onLongTermGain, tax.total].map(toMajor)).toEqual([53_900, 5_020, 667.5, 5_687.5]);
    expect(tax.rules.map(({ id }) => id)).toEqual(['us-income-tax-2026', 'us-gains-2026']);
  });

  it('deducts the standard deduction from ordinary income, then recapture, then other gain', () => {
    expect(household({ ordinaryIncome: 10_000, recapturedGain: 10_000, longTermGain: 60_000 })).toMatchObject({
      onOrdinary: 0,
      // 3,900 of recapture at 10%; 63,900 − 49,450 at 15%.
      onRecapture: fromMajor(390),
      onLongTermGain: fromMajor(2_167.5),
    });
    expect(household({ recapturedGain: 10_000, longTermGain: 60_000 })).toMatchObject({ onRecapture: 0, onLongTermGain: fromMajor(667.5) });
  });

  it('adds net investment income tax above its threshold', () => {
    expect(toMajor(household({ ordinaryIncome: 310_000, netInvestmentIncome: 10_000 }).onInvestmentIncome)).toBe(380);
    expect(household({ ordinaryIncome: 200_000, netInvestmentIncome: 10_000 }).onInvestmentIncome).toBe(0);
  });

  it('deducts 20% of business income', () => {
    const business = { income: fromMajor(5_000), unadjustedBasis: fromMajor(240_000), materialParticipation: false };
    const tax = household({ ordinaryIncome: 95_000 }, { business });
    expect([tax.businessDeduction, tax.taxableIncome].map(toMajor)).toEqual([1_000, 77_900]);
    expect(tax.rules.map(({ id }) => id)).toContain('us-qbi-2018-01-01');
  });

  it('is zero for a loss, and reports the unused amounts', () => {
    expect(household({ ordinaryIncome: -5_000 })).toMatchObject({ total: 0, taxableIncome: 0, unusedLoss: fromMajor(5_000) });
    expect(household({ ordinaryIncome: -5_000, longTermGain: 5_000 }).unusedLoss).toBe(0);
  });

  it('uses the 2026 figures for later years and refuses years before 2024', () => {
    expect(household({ ordinaryIncome: 90_000 }, { year: 2031 }).total).toBe(household({ ordinaryIncome: 90_000 }).total);
    expect(asked({}, { year: 2023 })).toEqual({ ok: false, error: { kind: 'year-not-known', year: 2023 } });
  });
});

describe('the standard deduction', () => {
  it('is the published amount for each year and filing status', () => {
    expect([deductions(2024), deductions(2025), deductions(2026)]).toEqual([
      [14_600, 29_200, 14_600, 21_900],
      [15_750, 31_500, 15_750, 23_625],
      [16_100, 32_200, 16_100, 24_150],
    ]);
    expect(() => deductions(2027)).toThrow('2027');
  });
});
