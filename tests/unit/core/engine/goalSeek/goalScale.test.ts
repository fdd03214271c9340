import { describe, expect, it } from 'vitest';
import { exactReader, numbersReader } from '../../../../../src/core/engine/goalSeek/figureReaders.ts';
import { goalInputs, goalScale } from '../../../../../src/core/engine/goalSeek/goalScale.ts';
import { goalSeek } from '../../../../../src/core/engine/goalSeek/goalSeek.ts';
import type { GoalRequest } from '../../../../../src/core/engine/goalSeek/goalRequest.ts';
import type { MeasuredFigure } from '../../../../../src/core/engine/numbers/measuredFigure.ts';
import { measure } from '../../../../../src/core/engine/analyse.ts';
import { fromMajor } from '../../../../../src/core/kernel/money.ts';
import { percent } from '../../../../../src/core/kernel/rate.ts';
import { rulesOf } from '../../../../../src/core/market/registry.ts';
import { terrace, testDay } from '../numbers/anyDeal.ts';

const scaleOf = (vary: GoalRequest['vary'], assumptions = terrace) => goalScale({ assumptions, vary });

const request = (figure: MeasuredFigure, assumptions = terrace): GoalRequest => ({
  assumptions,
  rules: rulesOf('GB-ENG'),
  on: testDay,
  personalTax: null,
  vary: 'purchasePrice',
  figure,
  target: 0,
});

const sought = (more: Partial<GoalRequest>) => goalSeek({ ...request('annualCashFlow'), ...more });

describe('scale of a goal input', () => {
  it('has steps of £500 for the price, £1 for other amounts and 0.01 percentage points for rates, up to its range’s limit', () => {
    // The terrace costs £185,000 and is let for £1,056. The range for refurbishment depends on the price.
    expect(goalInputs.map((vary) => [vary, scaleOf(vary).low, scaleOf(vary).high, scaleOf(vary).prefers])).toEqual([
      ['purchasePrice', 1, 3700, 'highest'],
      ['monthlyRent', 0, 10_560, 'lowest'],
      ['mortgageRate', 0, 2500, 'highest'],
      ['deposit', 100, 10_000, 'lowest'],
      ['refurbishment', 0, 1_850_000, 'highest'],
    ]);
  });

  it('has minimum ranges for cheap properties and rents, and stops at the catalogue’s bounds for expensive ones', () => {
    const cheap = { ...terrace, purchasePrice: fromMajor(50_000), monthlyRent: fromMajor(400) };
    expect([scaleOf('purchasePrice', cheap).high, scaleOf('monthlyRent', cheap).high, scaleOf('refurbishment', cheap).high]).toEqual([
      2000, 10_000, 1_000_000,
    ]);
    const dear = { ...terrace, purchasePrice: fromMajor(900_000_000), monthlyRent: fromMajor(900_000) };
    expect([scaleOf('purchasePrice', dear).high, scaleOf('monthlyRent', dear).high]).toEqual([2_000_000, 1_000_000]);
  });

  it('converts a step to a value and back', () => {
    expect([scaleOf('purchasePrice').valueAt(7), scaleOf('purchasePrice').stepOf(3_600_00)]).toEqual([3_500_00, 7]);
    expect([scaleOf('deposit').valueAt(2_500), scaleOf('deposit').stepOf(0.25)]).toEqual([0.25, 2500]);
    expect(scaleOf('monthlyRent').changesAt(5)).toEqual({ monthlyRent: 500 });
    expect(scaleOf('mortgageRate').changesAt(544)).toEqual({ mortgageRate: 0.0544 });
  });
});

describe('reading a figure for goal seek', () => {
  const read = [
    ...([
      'grossYield',
      'netYield',
      'annualRent',
      'grossOperatingIncome',
      'operatingCosts',
      'netOperatingIncome',
      'monthlyPayment',
    ] as const),
    ...(['annualDebtService', 'monthlyCashFlow', 'annualCashFlow', 'cashNeeded', 'cashOnCash', 'roi', 'interestCover'] as const),
    ...(['debtServiceCover', 'loanToValue', 'equityMultiple', 'breakEvenRent'] as const),
  ];
  const changes = { purchasePrice: fromMajor(150_000), mortgageKind: 'repayment' } as const;
  const figures = measure({ assumptions: { ...terrace, ...changes }, rules: rulesOf('GB-ENG'), on: testDay });

  it.each(read)('%s is the same from the exact analysis and from the numbers', (figure) => {
    expect(exactReader(request(figure))?.(changes)).toBe(figures[figure]);
    expect(numbersReader(request(figure))(changes)).toBeCloseTo(figures[figure] ?? Number.NaN, 9);
  });

  it('a return is its single rate, or NaN if there is none', () => {
    const rate = figures.irr.kind === 'one' ? figures.irr.rate : Number.NaN;
    expect(exactReader(request('irr'))?.(changes)).toBe(rate);
    expect(exactReader(request('irr'))?.({ monthlyRent: fromMajor(0), priceGrowth: percent(-20) })).toBeNaN();
  });

  it('neither a return after tax nor the transfer tax has an exact reader', () => {
    expect([exactReader(request('irrAfterTax')), exactReader(request('transferTax'))]).toEqual([null, null]);
  });
});

describe('goal seek on a scale', () => {
  it('returns the lowest deposit and the highest price, rate and refurbishment', () => {
    // Net operating income of 7,884.01 covers 5.44% interest on a loan of 78.33% of the price: 657 a month.
    expect(sought({ vary: 'deposit' })).toMatchObject({ value: 0.2167, edge: 'lowest', limit: 'target' });
    // 60,800 plus 1,000 of refurbishment.
    expect(sought({ vary: 'refurbishment', figure: 'cashNeeded', target: 61_800_00 })).toMatchObject({
      value: 1_000_00,
      figure: 61_800_00,
      edge: 'highest',
      limit: 'target',
    });
  });

  it('counts a debt service cover target as reached if there is no loan, but no other target whose figure is missing', () => {
    const debtFree = { ...terrace, deposit: percent(100) };
    const covered = sought({ assumptions: debtFree, vary: 'monthlyRent', figure: 'debtServiceCover', target: 1.25 });
    expect(covered).toEqual({ kind: 'reached', value: 0, figure: null, edge: 'lowest', limit: 'range' });
  });

  it('finds a target that is reached only between two steps of the scan', () => {
    // The equity multiple peaks at 1.9597 with a deposit of 4.35%.
    const best = sought({ vary: 'deposit', figure: 'equityMultiple', target: 100 });
    expect(best.kind).toBe('cannot');
    const { equityMultiple } = measure({ assumptions: { ...terrace, deposit: percent(4.35) }, rules: rulesOf('GB-ENG'), on: testDay });
    const peak = sought({ vary: 'deposit', figure: 'equityMultiple', target: equityMultiple ?? 0 });
    expect(peak).toMatchObject({ kind: 'reached', value: 0.0435 });
  });
});
