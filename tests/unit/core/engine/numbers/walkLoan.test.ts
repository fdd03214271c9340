import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { measure } from '../../../../../src/core/engine/analyse.ts';
import { loanYears } from '../../../../../src/core/engine/finance/mortgage/loanYears.ts';
import { projectedYears, projection } from '../../../../../src/core/engine/projection.ts';
import { minor } from '../../../../../src/core/kernel/money.ts';
import { rate } from '../../../../../src/core/kernel/rate.ts';
import { rulesOf } from '../../../../../src/core/market/registry.ts';
import { anyAssumptions, terrace, testDay } from './anyDeal.ts';

/** The first year's interest at 4.83% on a loan of this many pounds. */
const interestOn = (pounds: number) =>
  projection({ ...terrace, mortgageKind: 'interest-only', mortgageRate: rate(0.0483) }, minor(pounds * 100))[0]?.interest;

describe('loan calculation in plain numbers, to the penny', () => {
  const anyLoan = fc.record({
    assumptions: anyAssumptions,
    // Whole thousands at rates in hundredths of a percentage point often give interest that ends in exactly half a penny.
    thousands: fc.integer({ min: 0, max: 3000 }),
    basisPoints: fc.integer({ min: 0, max: 1500 }),
  });

  it('matches the years of the loan’s schedule, including exact half-pennies', () => {
    fc.assert(
      fc.property(anyLoan, ({ assumptions, thousands, basisPoints }) => {
        const given = { ...assumptions, mortgageRate: rate(basisPoints / 10_000) };
        const loan = minor(thousands * 100_000);
        const months = Math.round(given.mortgageYears * 12);
        const mortgage = { loan, rate: given.mortgageRate, months, kind: given.mortgageKind };
        const walked = projection(given, loan).map(({ interest, principal, loanBalance }) => ({
          interest,
          principal,
          balance: loanBalance,
        }));
        expect(walked).toEqual(loanYears(mortgage, projectedYears));
      }),
    );
  });

  it('pays £402.50 a month on £100,000 at 4.83% and £4.03 on £1,000, as the schedule does', () => {
    expect(interestOn(100_000)).toBe(12 * 402_50);
    expect(interestOn(1000)).toBe(12 * 403);
    const deal = { ...terrace, mortgageKind: 'interest-only', mortgageRate: rate(0.0483) } as const;
    const { monthlyPayment, annualDebtService } = measure({ assumptions: deal, rules: rulesOf('GB-ENG'), on: testDay });
    expect(annualDebtService).toBe(12 * monthlyPayment);
  });
});
