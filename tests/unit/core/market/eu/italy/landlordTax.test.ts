import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromMajor, toMajor } from '../../../../../../src/core/kernel/money.ts';
import { percent, zeroRate } from '../../../../../../src/core/kernel/rate.ts';
import type { ItalySettings } from '../../../../../../src/core/market/eu/italy/tax/settings.ts';
import { taxHold } from '../../../../../../src/core/market/eu/italy/tax/landlordTax.ts';
import { letHome, refused, saleTax, taxed, taxes } from '../letHome.ts';
import type { LetHome } from '../letHome.ts';

const flat: ItalySettings = {
  regime: 'flat',
  contract: 'free',
  stayHome: 'first',
  localSurtax: zeroRate,
  cadastralIncome: null,
  imuRate: percent(1.06),
};
const ordinary = { regime: 'ordinary' } as const;

const held = (home: LetHome = {}, settings: Partial<ItalySettings> = {}) => taxed(taxHold, letHome({ ...flat, ...settings }, home));
const reason = (home: LetHome, settings: Partial<ItalySettings> = {}) => refused(taxHold, letHome({ ...flat, ...settings }, home));
const said = (settings: Partial<ItalySettings>) => held({}, { cadastralIncome: fromMajor(500), ...settings }).notes.join(' ');
const ordinaryIncome = (settings: Partial<ItalySettings>) =>
  held({}, { ...ordinary, ...settings }).years.map((year) => toMajor(year.taxable));
const ruleIds = (...given: Parameters<typeof held>) => held(...given).rules.map(({ id }) => id);

describe('flat tax on rent in Italy', () => {
  it.each<readonly [string, Parameters<typeof held>, number]>([
    ['open-market rent', [{}, {}], 2_520],
    ['agreed rent', [{}, { contract: 'agreed' }], 1_200],
    ['rooms', [{ letting: 'rooms' }, {}], 2_520],
    ['first home let for short stays, sometimes published as 26%', [{ letting: 'stays' }, {}], 2_520],
    ['second home let for short stays', [{ letting: 'stays' }, { stayHome: 'second' }], 3_120],
    ['short stays, whatever the lease', [{ letting: 'stays' }, { contract: 'agreed' }], 2_520],
    ['rent with high costs and interest', [{ costs: 9_000, interest: 9_000 }, {}], 2_520],
  ])('%s', (_, given, tax) => {
    expect(taxes(held(...given))).toEqual([tax]);
  });

  it('refuses a third short-stay home as a business, under both regimes', () => {
    for (const regime of ['flat', 'ordinary'] as const) {
      expect(reason({ letting: 'stays' }, { regime, stayHome: 'more' })).toMatchObject({
        kind: 'case-not-covered',
        message: expect.stringContaining('business'),
      });
    }
    expect(taxes(held({}, { stayHome: 'more' }))).toEqual([2_520]);
  });

  it('is the same for all owners', () => {
    expect(taxes(held({ shares: [0.4, 0.6], otherIncome: 90_000 }))).toEqual([2_520]);
  });
});

