import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toMajor } from '../../../../../../src/core/kernel/money.ts';
import { percent } from '../../../../../../src/core/kernel/rate.ts';
import type { PortugalSettings } from '../../../../../../src/core/market/eu/portugal/tax/settings.ts';
import { taxHold } from '../../../../../../src/core/market/eu/portugal/tax/landlordTax.ts';
import { letHome, refused, saleTax, taxed, taxes } from '../letHome.ts';
import type { LetHome } from '../letHome.ts';

const flat: PortugalSettings = { regime: 'flat', lease: 'under-5', withinLimits: false, marginalRate: percent(40), devaluation: 1 };

const held = (home: LetHome = {}, settings: Partial<PortugalSettings> = {}) => taxed(taxHold, letHome({ ...flat, ...settings }, home));
const reason = (home: LetHome, settings: Partial<PortugalSettings> = {}) => refused(taxHold, letHome({ ...flat, ...settings }, home));
const taxable = (...given: Parameters<typeof held>) => held(...given).years.map((year) => toMajor(year.taxable));
const said = (...given: Parameters<typeof held>) => held(...given).notes.join(' ');

describe('Portuguese tax on rent', () => {
  it.each<readonly [string, Partial<PortugalSettings>, number]>([
    ['flat rate', {}, 2_500],
    ['five-year lease within the rent limits', { lease: '5-to-10', withinLimits: true }, 1_500],
    ['ten-year lease within the rent limits', { lease: '10-to-20', withinLimits: true }, 1_000],
    ['twenty-year lease within the rent limits', { lease: '20-or-more', withinLimits: true }, 500],
    ['longer lease not confirmed to be within the rent limits', { lease: '20-or-more' }, 2_500],
    ['moderate rent', { regime: 'moderate-rent' }, 1_000],
    ['moderate rent on a lease with a lower rate', { regime: 'moderate-rent', lease: '20-or-more', withinLimits: true }, 500],
    ['general scale', { regime: 'scale' }, 4_000],
  ])('%s', (_, settings, tax) => {
    expect(taxes(held({}, settings))).toEqual([tax]);
  });

  it('applies the 10% rate up to €2,300 a month and until 2029, and notes that it is not confirmed', () => {
    const moderate = { regime: 'moderate-rent' } as const;
    expect(taxes(held({ rent: 27_600, costs: 0 }, moderate))).toEqual([2_760]);
    expect(taxes(held({ rent: 27_601, costs: 0 }, moderate))).toEqual([6_900.25]);
    expect(taxes(held({ years: 5 }, moderate))).toEqual([1_000, 1_000, 1_000, 1_000, 2_500]);
    expect(said({}, moderate)).toContain('we couldn’t confirm its publication.');
    expect(held({}, moderate).rules.find(({ id }) => id === 'pt-rent-moderate')?.confirmed).toBe(false);
    expect(said()).not.toContain('10%');
  });

  it('deducts costs but not interest', () => {
    expect(taxable({ interest: 5_000 })).toEqual([10_000]);
  });

  it('deducts a loss from later rent', () => {
    const found = held({ costs: 13_000, years: 2 });
    expect(found.years.map((year) => toMajor(year.taxable))).toEqual([0, 0]);
    expect(found.rules.map(({ id }) => id)).toContain('pt-rent-loss');
    const hold = letHome(flat, { years: 2 });
    const [first, second] = hold.years;
    if (second === undefined) throw new Error('The hold has no second year');
    const afterLoss = taxed(taxHold, { ...hold, years: [{ ...first, rent: second.costs, costs: second.rent }, second] });
    // A loss of 10,000 cancels a net rent of 10,000.
    expect(taxes(afterLoss)).toEqual([0, 0]);
  });

  it('for several owners adds up to the whole', () => {
    expect(taxable({ rent: 12_345.67, shares: [0.3, 0.7] })).toEqual(taxable({ rent: 12_345.67 }));
  });

  it('never falls in a year when the rent rises', () => {
    const regimes = fc.constantFrom('flat', 'moderate-rent', 'scale');
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 40_000 }), fc.integer({ min: 1, max: 5_000 }), regimes, (rent, more, regime) => {
        const [low = 0] = taxes(held({ rent }, { regime }));
        const [high = 0] = taxes(held({ rent: rent + more }, { regime }));
        expect(high).toBeGreaterThanOrEqual(low);
      }),
    );
  });
});

describe('a sale in Portugal', () => {
  it('taxes half of the gain at the marginal rate', () => {
    // https://imoaguiar.pt/detalhe/mais-valias-impostos-irs/28147: 25,000 of a gain of 50,000.
    expect(saleTax(held({ soldFor: 250_000 }))).toBe(10_000);
    expect(saleTax(held({ soldFor: 275_000, buyingCosts: 10_000, works: 5_000, sellingCosts: 10_000 }))).toBe(10_000);
  });

  it('indexes the price after more than 24 months, whenever the home was bought', () => {
    // https://www.iol.pt: 225,000 − 150,000 × 1.11 − 10,000 = 48,500.
    const home = { price: 150_000, buyingCosts: 10_000, boughtOn: '2026-03-15', years: 3, soldFor: 225_000 };
    const settings = { devaluation: 1.11 };
    expect(saleTax(held({ ...home, soldOn: '2028-03-16' }, settings))).toBe(9_700);
    expect(saleTax(held({ ...home, soldOn: '2028-03-15' }, settings))).toBe(13_000);
  });

  it('notes that a coefficient is missing', () => {
    expect(said({ years: 3, soldFor: 250_000 })).toContain('devaluation coefficient');
    expect(said({ years: 1, soldFor: 250_000 })).not.toContain('devaluation coefficient');
  });

  it('is not taxed on a loss', () => {
    expect(saleTax(held({ soldFor: 150_000 }, { marginalRate: null }))).toBe(0);
    expect(said({ soldFor: 150_000 })).toContain('makes a loss of €50,000');
  });

  it('is never taxed more with a higher coefficient', () => {
    const found = [1, 1.1, 1.2, 2].map((devaluation) => saleTax(held({ years: 3, soldFor: 250_000 }, { devaluation })) ?? 0);
    expect(found).toEqual(found.toSorted((left, right) => right - left));
  });
});

describe('Portuguese landlord tax', () => {
  it('refuses a gain, or rent on the general scale, without a marginal rate', () => {
    const open = { marginalRate: null };
    expect(reason({ soldFor: 250_000 }, open).message).toContain('marginal rate');
    expect(reason({}, { ...open, regime: 'scale' }).kind).toBe('case-not-covered');
    expect(taxes(held({}, open))).toEqual([2_500]);
  });

  it('refuses nightly lets, but not rooms', () => {
    expect(reason({ letting: 'stays' }).message).toContain('alojamento local');
    expect(taxes(held({ letting: 'rooms' }))).toEqual([2_500]);
  });

  it('refuses years before 2026', () => {
    expect(reason({ from: 2025 }).kind).toBe('year-not-known');
    expect(taxes(held({ from: 2026 }))).toHaveLength(1);
  });

  it('notes which figures are used for the islands and for later years', () => {
    expect(said({ region: 'madeira' })).toContain('mainland');
    expect(said({ region: 'mainland' })).not.toContain('mainland');
    expect(said({ years: 2 })).toContain('Years after 2026 use the 2026 figures.');
    expect(said()).not.toContain('after 2026');
  });
});
