import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseAmount } from '../../../../src/core/deal/parseAmount.ts';
import type { Currency } from '../../../../src/core/kernel/money.ts';
import type { CountryCode } from '../../../../src/core/kernel/countries.ts';

function readAs(locale: string, text: string): number | null {
  const found = parseAmount(text, { currency: null, locale });
  return found.ok ? found.value.value : null;
}

describe('parsing an entered amount', () => {
  it.each([
    ['250k', 250_000],
    ['1.2m', 1_200_000],
    ['£185,000', 185_000],
    ['£ 1,250.50', 1250.5],
    ['-3', -3],
    ['−3', -3],
    ['=1200*12', 14_400],
    ['= (1,000 + 200) × 12 ÷ 2', 7200],
    ['=2+3*4', 14],
    ['=10-2-3', 5],
    ['=250k*0.75', 187_500],
    ['.5', 0.5],
    ['1.234,56', 1234.56],
    ['£ 1.250.000', 1_250_000],
    ['1.234,56 £', 1234.56],
    ['1250,5', 1250.5],
    ['189 000', 189_000],
    ['189\u202f000,50 £', 189_000.5],
    ["1'250'000", 1_250_000],
    ['1’250’000.50', 1_250_000.5],
    ['1,2m', 1_200_000],
    ['0.125', 0.125],
    ['1.125m', 1_125_000],
    ['189.50', 189.5],
  ])('%s is %s', (text, value) => {
    expect(parseAmount(text)).toEqual({ ok: true, value: { value, isPercent: false, period: null } });
  });

  it.each([
    ['5.5%', 5.5, true, null],
    ['1,250 pcm', 1250, false, 'month'],
    ['£280 pw', 280, false, 'week'],
    ['£3,360 per year', 3360, false, 'year'],
    ['1250 a month', 1250, false, 'month'],
    ['5.5% a year', 5.5, true, 'year'],
    ['4,5 %', 4.5, true, null],
    ['5.125%', 5.125, true, null],
  ])('%s keeps its percent sign or period', (...[text, value, isPercent, period]) => {
    expect(parseAmount(text)).toEqual({ ok: true, value: { value, isPercent, period } });
  });

  it.each([
    ['189.000', '189.000 can be read two ways. Enter 189000, or 189 for the small amount'],
    ['€1,200', 'That’s in euros. Enter the amount in pounds'],
    ['1.234,56 €', 'That’s in euros. Enter the amount in pounds'],
    ['$250k', 'That’s in dollars. Enter the amount in pounds'],
    ['£ 1.250', '1.250 can be read two ways. Enter 1250, or 1.25 for the small amount'],
    ['189.000 pcm', '189.000 can be read two ways. Enter 189000, or 189 for the small amount'],
    ['=189.000*2', '189.000 can be read two ways. Enter 189000, or 189 for the small amount'],
    ['4,125 %', '4,125 can be read two ways. Enter 4.125 or 4125'],
  ])('amounts: %s asks because it is ambiguous or in another currency', (text, question) => {
    expect(parseAmount(text)).toEqual({ ok: false, error: question });
  });

  it.each([
    ['EUR', '€1,200', 1200],
    ['EUR', '1.234,56 €', 1234.56],
    ['USD', '$189,900', 189_900],
    ['PLN', '589 000 zł', 589_000],
  ] as const)('amounts: in %s, %s is %s, and pounds are refused', (currency, text, value) => {
    expect(parseAmount(text, { currency })).toMatchObject({ ok: true, value: { value } });
    expect(parseAmount('£5', { currency }).ok).toBe(false);
  });

  it.each<[text: string, locale: string, value: number | null]>([
    ['189.000', 'de-DE', 189_000],
    ['189.000', 'en-GB', null],
    ['189,000', 'en-GB', 189_000],
    ['189,000', 'de-DE', null],
    ['1.234,56', 'de-DE', 1234.56],
    ['1 234,56 €', 'fr-FR', 1234.56],
    ['4,5 %', 'fr-FR', 4.5],
    ['4,125 %', 'fr-FR', 4.125],
    ['4.125 %', 'fr-FR', null],
    ['4.5%', 'en-US', 4.5],
    ['1,2m', 'de-DE', 1_200_000],
    ['1,125m', 'de-DE', 1_125_000],
    ['$189,900', 'en-US', 189_900],
    ["1'250'000", 'de-CH', 1_250_000],
    ['12.500', 'it-IT', 12_500],
    ['12.500', 'en-US', null],
    ['0,125 %', 'en-GB', 0.125],
    ['=189.000*2', 'es-ES', 378_000],
  ])('amounts: %s in the locale %s is %s', (text, locale, value) => {
    const read = parseAmount(text, { currency: null, locale });
    expect(read.ok ? read.value.value : null).toBe(value);
  });

  it.each(['en-GB', 'en-US', 'en-IE', 'de-DE', 'fr-FR', 'es-ES', 'it-IT', 'nl-NL', 'pt-PT', 'fr-BE', 'de-AT', 'pl-PL'])(
    'amounts: what %s prints can be read back unchanged',
    (locale) => {
      const money = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
      const whole = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 });
      fc.assert(
        fc.property(fc.integer({ min: 0, max: 10_000_000_000 }), (pence) => {
          expect(readAs(locale, money.format(pence / 100))).toBe(pence / 100);
          expect(readAs(locale, whole.format(pence))).toBe(pence);
        }),
        { seed: 2611, numRuns: 500 },
      );
    },
  );

  it.each<[text: string, country: CountryCode, currency: Currency, value: number | null]>([
    ['189.000', 'DE', 'EUR', 189_000],
    ['189.000', 'AT', 'EUR', 189_000],
    ['189.000', 'BE', 'EUR', 189_000],
    ['189.000', 'NL', 'EUR', 189_000],
    ['189.000', 'PT', 'EUR', 189_000],
    ['189.000', 'ES', 'EUR', 189_000],
    ['189.000', 'IT', 'EUR', 189_000],
    ['189.000', 'FR', 'EUR', 189_000],
    ['189.000', 'PL', 'PLN', 189_000],
    ['189.000', 'GB', 'GBP', null],
    ['189.000', 'IE', 'EUR', null],
    ['189.000', 'US', 'USD', null],
    ['189,000', 'IE', 'EUR', 189_000],
    ['189,000', 'DE', 'EUR', null],
    ['€189,000', 'PL', 'PLN', null],
    ['189 000 zł', 'PL', 'PLN', 189_000],
    ['1 234,56 zl', 'PL', 'PLN', 1234.56],
    ['PLN 1 250 000', 'PL', 'PLN', 1_250_000],
    ['zł 500', 'PL', 'PLN', 500],
    ['1,2 mln zł', 'PL', 'PLN', 1_200_000],
    ['250 tys. zł', 'PL', 'PLN', 250_000],
    ['189 000 zł', 'DE', 'EUR', null],
    ['500 PLN', 'GB', 'GBP', null],
    ['€ 250.000,-', 'NL', 'EUR', 250_000],
    ['250.000,- €', 'DE', 'EUR', 250_000],
    ['1.250 EUR', 'DE', 'EUR', 1250],
    ['EUR 1.250,50', 'AT', 'EUR', 1250.5],
    ['1,2 Mio. €', 'DE', 'EUR', 1_200_000],
    ['1,25 M€', 'FR', 'EUR', 1_250_000],
    ['250 k€', 'FR', 'EUR', 250_000],
    ['1.250 €', 'GB', 'EUR', null],
    ['12 500 EUR', 'GB', 'GBP', null],
  ])('amounts: %s entered for a property in %s in %s is %s', (...[text, country, currency, value]) => {
    const read = parseAmount(text, { country, currency });
    expect(read.ok ? read.value.value : null).toBe(value);
  });

  it('amounts: an amount in zlotys is refused by name if pounds are expected', () => {
    expect(parseAmount('189 000 zł')).toEqual({ ok: false, error: 'That’s in zlotys. Enter the amount in pounds' });
  });

  it('amounts: three digits after the point of a plain number are decimals, not thousands', () => {
    expect(parseAmount('5.125', { kind: 'number' })).toEqual({ ok: true, value: { value: 5.125, isPercent: false, period: null } });
  });

  it.each([
    '',
    '   ',
    'abc',
    '1,2,3',
    '12 34',
    '=1/0',
    '=(1',
    '=1+',
    '1200*12',
    'alert(1)',
    '=alert(1)',
    '=constructor',
    '1e5',
    'Infinity',
    'NaN',
    '9'.repeat(300),
  ])('amounts: %s is refused with a message', (text) => {
    const read = parseAmount(text);
    expect(read.ok).toBe(false);
    if (!read.ok) expect(read.error.length).toBeGreaterThan(5);
  });

  it('amounts: any text gives a finite number or an error, and never throws', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^=?[\d+\-*/(). km£,%]{0,40}$/)), (text) => {
        const read = parseAmount(text);
        if (read.ok) expect(Number.isFinite(read.value.value)).toBe(true);
      }),
    );
  });
});
