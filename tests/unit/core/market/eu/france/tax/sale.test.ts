import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isoDate } from '../../../../../../../src/core/kernel/calendar.ts';
import { fromMajor, toMajor, zeroMoney } from '../../../../../../../src/core/kernel/money.ts';
import { companySale, dividendTax } from '../../../../../../../src/core/market/eu/france/tax/companySale.ts';
import { gainSurtax } from '../../../../../../../src/core/market/eu/france/tax/gainSurtax.ts';
import { fullYears, holdingRelief } from '../../../../../../../src/core/market/eu/france/tax/holdingRelief.ts';
import { gainTax, privateGain } from '../../../../../../../src/core/market/eu/france/tax/privateGain.ts';
import { owner, sale, saleTax, taxed, under, year, years } from '../hold.ts';

const relief = (held: number) => [holdingRelief(held).incomeTax, holdingRelief(held).social];
const surtax = (gain: number) => toMajor(gainSurtax(fromMajor(gain)));
const gain = (given: Partial<Parameters<typeof privateGain>[0]>) =>
  toMajor(
    privateGain({
      boughtOn: isoDate('2020-06-30'),
      soldOn: isoDate('2026-06-30'),
      proceeds: fromMajor(250_000),
      price: fromMajor(200_000),
      buyingCosts: zeroMoney,
      works: zeroMoney,
      amortised: zeroMoney,
      ...given,
    }).gain,
  );

const heldUntil = (soldOn: string) => fullYears(isoDate('2020-02-29'), isoDate(soldOn));

const gainSold = (soldOn: string) => gain({ boughtOn: isoDate('2024-01-01'), soldOn: isoDate(soldOn), amortised: fromMajor(40_000) });

const takenBack = (last: number) => {
  const given = { years: years(last - 2025), sale: sale(`${last}-12-31`, 200_000) };
  return saleTax({ ...given, works: fromMajor(20_000) }) - saleTax(given);
};

const saleNotes = (regime: 'lmnp-reel' | 'micro-bic') =>
  taxed({ settings: under(regime), years: [year('2026-12-31')], sale: sale('2026-12-31', 315_000) }).notes.join(' ');

describe('relief for length of ownership', () => {
  it.each([
    [5, 0, 0],
    [6, 0.06, 0.0165],
    [21, 0.96, 0.264],
    [22, 1, 0.28],
    [23, 1, 0.37],
    [30, 1, 1],
    [40, 1, 1],
  ])('after %s years exempts %s from income tax and %s from social charges', (held, incomeTax, social) => {
    expect(relief(held)).toEqual([incomeTax, social]);
  });

  // https://macalculatriceenligne.com/finance/immobilier/calcul-plus-value starts with the fifth year: 33,600 and 88,400.
  it('after 16 years leaves 40,800 and 98,220 of a 120,000 gain', () => {
    const { taxed: bases, incomeTax, social } = gainTax(fromMajor(120_000), 16, 2026);
    expect([bases.incomeTax, bases.social, incomeTax, social].map(toMajor)).toEqual([40_800, 98_220, 7_752, 16_893.84]);
  });

  it('counts full years, to the day', () => {
    expect([heldUntil('2026-02-27'), heldUntil('2026-02-28'), heldUntil('2020-03-01')]).toEqual([5, 6, 0]);
  });

  it('never leaves more to be taxed after a longer hold', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 0, max: 40_000_000 }), (held, cents) => {
        const of = (full: number) => gainTax(fromMajor(cents / 100), full, 2026);
        expect(of(held + 1).taxed.incomeTax).toBeLessThanOrEqual(of(held).taxed.incomeTax);
        expect(of(held + 1).taxed.social).toBeLessThanOrEqual(of(held).taxed.social);
      }),
    );
  });
});

describe('the surtax', () => {
  // https://www.service-public.fr/particuliers/vosdroits/F10864 gives 675 and 2,442.
  it('is one rate on the whole gain with smoothing, not a scale of bands', () => {
    expect([surtax(52_500), surtax(103_400)]).toEqual([675, 2_442]);
    expect(surtax(103_400)).not.toBe(50_000 * 0.02 + 3_400 * 0.03);
  });

  it.each([
    [50_000, 0],
    [60_000, 1_200],
    [100_000, 2_000],
    [110_000, 3_300],
    [150_000, 4_500],
    [160_000, 6_400],
    [200_000, 8_000],
    [210_000, 10_500],
    [250_000, 12_500],
    [260_000, 15_600],
    [300_000, 18_000],
  ])('on %s is %s', (taxable, expected) => {
    expect(surtax(taxable)).toBe(expected);
  });

  it('never falls as the gain rises', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 40_000_000 }), (cents) => {
        expect(surtax((cents + 100) / 100)).toBeGreaterThanOrEqual(surtax(cents / 100));
      }),
    );
  });
});

