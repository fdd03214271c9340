import { assert, constantFrom, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromMajor, toMajor } from '../../../../../../src/core/kernel/money.ts';
import { percent } from '../../../../../../src/core/kernel/rate.ts';
import type { NetherlandsSettings } from '../../../../../../src/core/market/eu/netherlands/tax/settings.ts';
import { taxHold } from '../../../../../../src/core/market/eu/netherlands/tax/landlordTax.ts';
import { costlyHome, refused, taxed } from '../letHome.ts';
import type { CostlyHome } from '../letHome.ts';

const flat: NetherlandsSettings = {
  box3Return: 'flat',
  taxPartner: false,
  otherInvestments: fromMajor(0),
  debtPercentage: null,
};
const actual: NetherlandsSettings = { ...flat, box3Return: 'actual' };

/** For short stays the whole value counts, so the let-value ratio does not complicate the sums. */
const taxes = (settings: NetherlandsSettings, home: CostlyHome = {}) =>
  taxed(taxHold, costlyHome(settings, { letting: 'stays', ...home })).years.map(({ tax }) => toMajor(tax));
const letFor = (rent: number) => taxes(flat, { letting: 'whole', rent })[0];

describe('notional return in box 3', () => {
  // https://www.ddj.nl/actueel/geen-hoger-forfait-en-lager-heffingsvrij-vermogen-in-box-3
  it('taxes 6% of the assets above €59,357 at 36% in 2026', () => {
    expect(taxes(flat)).toEqual([5197.89]);
    expect([taxes(flat, { values: [59_357] }), taxes(flat, { values: [59_358] })]).toEqual([[0], [0.02]]);
  });

  it('uses the return and the allowance of the same year: 5.88% and €57,684 in 2025', () => {
    const [tax] = taxes(flat, { values: [200_000], from: 2025 });
    expect(tax).toBe(3012.55);
    expect(tax).not.toBe(3094.52);
  });

  it('does not apply the abandoned plan of 7.78% and €51,396', () => {
    expect(taxes(flat)).not.toEqual([6962.9]);
  });

  it('deducts both tax partners’ allowances, whichever of them owns the home', () => {
    const partners = { ...flat, taxPartner: true };
    expect(taxes(partners, { values: [118_714] })).toEqual([0]);
    expect(taxes(partners)).toEqual(taxes(partners, { shares: [0.9, 0.1] }));
  });

  it('gives each owner one allowance if they are not partners', () => {
    expect(taxes(flat, { shares: [0.5, 0.5] })).toEqual([3915.78]);
    expect(taxes(flat, { shares: [0.9, 0.1] })).toEqual([4549.89]);
  });

  it('uses the allowance for other investments first', () => {
    expect(taxes({ ...flat, otherInvestments: fromMajor(59_357) })).toEqual([6480]);
    expect(taxes({ ...flat, otherInvestments: fromMajor(500_000) })).toEqual([6480]);
  });

  it('counts less of the value if the tenant pays a low rent', () => {
    expect([letFor(3_000), letFor(3_001), letFor(15_000), letFor(15_001)]).toEqual([3448.29, 3837.09, 4873.89, 5197.89]);
  });

  it('refuses a loan without a final debt percentage, and accepts one with it', () => {
    expect(refused(taxHold, costlyHome(flat, { debt: 200_000 })).kind).toBe('law-not-known');
    // Return 18,000 less 2.7% of 196,200; net assets 103,800, of which 44,443 is above the allowance.
    expect(taxes({ ...flat, debtPercentage: percent(2.7) }, { debt: 200_000 })).toEqual([1957.95]);
  });

  it('ignores debt up to €3,800', () => {
    expect(taxes(flat, { debt: 3_800 })).toEqual([5197.89]);
    expect(taxHold(costlyHome(flat, { debt: 3_801 })).ok).toBe(false);
  });
});

describe('actual return in box 3', () => {
  it('is rent plus change in value less interest, without other costs or the allowance', () => {
    // 12,000 + 3,000 - 8,000 at 36%.
    expect(taxes(actual, { debt: 200_000, interest: 8_000, soldOn: '2026-12-31', proceeds: 303_000 })).toEqual([2520]);
  });

  it('is replaced by the notional return if that is lower', () => {
    expect(taxes(actual, { rent: 30_000, soldOn: '2026-12-31' })).toEqual([5197.89]);
  });

  it('is not taxed on a loss, and carries no loss forward', () => {
    expect(taxes(actual, { values: [300_000, 250_000], soldOn: '2027-12-31', proceeds: 250_000 })).toEqual([0, 4117.89]);
  });

  it('is refused without a value at the year’s end, taken from that year, the next year or the sale', () => {
    const hold = costlyHome(actual, { rent: 0 });
    expect(refused(taxHold, hold).message).toContain('tegenbewijs');
    const ended = { ...hold, years: [{ ...hold.years[0], valueAtEnd: fromMajor(301_000) }] } as const;
    expect(taxed(taxHold, ended).years[0]?.tax).toBe(fromMajor(360));
  });

  it('notes that the notional return is unknown if the loan has no final debt percentage', () => {
    const { notes } = taxed(taxHold, costlyHome(actual, { debt: 200_000, soldOn: '2026-12-31' }));
    expect(notes.join(' ')).toContain('the debt percentage isn’t final');
  });

  it('refuses other investments, which would also count', () => {
    const refusal = refused(taxHold, costlyHome({ ...actual, otherInvestments: fromMajor(1) }));
    expect(refusal.message).toContain('other investments');
  });
});

describe('a Dutch hold', () => {
  it('has no tax on the sale, and a note about the 2028 law', () => {
    const tax = taxed(taxHold, costlyHome(flat, { values: [300_000, 310_000], from: 2027, soldOn: '2028-12-31', proceeds: 500_000 }));
    expect(tax.saleTax).toBe(0);
    expect(tax.notes.join(' ')).toContain('From 1 January 2028');
    expect(tax.notes.join(' ')).toContain('Years after 2026');
    expect(tax.rules.filter(({ confirmed }) => confirmed === false).map(({ id }) => id)).toContain('nl-box3-later');
  });

  it('has no note about the 2028 law if it lasts for 2026 alone', () => {
    expect(taxed(taxHold, costlyHome(flat)).notes.join(' ')).not.toContain('2028');
  });

  it('is refused before 2025 and for three tax partners', () => {
    expect(refused(taxHold, costlyHome(flat, { from: 2024 })).kind).toBe('year-not-known');
    expect(refused(taxHold, costlyHome({ ...flat, taxPartner: true }, { shares: [0.4, 0.3, 0.3] })).kind).toBe('case-not-covered');
  });

  it('is never taxed less in a year when the rent rises', () => {
    const amount = integer({ min: 0, max: 60_000 });
    assert(
      property(amount, amount, constantFrom(flat, actual), (rent, more, settings) => {
        const at = (each: number) =>
          taxes(settings, { letting: 'whole', rent: each, soldOn: '2026-12-31', proceeds: 305_000 })[0] as number;
        expect(at(rent + more)).toBeGreaterThanOrEqual(at(rent));
      }),
    );
  });
});
