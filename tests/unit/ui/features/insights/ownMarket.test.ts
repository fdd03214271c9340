import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { instant } from '../../../../../src/core/kernel/calendar.ts';
import { minor } from '../../../../../src/core/kernel/money.ts';
import { dealToRow } from '../../../../../src/data/view/dealToRow.ts';
import type { DealRow } from '../../../../../src/data/view/rows.ts';
import { drillOf } from '../../../../../src/ui/features/insights/market/drill.ts';
import { marketRemarks, marketSentence } from '../../../../../src/ui/features/insights/market/marketWords.ts';
import { currenciesOf, ownMarketOf } from '../../../../../src/ui/features/insights/market/ownMarket.ts';
import { priceChangesOf } from '../../../../../src/ui/features/insights/market/priceChanges.ts';
import { inSight, spreadOf } from '../../../../../src/ui/features/insights/market/spread.ts';
import { parseFilters } from '../../../../../src/ui/features/workbench/columns/filters.ts';
import { parseDealsSearch } from '../../../../../src/ui/features/deals/dealsSearch.ts';
import { selectDeals } from '../../../../../src/ui/features/deals/row/selectDeals.ts';
import { dealOf } from '../../../../support/deals.ts';

const rowOf = (n: number, changes: Partial<DealRow> = {}): DealRow => ({ ...dealToRow(dealOf(n), undefined), ...changes });
const captured = Date.parse('2026-11-20T09:00:00Z');

describe('spreadOf', () => {
  it('takes the values at the shares, between two as their mean', () => {
    expect(spreadOf([4, 1, 3, 2])).toEqual({ count: 4, low: 1.3, lowerQuarter: 1.75, median: 2.5, upperQuarter: 3.25, high: 3.7 });
    expect(spreadOf([7])).toMatchObject({ count: 1, low: 7, median: 7, high: 7 });
    expect(spreadOf([])).toBeNull();
    expect(spreadOf([Number.NaN])).toBeNull();
  });

  it('rises from the tenth to the ninetieth whatever the order', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ noNaN: true, min: -1e9, max: 1e9 }), { minLength: 1 }), (values) => {
        const spread = spreadOf(values);
        const { low = 0, lowerQuarter = 0, median = 0, upperQuarter = 0, high = 0 } = spread ?? {};
        const steps = [low, lowerQuarter, median, upperQuarter, high];
        expect(steps).toEqual(steps.toSorted((one, other) => one - other));
        expect(spreadOf(values.toReversed())).toEqual(spread);
      }),
    );
  });

  it('keeps one far value out of the picture and counts it', () => {
    const values = [10, 11, 12, 13, 14, 900];
    const spread = spreadOf(values);
    expect(spread === null ? null : inSight(values, spread)).toEqual({ values: [10, 11, 12, 13, 14], left: 1 });
  });
});

