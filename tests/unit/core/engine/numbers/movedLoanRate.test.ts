import { describe, expect, it } from 'vitest';
import { dealNumbers } from '../../../../../src/core/engine/numbers/dealNumbers.ts';
import { createDealWalk } from '../../../../../src/core/engine/numbers/dealWalk.ts';
import type { DealWalk } from '../../../../../src/core/engine/numbers/dealWalk.ts';
import { moveLoanRate, maxDrift, startLoan, walkLoan } from '../../../../../src/core/engine/numbers/walkLoan.ts';
import { percent } from '../../../../../src/core/kernel/rate.ts';
import { terrace } from './anyDeal.ts';

interface LoanOf {
  readonly kind?: 'interest-only' | 'repayment';
  readonly ratePercent: number;
  readonly years: number;
  readonly loan: number;
  readonly isToThePenny?: boolean;
}

/** A loan at its start, in pounds. */
function started({ kind = 'repayment', ratePercent, years, loan, isToThePenny = false }: LoanOf) {
  const deal = dealNumbers({ ...terrace, mortgageKind: kind, mortgageRate: percent(ratePercent), mortgageYears: years }, isToThePenny);
  const walk = createDealWalk();
  startLoan(walk, loan * 100, deal);
  const year = (at: number): readonly number[] => {
    walkLoan(walk, deal.isInterestOnly, at === 1);
    return [walk.interest, walk.principal, walk.balance, walk.monthsLeft];
  };
  return { walk, deal, year };
}

const paidYearly = (given: LoanOf): readonly (readonly number[])[] => {
  const { year } = started(given);
  return Array.from({ length: given.years }, (_, at) => year(at + 1));
};

describe('loan calculated year by year', () => {
  it('owes the full amount until the end if interest-only, then repays all of it', () => {
    // 6% of 1,200 is 6 a month.
    expect(paidYearly({ kind: 'interest-only', ratePercent: 6, years: 3, loan: 1200 })).toEqual([
      [72_00, 0, 1200_00, 24],
      [72_00, 0, 1200_00, 12],
      [72_00, 1200_00, 0, 0],
    ]);
  });

  it('is repaid in equal parts without interest', () => {
    expect(paidYearly({ ratePercent: 0, years: 3, loan: 3600 })).toEqual([
      [0, 1200_00, 2400_00, 24],
      [0, 1200_00, 1200_00, 12],
      [0, 1200_00, 0, 0],
    ]);
  });

  it('is repaid to the penny by the end of its term, calculated by months or by years', () => {
    for (const isToThePenny of [false, true]) {
      const years = paidYearly({ ratePercent: 5, years: 25, loan: 100_000, isToThePenny });
      expect(years.at(-1)?.slice(2)).toEqual([0, 0]);
      expect(years.reduce((sum, [, principal = 0]) => sum + principal, 0)).toBe(100_000_00);
      for (const [interest = 0, principal = 0] of years.slice(0, -1)) expect(interest + principal).toBe(12 * 584_59);
    }
  });

  it('drifts from the exact schedule by less than the limit, or is calculated by months', () => {
    const loan = { ratePercent: 5, years: 25, loan: 100_000 };
    const [quick, exact] = [paidYearly(loan), paidYearly({ ...loan, isToThePenny: true })];
    const drift = quick.map(([, , balance = 0], at) => Math.abs(balance - (exact[at]?.[2] ?? 0)));
    expect(Math.max(...drift)).toBeGreaterThan(0);
    expect(Math.max(...drift)).toBeLessThanOrEqual(maxDrift);
    expect(started(loan).walk.walksMonths).toBe(0);
    expect(started({ ...loan, isToThePenny: true }).walk.walksMonths).toBe(1);
    // (1 + 25% ÷ 12)^480 ÷ (25% ÷ 12) half-pennies are more than ten pounds.
    expect(started({ ratePercent: 25, years: 40, loan: 100_000 }).walk.walksMonths).toBe(1);
  });

  it('costs nothing if the loan is zero', () => {
    const { walk, deal } = started({ ratePercent: 5, years: 25, loan: 0 });
    walkLoan(walk, deal.isInterestOnly, false);
    expect([walk.interest, walk.principal, walk.balance, walk.monthsLeft]).toEqual([0, 0, 0, 288]);
  });
});

/** Copies a loan's balance, payment and method of calculation. */
const stateOf = ({ balance, payment, monthlyRate, walksMonths }: DealWalk) => ({ balance, payment, monthlyRate, walksMonths });

describe('change of the loan’s rate', () => {
  it('changes the interest of an interest-only loan', () => {
    const { walk, deal, year } = started({ kind: 'interest-only', ratePercent: 6, years: 3, loan: 1200 });
    moveLoanRate(walk, deal, 0.12);
    expect(walk.payment).toBe(12_00);
    expect(year(1)).toEqual([144_00, 0, 1200_00, 24]);
  });

  it.each([0.0001, 0.01, 0.05, 0.12])(
    'to %d repays the remaining balance over the remaining months, as a new loan would',
    (ratePerYear) => {
      const { walk, deal } = started({ ratePercent: 5, years: 10, loan: 100_000 });
      walkLoan(walk, 0, true);
      walkLoan(walk, 0, false);
      const fresh = started({ ratePercent: ratePerYear * 100, years: 8, loan: walk.balance / 100 });
      moveLoanRate(walk, deal, ratePerYear);
      expect(walk.monthsLeft).toBe(96);
      expect(walk.payment).toBe(fresh.walk.payment);
      expect(walk.yearPaid).toBeCloseTo(fresh.walk.yearPaid, 6);
    },
  );

  it('to zero repays the loan in equal parts', () => {
    const { walk, deal } = started({ ratePercent: 5, years: 10, loan: 1200 });
    moveLoanRate(walk, deal, 0);
    expect([walk.payment, walk.yearPaid]).toEqual([10_00, 12]);
  });

  it('has no effect on a loan that is repaid or at the end of its term', () => {
    const repaid = started({ ratePercent: 5, years: 10, loan: 0 });
    const before = stateOf(repaid.walk);
    moveLoanRate(repaid.walk, repaid.deal, 0.12);
    expect(stateOf(repaid.walk)).toEqual(before);
    const ended = started({ ratePercent: 5, years: 1, loan: 1200 });
    ended.walk.monthsLeft = 0;
    const owed = stateOf(ended.walk);
    moveLoanRate(ended.walk, ended.deal, 0.12);
    expect(stateOf(ended.walk)).toEqual(owed);
  });
});
