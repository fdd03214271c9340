import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { feesDue } from '../../../../../src/core/engine/mortgages/fees.ts';
import { lendingTests, loanSupported, stressRateOf } from '../../../../../src/core/engine/mortgages/lendingTests.ts';
import { fromMajor, minor, toMajor } from '../../../../../src/core/kernel/money.ts';
import { percent, zeroRate } from '../../../../../src/core/kernel/rate.ts';
import { anyNeed, anyTerms, fee, need, terms } from './mortgageCases.ts';

describe('largest loan a rent supports', () => {
  it.each([
    // rent × 12 ÷ (cover × stress rate). Pence are truncated, because a penny more would fail.
    [1000, 125, 174_545.45],
    [1000, 145, 150_470.21],
    [1250, 145, 188_087.77],
    [2400, 140, 374_025.97],
  ])('£%i a month at %i percent cover and 5.5 percent stress: £%f', (rent, cover, loan) => {
    expect(toMajor(loanSupported(fromMajor(rent), percent(cover), percent(5.5)) ?? minor(0))).toBe(loan);
  });

  it('passes the test exactly, and fails it if one penny larger', () => {
    const supported = loanSupported(fromMajor(1000), percent(125), percent(5.5)) ?? minor(0);
    const given = { monthlyRent: fromMajor(1000), propertyValue: fromMajor(900_000) };
    expect(lendingTests(need({ ...given, loan: supported }), terms()).interestCover.passed).toBe(true);
    expect(lendingTests(need({ ...given, loan: minor(supported + 1) }), terms()).interestCover.passed).toBe(false);
  });

  it('has no limit if no interest is tested', () => {
    const free = terms({ initialRate: zeroRate, stress: { floor: zeroRate, margin: zeroRate, longFix: null } });
    const tests = lendingTests(need(), free);
    expect(tests.interestCover).toMatchObject({ value: null, supported: null, passed: true });
    expect(tests.largestLoan).toBe(fromMajor(150_000));
  });

  it('leaves room for fees added to the loan', () => {
    const added = terms({ fees: [{ ...fee(500, 'added'), share: percent(3) }], maxLoanToValue: percent(100) });
    const tests = lendingTests(need({ monthlyRent: fromMajor(900), propertyValue: fromMajor(500_000) }), added);
    const largest = tests.largestLoan ?? minor(0);
    expect(tests.largestLoanByRent).toBe(largest);
    expect(largest + feesDue(added, 'added', largest)).toBeLessThanOrEqual(tests.interestCover.supported ?? 0);
    expect(largest + 1 + feesDue(added, 'added', minor(largest + 1))).toBeGreaterThan(tests.interestCover.supported ?? 0);
  });
});

describe('stress rate', () => {
  const stress = { floor: percent(5.5), margin: percent(2), longFix: { months: 60, floor: percent(4.5) } };

  it.each([
    ['two percentage points over a short fix', { initialRate: percent(4.66), initialMonths: 24 }, 6.66],
    ['the floor if it is higher', { initialRate: percent(2), initialMonths: 24 }, 5.5],
    ['the initial rate for a five-year fix', { initialRate: percent(5.04), initialMonths: 60 }, 5.04],
    ['the lower floor of a long fix', { initialRate: percent(3), initialMonths: 60 }, 4.5],
    [
      'two percentage points over a tracker of any length',
      { initialRate: percent(5), initialMonths: 120, rateKind: 'tracker' as const },
      7,
    ],
    ['two percentage points over the reversion rate without an initial period', { initialMonths: 0, reversionRate: percent(8) }, 10],
  ])('is %s', (_, given, points) => {
    expect(stressRateOf(terms({ ...given, stress }))).toBeCloseTo(percent(points), 12);
  });
});

describe('lending tests', () => {
  it('compare loan to value and loan size with the loan before added fees, and interest cover with the full loan', () => {
    const tests = lendingTests(need(), terms({ fees: [fee(2000, 'added')], maxLoan: fromMajor(150_000) }));
    expect(tests.loanToValue).toMatchObject({ value: percent(75), withFees: percent(76), passed: true });
    expect(tests.loanSize.passed).toBe(true);
    expect(tests.interestCover.value).toBeCloseTo((1200 * 12) / (152_000 * 0.055), 10);
    expect(tests.passed).toBe(true);
  });

  it.each([
    ['too high a loan to value', { loan: fromMajor(150_000.01) }, {}, 'loanToValue'],
    ['too little rent', { monthlyRent: fromMajor(859) }, {}, 'interestCover'],
    ['too small a loan', {}, { minLoan: fromMajor(150_000.01) }, 'loanSize'],
    ['too large a loan', {}, { maxLoan: fromMajor(149_999.99) }, 'loanSize'],
    ['an individual if the lender accepts only companies', {}, { borrower: 'company' as const }, 'borrower'],
  ] as const)('fail for %s, and only for that', (...[, asked, given, failed]) => {
    const tests = lendingTests(need(asked), terms(given));
    expect(tests.passed).toBe(false);
    const { loanToValue, interestCover, loanSize, borrower } = tests;
    const parts = { loanToValue, interestCover, loanSize, borrower };
    expect(Object.entries(parts).flatMap(([name, part]) => (part.passed ? [] : [name]))).toEqual([failed]);
  });

  it('give no largest loan if the borrower or the minimum loan excludes every loan', () => {
    expect(lendingTests(need(), terms({ borrower: 'company' })).largestLoan).toBeNull();
    expect(lendingTests(need({ monthlyRent: fromMajor(100) }), terms({ minLoan: fromMajor(25_000) })).largestLoan).toBeNull();
  });

  it('pass at the largest loan and fail one penny above it', () => {
    fc.assert(
      fc.property(anyNeed, anyTerms, (asked, given) => {
        const { largestLoan } = lendingTests(asked, given);
        if (largestLoan === null) return;
        expect(lendingTests({ ...asked, loan: largestLoan }, given).passed).toBe(true);
        expect(lendingTests({ ...asked, loan: minor(largestLoan + 1) }, given).passed).toBe(false);
      }),
      { numRuns: 300 },
    );
  });

  it('never lower the largest loan if the rent rises', () => {
    fc.assert(
      fc.property(anyNeed, anyTerms, fc.integer({ min: 0, max: 200_000 }), (asked, given, more) => {
        const before = lendingTests(asked, given);
        const after = lendingTests({ ...asked, monthlyRent: minor(asked.monthlyRent + more) }, given);
        expect(after.largestLoan ?? 0).toBeGreaterThanOrEqual(before.largestLoan ?? 0);
        expect(after.largestLoanByRent ?? Infinity).toBeGreaterThanOrEqual(before.largestLoanByRent ?? Infinity);
      }),
      { numRuns: 300 },
    );
  });
});
