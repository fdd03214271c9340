import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toMajor } from '../../../../../../src/core/kernel/money.ts';
import { percent, zeroRate } from '../../../../../../src/core/kernel/rate.ts';
import type { SpainSettings } from '../../../../../../src/core/market/eu/spain/tax/settings.ts';
import { taxHold } from '../../../../../../src/core/market/eu/spain/tax/landlordTax.ts';
import { letHome, refused, saleTax, taxed, taxes } from '../letHome.ts';
import type { LetHome } from '../letHome.ts';

const resident: SpainSettings = {
  residence: 'resident',
  marginalRate: percent(37),
  buildingShare: percent(70),
  use: 'permanent',
  leaseBefore26May2023: false,
  tenseZone: false,
  rentCut: zeroRate,
  firstLetting: false,
  publicTenant: false,
  tenantAge: null,
  yearsSinceRehabilitation: null,
};

const homeOf = (home: LetHome, settings: Partial<SpainSettings>) => letHome({ ...resident, ...settings }, { region: 'madrid', ...home });
const held = (home: LetHome = {}, settings: Partial<SpainSettings> = {}) => taxed(taxHold, homeOf(home, settings));
const taxable = (...given: Parameters<typeof held>) => held(...given).years.map((year) => toMajor(year.taxable));
const taxAfter = (years: number) => saleTax(held({ years, soldFor: 230_000 })) ?? 0;
const reason = (home: LetHome, settings: Partial<SpainSettings> = {}) => refused(taxHold, homeOf(home, settings));

describe('Spanish reduction of the net rent', () => {
  // 12,000 − 2,000 − 3% of 140,000 = 5,800.
  it.each([
    ['ordinary lease', {}, 2_900],
    ['lease from before 26 May 2023, whatever else applies', { leaseBefore26May2023: true, tenseZone: true, rentCut: percent(10) }, 2_320],
    ['rent cut by exactly 5% in a tense zone', { tenseZone: true, rentCut: percent(5) }, 2_900],
    ['rent cut by more than 5% in a tense zone', { tenseZone: true, rentCut: percent(5.01) }, 580],
    ['rent cut by more than 5% elsewhere', { rentCut: percent(20) }, 2_900],
    ['first letting to a tenant aged 35', { tenseZone: true, firstLetting: true, tenantAge: 35 }, 1_740],
    ['first letting to a tenant aged 36', { tenseZone: true, firstLetting: true, tenantAge: 36 }, 2_900],
    ['first letting to a tenant aged 18', { tenseZone: true, firstLetting: true, tenantAge: 18 }, 1_740],
    ['first letting to a tenant of unknown age', { tenseZone: true, firstLetting: true }, 2_900],
    ['public tenant', { publicTenant: true }, 1_740],
    ['rehabilitation two years before', { yearsSinceRehabilitation: 2 }, 2_320],
    ['rehabilitation more than two years before', { yearsSinceRehabilitation: 2.1 }, 2_900],
    ['seasonal lease', { use: 'season' }, 5_800],
  ] as const)('%s', (_, settings, expected) => {
    expect(taxable({}, settings)).toEqual([expected]);
  });

  it('applies to rooms, marked as not confirmed, and not to nightly lets', () => {
    expect(taxable({ letting: 'rooms' })).toEqual([2_900]);
    expect(held({ letting: 'rooms' }).rules.find(({ id }) => id === 'es-reduction-rooms')?.confirmed).toBe(false);
    expect(taxable({ letting: 'stays' })).toEqual([5_800]);
  });

  it('does not apply to a loss, which only lowers the tax on other income', () => {
    expect(taxable({ costs: 10_000 })).toEqual([-2_200]);
    expect([0, 2_000, 2_200, 60_000].map((otherIncome) => taxes(held({ costs: 10_000, otherIncome }))[0])).toEqual([0, -740, -814, -814]);
    expect(held({ costs: 10_000 }).notes.some((note) => note.startsWith('A loss reduces tax on other income in the same year.'))).toBe(
      true,
    );
    expect(held().notes.some((note) => note.startsWith('A loss reduces'))).toBe(false);
  });

  it('leaves 1,110 of a net rent of 2,775 to be taxed, not the published 1,665, which is the reduction itself', () => {
    // https://cursos.tienda/irpf-capital-inmobiliario-rendimientos-del-capital-inmobiliario-reducciones
    const home = { price: 50_000, rent: 4_500, costs: 450 };
    expect(taxable(home, { buildingShare: percent(85), leaseBefore26May2023: true })).toEqual([1_110]);
  });
});

