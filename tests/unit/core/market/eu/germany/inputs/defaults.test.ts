import { describe, expect, it } from 'vitest';
import type { KnownHome } from '../../../../../../../src/core/deal/strategies/startingValues.ts';
import { nper } from '../../../../../../../src/core/engine/finance/annuity/nper.ts';
import { fromMajor, toMajor } from '../../../../../../../src/core/kernel/money.ts';
import { germanyDefaults } from '../../../../../../../src/core/market/eu/germany/inputs/defaults.ts';
import { ownersCosts } from '../../../../../../../src/core/market/eu/germany/inputs/ownersCosts.ts';
import { germanyTaxRows } from '../../../../../../../src/core/market/eu/germany/inputs/taxRows.ts';

const home = (given: Partial<KnownHome>): KnownHome => ({
  bedrooms: null,
  receptions: null,
  propertyType: 'Apartment',
  floorAreaSqFt: 70 * 10.7639,
  price: fromMajor(280_000),
  monthlyRent: null,
  refurbishment: null,
  rooms: null,
  ...given,
});
const ofHome = (given: Partial<KnownHome> = {}) => germanyDefaults.ofHome?.(home(given)) ?? {};
const administration = (propertyType: string | null): unknown => ofHome({ propertyType })['serviceChargePerYear']?.value;

describe('German owners’ costs', () => {
  it('follow the 2021 table, indexed to 2026', () => {
    const flat = { kind: 'condominium', dwellings: 1, squareMetres: 70, garages: 0, annualRent: fromMajor(9600) } as const;
    expect(ownersCosts(2021, flat)).toEqual({ administration: 357_00, maintenance: 819_00, rentLoss: 192_00, total: 1368_00 });
    const house = { kind: 'rental-house', dwellings: 6, squareMetres: 420, garages: 2, annualRent: fromMajor(50_400) } as const;
    expect(ownersCosts(2026, house)).toEqual({ administration: 2298_00, maintenance: 6264_00, rentLoss: 1008_00, total: 9570_00 });
  });

  it('are based on the floor area, as a share of the price', () => {
    expect(ofHome()['maintenance']?.value).toBeCloseTo((14.4 * 70) / 280_000, 12);
    expect(ofHome()['maintenance']?.source.title).toContain('70 m²');
    expect(ofHome({ floorAreaSqFt: null })['maintenance']).toBeUndefined();
    expect(ofHome({ price: null })['maintenance']).toBeUndefined();
    expect(ofHome({ price: fromMajor(1) })['maintenance']?.value).toBe(0.2);
  });

  it('for administration depend on the type of home', () => {
    expect(['Apartment', 'Eigentumswohnung', null].map(administration)).toEqual([439_00, 439_00, 439_00]);
    expect(administration('House')).toBe(367_00);
  });
});

describe('German defaults', () => {
  it('assume that the tenant pays property tax and building insurance, and say so', () => {
    const { propertyTaxPerYear, insurancePerYear } = germanyDefaults.costs;
    expect(propertyTaxPerYear?.value).toBe(0);
    expect(propertyTaxPerYear?.source.title).toContain('tenant pays');
    expect(insurancePerYear.source.title).toContain('tenant pays');
  });

  it('use the loan term that results from an initial repayment of 2%', () => {
    const { mortgageRate, mortgageYears } = germanyDefaults.loan;
    const term = nper({ rate: mortgageRate.value / 12, pmt: -(mortgageRate.value + 0.02) / 12, pv: 1 });
    expect(term.ok ? Math.round(term.value / 12) : null).toBe(mortgageYears.value);
  });

  it('are marked if no publication confirms them', () => {
    expect(germanyDefaults.loan.deposit.source.confirmed).toBe(false);
    expect(germanyDefaults.rent.vacancy.source.confirmed).not.toBe(false);
    expect(toMajor(germanyDefaults.costs.serviceChargePerYear.value)).toBe(439);
  });

  it('include an answer to every question about the tax', () => {
    expect(Object.values(germanyTaxRows).every(({ fallback }) => fallback !== null)).toBe(true);
  });
});