describe('ownMarketOf', () => {
  const rows = [
    rowOf(1, { price: 10_000_000, grossYield: 0.08, outcode: 'M6', propertyType: 'Terraced House', score: 60 }),
    rowOf(2, { price: 20_000_000, grossYield: 0.06, outcode: 'M6', propertyType: 'terraced', score: 50 }),
    rowOf(3, { price: 30_000_000, grossYield: 0.04, outcode: 'M6', propertyType: 'Semi_detached', score: null }),
    rowOf(4, { price: 5_000_000, grossYield: 0.12, outcode: 'WN8', propertyType: null, score: 70 }),
    rowOf(5, { price: 9_900_000, currency: 'EUR' }),
  ];

  it('counts one currency, and puts districts of few deals behind the others', () => {
    expect(currenciesOf(rows)).toEqual(['GBP', 'EUR']);
    const market = ownMarketOf(rows, 'GBP');
    expect([market.count, market.scored]).toEqual([4, 3]);
    expect(market.price.spread?.median).toBe(15_000_000);
    expect(market.areas.map(({ name, count, grossYield }) => [name, count, grossYield])).toEqual([
      ['M6', 3, 0.06],
      ['WN8', 1, 0.12],
    ]);
    expect(market.types.map(({ name, count }) => [name, count])).toEqual([
      ['terraced', 2],
      ['semi-detached', 1],
    ]);
  });

  it('counts the days a listing was on the market when it was read, and no others', () => {
    const days = ownMarketOf(
      [
        rowOf(1, { listedOn: '2026-11-01', capturedAt: captured }),
        rowOf(2, { listedOn: null, capturedAt: captured }),
        rowOf(3, { listedOn: '2026-11-01', capturedAt: null }),
        rowOf(4, { listedOn: '2026-12-01', capturedAt: captured }),
      ],
      'GBP',
    ).daysListed;
    expect(days.values).toEqual([19]);
  });

  it('says what is so, for one deal and for many', () => {
    expect(marketSentence(ownMarketOf(rows, 'GBP'))).toBe('Your 4 deals ask £150,000 at the median and yield 7.0\u00a0% gross.');
    expect(marketSentence(ownMarketOf(rows.slice(0, 1), 'GBP'))).toBe('Your one deal asks £100,000 and yields 8.0\u00a0% gross.');
    expect(marketSentence(ownMarketOf([rowOf(1, { price: null, grossYield: null })], 'GBP'))).toBe('Your one deal names no price yet.');
    expect(marketRemarks(ownMarketOf(rows, 'GBP'))).toEqual([
      'The middle half yields 5.5\u00a0% to 9.0\u00a0%.',
      'M6 yields most, 6.0\u00a0% over 3 deals.',
      '1 deal needs an input before there are figures.',
    ]);
  });

  it('leads from a type to exactly its deals', () => {
    const pounds = rows.filter(({ currency }) => currency === 'GBP');
    const { types } = ownMarketOf(pounds, 'GBP');
    expect(types.map(({ name }) => selectDeals(pounds, parseDealsSearch({ type: name })).length)).toEqual(types.map(({ count }) => count));
  });
});

describe('drillOf', () => {
  it('lists a range of prices in the list and of anything else in the workbench, in the units of their addresses', () => {
    expect(drillOf('price', { from: 0, to: 10_000_000 })).toEqual({ to: '/deals', search: { max: 100_000 } });
    expect(drillOf('price', { from: 10_000_000, to: 20_000_000 })).toEqual({ to: '/deals', search: { min: 100_000, max: 200_000 } });
    const { search } = drillOf('grossYield', { from: 0.05, to: 0.06 });
    expect('filter' in search ? parseFilters(search.filter) : []).toEqual([{ id: 'grossYield', kind: 'range', low: 0.05, high: 0.06 }]);
    expect(drillOf('score', { from: 60, to: 70 }).search).toEqual({ filter: 'score:60..70' });
  });
});

/** A deal whose listing was seen at these prices. */
const seenAt = (n: number, amounts: readonly (readonly [at: number, amount: number])[]): DealRow => {
  const deal = dealOf(n);
  const history = Object.fromEntries(
    amounts.map(([at, amount]) => [
      at.toString(36),
      { at: instant(at), amount: minor(amount), currency: 'GBP' as const, status: 'available' as const },
    ]),
  );
  return dealToRow(amounts.length === 0 ? deal : { ...deal, history }, undefined);
};

describe('priceChangesOf', () => {
  it('takes the first price of a listing and the one that holds now, the latest change first', () => {
    const rows = [
      seenAt(1, [
        [1, 100],
        [2, 90],
        [9, 90],
      ]),
      seenAt(2, [[1, 50]]),
      seenAt(3, [
        [1, 100],
        [5, 110],
      ]),
      seenAt(4, []),
      seenAt(5, [
        [1, 100],
        [2, 90],
        [3, 100],
      ]),
    ];
    expect(priceChangesOf(rows).map(({ row, from, to, share, at }) => [row.id, from, to, Number(share.toFixed(3)), at])).toEqual([
      [rows[2]?.id, 100, 110, 0.1, 5],
      [rows[0]?.id, 100, 90, -0.1, 2],
    ]);
  });
});