describe('income tax on rent in Italy', () => {
  // 95% of 12,000 = 11,400, and 1% of 12,000 for registration.
  it.each([
    [0, 11_400 * 0.23],
    [16_600, 11_400 * 0.23],
    [16_700, 11_300 * 0.23 + 100 * 0.33],
    [38_600, 11_400 * 0.33],
    [38_700, 11_300 * 0.33 + 100 * 0.43],
    [90_000, 11_400 * 0.43],
  ])('an owner with other income of %s', (otherIncome, tax) => {
    expect(taxes(held({ otherIncome }, ordinary))[0]).toBeCloseTo(tax + 120, 2);
  });

  it('is charged on 95% of the rent, not the pre-2013 85%, and on 66.5% of an agreed rent', () => {
    expect([ordinaryIncome({}), ordinaryIncome({ contract: 'agreed' })]).toEqual([[11_400], [7_980]]);
  });

  it('has no registration tax for short stays, and 70% of it for an agreed rent', () => {
    const wealthy = { otherIncome: 90_000 };
    expect(taxes(held({ ...wealthy, letting: 'stays' }, ordinary))).toEqual([4_902]);
    expect(taxes(held(wealthy, { ...ordinary, contract: 'agreed' }))[0]).toBeCloseTo(7_980 * 0.43 + 84, 2);
  });

  it('includes the local surtax', () => {
    expect(taxes(held({}, { ...ordinary, localSurtax: percent(2) }))[0]).toBeCloseTo(11_400 * 0.25 + 120, 2);
  });

  it('gives each of two owners the lower brackets', () => {
    expect(taxes(held({ rent: 60_000, shares: [0.5, 0.5] }, ordinary))[0]).toBeCloseTo(2 * (28_000 * 0.23 + 500 * 0.33) + 600, 2);
  });

  it('never falls when the rent rises', () => {
    const regimes = fc.constantFrom('flat', 'ordinary');
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 90_000 }), fc.integer({ min: 1, max: 9_000 }), regimes, (rent, more, regime) => {
        const [low = 0] = taxes(held({ rent, otherIncome: 20_000 }, { regime }));
        const [high = 0] = taxes(held({ rent: rent + more, otherIncome: 20_000 }, { regime }));
        expect(high).toBeGreaterThanOrEqual(low);
      }),
    );
  });
});

describe('a sale in Italy', () => {
  const bought = { boughtOn: '2026-03-15', years: 6, soldFor: 250_000 } as const;

  it('is taxed at 26% up to the fifth anniversary of the purchase, and tax-free after it', () => {
    expect(saleTax(held({ ...bought, soldOn: '2031-03-15' }))).toBe(13_000);
    expect(saleTax(held({ ...bought, soldOn: '2031-03-16' }))).toBe(0);
    expect(ruleIds({ ...bought, soldOn: '2031-03-15' })).toContain('it-gain');
    expect(ruleIds({ ...bought, soldOn: '2031-03-16' })).toContain('it-gain-free');
  });

  it('deducts buying costs and works from the gain, but not selling costs', () => {
    const home = { ...bought, soldOn: '2028-03-15', buyingCosts: 10_000, works: 15_000, sellingCosts: 9_000 };
    expect(saleTax(held(home))).toBe(6_500);
    expect(saleTax(held({ ...home, soldFor: 200_000 }))).toBe(0);
  });

  it('is never taxed more after a longer hold', () => {
    const days = ['2026-12-31', '2030-12-31', '2031-03-15', '2031-03-16', '2035-01-01'];
    const found = days.map((soldOn) => saleTax(held({ ...bought, soldOn })) ?? 0);
    expect(found).toEqual(found.toSorted((left, right) => right - left));
  });
});

describe('other Italian rules', () => {
  it('compare the property tax in the costs with the cadastral income', () => {
    expect(said({})).toContain('IMU based on the cadastral income is €890 a year. The first year’s costs include €500 of property tax.');
    expect(said({ contract: 'agreed' })).toContain('€668 a year');
    expect(said({ cadastralIncome: null })).not.toContain('IMU');
  });

  it('refuse years before 2026', () => {
    expect(reason({ from: 2025 }).kind).toBe('year-not-known');
    expect(taxes(held({ from: 2026 }))).toHaveLength(1);
  });

  it('note that later years use the 2026 figures', () => {
    const note = 'Years after 2026 use the 2026 figures.';
    expect(held({ years: 1 }).notes).not.toContain(note);
    expect(held({ years: 2 }).notes).toContain(note);
  });

  it('mark the income tax brackets as not confirmed', () => {
    expect(held({}, ordinary).rules.find(({ id }) => id === 'it-irpef-2026')?.confirmed).toBe(false);
  });
});
