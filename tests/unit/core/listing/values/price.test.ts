import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parsePrice, qualifierOf, yearlyCharge } from '../../../../../src/core/listing/values/price.ts';

const sale = (pounds: number, qualifier: string | null = null) => ({
  amount: pounds * 100,
  currency: 'GBP',
  qualifier,
  period: null,
  onApplication: false,
});

describe('parsing a displayed price', () => {
  it.each([
    ['£250,000', sale(250_000)],
    ['&#163;250,000', sale(250_000)],
    ['Â£250,000', sale(250_000)],
    ['Offers over £250,000', sale(250_000, 'Offers over')],
    ['Guide price: £250,000', sale(250_000, 'Guide price')],
    ['£250000', sale(250_000)],
  ])('%s is read in pence', (text, expected) => {
    expect(parsePrice(text)).toEqual(expected);
  });

  it.each([
    ['£3,370 pcm', 337_000, 'month'],
    ['£778 pw', 77_800, 'week'],
    ['£1,200 per month', 120_000, 'month'],
    ['£12,000 pa', 1_200_000, 'year'],
    ['£276.92 pw', 27_692, 'week'],
    ['£3,500 pcm (£808 pw)', 350_000, 'month'],
  ])('%s keeps its period', (text, amount, period) => {
    expect(parsePrice(text)).toMatchObject({ amount, period });
  });

  it.each(['POA', 'P.O.A.', 'Price on application', 'Price on request'])('%s is not an amount', (text) => {
    expect(parsePrice(text)).toEqual({ amount: null, currency: 'GBP', qualifier: null, period: null, onApplication: true });
  });

  it.each([
    '-£250,000',
    '£250,000 - £275,000',
    '£250,000 to £275,000',
    '250.000 €',
    '€250,000',
    '$250,000',
    '£٢٥٠,٠٠٠',
    '£0',
    '£99,999,999,999,999,999,999',
    '£250,000.50',
    '£250.000',
    '£1,1,1,1',
    '£150 pppw',
    '£150 per person per week',
    '250k',
    'three pounds',
    '',
    null,
    {},
    Number.NaN,
  ])('%j is not a price', (text) => {
    expect(parsePrice(text)).toBeNull();
  });

  it('refuses text of more than 120 characters', () => {
    expect(parsePrice('£250,000 '.padEnd(120, 'x'))?.amount).toBe(25_000_000);
    expect(parsePrice('£250,000 '.padEnd(121, 'x'))).toBeNull();
    expect(parsePrice(`£${'1,'.repeat(500_000)}`)).toBeNull();
  });

  it('never throws and stays within the price range of homes', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^(Offers over )?£[\d,.]{1,14}( pcm)?$/)), (text) => {
        const amount = parsePrice(text)?.amount ?? 100;
        expect(Number.isSafeInteger(amount) && amount >= 100 && amount <= 10_000_000_000).toBe(true);
      }),
    );
  });
});

describe('price qualifier', () => {
  it('is null for placeholders such as “None”', () => {
    expect(['None', '', 'default', 'Not specified', null].map(qualifierOf)).toEqual([null, null, null, null, null]);
  });

  it('is written in words', () => {
    expect(qualifierOf('guide_price')).toBe('Guide price');
  });
});

describe('parsing a yearly charge', () => {
  it.each([
    [350, 35_000],
    ['£450 per annum', 45_000],
    ['£3,039 per annum', 303_900],
    ['£150 pcm', 180_000],
    ['£12.50 per week', 65_000],
  ])('%j is read in pence a year', (value, pence) => {
    expect(yearlyCharge(value)).toBe(pence);
  });

  it.each([0, '£0', '0', '', 'Ask agent', 'Not available', null, -5, Number.NaN, 9e9])('%j is unknown, including zero', (value) => {
    expect(yearlyCharge(value)).toBeNull();
  });
});
