import { buyToLetEntry, defaultOf } from '../../../../src/core/deal/strategies/inputs/buyToLetCatalogue.ts';
import { isAllowedInput } from '../../../../src/core/deal/strategies/inputValue.ts';
import { describe, expect, it } from 'vitest';
import { marketSeriesOf } from '../../../../src/core/area/book/answers/marketSeries.ts';
import { marketChoices } from '../../../../src/core/report/marketChoices.ts';
import { meanOutlook, outlooks } from '../../../../scripts/packs/outlooks.ts';
import { publishedBook, publishedPack } from '../../../support/areaPacks.ts';

const series = marketSeriesOf([publishedPack('uk-market')]);
const book = publishedBook('uk', ['uk-core']);
const at = (outcode: string) => marketChoices({ series, book, place: book.place({ kind: 'district', code: outcode }) });
const choice = (outcode: string, id: string) => at(outcode).find((each) => each.id === id);

describe('market figures next to a deal’s defaults', () => {
  it('are the latest value of each series with its month and publisher', () => {
    expect(choice('M6', 'mortgage-5y-75')).toMatchObject({ value: 0.0465, period: '2026-06' });
    expect(choice('M6', 'mortgage-5y-75')?.source.publisher).toBe('Bank of England');
    expect(choice('M6', 'mortgage-5y-75')?.note).toContain('Buy-to-let loans cost more');
    expect(choice('M6', 'cpi')).toMatchObject({ input: 'costGrowth', value: 0.026, period: '2026-06' });
    expect(choice('M6', 'outlook-rents')).toMatchObject({ input: 'rentGrowth', value: 0.0334, period: '2026' });
  });

  it('never offer a residential rate as a buy-to-let rate, and label it as residential', () => {
    const rates = at('M6').filter(({ id }) => id.startsWith('mortgage-'));
    expect(rates.map(({ input, name }) => [input, name])).toEqual([
      [null, 'Residential mortgage rate'],
      [null, 'Residential mortgage rate'],
    ]);
  });

  it('use the property’s own council if known, with growth over several years converted to an annual rate', () => {
    const ten = choice('M6', 'chg10');
    const figure = book.figure({ kind: 'district', code: 'M6' }, 'chg10');
    if (ten === undefined || figure === null || !('value' in figure)) throw new Error('Salford has no ten-year change');
    expect(Math.pow(1 + ten.value, 10)).toBeCloseTo(1 + figure.value / 100, 2);
    expect(ten.label).toContain('Salford');
    expect(choice('G12', 'chg10')?.label).toContain('Glasgow');
  });

  it('warn only about past price growth above the forecast, with its last month', () => {
    const choices = ['M6', 'SW11', 'CF10', 'EH1'].flatMap(at);
    const forecast = meanOutlook(outlooks.prices, 2026) / 100;
    for (const { id, value, warning } of choices) expect(warning !== null).toBe(id.startsWith('chg') && value > forecast);
    expect(choice('M6', 'chg10')?.warning).toMatch(/^Above the forecast of [\d.]+\s?% a year\. This is past growth \(to January 2025\),/);
  });

  it('are omitted if nothing is published, and are always allowed as input values', () => {
    expect(choice('BT7', 'rent_yoy')).toBeUndefined();
    expect(marketChoices({ series: [], book: null, place: null })).toEqual([]);
    expect(marketChoices({ series, book: null, place: null }).map(({ id }) => id)).toEqual([
      'mortgage-5y-75',
      'mortgage-2y-75',
      'outlook-rents',
      'outlook-prices',
      'cpi',
    ]);
    for (const { input, value } of ['M6', 'SW11', 'CF10', 'EH1'].flatMap(at))
      if (input !== null) expect(isAllowedInput(buyToLetEntry(input), value)).toBe(true);
  });
});

describe('outlooks', () => {
  it('are the default growth rates of a deal, and are the same in the packs and in the code', () => {
    const [rentGrowth, priceGrowth, costGrowth] = [defaultOf('rentGrowth'), defaultOf('priceGrowth'), defaultOf('costGrowth')];
    expect(rentGrowth.value * 100).toBeCloseTo(meanOutlook(outlooks.rents, 2026), 10);
    expect(priceGrowth.value * 100).toBeCloseTo(meanOutlook(outlooks.prices, 2026), 10);
    expect(costGrowth.value * 100).toBeCloseTo(meanOutlook(outlooks.consumerPrices, 2027), 10);
    for (const { source } of [rentGrowth, priceGrowth, costGrowth]) expect(source.title).toContain('Office for Budget Responsibility');
    for (const [id, { years }] of [
      ['outlook-rents', outlooks.rents],
      ['outlook-prices', outlooks.prices],
      ['outlook-cpi', outlooks.consumerPrices],
    ] as const) {
      const found = series.find((each) => each.id === id);
      expect(found?.points.map(({ period, value }) => [Number(period), value])).toEqual(years);
      expect(found?.sources.map(({ publisher }) => publisher)).toEqual(['Office for Budget Responsibility']);
    }
  });
});
