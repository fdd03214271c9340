import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BuyToLetInputs } from '../../../../../src/core/deal/strategies/inputs/buyToLetInputs.ts';
import { measure } from '../../../../../src/core/engine/analyse.ts';
import { figureIntervals } from '../../../../../src/core/engine/risk/figureIntervals.ts';
import type { FigureInterval } from '../../../../../src/core/engine/risk/figureIntervals.ts';
import { inputRanges, withInput } from '../../../../../src/core/engine/risk/inputRanges.ts';
import type { InputRange } from '../../../../../src/core/engine/risk/inputRanges.ts';
import { uncertainRanges } from '../../../../../src/core/engine/risk/uncertainInputs.ts';
import { fromMajor } from '../../../../../src/core/kernel/money.ts';
import { percent, rate } from '../../../../../src/core/kernel/rate.ts';
import { marketIds } from '../../../../../src/core/market/marketIds.ts';
import { rulesOf } from '../../../../../src/core/market/registry.ts';
import type { Place } from '../../../../../src/core/market/rules.ts';
import { numberRulesOf } from '../../../../../src/core/pipeline/numberRules.ts';
import { sampleOutcome } from '../../../../support/dealFixtures.ts';
import { anyPlace, anyUsualDeal, terrace, testDay } from '../numbers/anyDeal.ts';

const intervalsOf = (assumptions: BuyToLetInputs, ranges: readonly InputRange[], place: Place = 'england'): readonly FigureInterval[] =>
  figureIntervals({ assumptions, rules: rulesOf(marketIds[place]), on: testDay, personalTax: null, ranges });

const of = (intervals: readonly FigureInterval[], figure: FigureInterval['figure']): FigureInterval => {
  const found = intervals.find((each) => each.figure === figure);
  if (found === undefined) throw new Error(`No interval for ${figure}`);
  return found;
};

describe('uncertain inputs', () => {
  it('are defaults and estimates (with their own range), but not values from the listing or the user', () => {
    const { inputs } = sampleOutcome({ overrides: { mortgageRate: percent(5) } });
    const ranges = uncertainRanges(inputs);
    const rent = inputs.monthlyRent.provenance;
    if (rent.kind !== 'estimate') throw new Error('The sample’s rent is not an estimate');
    expect(ranges.find(({ key }) => key === 'monthlyRent')).toEqual({ key: 'monthlyRent', low: rent.low, high: rent.high });
    expect(ranges.find(({ key }) => key === 'voidWeeks')).toEqual({ key: 'voidWeeks', low: 1, high: 5 });
    expect(ranges.some(({ key }) => key === 'purchasePrice' || key === 'mortgageRate')).toBe(false);
  });
});

