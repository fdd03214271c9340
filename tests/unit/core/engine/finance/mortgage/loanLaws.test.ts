import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { annexYears } from '../../../../../../src/core/engine/finance/apr/annexYears.ts';
import { aprc } from '../../../../../../src/core/engine/finance/apr/aprc.ts';
import type { CreditFlow, CreditFlows } from '../../../../../../src/core/engine/finance/apr/aprc.ts';
import { irr } from '../../../../../../src/core/engine/finance/flows/irr.ts';
import { addFees } from '../../../../../../src/core/engine/finance/mortgage/addFees.ts';
import { loanSchedule } from '../../../../../../src/core/engine/finance/mortgage/loanSchedule.ts';
import type { LoanMonth, LoanPlan, Overpayments } from '../../../../../../src/core/engine/finance/mortgage/loanSchedule.ts';
import { loanYears } from '../../../../../../src/core/engine/finance/mortgage/loanYears.ts';
import { mortgageSchedule } from '../../../../../../src/core/engine/finance/mortgage/mortgageSchedule.ts';
import { addMonths, isoDate } from '../../../../../../src/core/kernel/calendar.ts';
import { fromMajor, minor, sumMoney } from '../../../../../../src/core/kernel/money.ts';
import type { Minor } from '../../../../../../src/core/kernel/money.ts';
import { rate } from '../../../../../../src/core/kernel/rate.ts';

const pence = (least: number, most: number): fc.Arbitrary<Minor> => fc.integer({ min: least, max: most }).map(minor);

/** A repayment, interest-only or part-and-part loan at one to three rates, with a fee added. */
const anyPlan: fc.Arbitrary<LoanPlan> = fc
  .record({
    borrowed: pence(100, 100_000_000),
    fee: pence(0, 500_000),
    interestOnly: fc.constantFrom(0, 0.3, 1),
    stages: fc.array(
      fc.record({
        rate: fc.integer({ min: 0, max: 1500 }).map((basisPoints) => rate(basisPoints / 10_000)),
        months: fc.integer({ min: 1, max: 120 }),
      }),
      { minLength: 1, maxLength: 3 },
    ),
  })
  .map(({ borrowed, fee, interestOnly, stages }) => {
    const { loan } = addFees(borrowed, [{ amount: fee, addedToLoan: true }]);
    return { loan, interestOnly: minor(Math.floor(loan * interestOnly)), stages };
  });

const anyOverpayments: fc.Arbitrary<Overpayments> = fc.record({
  perMonth: pence(0, 100_000),
  lumps: fc.array(fc.record({ month: fc.integer({ min: 1, max: 200 }), amount: pence(0, 10_000_000) }), { maxLength: 3 }),
  effect: fc.constantFrom('shorter-term', 'lower-payment'),
});

const total = (schedule: readonly LoanMonth[], part: 'interest' | 'principal' | 'overpaid'): number =>
  sumMoney(schedule.map((month) => month[part]));

const paid = (schedule: readonly LoanMonth[]): number =>
  total(schedule, 'interest') + total(schedule, 'principal') + total(schedule, 'overpaid');

const worth = (flows: readonly CreditFlow[], perYear: number): number =>
  flows.reduce((sum, { years, amount }) => sum + amount * (1 + perYear) ** -years, 0);

const flowsOf = (plan: LoanPlan, fee: number): CreditFlows => ({
  drawdowns: [{ years: 0, amount: plan.loan }],
  payments: [
    { years: 0, amount: fee },
    ...loanSchedule(plan).map(({ interest, principal }, at) => ({ years: (at + 1) / 12, amount: interest + principal })),
  ],
});

