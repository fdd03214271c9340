import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { instant } from '../../../../../src/core/kernel/calendar.ts';
import { minor } from '../../../../../src/core/kernel/money.ts';
import { type StrategyId, strategyIds } from '../../../../../src/core/deal/strategies/strategyInput.ts';
import { dealToRow } from '../../../../../src/data/view/dealToRow.ts';
import type { DealRow } from '../../../../../src/data/view/rows.ts';
import { drillDownAddress } from '../../../../../src/ui/features/insights/market/drillDown.ts';
import { marketRemarks, marketSentence, othersText } from '../../../../../src/ui/features/insights/market/marketText.ts';
import { currenciesOf, ownMarketOf, strategiesOf } from '../../../../../src/ui/features/insights/market/ownMarket.ts';
import { priceChangesOf } from '../../../../../src/ui/features/insights/market/priceChanges.ts';
import { trimOutliers, spreadOf } from '../../../../../src/ui/features/insights/market/quantiles.ts';
import { filterRows, parseFilters } from '../../../../../src/ui/features/deals/columns/filters.ts';
import { parseDealsSearch } from '../../../../../src/ui/parts/address/dealsSearch.ts';
import { fittingRows } from '../../../../../src/ui/features/deals/columns/parsedSearch.ts';
import { dealOf } from '../../../../support/deals.ts';

const rowOf = (n: number, changes: Partial<DealRow> = {}): DealRow => ({ ...dealToRow(dealOf(n), undefined), ...changes });
const lettings = { currency: 'GBP', strategy: 'buy-to-let' } as const;
const captured = Date.parse('2026-11-20T09:00:00Z');

