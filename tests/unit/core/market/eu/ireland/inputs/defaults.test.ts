import { describe, expect, it } from 'vitest';
import { fromMajor } from '../../../../../../../src/core/kernel/money.ts';
import { irelandChecks } from '../../../../../../../src/core/market/eu/ireland/checks/checks.ts';
import { irelandDefaults } from '../../../../../../../src/core/market/eu/ireland/inputs/defaults.ts';
import { irelandTaxRows } from '../../../../../../../src/core/market/eu/ireland/inputs/taxRows.ts';
import { irelandLending } from '../../../../../../../src/core/market/eu/ireland/lending.ts';
import { isoDate } from '../../../../../../../src/core/kernel/calendar.ts';
import { percent } from '../../../../../../../src/core/kernel/rate.ts';

const home = {
  bedrooms: 2,
  receptions: 1,
  propertyType: 'Apartment',
  floorAreaSqFt: null,
  price: fromMajor(300_000),
  monthlyRent: fromMajor(1_800),
  refurbishment: null,
  rooms: null,
};

describe('Irish defaults', () => {
  it('property tax is derived from the price, and has no default without one', () => {
    expect(irelandDefaults.costs.propertyTaxPerYear).toBeNull();
    expect(irelandDefaults.ofHome?.(home)).toMatchObject({
      propertyTaxPerYear: { value: 235_00 },
      maintenance: { value: 0.0072 },
      serviceChargePerYear: { value: 1_800_00 },
    });
    expect(irelandDefaults.ofHome?.({ ...home, price: null, propertyType: 'House' })).toEqual({});
  });

  it('every question to the owners has a default', () => {
    for (const row of Object.values(irelandTaxRows)) expect(row.fallback).not.toBeNull();
  });
});

describe('Irish lenders', () => {
  const loan = {
    purpose: 'purchase',
    value: fromMajor(300_000),
    loan: fromMajor(210_000),
    units: 1,
    income: fromMajor(21_600),
    isByTheNight: false,
    payment: fromMajor(16_000),
    isInterestOnly: false,
    ofPrice: percent(70),
  } as const;
  const ids = (given: Partial<Parameters<typeof irelandLending>[0]>) =>
    irelandLending({ ...loan, ...given }, isoDate('2026-11-24')).map(([id]) => id);

  it('lend up to 70% of the value', () => {
    expect(ids({})).toEqual(['ie-lender-terms']);
    expect(ids({ loan: fromMajor(210_001) })).toContain('ie-ltv');
  });

  it('require rent of 1.3 times the payment', () => {
    expect(ids({ payment: fromMajor(21_600 / 1.3) })).not.toContain('ie-rent-cover');
    expect(ids({ payment: fromMajor(17_000) })).toContain('ie-rent-cover');
  });

  it('have no note without a loan', () => {
    expect(ids({ loan: fromMajor(0) })).toEqual([]);
  });
});

describe('Irish checks', () => {
  it('have unique ids and links, and apply only in Ireland', () => {
    expect(new Set(irelandChecks.map(({ id }) => id)).size).toBe(irelandChecks.length);
    for (const { rule, places } of irelandChecks) expect([rule.url.startsWith('https://'), places]).toEqual([true, ['IE']]);
  });

  it('ask the user about rules we could not confirm', () => {
    const open = irelandChecks.filter(({ words }) => words.startsWith('Current status unconfirmed'));
    expect(open.map(({ level }) => level)).toEqual(['ask', 'ask']);
  });
});