describe('invariants of every kind of loan', () => {
  it('the loan and its schedule end at exactly zero within the term', () => {
    fc.assert(
      fc.property(anyPlan, anyOverpayments, (plan, overpayments) => {
        const schedule = loanSchedule({ ...plan, overpayments });
        expect(schedule.findIndex(({ balance }) => balance === 0)).toBe(schedule.length - 1);
        expect(schedule.length).toBeLessThanOrEqual(plan.stages.reduce((sum, { months }) => sum + months, 0));
      }),
    );
  });

  it('the interest is the total paid less the amount borrowed', () => {
    fc.assert(
      fc.property(anyPlan, anyOverpayments, (plan, overpayments) => {
        const schedule = loanSchedule({ ...plan, overpayments });
        expect(total(schedule, 'interest')).toBe(paid(schedule) - plan.loan);
      }),
    );
  });

  it('overpaying with a shorter term never increases a month’s interest', () => {
    fc.assert(
      fc.property(anyPlan, anyOverpayments, (plan, given) => {
        const usual = loanSchedule(plan);
        const overpaid = loanSchedule({ ...plan, overpayments: { ...given, effect: 'shorter-term' } });
        for (const [at, { interest, balance }] of overpaid.entries()) {
          expect(interest).toBeLessThanOrEqual(usual[at]?.interest ?? 0);
          expect(balance).toBeLessThanOrEqual(usual[at]?.balance ?? 0);
        }
        expect(total(overpaid, 'interest')).toBeLessThanOrEqual(total(usual, 'interest'));
      }),
    );
  });

  it('a higher rate lowers neither a month’s interest on an interest-only loan nor a repayment loan’s payment', () => {
    fc.assert(
      fc.property(anyPlan, fc.integer({ min: 1, max: 500 }), (plan, more) => {
        const dearer = { ...plan, stages: plan.stages.map((stage) => ({ ...stage, rate: rate(stage.rate + more / 10_000) })) };
        const [low, high] = [loanSchedule(plan, 1)[0], loanSchedule(dearer, 1)[0]];
        expect((high?.interest ?? 0) + (high?.principal ?? 0)).toBeGreaterThanOrEqual((low?.interest ?? 0) + (low?.principal ?? 0));
        const onlyInterest = { ...plan, interestOnly: plan.loan };
        const other = loanSchedule({ ...dearer, interestOnly: plan.loan });
        expect(loanSchedule(onlyInterest).every(({ interest }, at) => interest <= (other[at]?.interest ?? 0))).toBe(true);
      }),
    );
  });

  it('the years sum to the months', () => {
    fc.assert(
      fc.property(pence(100, 100_000_000), fc.integer({ min: 1, max: 400 }), fc.boolean(), (loan, months, repays) => {
        const mortgage = { loan, rate: rate(0.0525), months, kind: repays ? 'repayment' : 'interest-only' } as const;
        const [schedule, years] = [mortgageSchedule(mortgage), loanYears(mortgage, 40)];
        expect(sumMoney(years.map(({ interest }) => interest))).toBe(total(schedule, 'interest'));
        expect(sumMoney(years.map(({ principal }) => principal))).toBe(loan);
        expect(years.map(({ balance }) => balance)).toEqual(years.map((_, at) => schedule[at * 12 + 11]?.balance ?? 0));
      }),
    );
  });
});

describe('invariants of the annual percentage rate of charge', () => {
  it('it makes the present value of payments equal that of drawdowns, for every kind of loan', () => {
    fc.assert(
      fc.property(anyPlan, fc.integer({ min: 0, max: 5 }), (plan, feePercent) => {
        const flows = flowsOf(plan, (plan.loan * feePercent) / 100);
        const found = aprc(flows);
        if (found.kind !== 'aprc') throw new Error(found.reason);
        expect(worth(flows.payments, found.effective) / worth(flows.drawdowns, found.effective)).toBeCloseTo(1, 8);
      }),
      { numRuns: 60 },
    );
  });

  it('it is the effective rate of a loan without fees, (1 + r ÷ 12)^12 − 1, except for rounding to the penny', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1500 }), fc.integer({ min: 12, max: 360 }), (basisPoints, months) => {
        const perYear = rate(basisPoints / 10_000);
        const found = aprc(flowsOf({ loan: fromMajor(1_000_000), interestOnly: minor(0), stages: [{ rate: perYear, months }] }, 0));
        expect(found).toMatchObject({ effective: expect.closeTo((1 + perYear / 12) ** 12 - 1, 6) });
      }),
      { numRuns: 40 },
    );
  });

  it('for payments on anniversaries it is the internal rate of return, including leap years', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 100_000 }), { minLength: 1, maxLength: 12 }), (amounts) => {
        const borrowed = amounts.reduce((sum, amount) => sum + amount, 0) * 0.8;
        const start = isoDate('2024-02-29');
        const payments = amounts.map((amount, at) => ({ years: annexYears(start, addMonths(start, 12 * (at + 1))), amount }));
        const [dated, yearly] = [aprc({ drawdowns: [{ years: 0, amount: borrowed }], payments }), irr([-borrowed, ...amounts])];
        expect(yearly.kind === 'one' && dated.kind === 'aprc' && Math.abs(yearly.rate - dated.effective) < 1e-10).toBe(true);
      }),
    );
  });
});
