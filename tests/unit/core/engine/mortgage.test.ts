import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mortgageSchedule } from '../../../../src/core/engine/finance/mortgage/mortgageSchedule.ts';
import { annuityPayment, balanceAfter, monthInterest, monthlyPayment, reversionPayment } from '../../../../src/core/engine/mortgage.ts';
import type { Mortgage } from '../../../../src/core/engine/mortgage.ts';
import { fromMajor, minor, sumMoney } from '../../../../src/core/kernel/money.ts';
import { percent, rate } from '../../../../src/core/kernel/rate.ts';

/** The European Commission's worked examples for Directive 2014/17/EU (G. M. Soto, January 2015). */
const commission = 'European Commission, Examples for the calculation of the APRC, 2015';

const pounds = (pence: number): number => Math.round(pence / 100);

describe('payments published elsewhere', () => {
  it.each([
    [200_000, 5, 240, 1319.91, `${commission}, example 20`],
    [170_000, 6, 240, 1217.93, `${commission}, example 27`],
  ])('£%i at %s percent over %i months costs £%f a month (%s)', (...[loan, points, months, payment]) => {
    expect(monthlyPayment({ loan: fromMajor(loan), rate: percent(points), months, kind: 'repayment' })).toBe(fromMajor(payment));
  });

  it.each([
    [200_000, 7, 1166.67, `${commission}, example 8`],
    [200_000, 7.5, 1250, `${commission}, example 42`],
    [120_000, 5.59, 559, 'https://leedsbuildingsociety.co.uk/intermediaries/products/holiday-let-mortgages/'],
    [120_000, 5.84, 584, 'https://leedsbuildingsociety.co.uk/intermediaries/products/holiday-let-mortgages/'],
  ])('interest-only on £%i at %s percent costs £%f a month (%s)', (loan, points, payment) => {
    expect(monthlyPayment({ loan: fromMajor(loan), rate: percent(points), months: 300, kind: 'interest-only' })).toBe(fromMajor(payment));
  });

  it.each([
    [200_000, 5, 9, 5.5, 240, 1374.06, `${commission}, example 21`],
    [200_000, 5, 9, 6.5, 240, 1485.81, `${commission}, example 22`],
    [200_000, 0, 60, 4, 180, 1349.94, `${commission}, example 44`],
  ])('£%i at %s percent for %i months, then %s percent to month %i, costs £%f a month (%s)', (...given) => {
    const [loan, first, after, later, months, payment] = given;
    const pence = reversionPayment({ loan: fromMajor(loan), rate: percent(first), months }, after, percent(later));
    // Example 44 as published differs from the annuity by a penny.
    expect(Math.abs(pence / 100 - payment)).toBeLessThanOrEqual(0.0145);
  });

  it.each([
    // [rate per period, periods, loan, payment]: numpy-financial, pyxirr and formulajs test suites
    [0.8, 3, 20_000, 19_311.258278145695],
    [0, 12, 2000, 166.6666666666667],
    [0, 24, 100_000, 4166.666666666667],
    [0.00625, 180, 200_000, 1854.0247200054619],
    [0.01 / 12, 180, 200_000, 1196.9890290366611],
    [0, 180, 200_000, 1111.111111111111],
  ])('PMT of %s over %i periods for %i is %s', (...[perPeriod, periods, loan, payment]) => {
    expect(annuityPayment(loan, perPeriod, periods) / payment).toBeCloseTo(1, 11);
  });

  it('matches a published schedule’s balance, interest and principal (dwelfy-app.pages.dev, £225,000 at 4% over 25 years)', () => {
    const schedule = mortgageSchedule({ loan: fromMajor(225_000), rate: percent(4), months: 300, kind: 'repayment' });
    const ofYear = (number: number): readonly number[] => {
      const months = schedule.slice(number * 12 - 12, number * 12);
      return [sumMoney(months.map((month) => month.principal)), sumMoney(months.map((month) => month.interest))].map(pounds);
    };
    expect(ofYear(3)).toEqual([5794, 8458]);
    expect(ofYear(4)).toEqual([6030, 8222]);
    // The publisher does not round the payment to the penny. Our schedule does, as lenders do.
    expect([36, 48].map((paid) => pounds(balanceAfter({ loan: fromMajor(225_000), rate: percent(4), months: 300 }, paid)))).toEqual([
      208_290, 202_261,
    ]);
    expect(schedule[35]?.balance).toBeCloseTo(20_829_000, -3);
  });

  it('stays precise for a long loan at a high rate (pyxirr, 14.79% per period over 300 periods)', () => {
    // Interest in period 297 is the balance after 296 payments times the rate. Calculating forward would lose it to rounding.
    const left = balanceAfter({ loan: minor(27_051), rate: rate(0.1479 * 12), months: 300 }, 296) / 100;
    expect(left * 0.1479).toBeCloseTo(16.9656277018672, 9);
  });
});

