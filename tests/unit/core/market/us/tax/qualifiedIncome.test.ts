import { describe, expect, it } from 'vitest';
import { fromMajor, toMajor } from '../../../../../../src/core/kernel/money.ts';
import { qualifiedIncomeDeduction } from '../../../../../../src/core/market/us/tax/qualifiedIncome.ts';
import type { QualifiedBusiness } from '../../../../../../src/core/market/us/tax/qualifiedIncome.ts';

type Amounts = Partial<Record<'qualifiedIncome' | 'taxableIncome' | 'netCapitalGain' | 'wages' | 'unadjustedBasis', number>>;

function deduction(amounts: Amounts, more: Partial<Pick<QualifiedBusiness, 'year' | 'filing' | 'materialParticipation'>> = {}): number {
  const all = { qualifiedIncome: 0, taxableIncome: 0, netCapitalGain: 0, wages: 0, unadjustedBasis: 0, ...amounts };
  const money = Object.fromEntries(Object.entries(all).map(([name, amount]) => [name, fromMajor(amount)])) as unknown as QualifiedBusiness;
  return toMajor(qualifiedIncomeDeduction({ ...money, year: 2026, filing: 'single', materialParticipation: false, ...more }));
}

describe('the deduction for qualified business income', () => {
  it('is 20% up to the threshold, without wages or property', () => {
    expect(deduction({ qualifiedIncome: 30_000, taxableIncome: 201_750 })).toBe(6_000);
    expect(deduction({ qualifiedIncome: 30_000, taxableIncome: 403_500 }, { filing: 'joint' })).toBe(6_000);
    expect(deduction({ qualifiedIncome: 30_000, taxableIncome: 201_775 }, { filing: 'separate' })).toBe(6_000);
    expect(deduction({ qualifiedIncome: 30_000, taxableIncome: 201_760 })).toBeLessThan(6_000);
  });

  it('is limited gradually to 2.5% of the property’s cost over the next $75,000 of income', () => {
    // 6,000 less half of 6,000 − 5,000.
    expect(deduction({ qualifiedIncome: 30_000, taxableIncome: 239_250, unadjustedBasis: 200_000 })).toBe(5_500);
    expect(deduction({ qualifiedIncome: 30_000, taxableIncome: 276_750, unadjustedBasis: 200_000 })).toBe(5_000);
    expect(deduction({ qualifiedIncome: 30_000, taxableIncome: 500_000 })).toBe(0);
    expect(deduction({ qualifiedIncome: 30_000, taxableIncome: 500_000, unadjustedBasis: 400_000 })).toBe(6_000);
  });

  it('was limited gradually over $50,000 before 2026', () => {
    expect(deduction({ qualifiedIncome: 30_000, taxableIncome: 222_300 }, { year: 2025 })).toBe(3_000);
    expect(
      deduction(
        { qualifiedIncome: 80_000, taxableIncome: 400_100, wages: 8_000, unadjustedBasis: 50_000 },
        { year: 2022, filing: 'joint' },
      ),
    ).toBe(8_800);
  });

  it('is at most 20% of taxable income without gains', () => {
    expect(deduction({ qualifiedIncome: 30_000, taxableIncome: 20_000, netCapitalGain: 5_000 })).toBe(3_000);
  });

  it('is at least $400 from 2026, for $1,000 from a business the owner materially participates in', () => {
    const worked = { materialParticipation: true };
    expect(deduction({ qualifiedIncome: 1_000, taxableIncome: 600 }, worked)).toBe(400);
    expect(deduction({ qualifiedIncome: 999, taxableIncome: 600 }, worked)).toBe(120);
    expect(deduction({ qualifiedIncome: 1_000, taxableIncome: 600 })).toBe(120);
    expect(deduction({ qualifiedIncome: 1_000, taxableIncome: 600 }, { ...worked, year: 2025 })).toBe(120);
  });

  it('is zero for a loss', () => {
    expect(deduction({ qualifiedIncome: -5_000, taxableIncome: 90_000 })).toBe(0);
  });

  it('throws for a year without a threshold', () => {
    expect(() => deduction({ qualifiedIncome: 1, taxableIncome: 300_000 }, { year: 2017 })).toThrow('2017');
  });
});
