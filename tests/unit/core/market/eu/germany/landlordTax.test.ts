import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromMajor, toMajor } from '../../../../../../src/core/kernel/money.ts';
import { rate } from '../../../../../../src/core/kernel/rate.ts';
import { incomeTax } from '../../../../../../src/core/market/eu/germany/tax/incomeTax.ts';
import { flat, refused, taxed } from './hold.ts';

const depreciation = 330_000 * 0.75 * 0.02;
const incomes = (given: Parameters<typeof taxed>[0]): readonly number[] => taxed(given).years.map(({ taxable }) => toMajor(taxable));
const taxes = (given: Parameters<typeof taxed>[0]): readonly number[] => taxed(given).years.map(({ tax }) => tax);
const added = (income: number, letting: number, isSplitting = false): number =>
  incomeTax({ year: 2026, income: fromMajor(income + letting), isSplitting }).total -
  incomeTax({ year: 2026, income: fromMajor(income), isSplitting }).total;

describe('German tax on letting', () => {
  it('is charged on rent less costs, interest and depreciation of the building with its share of buying costs', () => {
    expect(incomes({})).toEqual([5000 - depreciation, 5000 - depreciation, 5000 - depreciation]);
    expect(taxes({})).toEqual(Array(3).fill(added(60_000, 5000 - depreciation)));
  });

  it('is negative on a loss, which reduces the tax on other income', () => {
    expect(taxes({ rent: 6000 })[0]).toBe(added(60_000, -1000 - depreciation));
    expect(taxed({ rent: 6000 }).notes.join(' ')).toContain('In 2026 the letting makes a loss');
  });

  it('carries a loss above other income forward and uses it once', () => {
    const given = { years: 2, interest: 60_000, incomes: [30_000] as [number], hold: {} };
    const loss = 12_000 - 2000 - 60_000 - depreciation;
    const [first, second] = taxes(given);
    expect(first).toBe(-added(0, 30_000));
    expect(second).toBe(-added(0, 30_000));
    expect(incomes(given)).toEqual([loss, loss]);
    expect(taxed(given).notes.join(' ')).toContain('carried forward');
  });

  it('for joint owners filing separately is charged on half each and adds up to the whole', () => {
    const both = taxed({ incomes: [60_000, 20_000] });
    const half = (5000 - depreciation) / 2;
    expect(both.years[0]?.tax).toBe(added(60_000, half) + added(20_000, half));
  });

  it('for a couple filing jointly uses the splitting tariff on both incomes', () => {
    const joint = taxed({ incomes: [60_000, 20_000], settings: { assessment: 'joint' } });
    expect(joint.years[0]?.tax).toBe(added(80_000, 5000 - depreciation, true));
  });

  it('deducts minor works in the first year and writes major ones off with the building', () => {
    const [first, second] = incomes({ hold: { works: fromMajor(20_000) } });
    expect(first).toBe(5000 - depreciation - 20_000);
    expect(second).toBe(5000 - depreciation);
    expect(incomes({ hold: { works: fromMajor(60_000) } })[0]).toBe(5000 - depreciation - 60_000 * 0.02);
  });

  it('writes furniture off over ten years', () => {
    expect(incomes({ hold: { furniture: fromMajor(6000) } })[0]).toBe(5000 - depreciation - 600);
  });

  it('after 2026 uses the 2026 figures and says so', () => {
    const later = taxed({ firstYear: 2027 });
    expect(later.notes).toContain('Years after 2026 use the 2026 figures.');
    expect(later.rules.find(({ id }) => id === 'de-income-tax-2027')?.confirmed).toBe(false);
    expect(taxed({ years: 1 }).notes).not.toContain('Years after 2026 use the 2026 figures.');
  });

  it('never falls when the rent rises', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 80_000 }), fc.nat(20_000), fc.integer({ min: 0, max: 300_000 }), (rent, more, income) => {
        const given = (amount: number) => taxes({ years: 1, rent: amount, incomes: [income] })[0] as number;
        expect(given(rent + more)).toBeGreaterThanOrEqual(given(rent));
      }),
      { numRuns: 60 },
    );
  });

  it('for three owners is in whole cents', () => {
    const third = { share: rate(1 / 3), otherIncome: fromMajor(100_000) };
    const found = taxed({ hold: { owners: [third, third, third] } });
    expect(found.years.every(({ taxable, tax }) => Number.isSafeInteger(taxable) && Number.isSafeInteger(tax))).toBe(true);
  });
});

