import { buyToLetEntry } from '../../../../../src/core/deal/strategies/inputs/buyToLetCatalogue.ts';
import { isAllowedInput } from '../../../../../src/core/deal/strategies/inputValue.ts';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { measure } from '../../../../../src/core/engine/analyse.ts';
import { inputRanges, withInput } from '../../../../../src/core/engine/risk/inputRanges.ts';
import { threeCases, tornado, twoWayGrid } from '../../../../../src/core/engine/risk/sensitivity.ts';
import type { SensitivityRequest } from '../../../../../src/core/engine/risk/sensitivity.ts';
import { fromMajor } from '../../../../../src/core/kernel/money.ts';
import { percent } from '../../../../../src/core/kernel/rate.ts';
import { marketIds } from '../../../../../src/core/market/marketIds.ts';
import { rulesOf } from '../../../../../src/core/market/registry.ts';
import { anyPlace, anyUsualDeal, terrace, testDay } from '../numbers/anyDeal.ts';

const request: SensitivityRequest = {
  assumptions: terrace,
  rules: rulesOf('GB-ENG'),
  on: testDay,
  personalTax: null,
  figure: 'annualCashFlow',
};

const anyFigure = fc.constantFrom('annualCashFlow', 'cashOnCash', 'roi', 'irr', 'cashNeeded', 'equityMultiple', 'interestCover');

describe('tornado', () => {
  it('includes the base in every bar, with the widest bar first', () => {
    fc.assert(
      fc.property(anyUsualDeal, anyPlace, anyFigure, (assumptions, place, figure) => {
        const { base, bars } = tornado({ ...request, assumptions, figure, rules: rulesOf(marketIds[place]) });
        const widths = bars.map(({ least, most }) => (most ?? 0) - (least ?? 0));
        expect(widths).toEqual(widths.toSorted((low, high) => high - low));
        for (const { least, most } of bars) {
          if (base === null || least === null || most === null) continue;
          expect(least).toBeLessThanOrEqual(base);
          expect(most).toBeGreaterThanOrEqual(base);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('has the exact analysis’s figure at both ends of each input', () => {
    const { base, bars } = tornado(request);
    const exact = (key: Parameters<typeof withInput>[1], value: number): number =>
      measure({ assumptions: withInput(terrace, key, value), rules: request.rules, on: testDay }).annualCashFlow;
    expect(base).toBe(measure({ assumptions: terrace, rules: request.rules, on: testDay }).annualCashFlow);
    for (const { range, atLow, atHigh } of bars) {
      expect({ [range.key]: [atLow, atHigh] }).toEqual({ [range.key]: [exact(range.key, range.low), exact(range.key, range.high)] });
    }
  });

  it('varies linked consideration as the exact analysis does', () => {
    const linked = { ...terrace, linkedConsideration: fromMajor(150_000) };
    const { bars } = tornado({ ...request, assumptions: linked, figure: 'cashNeeded' });
    const bar = bars.find(({ range }) => range.key === 'linkedConsideration');
    const cashAt = (amount: number): number =>
      measure({ assumptions: { ...linked, linkedConsideration: fromMajor(amount) }, rules: request.rules, on: testDay }).cashNeeded;
    expect([bar?.atLow, bar?.atHigh]).toEqual([cashAt(135_000), cashAt(165_000)]);
    expect(bar?.atHigh).toBeGreaterThan(bar?.atLow ?? Infinity);
  });

  it('has a bar for every numeric input, within its bounds', () => {
    fc.assert(
      fc.property(anyUsualDeal, (assumptions) => {
        for (const { key, low, high } of inputRanges(assumptions)) {
          expect(low).toBeLessThanOrEqual(assumptions[key]);
          expect(high).toBeGreaterThanOrEqual(assumptions[key]);
          expect([isAllowedInput(buyToLetEntry(key), low), isAllowedInput(buyToLetEntry(key), high)]).toEqual([true, true]);
        }
      }),
      { numRuns: 30 },
    );
    expect(inputRanges(terrace).length).toBe(30);
  });

  it('has empty bars if the figure does not exist', () => {
    const { base, bars } = tornado({ ...request, assumptions: { ...terrace, deposit: percent(100) }, figure: 'interestCover' });
    expect(base).toBeNull();
    expect(bars.find(({ range }) => range.key === 'monthlyRent')).toMatchObject({ atLow: null, atHigh: null, least: null, most: null });
  });
});

describe('grid of two inputs', () => {
  it('has the exact analysis’s figure for every pair', () => {
    const rows = { key: 'purchasePrice', values: [17_000_000, 18_500_000, 20_000_000] } as const;
    const columns = { key: 'mortgageRate', values: [0.04, 0.0544] } as const;
    const exact = rows.values.map((price) =>
      columns.values.map((rate) => {
        const assumptions = withInput(withInput(terrace, 'purchasePrice', price), 'mortgageRate', rate);
        return measure({ assumptions, rules: request.rules, on: testDay }).annualCashFlow;
      }),
    );
    expect(twoWayGrid(request, [rows, columns])).toEqual(exact);
  });
});

describe('low, base and high cases', () => {
  it('are ordered from worse to better, whichever direction is better', () => {
    fc.assert(
      fc.property(anyUsualDeal, anyPlace, (assumptions, place) => {
        const given = { ...request, assumptions, rules: rulesOf(marketIds[place]) };
        const flow = threeCases(given);
        expect(flow.low.figure ?? 0).toBeLessThanOrEqual(flow.base.figure ?? 0);
        expect(flow.high.figure ?? 0).toBeGreaterThanOrEqual(flow.base.figure ?? 0);
        const cash = threeCases({ ...given, figure: 'cashNeeded' });
        expect(cash.low.figure ?? 0).toBeGreaterThanOrEqual(cash.base.figure ?? 0);
        expect(cash.high.figure ?? 0).toBeLessThanOrEqual(cash.base.figure ?? 0);
      }),
      { numRuns: 40 },
    );
  });
});
