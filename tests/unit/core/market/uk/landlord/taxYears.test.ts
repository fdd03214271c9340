import { describe, expect, it } from 'vitest';
import { isoDate } from '../../../../../../src/core/kernel/calendar.ts';
import { fromMajor, toMajor } from '../../../../../../src/core/kernel/money.ts';
import { incomeTax, taxOfKind } from '../../../../../../src/core/market/uk/landlord/incomeTax.ts';
import { dividendRuleOn, incomeTaxYear, landlordVersion } from '../../../../../../src/core/market/uk/landlord/incomeTaxYears.ts';
import type { Place } from '../../../../../../src/core/market/rules.ts';

const taxed = (place: Place, day: string, income: { readonly other: number; readonly dividends?: number }) =>
  incomeTax(
    { other: fromMajor(income.other), property: fromMajor(0), dividends: fromMajor(income.dividends ?? 0) },
    incomeTaxYear(place, isoDate(day)),
  );

const rulesOn = (place: Place, day: string) =>
  incomeTaxYear(place, isoDate(day)).rules.map(({ id, confirmed }) => (confirmed === false ? `${id} (not confirmed)` : id));

const lines = (dividends: number) => taxed('england', '2026-06-01', { other: 20_000, dividends }).lines.map(({ kind, tax }) => [kind, tax]);
const scottish = (day: string) => rulesOn('scotland', day).find((rule) => rule.startsWith('scottish'));
const notes = (place: Place, day: string) => incomeTaxYear(place, isoDate(day)).notes;

describe('income tax on a salary of £200,000 in Scotland, without allowance', () => {
  it.each([
    // 2,085 at 19%, 10,573 at 20%, 18,272 at 21%, 119,070 at 41%, 50,000 at 46%.
    ['2020-04-06', 396.15 + 2114.6 + 3837.12 + 48_818.7 + 23_000],
    ['2021-04-06', 398.43 + 2125.8 + 3856.86 + 48_752.28 + 23_000],
    ['2022-04-06', 410.78 + 2191.2 + 3774.54 + 48_752.28 + 23_000],
    // 94,048 at 42% and 74,860 at 47%.
    ['2023-04-06', 410.78 + 2191.2 + 3774.54 + 39_500.16 + 35_184.2],
    // 31,338 at 42%, 62,710 at 45%, 74,860 at 48%: 77,314.26 in bands above 31,092.
    ['2024-04-06', 438.14 + 2337 + 3591.21 + 77_314.26],
    ['2025-04-06', 537.13 + 2418.8 + 3395.91 + 77_314.26],
    ['2026-04-06', 753.73 + 2597.8 + 2968.56 + 77_314.26],
  ])('in the year from %s is £%d', (day, tax) => {
    expect(toMajor(taxed('scotland', day, { other: 200_000 }).total)).toBeCloseTo(tax, 6);
  });
});

describe('tax on dividends of £10,000 on top of a salary of £60,000', () => {
  it.each([
    // 32.5% above an allowance of 2,000; then 33.75% as the allowance falls to 1,000 and 500; then 35.75%.
    ['2020-04-06', 2600],
    ['2022-04-05', 2600],
    ['2022-04-06', 2700],
    ['2023-04-06', 3037.5],
    ['2024-04-06', 3206.25],
    ['2026-04-06', 3396.25],
  ])('in the year from %s is £%d', (day, tax) => {
    expect(toMajor(taxOfKind(taxed('england', day, { other: 60_000, dividends: 10_000 }).lines, 'dividends'))).toBe(tax);
  });

  it('has its own line for the allowance, and no line without dividends', () => {
    expect(lines(0)).toEqual([['other', 1_486_00]]);
    expect(lines(600)).toEqual([
      ['other', 1_486_00],
      ['dividends', 0],
      ['dividends', 10_75],
    ]);
  });
});

