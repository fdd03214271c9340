import { describe, expect, it } from 'vitest';
import { isoDate } from '../../../../../../src/core/kernel/calendar.ts';
import { fromMajor } from '../../../../../../src/core/kernel/money.ts';
import { rate } from '../../../../../../src/core/kernel/rate.ts';
import { austriaChecks } from '../../../../../../src/core/market/eu/austria/checks/checks.ts';
import { austriaDefaults } from '../../../../../../src/core/market/eu/austria/inputs/defaults.ts';
import { austriaTaxRows } from '../../../../../../src/core/market/eu/austria/inputs/taxRows.ts';
import { austriaLending } from '../../../../../../src/core/market/eu/austria/lending.ts';
import type { LoanApplication } from '../../../../../../src/core/market/rules.ts';

const asked: LoanApplication = {
  purpose: 'purchase',
  value: fromMajor(300_000),
  loan: fromMajor(240_000),
  units: 1,
  income: fromMajor(12_000),
  isByTheNight: false,
  payment: fromMajor(14_000),
  isInterestOnly: false,
  ofPrice: rate(0.8),
};
const ids = (given: Partial<LoanApplication>): readonly string[] =>
  austriaLending({ ...asked, ...given }, isoDate('2026-11-26')).map(([id]) => id);

describe('Austrian checks', () => {
  it('ask for the year the home was built if it is unknown', () => {
    const old = austriaChecks.find(({ id }) => id === 'at-old-building');
    expect(old?.when).toEqual([{ fact: 'yearBuilt', below: 1945 }]);
    expect(old?.wordsIfUnknown).toContain('year of the building permit');
  });
});

describe('Austrian lending', () => {
  it('has no notes without a loan, and notes the usual limit for a loan above 80%', () => {
    expect(ids({ loan: fromMajor(0) })).toEqual([]);
    expect(ids({})).toEqual(['at-income']);
    expect(ids({ loan: fromMajor(240_001) })).toEqual(['at-ltv', 'at-income']);
    expect(ids({ isInterestOnly: true })).toContain('at-repayment');
  });
});

describe('Austrian defaults', () => {
  it('assume that the tenant pays property tax, marked as not confirmed', () => {
    expect(austriaDefaults.costs.propertyTaxPerYear?.value).toBe(0);
    expect(austriaDefaults.costs.propertyTaxPerYear?.source).toMatchObject({ confirmed: false });
  });

  it('include no marginal rate', () => {
    expect(austriaTaxRows.marginalRate.fallback?.value).toBe('brackets');
    expect(austriaTaxRows.landShare.fallback?.value).toBe('40');
  });
});
