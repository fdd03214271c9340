import { assert, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromMajor, toMajor } from '../../../../../../src/core/kernel/money.ts';
import type { PolandSettings } from '../../../../../../src/core/market/eu/poland/tax/settings.ts';
import { taxHold } from '../../../../../../src/core/market/eu/poland/tax/landlordTax.ts';
import { costlyHome, refused, taxed } from '../letHome.ts';
import type { CostlyHome } from '../letHome.ts';

const single: PolandSettings = { spouses: false, otherRents: fromMajor(0) };
const spouses: PolandSettings = { ...single, spouses: true };

const yearsTax = (settings: PolandSettings, home: CostlyHome) =>
  toMajor(taxed(taxHold, costlyHome(settings, home)).years[0]?.tax ?? fromMajor(0));
const saleTax = (home: CostlyHome) => taxed(taxHold, costlyHome(single, home)).saleTax;

describe('Polish lump-sum tax on rent', () => {
  // https://witkowska-nieruchomosci.pl/podatek-od-najmu-prywatnego-ryczalt-stawki-pit-28-poradnik
  it('is 8.5% up to 100,000 zł and 12.5% above', () => {
    expect([100_000, 100_008, 120_000].map((rent) => yearsTax(single, { rent }))).toEqual([8_500, 8_501, 11_000]);
  });

  it('has a limit of 200,000 zł for spouses together', () => {
    expect([200_000, 220_000].map((rent) => yearsTax(spouses, { rent }))).toEqual([17_000, 19_500]);
    expect(yearsTax(spouses, { rent: 220_000, shares: [0.5, 0.5] })).toBe(19_500);
  });

  it('gives each of two owners a limit', () => {
    expect(yearsTax(single, { rent: 220_000, shares: [0.5, 0.5] })).toBe(19_500);
    expect(yearsTax(single, { rent: 220_000, shares: [0.75, 0.25] })).toBe(21_300);
  });

  it('counts other rent towards the limit first', () => {
    expect(yearsTax({ ...single, otherRents: fromMajor(100_000) }, { rent: 20_000 })).toBe(2_500);
  });

  it('deducts neither costs nor interest, and rounds to the złoty', () => {
    expect(yearsTax(single, { rent: 12_345.67, interest: 50_000 })).toBe(1_049);
  });

  it('notes that years after 2026 use the 2026 limit', () => {
    const { notes, rules } = taxed(taxHold, costlyHome(single, { values: [1, 1] }));
    expect(notes.join(' ')).toContain('Years after 2026');
    expect(rules.map(({ id, confirmed }) => [id, confirmed])).toEqual([
      ['pl-lump-sum', true],
      ['pl-lump-sum-later', false],
    ]);
  });

  it('is refused for years before 2023 and for three spouses', () => {
    expect(refused(taxHold, costlyHome(single, { from: 2022 })).kind).toBe('year-not-known');
    expect(refused(taxHold, costlyHome(spouses, { shares: [0.4, 0.3, 0.3] })).kind).toBe('case-not-covered');
  });

  it('never falls in a year when the rent rises', () => {
    const amount = integer({ min: 0, max: 300_000 });
    assert(
      property(amount, amount, (rent, more) => {
        expect(yearsTax(single, { rent: rent + more })).toBeGreaterThanOrEqual(yearsTax(single, { rent }));
      }),
    );
  });
});

describe('the sale of a Polish home', () => {
  // https://bezprawnik.pl/jak-rozliczyc-sprzedaz-mieszkania-przed-uplywem-5-lat-od-zakupu
  it('is taxed until five full calendar years have passed since the year of purchase', () => {
    const home = { values: [300_000] as const, proceeds: 445_000 };
    // 445,000 less 5,000 and 340,000, at 19%.
    expect(saleTax({ ...home, boughtOn: '2026-01-02', soldOn: '2031-12-31' })).toBe(fromMajor(19_000));
    expect(saleTax({ ...home, boughtOn: '2026-12-30', soldOn: '2032-01-01' })).toBe(0);
  });

  it('is not taxed on a loss', () => {
    expect(saleTax({ soldOn: '2026-12-31', proceeds: 300_000 })).toBe(0);
  });

  it('is null without a sale', () => {
    expect(saleTax({})).toBeNull();
  });
});
