import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatMoney } from '../../../../../src/core/kernel/formatMoneyAndRates.ts';
import { analyse, measure } from '../../../../../src/core/engine/analyse.ts';
import type { FigureId } from '../../../../../src/core/engine/analysis.ts';
import type { GoalRequest } from '../../../../../src/core/engine/goalSeek/goalRequest.ts';
import { goalInputs } from '../../../../../src/core/engine/goalSeek/goalScale.ts';
import { offerStep } from '../../../../../src/core/engine/offerStep.ts';
import { goalSeek } from '../../../../../src/core/engine/goalSeek/goalSeek.ts';
import type { GoalAnswer } from '../../../../../src/core/engine/goalSeek/goalSeek.ts';
import { isBetterHigh } from '../../../../../src/core/engine/numbers/measuredFigure.ts';
import { fromMajor, minor } from '../../../../../src/core/kernel/money.ts';
import { percent } from '../../../../../src/core/kernel/rate.ts';
import { marketIds } from '../../../../../src/core/market/marketIds.ts';
import { rulesOf } from '../../../../../src/core/market/registry.ts';
import { numberRulesOf } from '../../../../../src/core/pipeline/numberRules.ts';
import { anyPlace, anyUsualDeal, terrace, testDay } from '../numbers/anyDeal.ts';

const sought = (changes: Partial<GoalRequest>): GoalAnswer =>
  goalSeek({
    assumptions: terrace,
    rules: rulesOf('GB-ENG'),
    on: testDay,
    personalTax: null,
    vary: 'purchasePrice',
    figure: 'annualCashFlow',
    target: 0,
    ...changes,
  });

/** The figure in the exact analysis; NaN if it has none. */
function exactFigure({ assumptions, rules }: Pick<GoalRequest, 'assumptions' | 'rules'>, id: FigureId): number {
  const figures = measure({ assumptions, rules, on: testDay });
  if (id === 'irr') return figures.irr.kind === 'one' ? figures.irr.rate : Number.NaN;
  return figures[id] ?? Number.NaN;
}

const figures = [
  ...(['annualCashFlow', 'monthlyCashFlow', 'cashOnCash', 'grossYield', 'netYield', 'roi', 'interestCover'] as const),
  ...(['debtServiceCover', 'cashNeeded', 'breakEvenRent', 'irr', 'equityMultiple', 'loanToValue'] as const),
];

