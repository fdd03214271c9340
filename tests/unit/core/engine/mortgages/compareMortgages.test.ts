import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mortgageTermBounds as bounds } from '../../../../../src/core/deal/mortgageProduct.ts';
import { compareMortgages } from '../../../../../src/core/engine/mortgages/compareMortgages.ts';
import type { MortgageComparison } from '../../../../../src/core/engine/mortgages/comparison.ts';
import { exampleProducts } from '../../../../../src/core/engine/mortgages/examples/exampleProducts.ts';
import { fromMajor, minor, zeroMoney } from '../../../../../src/core/kernel/money.ts';
import { percent, rate } from '../../../../../src/core/kernel/rate.ts';
import { anyNeed, anyTerms, candidate, fee, need } from './mortgageCases.ts';

const compared = (comparison: MortgageComparison) => {
  if (comparison.kind !== 'compared') throw new Error('The comparison has no result');
  return comparison;
};

const within = ([low, high]: readonly [number, number]) => fc.double({ min: low, max: high, noNaN: true }).map(rate);
const whole = ([low, high]: readonly [number, number]) => fc.integer({ min: low, max: high });

describe('mortgage comparison', () => {
  it('does not exist without a loan', () => {
    expect(compareMortgages(need({ loan: zeroMoney }), exampleProducts)).toEqual({ kind: 'no-loan' });
  });

  it('can find a different cheapest product over the fixed period, the holding period and the term', () => {
    const products = [
      candidate('teaser', { initialRate: percent(4), initialMonths: 24, reversionRate: percent(9) }),
      candidate('long', { initialRate: percent(5), initialMonths: 120, reversionRate: percent(8.5), fees: [fee(1000, 'upfront')] }),
      candidate('level', { initialRate: percent(6), initialMonths: 24, reversionRate: percent(6) }),
    ];
    const { cheapest, breakEvens, quotes } = compared(compareMortgages(need(), products));
    expect(cheapest).toEqual({ fix: 'teaser', hold: 'long', term: 'level' });
    expect(quotes.map((quote) => quote.id)).toEqual(['teaser', 'long', 'level']);
    expect(breakEvens.map(({ first, second }) => [first, second])).toEqual([
      ['teaser', 'long'],
      ['level', 'long'],
    ]);
  });

  it('never calls a product cheapest if the lender would refuse it', () => {
    const products = [candidate('refused', { initialRate: percent(1), maxLoanToValue: percent(60) }), candidate('dear', {})];
    expect(compared(compareMortgages(need(), products)).cheapest).toEqual({ fix: 'dear', hold: 'dear', term: 'dear' });
    const none = compared(compareMortgages(need(), products.slice(0, 1)));
    expect(none.cheapest).toEqual({ fix: null, hold: null, term: null });
    expect(none.breakEvens).toEqual([]);
  });

  it('the cheapest product over the holding period costs no more than any other that passes the tests', () => {
    fc.assert(
      fc.property(anyNeed, fc.array(anyTerms, { minLength: 1, maxLength: 4 }), (asked, all) => {
        const products = all.map((terms, at) => ({ ...candidate(String(at)), terms }));
        const { quotes, cheapest } = compared(compareMortgages(asked, products));
        const passing = quotes.filter((quote) => quote.tests.passed).map((quote) => quote.windows.hold.trueCost);
        const found = quotes.find((quote) => quote.id === cheapest.hold);
        expect(found?.windows.hold.trueCost ?? Infinity).toBe(Math.min(Infinity, ...passing));
      }),
      { numRuns: 40 },
    );
  });

  it('works for any product and need within the bounds, even a loan of one penny', () => {
    const extreme = fc.record({
      initialRate: within(bounds.rate),
      reversionRate: within(bounds.rate),
      initialMonths: whole(bounds.initialMonths),
      maxLoanToValue: within(bounds.loanToValue),
      minInterestCover: within(bounds.interestCover),
      cashback: whole(bounds.fee).map(minor),
      earlyRepaymentCharges: fc.array(within(bounds.earlyRepaymentCharge), { maxLength: 10 }),
      share: within(bounds.feeShare),
    });
    const asked = fc.record({
      loan: fc.oneof(fc.integer({ min: 1, max: 2000 }), fc.integer({ min: 1, max: 100_000_000_000 })).map(minor),
      termMonths: fc.integer({ min: 12, max: 480 }),
      holdMonths: fc.integer({ min: 12, max: 360 }),
      kind: fc.constantFrom('interest-only' as const, 'repayment' as const),
      rateShift: within([-0.25, 0.25]),
      monthlyRent: fc.integer({ min: 0, max: 100_000_000 }).map(minor),
    });
    fc.assert(
      fc.property(extreme, asked, ({ share, ...given }, changes) => {
        const products = [candidate('one', { ...given, fees: [{ ...fee(0, 'added'), share }] })];
        const { quotes } = compared(compareMortgages(need(changes), products));
        const [one] = quotes;
        expect(one?.schedule.at(-1)?.balance).toBe(0);
        expect(one?.windows.term.interest).toBe((one?.windows.term.paid ?? 0) - (one?.loan.total ?? 0));
      }),
      { numRuns: 60 },
    );
  });

  it('evaluates every example product', () => {
    const asked = need({ loan: fromMajor(180_000), propertyValue: fromMajor(250_000), monthlyRent: fromMajor(2500) });
    const { quotes, cheapest } = compared(compareMortgages(asked, exampleProducts));
    expect(quotes.every((quote) => quote.aprc.kind === 'aprc' && quote.windows.term.trueCost > 0)).toBe(true);
    expect(quotes.filter((quote) => !quote.tests.passed).map((quote) => quote.id)).toEqual(['example-company-5']);
    expect(cheapest.hold).not.toBeNull();
  });
});
