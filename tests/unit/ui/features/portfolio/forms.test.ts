import { describe, expect, it } from 'vitest';
import { instant, isoDate } from '../../../../../src/core/kernel/calendar.ts';
import { fromMajor } from '../../../../../src/core/kernel/money.ts';
import { percent } from '../../../../../src/core/kernel/rate.ts';
import {
  holdingFields,
  holdingFieldsIn,
  newPart,
  partForms,
  saleFields,
} from '../../../../../src/ui/features/portfolio/forms/fieldSpecs.ts';
import { readFields, textsOf } from '../../../../../src/ui/features/portfolio/forms/readFields.ts';
import { changesBetween } from '../../../../../src/ui/parts/portfolio/changesBetween.ts';
import { lenderCover } from '../../../../../src/ui/features/portfolio/state/lenderCover.ts';
import { newHolding } from '../../../../../src/ui/features/portfolio/state/newHolding.ts';
import { parsePortfolioSearch } from '../../../../../src/ui/parts/address/portfolioSearch.ts';
import { interestOnly, letHolding } from '../../../../support/holdings.ts';

const at = instant(Date.UTC(2026, 10, 22));

describe('the form for a portfolio record', () => {
  it('round-trips the values of every kind of part', () => {
    const holding = letHolding({ certificates: { gas: { kind: 'gas-safety', name: '', expiresOn: isoDate('2026-12-01') } } });
    expect(readFields(holdingFields, textsOf(holdingFields, holding), holding)).toEqual({ ok: true, value: holding });
    for (const [part, { fields }] of Object.entries(partForms)) {
      for (const record of Object.values(holding[part as keyof typeof partForms]) as readonly object[])
        expect(readFields(fields, textsOf(fields, record), record)).toEqual({ ok: true, value: record });
    }
  });

  it('parses typed amounts, and keeps values without a field', () => {
    const { fields } = partForms.loans;
    const loan = newPart('loans', letHolding(), isoDate('2026-11-22'));
    const texts = { ...textsOf(fields, loan, true), amount: '£120k', rate: '5.25%', months: '22.5', lender: ' Example Bank ' };
    expect(readFields(fields, texts, { ...loan, later: 1 })).toEqual({
      ok: true,
      value: { ...loan, later: 1, amount: fromMajor(120_000), rate: percent(5.25), months: 270, lender: 'Example Bank' },
    });
  });

  it.each([
    ['189.000', '5.25%', { amount: '189.000 can be read two ways. Enter 189000, or 189 for the small amount.' }],
    ['120000', '4,125 %', { rate: '4,125 can be read two ways. Enter 4.125 or 4125.' }],
  ])('form: rejects an ambiguous number, with an amount of %s and a rate of %s', (amount, rate, error) => {
    const { fields } = partForms.loans;
    const loan = newPart('loans', letHolding(), isoDate('2026-11-22'));
    expect(readFields(fields, { ...textsOf(fields, loan, true), amount, rate, months: '22.5' }, loan)).toEqual({ ok: false, error });
  });

  it('form: reads continental number formats', () => {
    const { fields } = partForms.loans;
    const loan = newPart('loans', letHolding(), isoDate('2026-11-22'));
    const texts = { ...textsOf(fields, loan, true), amount: '120.500,50', rate: '4,5 %', months: '22,5' };
    expect(readFields(fields, texts, loan)).toMatchObject({
      ok: true,
      value: { amount: fromMajor(120_500.5), rate: percent(4.5), months: 270 },
    });
  });

  it('form: accepts amounts only in the property’s currency', () => {
    const { fields } = partForms.loans;
    const loan = newPart('loans', letHolding(), isoDate('2026-11-22'));
    const texts = { ...textsOf(fields, loan, true), amount: '€120k', rate: '5%', months: '20' };
    expect(readFields(fields, { ...texts, currency: 'EUR' }, loan)).toMatchObject({ ok: true, value: { amount: fromMajor(120_000) } });
    expect(readFields(fields, texts, loan)).toEqual({ ok: false, error: { amount: 'That’s in euros. Enter the amount in pounds.' } });
  });

  it('form: names each invalid field, and asks for required values of a new record', () => {
    const begun = newHolding(at, 'GB');
    const read = readFields(holdingFields, { ...textsOf(holdingFields, begun, true), 'purchase/price': 'a lot' }, begun);
    expect(read).toEqual({ ok: false, error: { name: 'Enter a value.', 'purchase/price': 'That isn’t a number.' } });
    const free = readFields(holdingFields, { ...textsOf(holdingFields, begun, true), name: 'Gift', 'purchase/price': '0' }, begun);
    expect(free).toMatchObject({ ok: true, value: { purchase: { price: 0, costs: 0, date: '2026-11-22' } } });
  });

  it('form: a new US property uses dollars and US terms', () => {
    const begun = newHolding(at, 'US');
    expect(begun).toMatchObject({ currency: 'USD', place: { country: 'US' }, voidWeeks: 3.6 });
    const fields = holdingFieldsIn('US');
    expect(fields.map(({ key }) => key)).toEqual(holdingFields.map(({ key }) => key));
    expect(fields.find(({ key }) => key === 'place/outcode')?.label).toBe('ZIP code');
    const texts = { ...textsOf(fields, begun, true), name: '1 Sample Street', 'purchase/price': '$148,000' };
    expect(readFields(fields, texts, begun)).toMatchObject({ ok: true, value: { purchase: { price: fromMajor(148_000) } } });
    expect(holdingFieldsIn('GB')).toBe(holdingFields);
    expect(holdingFieldsIn('FR').find(({ key }) => key === 'place/outcode')?.label).toBe('Postcode');
    expect(newHolding(at, 'IE')).toMatchObject({ currency: 'EUR', place: { country: 'IE' } });
    expect(newHolding(at, 'PL').currency).toBe('PLN');
    expect([lenderCover('GB'), lenderCover('IE'), lenderCover(null)]).toEqual(['coverAtStress', 'debtServiceCover', 'coverAtStress']);
  });

  it('form: requires both fields of a pair or neither', () => {
    const { fields } = partForms.loans;
    const texts = { ...textsOf(fields, interestOnly()), 'statement/date': '2026-01-01' };
    expect(readFields(fields, texts, interestOnly())).toMatchObject({
      ok: false,
      error: { 'statement/balance': expect.stringContaining('Fill in this field too') },
    });
    const sale = { 'sale/date': '2026-01-01', 'sale/price': '250000', 'sale/costs': '' };
    expect(readFields(saleFields, sale, letHolding())).toMatchObject({
      ok: true,
      value: { sale: { date: '2026-01-01', price: fromMajor(250_000), costs: 0 } },
    });
    expect(readFields(saleFields, { 'sale/date': '', 'sale/price': '', 'sale/costs': '5' }, letHolding())).toMatchObject({
      ok: true,
      value: { sale: null },
    });
  });
});

describe('changesBetween', () => {
  it('returns each changed value by path, and nothing for equal states', () => {
    const before = letHolding();
    const after = letHolding({ note: 'Keys next door', loans: { loan: interestOnly({ rate: percent(5) }) }, tenancies: {} });
    expect(changesBetween(before, letHolding())).toEqual([]);
    expect(changesBetween(before, after).toSorted((one, other) => one.path.localeCompare(other.path))).toEqual([
      { path: 'loans/loan/rate', value: percent(5) },
      { path: 'note', value: 'Keys next door' },
      { path: 'tenancies/let' },
    ]);
  });
});

describe('the address of the portfolio', () => {
  it('ignores invalid values', () => {
    expect(parsePortfolioSearch({ holding: '01ABC', value: 3, rent: '-2.5', cost: 'x', stress: 900 })).toEqual({
      holding: '01ABC',
      growth: { value: 3, rent: -2.5 },
    });
    expect(parsePortfolioSearch({ holding: '<script>' })).toEqual({ growth: {} });
  });
});
