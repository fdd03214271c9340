import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isoDate } from '../../../../../../src/core/kernel/calendar.ts';
import { fromMajor, minor, sumMoney, toMajor } from '../../../../../../src/core/kernel/money.ts';
import { incomeTax, personalAllowance, taxOfKind } from '../../../../../../src/core/market/uk/landlord/incomeTax.ts';
import { incomeTaxYear } from '../../../../../../src/core/market/uk/landlord/incomeTaxYears.ts';
import type { Place } from '../../../../../../src/core/market/rules.ts';

interface Income {
  readonly other?: number;
  readonly property?: number;
  readonly dividends?: number;
}

const taxOn = (day: string, { other = 0, property = 0, dividends = 0 }: Income, place: Place = 'england') =>
  incomeTax(
    { other: fromMajor(other), property: fromMajor(property), dividends: fromMajor(dividends) },
    incomeTaxYear(place, isoDate(day)),
  );
const of = (kind: 'property' | 'dividends', ...given: Parameters<typeof taxOn>): number => toMajor(taxOfKind(taxOn(...given).lines, kind));

describe('property income', () => {
  it.each([
    // PolicyEngine/policyengine-uk, tests of the budget of November 2025: £1,000 of property income on top of a salary.
    ['2026-10-01', 12_570, 200],
    ['2026-10-01', 60_000, 400],
    ['2028-10-01', 12_570, 220],
    ['2028-10-01', 60_000, 420],
    ['2028-10-01', 200_000, 470],
  ])('of £1,000 received on %s on top of £%i is taxed £%i', (day, other, tax) => {
    expect(of('property', day, { other, property: 1000 })).toBe(tax);
  });

  it('has its own rates from 6 April 2027', () => {
    expect(of('property', '2027-04-05', { other: 60_000, property: 1000 })).toBe(400);
    expect(of('property', '2027-04-06', { other: 60_000, property: 1000 })).toBe(420);
  });

  it('makes the total tax £11,852 on a salary of £60,000 and £1,000 of rent in 2028-29 (PolicyEngine)', () => {
    expect(toMajor(taxOn('2028-04-06', { other: 60_000, property: 1000 }).total)).toBe(11_852);
  });

  it('gets the personal allowance only after other income: £5,000 of salary leaves £7,570 of it for the rent', () => {
    // 10,000 − 7,570 = 2,430 at 22%.
    expect(of('property', '2027-04-06', { other: 5000, property: 10_000 })).toBe(534.6);
  });

  it('is split between bands when it crosses a threshold: basic rate up to £37,700 of taxable income, then higher rate', () => {
    // Taxable 27,430 of salary leaves 10,270 in the basic band: 22% of it, and 42% of the 4,730 above.
    expect(of('property', '2027-04-06', { other: 40_000, property: 15_000 })).toBe(2259.4 + 1986.6);
  });
});

describe('the personal allowance', () => {
  it.each([
    [100_000, 12_570],
    [100_002, 12_569],
    [125_138, 1],
    [125_140, 0],
    [200_000, 0],
  ])('on an income of £%i is £%i', (income, allowance) => {
    expect(toMajor(personalAllowance(fromMajor(income), incomeTaxYear('england', isoDate('2026-04-06'))))).toBe(allowance);
  });

  it('was £12,500 until 5 April 2021', () => {
    expect(incomeTaxYear('england', isoDate('2021-04-05')).personalAllowance).toBe(12_500);
    expect(incomeTaxYear('england', isoDate('2021-04-06')).personalAllowance).toBe(12_570);
  });

  it('is tapered away by rent, which is then taxed at 60%', () => {
    const without = taxOn('2026-04-06', { other: 100_000 }).total;
    expect(toMajor(minor(taxOn('2026-04-06', { other: 100_000, property: 20_000 }).total - without))).toBe(12_000);
  });
});

describe('dividends', () => {
  it.each([
    ['2025-06-01', 12_570, 87.5],
    ['2025-06-01', 60_000, 337.5],
    ['2027-06-01', 12_570, 107.5],
    ['2027-06-01', 60_000, 357.5],
    ['2027-06-01', 200_000, 393.5],
  ])('of £1,500 received on %s on top of £%i are taxed £%d after the £500 allowance (PolicyEngine)', (day, other, tax) => {
    expect(of('dividends', day, { other, dividends: 1500 })).toBe(tax);
  });

  it('are taxed at the new rates from 6 April 2026', () => {
    expect(of('dividends', '2026-04-05', { other: 60_000, dividends: 1500 })).toBe(337.5);
    expect(of('dividends', '2026-04-06', { other: 60_000, dividends: 1500 })).toBe(357.5);
  });

  it('of a Scottish taxpayer are taxed in the UK bands', () => {
    // Taxable salary is 32,430. Of the dividends 500 are free, 4,770 up to 37,700 are taxed at 10.75% and 5,230 at 35.75%.
    expect(of('dividends', '2026-06-01', { other: 45_000, dividends: 10_500 }, 'scotland')).toBe(512.78 + 1869.73);
  });
});