describe('German tax on a sale', () => {
  it('is charged on a gain within ten years, with depreciation added back', () => {
    const { saleTax, notes } = taxed({ years: 5, soldFor: 350_000 });
    const gain = 350_000 - 10_000 - (330_000 - 5 * depreciation);
    expect(saleTax).toBe(added(60_000 + 5000 - depreciation, gain));
    expect(notes.join(' ')).toContain('from 2036-01-02 is tax-free');
  });

  it('is due on the tenth anniversary and not the day after', () => {
    expect(taxed({ years: 10, soldFor: 400_000, soldOn: '2036-01-01' }).saleTax).toBeGreaterThan(0);
    expect(taxed({ years: 10, soldFor: 400_000, soldOn: '2036-01-02' }).saleTax).toBe(0);
  });

  it('exempts gains below €1,000 per owner, and taxes the whole gain from there', () => {
    const cost = 330_000 - depreciation + 10_000;
    expect(taxed({ years: 1, soldFor: cost + 999.99 }).saleTax).toBe(0);
    expect(taxed({ years: 1, soldFor: cost + 1000 }).saleTax).toBe(added(65_000 - depreciation, 1000));
    expect(taxed({ years: 1, soldFor: cost + 1999.98, incomes: [60_000, 60_000] }).saleTax).toBe(0);
    expect(taxed({ years: 1, soldFor: cost + 2000, incomes: [60_000, 60_000] }).saleTax).toBeGreaterThan(0);
  });

  it('does not add works to the cost that were already deducted', () => {
    const deducted = taxed({ years: 1, soldFor: 400_000, hold: { works: fromMajor(20_000) } });
    const gain = 400_000 - 10_000 - (330_000 - depreciation);
    expect(deducted.saleTax).toBe(added(65_000 - depreciation - 20_000, gain));
    const lasting = taxed({ years: 1, soldFor: 400_000, hold: { works: fromMajor(60_000) } });
    expect(lasting.saleTax).toBe(added(65_000 - depreciation - 1200, gain - 60_000 + 1200));
  });

  it('is zero for a loss', () => {
    expect(taxed({ years: 3, soldFor: 200_000 }).saleTax).toBe(0);
  });

  it('is null without a sale', () => {
    expect(taxed({}).saleTax).toBeNull();
  });

  it('is zero for any sale more than ten years after the purchase', () => {
    const later = [9, 10, 11, 15].map((years) => taxed({ years, soldFor: 400_000, soldOn: `${2026 + years}-01-02` }).saleTax as number);
    expect(later.slice(1)).toEqual([0, 0, 0]);
    expect(later[0]).toBeGreaterThan(0);
  });
});

describe('German tax', () => {
  it.each([
    ['nightly lets', { hold: { letting: 'stays' } }, 'Nightly lets'],
    ['declining balance for an older building', { settings: { depreciation: 'declining-balance' } }, '§ 7 (5a)'],
    [
      'declining balance after its last day',
      { firstYear: 2030, settings: { depreciation: 'declining-balance', building: 'from-2023' } },
      '30 September 2029',
    ],
    ['joint filing by three owners', { incomes: [1, 2, 3], settings: { assessment: 'joint' } }, 'couple'],
    ['years before our first tariff', { firstYear: 2017 }, '2017'],
  ] as const)('refuses %s, with the reason', (_, given, named) => {
    const found = refused(given);
    expect(found?.message).toContain(named);
    expect(found?.message.endsWith('.')).toBe(true);
  });

  it('allows declining balance for a new home within its dates', () => {
    const given = { settings: { depreciation: 'declining-balance', building: 'from-2023' } } as const;
    expect(incomes(given)[0]).toBe(5000 - 330_000 * 0.75 * 0.05);
    expect(refused({ ...given, hold: { boughtOn: flat().boughtOn } })).toBeNull();
  });

  it('lists each rule and note once, with a link', () => {
    const { rules, notes } = taxed({ years: 12, soldFor: 400_000, hold: { works: fromMajor(5000), furniture: fromMajor(500) } });
    expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length);
    expect(new Set(notes).size).toBe(notes.length);
    expect(rules.every(({ url }) => url.startsWith('https://'))).toBe(true);
  });
});