describe('the gain of a private sale', () => {
  it('adds 7.5% for buying costs, or the actual costs if higher', () => {
    expect([gain({}), gain({ buyingCosts: fromMajor(16_000) })]).toEqual([5_000, 4_000]);
  });

  it('adds 15% for works only after more than five years', () => {
    expect([gain({ soldOn: isoDate('2025-06-30') }), gain({ soldOn: isoDate('2025-07-01') })]).toEqual([35_000, 5_000]);
  });

  // https://bien-defiscaliser.fr/calcul-plus-value-en-lmnp/ omits depreciation.
  // https://www.gwendal-rouillard.fr/?p=1277 adds it to the price.
  it('subtracts depreciation from the cost only in sales from 15 February 2025', () => {
    expect([gainSold('2025-02-14'), gainSold('2025-02-15')]).toEqual([35_000, 75_000]);
  });
});

describe('tax on a sale at the end of a hold', () => {
  it('counts the depreciation used under LMNP réel, and ignores it for unfurnished letting', () => {
    const given = { years: years(4), sale: sale('2029-12-31', 250_000) };
    // 250,000 − 200,000 − 15,000 = 35,000 at 36.2%; with 20,000 of depreciation used, 850 of surtax is added.
    expect(saleTax(given)).toBe(12_670);
    expect(saleTax({ ...given, settings: under('lmnp-reel') })).toBe(20_760);
    expect(saleTax({ ...given, settings: under('micro-bic') })).toBe(12_670);
  });

  it('does not count works that were already deducted from rent', () => {
    const given = { works: fromMajor(20_000), years: years(4), sale: sale('2030-06-30', 250_000) };
    const built = saleTax({ ...given, settings: under('reel-foncier', { worksAre: 'construction' }) });
    expect(built).toBe(5_430);
    expect(saleTax(given)).toBe(12_670);
  });

  it('claws back the income tax saved by a deficit until the end of the third year', () => {
    expect([takenBack(2029), takenBack(2030)]).toEqual([3_210, 0]);
  });

  it('splits the gain between the owners before the surtax', () => {
    const given = { years: years(1), sale: sale('2026-12-31', 315_000) };
    const owners = [owner(0.5, 50_000), owner(0.5, 50_000)] as const;
    // A gain of 100,000: 2,000 of surtax for one owner, nothing for two.
    expect(saleTax(given) - saleTax({ ...given, owners })).toBe(2_000);
  });

  it('is zero for a loss, which a note states', () => {
    const lost = taxed({ sale: sale('2026-12-31', 200_000) });
    expect([lost.saleTax, lost.notes.some((note) => note.includes('loss of €15,000'))]).toEqual([0, true]);
  });

  it('notes what a company would pay under LMNP réel, and not under other regimes', () => {
    // Book value 210,000; 105,000 at 25%; 78,750 at 31.4%.
    expect(saleNotes('lmnp-reel')).toContain('€26,250 on the sale at 25%. Its owners would pay €24,728');
    expect(saleNotes('micro-bic')).not.toContain('company');
  });

  it('names each rule once', () => {
    const { rules } = taxed({ settings: under('lmnp-reel'), years: years(10), sale: sale('2035-12-31', 400_000) });
    expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length);
  });
});

describe('a sale by a company', () => {
  it('is taxed at 25% over book value, and dividends at 30% before 2026 and 31.4% from then', () => {
    expect(toMajor(companySale(fromMajor(300_000), fromMajor(150_000)).afterTax)).toBe(262_500);
    expect([2025, 2026].map((soldIn) => toMajor(dividendTax(fromMajor(10_000), soldIn)))).toEqual([3_000, 3_140]);
  });

  it('is not taxed on a loss', () => {
    expect(companySale(fromMajor(100_000), fromMajor(150_000)).tax).toBe(0);
  });
});
