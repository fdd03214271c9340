import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isoDate } from '../../../../../../../src/core/kernel/calendar.ts';
import { fromMajor, toMajor } from '../../../../../../../src/core/kernel/money.ts';
import { taxHold } from '../../../../../../../src/core/market/eu/ireland/tax/landlordTax.ts';
import { hold, owner, sale, settings, taxed, taxOfYear, year } from '../hold.ts';

const refusal = (given: Parameters<typeof hold>[0]) => {
  const result = taxHold(hold(given));
  return result.ok ? null : [result.error.kind, result.error.message];
};

const together = (spouse: number) =>
  taxOfYear({ settings: { ...settings, assessment: 'joint', spouseIncome: fromMajor(spouse) }, owners: [owner(1, 50_000)] });

const gainsTaxBought = (boughtOn: string) => toMajor(taxed({ boughtOn: isoDate(boughtOn), sale: sale('2026-12-31', 400_000) }).saleTax!);

describe('Irish tax on a year’s letting', () => {
  it('is 40% of the profit, 3% Universal Social Charge and PRSI at the blended rate; property tax is not deducted', () => {
    // 20,000 − 3,500 − 6,000 = 10,500; 4,200; 10,044 at 3% and 456 at 8%; 444.94 of PRSI.
    expect(toMajor(taxed().years[0]!.taxable)).toBe(10_500);
    expect(taxOfYear()).toBe(4_982.74);
  });

  it('does not deduct interest if the tenancy is not registered', () => {
    expect(toMajor(taxed({ settings: { ...settings, registered: false } }).years[0]!.taxable)).toBe(16_500);
  });

  it('does not use outdated figures: 75% of interest, 4% PRSI, a flat charge of 4.5%', () => {
    const outdated = 20_000 - 3_500 - 0.75 * 6_000;
    expect(toMajor(taxed().years[0]!.taxable)).not.toBe(outdated);
    expect(taxOfYear()).not.toBe(4_200 + 10_500 * 0.085);
  });

  it('is lowered by rental income relief, by €1,000 in 2026 and 2027 and not in 2028', () => {
    const relieved = { ...settings, rentalRelief: true };
    const difference = (on: string) => taxOfYear({ years: [year(on)] }) - taxOfYear({ years: [year(on)], settings: relieved });
    expect([difference('2026-12-31'), difference('2027-12-31'), difference('2028-12-31')]).toEqual([1_000, 1_000, 0]);
  });

  it('includes no rental income relief if there is no income tax to reduce', () => {
    const poor = { owners: [owner(1, 0)] as const, years: [year('2026-12-31', { rent: 18_000 })] as const };
    expect(taxOfYear({ ...poor, settings: { ...settings, rentalRelief: true } })).toBe(taxOfYear(poor));
  });

  it('writes furniture off by an eighth a year over eight years, except for Universal Social Charge', () => {
    const years = Array.from({ length: 9 }, (_, at) => year(`${2026 + at}-12-31`)) as [ReturnType<typeof year>];
    const found = taxed({ years, furniture: fromMajor(8_000) }).years.map(({ taxable }) => toMajor(taxable));
    expect(found).toEqual([...Array.from({ length: 8 }, () => 9_500), 10_500]);
    // Income tax of 40% and PRSI of 4.2375% on 1,000.
    expect(taxOfYear() - taxOfYear({ furniture: fromMajor(8_000) })).toBeCloseTo(442.38, 2);
  });

  it('carries a loss forward, to reduce later letting profits only', () => {
    const years = [year('2026-12-31', { costs: 20_500 }), year('2027-12-31')] as const;
    expect(taxed({ years }).years.map(({ taxable, tax }) => [toMajor(taxable), tax > 0])).toEqual([
      [0, false],
      [4_500, true],
    ]);
  });

  it('for a couple filing jointly has a 20% band that increases by the lower income', () => {
    // Separately they pay 2,100 and nothing, jointly 17,550 less 14,400.
    const owners = [owner(0.5, 70_000), owner(0.5, 5_000)] as const;
    expect(taxOfYear({ owners, settings: { ...settings, assessment: 'joint' } }) - taxOfYear({ owners })).toBeCloseTo(1_050, 2);
  });

  it('for a couple with one owner takes the spouse’s income into account', () => {
    // 22,600 less 18,400 if the spouse earns €40,000, and 13,600 less 10,000 otherwise.
    expect(together(40_000) - together(0)).toBeCloseTo(600, 2);
  });

  it('uses the 2026 figures for later years and says so', () => {
    const later = taxed({ years: [year('2027-12-31')] });
    expect(later.notes.join(' ')).toContain('Years after 2026 use the 2026 figures');
    expect(later.rules.find(({ id }) => id === 'ie-later-years')?.confirmed).toBe(false);
    expect(taxed().rules.some(({ id }) => id === 'ie-later-years')).toBe(false);
  });

  it('includes an unconfirmed surcharge on letting income above €100,000', () => {
    const rich = taxed({ years: [year('2026-12-31', { rent: 120_000 })] });
    expect(rich.rules.some(({ id, confirmed }) => id === 'ie-usc-surcharge' && confirmed === false)).toBe(true);
    expect(taxed({ years: [year('2026-12-31', { rent: 109_500 })] }).rules.some(({ id }) => id === 'ie-usc-surcharge')).toBe(false);
  });

  it('never falls when the rent rises', () => {
    const amount = fc.integer({ min: 0, max: 200_000 });
    fc.assert(
      fc.property(fc.record({ rent: amount, more: amount, otherIncome: amount, rentalRelief: fc.boolean() }), (given) => {
        const { rent, more, otherIncome, rentalRelief } = given;
        const of = (each: number) =>
          taxOfYear({
            owners: [owner(1, otherIncome)],
            years: [year('2026-12-31', { rent: each })],
            settings: { ...settings, rentalRelief },
          });
        expect(of(rent + more)).toBeGreaterThanOrEqual(of(rent) - 0.02);
      }),
    );
  });
});