describe('interest of exactly half a penny', () => {
  it.each([
    // £1,000 × 4.83% ÷ 12 = £4.025; £61,000 × 5.49% ÷ 12 = £279.075; £1.20 × 15% ÷ 12 = 1.5 pence.
    [100_000, 4.83, 403],
    [6_100_000, 5.49, 27_908],
    [120, 15, 2],
  ])('on %i pence at %f percent is rounded up, in the payment and in the schedule', (loan, points, pence) => {
    const mortgage: Mortgage = { loan: minor(loan), rate: percent(points), months: 300, kind: 'interest-only' };
    expect(monthInterest(mortgage.loan, mortgage.rate)).toBe(pence);
    expect(monthlyPayment(mortgage)).toBe(pence);
    expect(mortgageSchedule(mortgage, 1)[0]?.interest).toBe(pence);
  });

  it('is never rounded down, for any whole thousand pounds and any rate in hundredths of a percentage point', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5000 }), fc.integer({ min: 1, max: 2500 }), (thousands, basisPoints) => {
        // In twelfths of a hundredth of a penny every value is whole: loan × basis points ÷ 120,000, rounding halves up.
        const exact = Math.floor((thousands * 100_000 * basisPoints * 2 + 120_000) / 240_000);
        expect(monthInterest(thousands * 100_000, rate(basisPoints / 10_000))).toBe(exact);
      }),
    );
  });
});

describe('invariants of a mortgage', () => {
  const mortgage: fc.Arbitrary<Mortgage> = fc.record({
    loan: fc.integer({ min: 1, max: 500_000_000 }).map((pence) => minor(pence)),
    rate: fc.integer({ min: 0, max: 2500 }).map((basisPoints) => rate(basisPoints / 10_000)),
    months: fc.integer({ min: 1, max: 480 }),
    kind: fc.constantFrom('interest-only', 'repayment'),
  });

  it('the loan ends at exactly zero and the principal sums to the loan', () => {
    fc.assert(
      fc.property(mortgage, (given) => {
        const schedule = mortgageSchedule(given);
        expect(schedule.length).toBeLessThanOrEqual(given.months);
        expect(schedule.findIndex(({ balance }) => balance === 0)).toBe(schedule.length - 1);
        expect(schedule.at(-1)?.balance).toBe(0);
        expect(sumMoney(schedule.map((month) => month.principal))).toBe(given.loan);
      }),
      { numRuns: 60 },
    );
  });

  it('the balance never rises and never falls below zero', () => {
    fc.assert(
      fc.property(mortgage, (given) => {
        let before: number = given.loan;
        for (const { balance } of mortgageSchedule(given)) {
          expect(balance).toBeGreaterThanOrEqual(0);
          expect(balance).toBeLessThanOrEqual(before);
          before = balance;
        }
      }),
      { numRuns: 60 },
    );
  });

  it('a higher rate never lowers the payment', () => {
    fc.assert(
      fc.property(mortgage, fc.integer({ min: 0, max: 500 }), (given, more) => {
        const dearer = { ...given, rate: rate(given.rate + more / 10_000) };
        expect(monthlyPayment(dearer)).toBeGreaterThanOrEqual(monthlyPayment(given));
      }),
    );
  });
});