describe('low, base and high of a figure', () => {
  it('cover the effect of changing any single input', () => {
    fc.assert(
      fc.property(anyUsualDeal, anyPlace, (assumptions, place) => {
        for (const { low, base, high, widenedBy } of intervalsOf(assumptions, inputRanges(assumptions), place)) {
          if (base === null) continue;
          if (low !== null) expect(low).toBeLessThanOrEqual(base);
          if (high !== null) expect(high).toBeGreaterThanOrEqual(base);
          for (const { least, most } of widenedBy) {
            if (low !== null) expect(low).toBeLessThanOrEqual(least);
            if (high !== null) expect(high).toBeGreaterThanOrEqual(most);
          }
        }
      }),
      { numRuns: 40 },
    );
  });

  it('cover the cash flow at every combination of the ends of three ranges', () => {
    fc.assert(
      fc.property(anyUsualDeal, fc.tuple(fc.boolean(), fc.boolean(), fc.boolean()), (assumptions, corner) => {
        const keys = ['monthlyRent', 'mortgageRate', 'management'] as const;
        const ranges = inputRanges(assumptions).filter(({ key }) => keys.some((each) => each === key));
        const at = ranges.reduce(
          (moved, range, index) => withInput(moved, range.key, corner[index] === true ? range.high : range.low),
          assumptions,
        );
        const { annualCashFlow } = measure({ assumptions: at, rules: rulesOf('GB-ENG'), on: testDay });
        const { low, high } = of(intervalsOf(assumptions, ranges), 'annualCashFlow');
        // A penny of tolerance, because shares of the rent are rounded.
        expect(annualCashFlow).toBeGreaterThanOrEqual((low ?? -Infinity) - 1);
        expect(annualCashFlow).toBeLessThanOrEqual((high ?? Infinity) + 1);
      }),
      { numRuns: 60 },
    );
  });

  it('match hand calculations for two inputs, each at its worse or better end', () => {
    // £185,000 with £138,750 interest-only. Rent £900 to £1,100 (base £1,000), rate 5% to 7% (base 6%), no other costs.
    const plain: BuyToLetInputs = {
      ...terrace,
      monthlyRent: fromMajor(1000),
      mortgageRate: percent(6),
      voidWeeks: 0,
      management: rate(0),
      tenantFind: rate(0),
      maintenance: rate(0),
      insurancePerYear: fromMajor(0),
      certificatesPerYear: fromMajor(0),
    };
    const ranges: readonly InputRange[] = [
      { key: 'monthlyRent', low: 90_000, high: 110_000 },
      { key: 'mortgageRate', low: 0.05, high: 0.07 },
    ];
    const found = intervalsOf(plain, ranges);
    // Monthly interest: 578.13 at 5%, 693.75 at 6%, 809.38 at 7%. 12 × (900 − 809.38) = 1,087.44. 12 × (1,100 − 578.13) = 6,262.44.
    expect(of(found, 'annualCashFlow')).toMatchObject({ low: 108_744, base: 367_500, high: 626_244 });
    // The rate changes the cash flow by 12 × 231.25 = £2,775, and the rent changes it by £2,400, so the rate comes first.
    expect(of(found, 'annualCashFlow').widenedBy.map(({ range }) => range.key)).toEqual(['mortgageRate', 'monthlyRent']);
    // The payment does not depend on the rent, and the gross yield does not depend on the rate.
    expect(of(found, 'monthlyPayment')).toMatchObject({ low: 57_813, base: 69_375, high: 80_938 });
    expect(of(found, 'grossYield').widenedBy.map(({ range }) => range.key)).toEqual(['monthlyRent']);
    // The price is certain, and so is the tax on it.
    expect(of(found, 'transferTax')).toMatchObject({ low: 1_045_000, base: 1_045_000, high: 1_045_000, widenedBy: [] });
  });

  it('widen with the range of an input', () => {
    fc.assert(
      fc.property(anyUsualDeal, (assumptions) => {
        const wide = inputRanges(assumptions);
        const narrow = wide.filter(({ key }) => key !== 'monthlyRent' && key !== 'mortgageRate');
        const [many, few] = [of(intervalsOf(assumptions, wide), 'annualCashFlow'), of(intervalsOf(assumptions, narrow), 'annualCashFlow')];
        expect(many.low ?? 0).toBeLessThanOrEqual(few.low ?? 0);
        expect(many.high ?? 0).toBeGreaterThanOrEqual(few.high ?? 0);
      }),
      { numRuns: 40 },
    );
  });

  it('include figures after tax if the owner’s taxes are known', () => {
    const tax = { residence: 'england', otherIncome: fromMajor(60_000) } as const;
    const { personalTax } = numberRulesOf({ market: 'GB-ENG', assumptions: terrace, tax, today: testDay });
    const ranges = inputRanges(terrace);
    const found = figureIntervals({ assumptions: terrace, rules: rulesOf('GB-ENG'), on: testDay, personalTax, ranges });
    const [before, after] = [of(found, 'irr'), of(found, 'irrAfterTax')];
    expect(after.base ?? 1).toBeLessThan(before.base ?? 0);
    expect(after.low ?? 1).toBeLessThan(after.base ?? 0);
    expect(after.high ?? 0).toBeGreaterThan(after.base ?? 1);
    expect(intervalsOf(terrace, ranges).some(({ figure }) => figure === 'irrAfterTax')).toBe(false);
  });

  it('are null if the figure does not exist, such as interest cover on a cash purchase', () => {
    const found = intervalsOf({ ...terrace, deposit: rate(1) }, [{ key: 'monthlyRent', low: 90_000, high: 110_000 }]);
    expect(of(found, 'debtServiceCover')).toEqual({ figure: 'debtServiceCover', low: null, base: null, high: null, widenedBy: [] });
  });
});
