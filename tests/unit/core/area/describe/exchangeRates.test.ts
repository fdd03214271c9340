import { describe, expect, it } from 'vitest';
import { convertMoney, exchangeRatesInto } from '../../../../../src/core/area/describe/exchangeRates.ts';
import { marketSeriesOf } from '../../../../../src/core/area/book/answers/marketSeries.ts';
import type { Series } from '../../../../../src/core/area/book/figure.ts';
import { fromMajor, minor } from '../../../../../src/core/kernel/money.ts';
import { publishedPack } from '../../../../support/areaPacks.ts';

const published = marketSeriesOf([publishedPack('eu-core')]);

const series = (currency: string, points: Readonly<Record<string, number>>): Series => ({
  id: `fx:${currency}`,
  label: `${currency} per US dollar`,
  unit: 'ratio',
  cadence: 'month',
  points: Object.entries(points).map(([period, value]) => ({ period, value })),
  sources: [],
  note: null,
  of: null,
});

describe('exchangeRatesInto', () => {
  it('gives the rates of the latest published month with their publisher', () => {
    const exchange = exchangeRatesInto('GBP', ['EUR', 'GBP', 'USD'], published);
    // H.10, June 2026: one dollar is 0.7497 pounds or 0.8684 euros.
    expect(exchange).toMatchObject({ into: 'GBP', month: '2026-06', lacking: [] });
    expect([...(exchange?.rates ?? [])]).toEqual([
      ['EUR', 0.8633],
      ['USD', 0.7497],
    ]);
    expect(exchange?.sources.map(({ publisher }) => publisher)).toEqual(['Board of Governors of the Federal Reserve System']);
  });

  it('derives rates into dollars, for which none are published', () => {
    expect([...(exchangeRatesInto('USD', ['GBP', 'EUR'], published)?.rates ?? [])]).toEqual([
      ['GBP', 1.3339],
      ['EUR', 1.1515],
    ]);
  });

  it('names a currency that has no rate, and gives no rates if no currency has one', () => {
    expect(exchangeRatesInto('GBP', ['PLN', 'USD'], published)).toMatchObject({ lacking: ['PLN'] });
    expect(exchangeRatesInto('GBP', ['PLN'], published)).toBeNull();
    expect(exchangeRatesInto('PLN', ['GBP', 'EUR', 'USD'], published)).toBeNull();
    expect(exchangeRatesInto('GBP', ['GBP'], published)).toBeNull();
    expect(exchangeRatesInto('GBP', ['USD'], [])).toBeNull();
  });

  it('does not use an earlier month for a currency missing from the latest one', () => {
    const known = [series('GBP', { '2026-05': 0.74, '2026-06': 0.75 }), series('EUR', { '2026-05': 0.85 })];
    const both = exchangeRatesInto('GBP', ['EUR', 'USD'], known);
    expect(both).toMatchObject({ month: '2026-06', lacking: ['EUR'] });
    expect(exchangeRatesInto('GBP', ['EUR'], known)).toMatchObject({ month: '2026-05', lacking: [] });
  });
});

describe('convertMoney', () => {
  const exchange = exchangeRatesInto('GBP', ['EUR', 'USD'], published);
  if (exchange === null) throw new Error('There are no exchange rates');

  it('multiplies by the rate as printed and rounds to the nearest minor unit', () => {
    expect(convertMoney(fromMajor(305_000), 'EUR', exchange)).toBe(26_330_650);
    expect(convertMoney(fromMajor(-500), 'USD', exchange)).toBe(-37_485);
    expect(convertMoney(minor(0), 'USD', exchange)).toBe(0);
  });

  it('leaves an amount unconverted if there is no rate or it is already in the currency', () => {
    expect(convertMoney(fromMajor(100), 'PLN', exchange)).toBeNull();
    expect(convertMoney(fromMajor(100), 'GBP', exchange)).toBeNull();
  });
});