describe('spreadOf', () => {
  it('interpolates the quantiles', () => {
    expect(spreadOf([4, 1, 3, 2])).toEqual({ count: 4, low: 1.3, lowerQuarter: 1.75, median: 2.5, upperQuarter: 3.25, high: 3.7 });
    expect(spreadOf([7])).toMatchObject({ count: 1, low: 7, median: 7, high: 7 });
    expect(spreadOf([])).toBeNull();
    expect(spreadOf([Number.NaN])).toBeNull();
  });

  it('gives rising quantiles, whatever the order of the values', () => {
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

  it('excludes and counts an outlier', () => {
    const values = [10, 11, 12, 13, 14, 900];
    const spread = spreadOf(values);
    expect(spread === null ? null : trimOutliers(values, spread)).toEqual({ values: [10, 11, 12, 13, 14], left: 1 });
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

  it('counts deals in one currency, and ranks districts with few deals last', () => {
    expect(currenciesOf(rows)).toEqual(['GBP', 'EUR']);
    const market = ownMarketOf(rows, lettings);
    expect([market.count, market.scored]).toEqual([4, 3]);
    expect(market.price.spread?.median).toBe(15_000_000);
    expect(market.areas.map(({ name, count, figure }) => [name, count, figure])).toEqual([
      ['M6', 3, 0.06],
      ['WN8', 1, 0.12],
    ]);
    expect(market.types.map(({ name, count }) => [name, count])).toEqual([
      ['terraced', 2],
      ['semi-detached', 1],
    ]);
  });

  it('counts days on the market from listing to capture, and skips deals without valid dates', () => {
    const days = ownMarketOf(
      [
        rowOf(1, { listedOn: '2026-11-01', capturedAt: captured }),
        rowOf(2, { listedOn: null, capturedAt: captured }),
        rowOf(3, { listedOn: '2026-11-01', capturedAt: null }),
        rowOf(4, { listedOn: '2026-12-01', capturedAt: captured }),
      ],
      lettings,
    ).daysListed;
    expect(days.values).toEqual([19]);
  });

  it('describes one deal and many', () => {
    expect(marketSentence(ownMarketOf(rows, lettings))).toBe(
      'Your 4 buy-to-lets have a median asking price of £150,000 and yield 7.0% gross.',
    );
    expect(marketSentence(ownMarketOf(rows.slice(0, 1), lettings))).toBe(
      'Your one buy-to-let has an asking price of £100,000 and yields 8.0% gross.',
    );
    expect(marketSentence(ownMarketOf([rowOf(1, { price: null, grossYield: null })], lettings))).toBe(
      'Your one buy-to-let has no price yet.',
    );
    expect(marketRemarks(ownMarketOf(rows, lettings))).toEqual([
      'The middle 50% yield 5.5% to 9.0%.',
      'M6 has the highest gross yield: 6.0% across 3 deals.',
      '1 deal needs more inputs to show figures.',
    ]);
  });

  it('links each type to exactly its deals', () => {
    const pounds = rows.filter(({ currency }) => currency === 'GBP');
    const { types } = ownMarketOf(pounds, lettings);
    expect(types.map(({ name }) => fittingRows(pounds, parseDealsSearch({ type: name })).length)).toEqual(types.map(({ count }) => count));
  });
});

describe('own market figures for deals of several strategies', () => {
  const flip = (n: number, profit: number | null, score: number | null = 40) =>
    rowOf(n, { strategy: 'flip', price: 10_000_000, outcode: 'M6', profit, profitOnCost: profit === null ? null : 0.1, score });
  const rows = [
    rowOf(1, { price: 20_000_000, grossYield: 0.07, score: 60 }),
    ...[-900_000, 1_200_000, 2_400_000, null].map((profit, at) => flip(2 + at, profit, profit === null ? null : 40)),
    rowOf(8, { strategy: 'hmo', price: 30_000_000, grossYield: 0.12, score: 90 }),
    rowOf(9, { strategy: 'brrrr', price: 30_000_000, monthlyCashFlow: 10_000, cashLeftIn: null, score: 70 }),
    rowOf(10, { strategy: 'brrrr', price: 30_000_000, monthlyCashFlow: 30_000, cashLeftIn: 500_000, score: 50 }),
    rowOf(11, { strategy: 'rent-to-rent', currency: 'EUR' }),
  ];
  const marketOf = (strategy: StrategyId) => ownMarketOf(rows, { currency: 'GBP', strategy });

  it('count deals by strategy within a currency, the most frequent first', () => {
    expect(strategiesOf(rows, 'GBP').map(({ strategy, count }) => [strategy, count])).toEqual([
      ['flip', 4],
      ['brrrr', 2],
      ['buy-to-let', 1],
      ['hmo', 1],
    ]);
    expect(othersText(strategiesOf(rows, 'GBP'), { strategy: 'flip', currency: 'GBP' })).toBe(
      '2 BRRRR deals, 1 buy-to-let and 1 HMO are shown separately.',
    );
    expect(othersText([{ strategy: 'flip', count: 2 }], { strategy: 'flip', currency: 'GBP' })).toBe('');
    expect(othersText([{ strategy: 'hmo', count: 2 }], { strategy: 'flip', currency: 'USD' })).toBe('2 room rentals are shown separately.');
  });

  it('never mix strategies: scores and figures are those of the chosen strategy', () => {
    const all = strategyIds.map(marketOf);
    expect(all.reduce((sum, { count }) => sum + count, 0)).toBe(rows.filter(({ currency }) => currency === 'GBP').length);
    for (const { deals, strategy, score } of all) {
      expect(deals.every((row) => row.strategy === strategy)).toBe(true);
      expect(score.values).toEqual(deals.flatMap((row) => row.score ?? []));
    }
    expect(marketOf('buy-to-let').figures[0].of.values).toEqual([0.07]);
    expect(marketOf('hmo').score.values).toEqual([90]);
  });

  it('describe the result of the strategy, without a yield if it has none', () => {
    expect(marketSentence(marketOf('flip'))).toBe('Your 4 flips have a median asking price of £100,000, with a median profit of £12,000.');
    expect(marketRemarks(marketOf('flip'))).toEqual([
      'M6 has the highest profit: £12,000 across 4 deals.',
      '1 deal needs more inputs to show figures.',
    ]);
    expect(marketSentence(marketOf('hmo'))).toBe('Your one HMO has an asking price of £300,000 and yields 12.0% gross.');
    expect(marketRemarks(marketOf('brrrr'))).toEqual(['1 deal leaves none of your cash in the property.']);
    expect(marketSentence(marketOf('house-hack'))).toBe('Your 0 homes with lodgers have no price yet.');
  });

  it('link only to the strategy’s deals, and name it only if there are others', () => {
    expect(marketOf('flip').only).toBe('flip');
    expect(ownMarketOf(rows.slice(0, 1), lettings).only).toBeNull();
    const { search } = drillDownAddress('profit', { from: 0, to: 2_000_000 }, 'flip');
    const filters = 'filter' in search ? parseFilters(search.filter) : [];
    expect(filterRows(rows, { q: '', filters }).map(({ profit }) => profit)).toEqual([1_200_000]);
    const prices = drillDownAddress('price', { from: 0, to: 10_000_000 }, 'flip').search;
    expect(fittingRows(rows, parseDealsSearch(prices)).length).toBe(4);
  });
});

describe('drillDownAddress', () => {
  it('opens a price range in the list and any other range in the table, in the units of their addresses', () => {
    expect(drillDownAddress('price', { from: 0, to: 10_000_000 })).toEqual({ to: '/deals', search: { max: 100_000 } });
    expect(drillDownAddress('price', { from: 10_000_000, to: 20_000_000 })).toEqual({
      to: '/deals',
      search: { min: 100_000, max: 200_000 },
    });
    const { search } = drillDownAddress('grossYield', { from: 0.05, to: 0.06 });
    expect('filter' in search ? parseFilters(search.filter) : []).toEqual([{ id: 'grossYield', kind: 'range', low: 0.05, high: 0.06 }]);
    expect(drillDownAddress('score', { from: 60, to: 70 }).search).toEqual({ filter: 'score:60..70' });
  });
});

/** A deal whose listing was seen at these prices over time. */
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
  it('compares the first price of a listing with the current one, latest change first', () => {
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