describe('a year of letting in Spain', () => {
  it('writes buying costs and works off with the building, and furniture over ten years', () => {
    const home = { buyingCosts: 20_000, works: 10_000, furniture: 5_000, years: 11 };
    // 3% of 220,000 × 70% + 10,000 = 4,920, and 500 for ten years.
    const found = taxable(home, { use: 'season' });
    expect([found[0], found[9], found[10]]).toEqual([4_580, 4_580, 5_080]);
  });

  it('deducts interest up to the amount of rent, and the remainder within four years', () => {
    const found = held({ interest: 13_000, costs: 0, years: 2 });
    expect(found.years.map((year) => toMajor(year.taxable))).toEqual([-4_200, -4_200]);
    expect(found.notes.join(' ')).toContain('Interest in excess of rent carries forward for four years.');
    expect(held({ interest: 12_000, costs: 0 }).notes.join(' ')).not.toContain('Interest in excess');
  });

  it('has the same total taxable income for several owners as for one', () => {
    const all = taxable({ rent: 12_345.67 });
    expect(taxable({ rent: 12_345.67, shares: [0.3, 0.7] })).toEqual(all);
  });

  it.each([
    ['eu-eea', 5_800, 1_102],
    ['elsewhere', 12_000, 2_880],
  ] as const)('taxes a non-resident from %s on %s', (residence, income, tax) => {
    const settings = { residence, marginalRate: null } as const;
    expect(taxable({}, settings)).toEqual([income]);
    expect(taxes(held({}, settings))).toEqual([tax]);
    expect(held({}, settings).notes.join(' ')).toContain('for residents only');
  });

  it('is not taxed on a loss, even for a non-resident', () => {
    expect(taxes(held({ costs: 20_000 }, { residence: 'eu-eea' }))).toEqual([0]);
  });

  it('is never taxed less when the rent rises', () => {
    const residences = fc.constantFrom('resident', 'eu-eea', 'elsewhere');
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 60_000 }), fc.integer({ min: 1, max: 5_000 }), residences, (rent, more, residence) => {
        const [low = 0] = taxes(held({ rent, interest: 4_000 }, { residence }));
        const [high = 0] = taxes(held({ rent: rent + more, interest: 4_000 }, { residence }));
        expect(high).toBeGreaterThanOrEqual(low);
      }),
    );
  });
});

describe('a sale in Spain', () => {
  it('subtracts the minimum depreciation from the cost', () => {
    // https://gestifis.com/blog/venta-de-un-inmueble-alquilado: 150,000 − 36,000 = 114,000, a gain of 86,000.
    const home = { price: 150_000, years: 10, soldFor: 200_000 };
    expect(saleTax(held(home, { buildingShare: percent(80) }))).toBe(1_140 + 9_240 + 36_000 * 0.23);
  });

  it('subtracts the minimum depreciation even for a non-resident who deducted nothing', () => {
    const home = { price: 150_000, years: 10, soldFor: 200_000 };
    expect(saleTax(held(home, { residence: 'elsewhere', buildingShare: percent(80) }))).toBe(86_000 * 0.19);
  });

  it.each([
    [6_000, 1_140],
    [6_001, 1_140.21],
    [50_000, 10_380],
    [50_001, 10_380.23],
    [200_000, 44_880],
    [200_001, 44_880.27],
    [300_000, 71_880],
    [300_001, 71_880.3],
  ])('pays tax on a gain of %s: %s', (gain, tax) => {
    expect(saleTax(held({ soldFor: 200_000 + gain }, { buildingShare: zeroRate }))).toBe(tax);
  });

  it('gives each owner the lower bands of the savings scale', () => {
    expect(saleTax(held({ soldFor: 212_000, shares: [0.5, 0.5] }, { buildingShare: zeroRate }))).toBe(2_280);
  });

  it('is not taxed on a loss, and notes that the municipal tax is not included', () => {
    const found = held({ soldFor: 150_000 });
    expect(saleTax(found)).toBe(0);
    expect(found.notes.join(' ')).toContain('plusvalía municipal');
    expect(held().notes.join(' ')).not.toContain('plusvalía municipal');
    expect(saleTax(held())).toBeNull();
  });

  it('is never taxed less on the gain after a longer hold', () => {
    for (let years = 1; years < 20; years += 1) expect(taxAfter(years + 1)).toBeGreaterThanOrEqual(taxAfter(years));
  });
});

describe('Spanish landlord tax', () => {
  it('refuses a resident without a marginal rate', () => {
    expect(reason({}, { marginalRate: null })).toMatchObject({
      kind: 'case-not-covered',
      message: expect.stringContaining('marginal rate'),
    });
  });

  it.each(['pais-vasco', 'navarra'])('refuses %s, which has its own income tax', (region) => {
    expect(reason({ region }).kind).toBe('law-not-known');
    expect(taxes(held({ region: 'madrid' }))).toHaveLength(1);
  });

  it('refuses a home in an unknown region', () => {
    expect(reason({ region: null }).message).toContain('autonomous community');
  });

  it('refuses years before 2025', () => {
    expect(reason({ from: 2024 }).kind).toBe('year-not-known');
    expect(taxes(held({ from: 2025 }))).toEqual([1_073]);
  });

  it('notes that later years use the 2026 figures', () => {
    const note = 'Years after 2026 use the 2026 figures.';
    expect(held({ years: 1 }).notes).not.toContain(note);
    expect(held({ years: 2 }).notes).toContain(note);
  });
});
