import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isoDate } from '../../../../../../src/core/kernel/calendar.ts';
import { fromMajor, minor, sumMoney, toMajor, zeroMoney } from '../../../../../../src/core/kernel/money.ts';
import { percent, rate } from '../../../../../../src/core/kernel/rate.ts';
import { buildingCost, buildingDepreciation, landPart, worksPart } from '../../../../../../src/core/market/eu/austria/tax/depreciation.ts';
import { incomeTax } from '../../../../../../src/core/market/eu/austria/tax/incomeTax.ts';
import type { AustriaSettings } from '../../../../../../src/core/market/eu/austria/tax/settings.ts';
import { taxHold } from '../../../../../../src/core/market/eu/austria/tax/landlordTax.ts';
import type { HoldTax, HoldYear, TaxedHold } from '../../../../../../src/core/market/eu/landlordTax.ts';

interface Flat {
  readonly years?: number;
  readonly firstYear?: number;
  readonly rent?: number;
  readonly soldFor?: number;
  readonly settings?: Partial<AustriaSettings>;
  readonly hold?: Partial<TaxedHold<AustriaSettings>>;
}

const cost = 330_000;
const yearOf = (year: number, rent: number): HoldYear => ({
  on: isoDate(`${year}-12-31`),
  rent: fromMajor(rent),
  costs: fromMajor(1500),
  financeCosts: fromMajor(4000),
  principalRepaid: zeroMoney,
  propertyTax: zeroMoney,
  value: fromMajor(300_000),
  debt: zeroMoney,
});

function flat({ years = 3, firstYear = 2027, rent = 12_000, soldFor, settings, hold = {} }: Flat): TaxedHold<AustriaSettings> {
  const lettings = Array.from({ length: years }, (_, at) => yearOf(firstYear + at, rent)) as [HoldYear, ...HoldYear[]];
  const works = hold.works ?? zeroMoney;
  const sale = (proceeds: number) => ({
    on: (lettings.at(-1) as HoldYear).on,
    proceeds: fromMajor(proceeds),
    sellingCosts: fromMajor(10_000),
    baseCost: fromMajor(cost + works / 100),
    loan: zeroMoney,
  });
  return {
    letting: 'whole',
    region: null,
    owners: [{ share: rate(1), otherIncome: fromMajor(50_000) }],
    boughtOn: isoDate('2026-11-26'),
    price: fromMajor(300_000),
    buyingCosts: fromMajor(30_000),
    works,
    furniture: zeroMoney,
    years: lettings,
    sale: soldFor === undefined ? null : sale(soldFor),
    ...hold,
    settings: { marginalRate: '40', landShare: '40', ...settings },
  };
}

function taxed(given: Flat = {}): HoldTax {
  const found = taxHold(flat(given));
  if (!found.ok) throw new Error(found.error.message);
  return found.value;
}

const refusalOf = (given: Flat) => {
  const found = taxHold(flat(given));
  return found.ok ? null : found.error;
};

const taxOfRent = (rent: number): number => taxed({ years: 1, rent }).years[0]?.tax as number;

const depreciation = cost * 0.6 * 0.015;

describe('Austrian depreciation', () => {
  it('excludes the land and writes off 1.5% of the building a year', () => {
    expect(toMajor(landPart(fromMajor(900_000), percent(30)))).toBe(270_000);
    expect(toMajor(buildingCost(fromMajor(900_000), percent(30)))).toBe(630_000);
    expect(toMajor(buildingDepreciation(fromMajor(420_000), 1))).toBe(6300);
  });

  it('of the building and of the works adds up to the cost of each', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000_000 }), (amount) => {
        const sumOf = (part: typeof worksPart): number => sumMoney(Array.from({ length: 70 }, (_, at) => part(minor(amount), at + 1)));
        expect(sumOf(worksPart)).toBe(amount);
        expect(sumOf(buildingDepreciation)).toBe(amount);
      }),
    );
  });

  it('of works takes fifteen years', () => {
    expect([1, 15, 16].map((year) => toMajor(worksPart(fromMajor(60_000), year)))).toEqual([4000, 4000, 0]);
  });
});

describe('Austrian income tax by brackets', () => {
  // https://meinsteuerberater.co.at/category/steuernews-fuer-vermieter/
  it.each([
    [12_816, 0],
    [12_817, 0.2],
    [20_818, 1600.4],
    [20_819, 1600.7],
  ])('for 2024 on €%i is €%d', (income, tax) => {
    const found = incomeTax(2024, fromMajor(income));
    expect(found.ok ? toMajor(found.value) : null).toBe(tax);
  });

  it.each([2023, 2025, 2026, 2027])('is refused for %i, naming the year', (year) => {
    const found = incomeTax(year, fromMajor(50_000));
    expect(found.ok ? null : found.error).toMatchObject({
      kind: 'year-not-known',
      message: expect.stringContaining(`brackets for ${year} (§ 33 EStG)`) as string,
    });
  });
});