const clawback = (last: number) => {
  const years = Array.from({ length: last - 2025 }, (_, at) => year(`${2026 + at}-12-31`)) as [ReturnType<typeof year>];
  const asked = { years, sale: sale(`${last}-12-31`, 400_000) };
  return (taxed({ ...asked, settings: { ...settings, rentalRelief: true } }).saleTax! - taxed(asked).saleTax!) / 100;
};

describe('Irish tax on a sale', () => {
  it('is 33% of the gain above €1,270', () => {
    // 400,000 − 10,000 − 306,000 = 84,000
    expect(toMajor(taxed({ sale: sale('2026-12-31', 400_000) }).saleTax!)).toBe(27_300.9);
  });

  it('gives each owner an exemption', () => {
    const owners = [owner(0.5, 60_000), owner(0.5, 60_000)] as const;
    expect(toMajor(taxed({ owners, sale: sale('2026-12-31', 400_000) }).saleTax!)).toBe(26_881.8);
  });

  it('is zero for a loss, which a note states', () => {
    const lost = taxed({ sale: sale('2026-12-31', 300_000) });
    expect([lost.saleTax, lost.notes.some((note) => note.includes('loss of €16,000'))]).toEqual([0, true]);
  });

  it('claws back rental income relief within four years of the first claim and not after', () => {
    expect([clawback(2026), clawback(2030), clawback(2031)]).toEqual([1_000, 2_000, 0]);
  });

  it('exempts seven years of the gain if the home was bought between 7 December 2011 and 31 December 2014', () => {
    expect(gainsTaxBought('2011-12-06')).toBe(27_300.9);
    expect(gainsTaxBought('2011-12-07')).toBeLessThan(15_000);
    expect(gainsTaxBought('2014-12-31')).toBeLessThan(13_000);
    expect(gainsTaxBought('2015-01-01')).toBe(27_300.9);
  });
});

describe('Irish refusals', () => {
  it('years before 2026, nightly lets and joint assessment of three owners are refused with the reason', () => {
    expect(refusal({ years: [year('2025-12-31')] })?.[0]).toBe('year-not-known');
    expect(refusal({ letting: 'stays' })?.[1]).toContain('nightly lets');
    const third = owner(1 / 3, 10_000);
    expect(refusal({ owners: [third, third, third], settings: { ...settings, assessment: 'joint' } })?.[0]).toBe('case-not-covered');
    expect(refusal({ letting: 'rooms' })).toBeNull();
  });
});