describe('goal seek', () => {
  it('inverts the analysis: the answer reaches the target, and one step further does not', () => {
    fc.assert(
      fc.property(anyUsualDeal, anyPlace, fc.constantFrom(...goalInputs), fc.constantFrom(...figures), (...given) => {
        const [drawn, place, vary, figure] = given;
        const assumptions = { ...drawn, purchasePrice: minor(Math.ceil(drawn.purchasePrice / offerStep) * offerStep) };
        const rules = rulesOf(marketIds[place]);
        const target = exactFigure({ assumptions, rules }, figure);
        fc.pre(!Number.isNaN(target));
        const answer = sought({ assumptions, rules, vary, figure, target });
        expect(answer.kind).toBe('reached');
        if (answer.kind !== 'reached') return;
        const at = (value: number): number => exactFigure({ assumptions: { ...assumptions, [vary]: value }, rules }, figure);
        const isMet = (value: number): boolean => {
          if (Number.isNaN(value)) return figure === 'interestCover' || figure === 'debtServiceCover';
          return isBetterHigh(figure) ? value >= target : value <= target;
        };
        const step = vary === 'mortgageRate' || vary === 'deposit' ? 0.0001 : vary === 'purchasePrice' ? offerStep : 100;
        const beyond = Number((answer.value + (answer.edge === 'highest' ? 1 : -1) * step).toFixed(4));
        expect(isMet(at(answer.value))).toBe(true);
        if (answer.limit === 'target') expect(isMet(at(beyond))).toBe(false);
      }),
      { numRuns: 150 },
    );
  });

  it('finds the refurbishment cost that led to a given cash needed, and nothing higher', () => {
    fc.assert(
      fc.property(anyUsualDeal, (assumptions) => {
        const rules = rulesOf('GB-ENG');
        const target = exactFigure({ assumptions, rules }, 'cashNeeded');
        const answer = sought({ assumptions, rules, vary: 'refurbishment', figure: 'cashNeeded', target });
        expect(answer).toMatchObject({ kind: 'reached', value: assumptions.refurbishment, figure: target, edge: 'highest' });
      }),
      { numRuns: 50 },
    );
  });

  it('agrees with the analysis on the lowest rent that meets the target and the break-even mortgage rate', () => {
    const assumptions = { ...terrace, monthlyRent: fromMajor(1300) };
    const targets = { monthlyCashFlow: fromMajor(200), cashOnCash: percent(0) };
    const none = { grossYield: percent(0), netYield: percent(0), interestCover: percent(0), debtServiceCover: percent(0) };
    const { solves } = analyse({ assumptions, rules: rulesOf('GB-ENG'), targets: { ...targets, ...none }, on: testDay });
    const rent = sought({ assumptions, vary: 'monthlyRent', figure: 'monthlyCashFlow', target: 20_000 });
    expect(rent).toMatchObject({ kind: 'reached', value: solves.rentNeeded, edge: 'lowest', limit: 'target' });
    const rate = sought({ assumptions, vary: 'mortgageRate', figure: 'annualCashFlow', target: 0 });
    expect(rate).toMatchObject({ kind: 'reached', value: solves.rateSurvived, edge: 'highest', limit: 'target' });
  });

  it('returns the highest value if the target is reached at the low end of the range, as for return on cash by deposit', () => {
    const assumptions = { ...terrace, monthlyRent: fromMajor(1800) };
    const answer = sought({ assumptions, vary: 'deposit', figure: 'cashOnCash', target: 0.09 });
    expect(answer).toMatchObject({ kind: 'reached', edge: 'highest', limit: 'target' });
  });

  it('says if every value up to the end of the range reaches the target', () => {
    const answer = sought({ vary: 'monthlyRent', figure: 'cashNeeded', target: 100_000_000 });
    expect(answer).toMatchObject({ kind: 'reached', value: 0, edge: 'lowest', limit: 'range' });
  });

  it('explains why a target cannot be reached: the best value, an input without effect, or a missing figure', () => {
    // Without interest the entire net operating income is cash flow.
    const most = formatMoney(measure({ assumptions: terrace, rules: rulesOf('GB-ENG'), on: testDay }).netOperatingIncome, 'GBP');
    const poor = sought({ vary: 'mortgageRate', figure: 'annualCashFlow', target: 10_000_000 });
    expect(poor).toEqual({
      kind: 'cannot',
      because: `even with the mortgage rate at 0.00% it is ${most}, not £100,000`,
    });
    const deaf = sought({ vary: 'refurbishment', figure: 'grossYield', target: 0.5 });
    expect(deaf).toMatchObject({ kind: 'cannot', because: expect.stringContaining('it doesn’t depend on') as unknown });
    const bare = sought({
      assumptions: { ...terrace, monthlyRent: fromMajor(0), priceGrowth: percent(-20) },
      vary: 'refurbishment',
      figure: 'irr',
    });
    expect(bare).toMatchObject({ kind: 'cannot', because: expect.stringContaining('isn’t available for this deal') as unknown });
  });

  it('counts a cover target as reached if there is no loan', () => {
    const answer = sought({
      assumptions: { ...terrace, deposit: percent(100) },
      vary: 'monthlyRent',
      figure: 'interestCover',
      target: 1.25,
    });
    expect(answer).toEqual({ kind: 'reached', value: 0, figure: null, edge: 'lowest', limit: 'range' });
  });

  it('supports a return after income tax and capital gains tax, which needs a lower price than before tax', () => {
    const assumptions = { ...terrace, monthlyRent: fromMajor(1400) };
    const tax = { residence: 'england', otherIncome: fromMajor(60_000) } as const;
    const { personalTax } = numberRulesOf({ market: 'GB-ENG', assumptions, tax, today: testDay });
    const before = sought({ assumptions, personalTax, figure: 'irr', target: 0.08 });
    const after = sought({ assumptions, personalTax, figure: 'irrAfterTax', target: 0.08 });
    expect([before.kind, after.kind]).toEqual(['reached', 'reached']);
    if (before.kind === 'reached' && after.kind === 'reached') expect(after.value).toBeLessThan(before.value);
  });
});