describe('Scottish taxpayers', () => {
  it('pay Scottish rates on rent: 21% to £31,092 of taxable income and 42% above', () => {
    expect(of('property', '2026-06-01', { other: 40_000, property: 10_000 }, 'scotland')).toBe(769.02 + 2661.96);
  });

  it.each([
    // The 2026-27 taxable thresholds are the Scottish Government’s gross thresholds less the personal allowance.
    [16_537, 3967 * 0.19],
    [29_526, 3967 * 0.19 + 12_989 * 0.2],
    [43_662, 3967 * 0.19 + 12_989 * 0.2 + 14_136 * 0.21],
    [75_000, 3967 * 0.19 + 12_989 * 0.2 + 14_136 * 0.21 + 31_338 * 0.42],
  ])('pay the sum of the 2026-27 bands on an income of £%i', (other, tax) => {
    expect(toMajor(taxOn('2026-06-01', { other }, 'scotland').total)).toBeCloseTo(tax, 6);
  });

  it('pay 2026-27 rates on rent in 2027-28, marked as not confirmed, with the credit at 22%', () => {
    const year = incomeTaxYear('scotland', isoDate('2027-04-06'));
    expect(year.propertyBands).toEqual(incomeTaxYear('scotland', isoDate('2026-04-06')).propertyBands);
    expect(year.creditPercent).toBe(22);
    expect(year.rules.filter((rule) => rule.confirmed === false).length).toBeGreaterThan(0);
    expect(year.notes.join(' ')).toContain('aren’t confirmed for later years');
  });
});

const unconfirmed = (place: Place, day: string) => incomeTaxYear(place, isoDate(day)).rules.filter((rule) => rule.confirmed === false);

describe('income tax years', () => {
  it('note that earlier years are missing', () => {
    expect(incomeTaxYear('england', isoDate('2020-04-05')).notes.join(' ')).toContain('don’t have tax years before 2020-21');
    expect(incomeTaxYear('england', isoDate('2020-04-06')).notes).toEqual([]);
  });

  it('are confirmed for England except for the Autumn Budget 2026, and for Wales until it can set its own rates', () => {
    expect(unconfirmed('england', '2027-04-05')).toEqual([]);
    expect(unconfirmed('england', '2028-01-01').map(({ id }) => id)).toEqual(['autumn-budget-2026-2027-04-06']);
    expect(unconfirmed('wales', '2027-04-05')).toEqual([]);
    expect(unconfirmed('wales', '2027-04-06')).toHaveLength(2);
  });
});

describe('income tax: invariants', () => {
  const place = fc.constantFrom<Place>('england', 'northern-ireland', 'scotland', 'wales');
  const year = fc.integer({ min: 2020, max: 2031 }).map((start) => isoDate(`${start}-07-01`));
  const pence = fc.integer({ min: 0, max: 40_000_000 }).map((amount) => minor(amount));
  const income = fc.record({ other: pence, property: pence, dividends: pence });

  it('the lines sum to the tax and to the income above the allowance', () => {
    fc.assert(
      fc.property(place, year, income, (where, on, given) => {
        const tax = incomeTax(given, incomeTaxYear(where, on));
        expect(sumMoney(tax.lines.map((line) => line.tax))).toBe(tax.total);
        const whole = given.other + given.property + given.dividends;
        expect(sumMoney(tax.lines.map((line) => line.taxed))).toBe(Math.max(0, whole - tax.allowance));
      }),
    );
  });

  it('more rent never lowers the tax', () => {
    fc.assert(
      fc.property(fc.tuple(place, year), income, pence, ([where, on], given, more) => {
        const rules = incomeTaxYear(where, on);
        const raised = incomeTax({ ...given, property: minor(given.property + more) }, rules).total;
        // Each of up to nine lines is rounded to the penny.
        expect(raised).toBeGreaterThanOrEqual(incomeTax(given, rules).total - 5);
      }),
    );
  });
});