describe('Austrian tax on letting', () => {
  it('uses the marginal rate the owner entered, and says so', () => {
    const { years, notes, rules } = taxed();
    const taxable = 12_000 - 1500 - 4000 - depreciation;
    expect(years.map((year) => toMajor(year.taxable))).toEqual(Array(3).fill(taxable));
    expect(years.map(({ tax }) => toMajor(tax))).toEqual(Array(3).fill(Number((taxable * 0.4).toFixed(2))));
    expect(notes.join(' ')).toContain('We tax every owner at the 40% you entered');
    expect(rules.find(({ id }) => id === 'at-marginal-rate')?.confirmed).toBe(false);
  });

  it('is refused for 2026 if the owner enters no rate, and calculated for 2024', () => {
    expect(refusalOf({ firstYear: 2026, settings: { marginalRate: 'brackets' } })?.message).toContain('brackets for 2026');
    const known = taxed({ years: 1, firstYear: 2024, settings: { marginalRate: 'brackets' } });
    // Between €34,513 and €66,612 the rate is 40%.
    expect(known.years[0]?.tax).toBe(taxed({ years: 1, firstYear: 2024 }).years[0]?.tax);
  });

  it('is negative if the letting makes a loss, which reduces other income down to zero', () => {
    const loss = 2000 - 1500 - 4000 - depreciation;
    expect(taxed({ rent: 2000 }).years[0]?.tax).toBe(fromMajor(loss * 0.4));
    const poor = { owners: [{ share: rate(1), otherIncome: fromMajor(1000) }] } as const;
    expect(taxed({ rent: 2000, hold: poor }).years[0]?.tax).toBe(fromMajor(-400));
  });

  it('writes works off over fifteen years and furniture over ten', () => {
    const plain = taxed().years[0]?.taxable as number;
    expect(plain - (taxed({ hold: { works: fromMajor(60_000) } }).years[0]?.taxable as number)).toBe(4000_00);
    expect(plain - (taxed({ hold: { furniture: fromMajor(6000) } }).years[0]?.taxable as number)).toBe(600_00);
  });

  it('never falls when the rent rises', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 60_000 }), fc.nat(20_000), (rent, more) => {
        expect(taxOfRent(rent + more)).toBeGreaterThanOrEqual(taxOfRent(rent));
      }),
      { numRuns: 50 },
    );
  });

  it('for joint owners adds up to the tax of a single owner', () => {
    const half = { share: rate(0.5), otherIncome: fromMajor(50_000) };
    const joint = taxed({ hold: { owners: [half, half] } });
    expect(Math.abs((joint.years[0]?.tax as number) - (taxed().years[0]?.tax as number))).toBeLessThanOrEqual(1);
  });

  it('refuses nightly lets, with the reason', () => {
    expect(refusalOf({ hold: { letting: 'stays' } })).toMatchObject({
      kind: 'case-not-covered',
      message: expect.stringContaining('Nightly lets') as string,
    });
  });
});

describe('Austrian tax on a sale', () => {
  it('is 30% of the gain with depreciation and works added back, whatever the holding period', () => {
    const gain = 400_000 - (cost + 60_000 - 3 * (depreciation + 4000));
    expect(taxed({ soldFor: 400_000, hold: { works: fromMajor(60_000) } }).saleTax).toBe(fromMajor(gain * 0.3));
    expect(taxed({ years: 20, soldFor: 400_000 }).saleTax).toBe(fromMajor((400_000 - (cost - 20 * depreciation)) * 0.3));
  });

  it('is 4.2% of the price of a home bought before 1 April 2002', () => {
    expect(taxed({ soldFor: 100_000, hold: { boughtOn: isoDate('2002-03-31') } }).saleTax).toBe(fromMajor(4200));
    expect(taxed({ soldFor: 400_000, hold: { boughtOn: isoDate('2002-04-01') } }).saleTax).toBeGreaterThan(fromMajor(400_000 * 0.042));
  });

  it('is zero for a loss and null without a sale', () => {
    expect(taxed({ soldFor: 200_000 }).saleTax).toBe(0);
    expect(taxed().saleTax).toBeNull();
  });

  it('lists each rule and note once, with a link', () => {
    const { rules, notes } = taxed({ years: 12, soldFor: 400_000, hold: { works: fromMajor(5000), furniture: fromMajor(500) } });
    expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length);
    expect(new Set(notes).size).toBe(notes.length);
    expect(rules.every(({ url }) => url.startsWith('https://'))).toBe(true);
  });
});