describe('the rules behind a tax year', () => {
  it('are named with their start dates', () => {
    expect(rulesOn('england', '2026-06-01')).toEqual(['income-tax-2023-04-06', 'finance-cost-credit-2020-04-06']);
    expect(rulesOn('england', '2027-04-06')).toEqual([
      'income-tax-2023-04-06',
      'property-income-rates-2027-04-06',
      'finance-cost-credit-2027-04-06',
      'autumn-budget-2026-2027-04-06 (not confirmed)',
    ]);
    expect(rulesOn('northern-ireland', '2027-04-06')).toEqual(rulesOn('england', '2027-04-06'));
    expect(rulesOn('wales', '2027-04-06')).toContain('property-income-rates-2027-04-06 (not confirmed)');
    expect(dividendRuleOn(isoDate('2026-06-01')).id).toBe('dividend-tax-2026-04-06');
  });

  it('show which Scottish years are confirmed', () => {
    expect(['2020', '2021', '2022', '2023', '2024', '2025', '2026'].map((year) => scottish(`${year}-04-06`))).toEqual([
      'scottish-income-tax-2020-04-06 (not confirmed)',
      'scottish-income-tax-2021-04-06 (not confirmed)',
      'scottish-income-tax-2022-04-06',
      'scottish-income-tax-2023-04-06',
      'scottish-income-tax-2024-04-06',
      'scottish-income-tax-2025-04-06',
      'scottish-income-tax-2026-04-06',
    ]);
    // From 2027 property income has separate rates in England; Scotland's are not known yet.
    expect(scottish('2027-04-06')).toBe('scottish-income-tax-2026-04-06 (not confirmed)');
  });

  it('note the rates not yet set in Scotland and Wales from 2027-28, and nothing otherwise', () => {
    for (const place of ['england', 'northern-ireland'] as const) expect(notes(place, '2027-04-06')).toEqual([]);
    expect(notes('scotland', '2027-04-06')).toEqual([
      expect.stringMatching(/^Scotland has not set .+ We use its 2026-27 rates, which aren’t confirmed for later years\.$/),
    ]);
    expect(notes('wales', '2027-04-06')).toEqual([expect.stringMatching(/^Wales may set .+, which aren’t confirmed for Wales\.$/)]);
    for (const place of ['scotland', 'wales'] as const) expect(notes(place, '2027-04-05')).toEqual([]);
    expect(landlordVersion).toMatch(/^uk-landlord-\d{4}-\d\d-\d\d$/);
  });
});

describe('tax on dividends of £3,000 at the basic and the additional rate', () => {
  it.each([
    // 1,000 above the allowance at 7.5% and 38.1%, from 2022 at 8.75% and 39.35%; then 2,000 and 2,500. From 2026 at 10.75% and 39.35%.
    ['2020-04-06', 75, 381],
    ['2022-04-06', 87.5, 393.5],
    ['2023-04-06', 175, 787],
    ['2024-04-06', 218.75, 983.75],
    ['2026-04-06', 268.75, 983.75],
  ])('in the year from %s is £%d and £%d', (day, basic, additional) => {
    const of = (other: number) => toMajor(taxOfKind(taxed('england', day, { other, dividends: 3000 }).lines, 'dividends'));
    expect([of(20_000), of(200_000)]).toEqual([basic, additional]);
  });
});

describe('income tax on a salary of £200,000 in England, without allowance', () => {
  it.each([
    // 20% up to 37,500, 40% up to 150,000, then 45%. The 20% band ends at 37,700 from 2021, and the 40% band at 125,140 from 2023.
    ['2020-04-06', 7500 + 45_000 + 22_500],
    ['2021-04-06', 7540 + 44_920 + 22_500],
    ['2023-04-06', 7540 + 34_976 + 33_687],
  ])('in the year from %s is £%d', (day, tax) => {
    expect(toMajor(taxed('england', day, { other: 200_000 }).total)).toBe(tax);
  });
});
