import { assert, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromMajor, toMajor } from '../../../../../../src/core/kernel/money.ts';
import { percent } from '../../../../../../src/core/kernel/rate.ts';
import type { BelgiumSettings } from '../../../../../../src/core/market/eu/belgium/tax/settings.ts';
import { taxHold } from '../../../../../../src/core/market/eu/belgium/tax/landlordTax.ts';
import { costlyHome, refused, taxed } from '../letHome.ts';
import type { CostlyHome } from '../letHome.ts';

const settings: BelgiumSettings = {
  tenant: 'private',
  cadastralIncome: null,
  coefficient: null,
  indexedCadastralIncome: null,
  revaluation: null,
  marginalRate: percent(50),
  communalRate: percent(7),
};
const fromBill: BelgiumSettings = { ...settings, indexedCadastralIncome: fromMajor(2_000) };
const fromDeed: BelgiumSettings = { ...settings, cadastralIncome: fromMajor(450) };

const firstYear = (given: BelgiumSettings, home: CostlyHome = {}) => {
  const [year] = taxed(taxHold, costlyHome(given, home)).years;
  return [toMajor(year?.taxable ?? fromMajor(0)), toMajor(year?.tax ?? fromMajor(0))];
};
const saleTax = (home: CostlyHome) => taxed(taxHold, costlyHome(fromBill, home)).saleTax;

describe('a Belgian home let to a private tenant', () => {
  it('is taxed on the indexed cadastral income plus 40%, whatever the rent', () => {
    expect(firstYear(fromBill)).toEqual([2_800, 1_498]);
    expect(firstYear(fromBill, { rent: 60_000 })).toEqual([2_800, 1_498]);
  });

  // https://financien.belgium.be/nl/particulieren/woning/onroerende_inkomsten/huurinkomsten
  it('rounds the indexed income to the euro before adding the 40%', () => {
    expect(firstYear(fromDeed, { from: 2023 })[0]).toBe(1_317.4);
    expect(firstYear(fromDeed, { from: 2023 })[0]).not.toBe(1_317.65);
  });

  it('uses the coefficients of 2024 and 2025, and marks the 2025 one as not confirmed', () => {
    expect([firstYear(fromDeed, { from: 2024 })[0], firstYear(fromDeed, { from: 2025 })[0]]).toEqual([1_370.6, 1_414]);
    const rules = (from: number) => taxed(taxHold, costlyHome(fromDeed, { from })).rules.map(({ confirmed }) => confirmed);
    expect([rules(2024).includes(false), rules(2025).includes(false)]).toEqual([false, true]);
  });

  it('is refused in 2026 until the user enters a coefficient or the indexed income', () => {
    expect(refused(taxHold, costlyHome(fromDeed))).toMatchObject({ kind: 'year-not-known', message: expect.stringContaining('2026') });
    expect(firstYear({ ...fromDeed, coefficient: 2.3 })[0]).toBe(1_449);
    expect(refused(taxHold, costlyHome(settings)).message).toContain('kadastraal inkomen');
  });

  it('is taxed the same however many people own it', () => {
    expect(firstYear(fromBill, { shares: [0.3, 0.7] })).toEqual(firstYear(fromBill));
  });

  it('is refused if furnished or let nightly', () => {
    expect(refused(taxHold, costlyHome(fromBill, { letting: 'stays' })).kind).toBe('case-not-covered');
    expect(refused(taxHold, costlyHome(fromBill, { furniture: 1 })).kind).toBe('case-not-covered');
  });
});

describe('a Belgian home let to a professional tenant', () => {
  const professional: BelgiumSettings = { ...settings, tenant: 'professional', cadastralIncome: fromMajor(1_000), revaluation: 5 };

  it('is taxed on the rent less 40%, a deduction of at most two thirds of the revalued cadastral income', () => {
    expect(firstYear(professional, { rent: 8_000 })[0]).toBe(4_800);
    expect(firstYear(professional, { rent: 12_000 })[0]).toBe(8_666.67);
  });

  it('is refused without the revaluation coefficient', () => {
    expect(refused(taxHold, costlyHome({ ...professional, revaluation: null })).message).toContain('revaluation coefficient');
  });

  it('is never taxed less in a year when the rent rises', () => {
    const amount = integer({ min: 0, max: 60_000 });
    assert(
      property(amount, amount, (rent, more) => {
        expect(firstYear(professional, { rent: rent + more })[1]).toBeGreaterThanOrEqual(firstYear(professional, { rent })[1] as number);
      }),
    );
  });
});

const values = [300_000, 300_000, 300_000, 300_000, 300_000] as const;

/** Tax on a home bought in January 2026 and sold this many months later, always for the same price. */
const soldAfter = (months: number): number => {
  const month = String((months % 12) + 1).padStart(2, '0');
  return saleTax({ values, soldOn: `${2026 + Math.floor(months / 12)}-${month}-01`, proceeds: 500_000 }) ?? 0;
};

describe('the sale of a Belgian home', () => {
  it('is taxed at 16.5% plus the municipal surcharge within five years, and tax-free after that', () => {
    const home = { values, boughtOn: '2026-06-15', proceeds: 600_000 };
    // 595,000 less 375,000 × 1.25 and works of 10,000. A day before five years are complete, × 1.20.
    expect(saleTax({ ...home, soldOn: '2031-06-15' })).toBe(fromMajor(20_523.94));
    expect(saleTax({ ...home, soldOn: '2031-06-14' })).toBe(fromMajor(23_834.25));
    expect(saleTax({ ...home, soldOn: '2031-06-16' })).toBe(0);
  });

  it('is not taxed if the 25% added for costs exceeds the gain', () => {
    expect(saleTax({ soldOn: '2026-12-31', proceeds: 385_000 })).toBe(0);
  });

  it('is taxed less the longer the home is held', () => {
    const day = integer({ min: 0, max: 5 * 12 });
    assert(
      property(day, day, (one, other) => {
        expect(soldAfter(Math.max(one, other))).toBeLessThanOrEqual(soldAfter(Math.min(one, other)));
      }),
    );
  });
});
