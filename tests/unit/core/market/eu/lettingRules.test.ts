import { describe, expect, it } from 'vitest';
import { fromMajor } from '../../../../../src/core/kernel/money.ts';
import { isoDate } from '../../../../../src/core/kernel/calendar.ts';
import { percent } from '../../../../../src/core/kernel/rate.ts';
import { belgiumChecks } from '../../../../../src/core/market/eu/belgium/checks/checks.ts';
import { belgiumDefaults } from '../../../../../src/core/market/eu/belgium/inputs/defaults.ts';
import { belgiumTaxRows } from '../../../../../src/core/market/eu/belgium/inputs/taxRows.ts';
import { belgiumLending } from '../../../../../src/core/market/eu/belgium/lending.ts';
import { netherlandsChecks } from '../../../../../src/core/market/eu/netherlands/checks/checks.ts';
import { netherlandsDefaults } from '../../../../../src/core/market/eu/netherlands/inputs/defaults.ts';
import { netherlandsTaxRows } from '../../../../../src/core/market/eu/netherlands/inputs/taxRows.ts';
import { netherlandsLending } from '../../../../../src/core/market/eu/netherlands/lending.ts';
import { polandChecks } from '../../../../../src/core/market/eu/poland/checks/checks.ts';
import { polandTaxRows } from '../../../../../src/core/market/eu/poland/inputs/taxRows.ts';
import { polandLending } from '../../../../../src/core/market/eu/poland/lending.ts';
import type { LoanAsked } from '../../../../../src/core/market/rules.ts';

const checks = { NL: netherlandsChecks, BE: belgiumChecks, PL: polandChecks };

const lent = (share: number): LoanAsked => ({
  purpose: 'purchase',
  value: fromMajor(100_000),
  loan: fromMajor(100_000 * share),
  units: 1,
  income: fromMajor(6_000),
  isByTheNight: false,
  payment: fromMajor(4_000),
  isInterestOnly: false,
  ofPrice: percent(share * 100),
});
const notesOn = (lending: typeof belgiumLending, share: number) => lending(lent(share), isoDate('2026-11-26')).map(([id]) => id);

describe('rules of letting', () => {
  it.each(Object.entries(checks))('of %s hold in it alone, each with a name of its own, a link and a full sentence', (country, rules) => {
    expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length);
    for (const { id, places, words, rule } of rules) {
      expect(id.startsWith(`${country.toLowerCase()}-`)).toBe(true);
      expect(places.every((place) => place === country || place.startsWith(`${country}-`))).toBe(true);
      expect(words).toMatch(/\.$/);
      expect(rule.url).toMatch(/^https:/);
    }
  });

  it('ask for the points of a Dutch home and give no euro limit of 2026', () => {
    const points = netherlandsChecks.find(({ id }) => id === 'nl-rent-points');
    expect(points?.level).toBe('ask');
    expect(points?.words).toContain('144 to 186');
    expect(points?.words).not.toContain('€');
  });

  it('say that the state of the Polish law on stays is not known', () => {
    expect(polandChecks.find(({ id }) => id === 'pl-stay-law')?.words).toContain('status not known');
  });
});

describe('defaults', () => {
  it('leave Dutch and Belgian property tax to the bill', () => {
    expect([netherlandsDefaults.costs.propertyTaxPerYear, belgiumDefaults.costs.propertyTaxPerYear]).toEqual([null, null]);
  });

  it('of tax rows leave empty what is published later or stands on a bill', () => {
    expect(netherlandsTaxRows.debtPercentage.fallback?.value).toBeNull();
    expect([belgiumTaxRows.indexedCadastralIncome, belgiumTaxRows.coefficient].map(({ fallback }) => fallback?.value)).toEqual([
      null,
      null,
    ]);
    expect(polandTaxRows.spouses.fallback?.value).toBe(false);
  });
});

describe('loans on a let home', () => {
  it('are named above what lenders lend', () => {
    expect([0.7, 0.71, 0.91].map((share) => notesOn(netherlandsLending, share)[0])).toEqual(['nl-let-consent', 'nl-ltv', 'nl-ltv']);
    expect([0.8, 0.81].map((share) => notesOn(belgiumLending, share))).toEqual([[], ['be-ltv']]);
    expect([0.8, 0.81].map((share) => notesOn(polandLending, share)[0])).toEqual(['pl-rate', 'pl-ltv']);
  });

  it('have no note where nothing is lent', () => {
    expect([netherlandsLending, belgiumLending, polandLending].flatMap((lending) => notesOn(lending, 0))).toEqual([]);
  });
});
