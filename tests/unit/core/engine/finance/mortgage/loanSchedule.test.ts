import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loanSchedule } from '../../../../../../src/core/engine/finance/mortgage/loanSchedule.ts';
import type { LoanMonth, LoanPlan, Overpayments } from '../../../../../../src/core/engine/finance/mortgage/loanSchedule.ts';
import { overpaymentSaving } from '../../../../../../src/core/engine/finance/mortgage/overpaymentSaving.ts';
import { annuityPayment, monthInterest } from '../../../../../../src/core/engine/mortgage.ts';
import { fromMajor, minor, sumMoney, zeroMoney } from '../../../../../../src/core/kernel/money.ts';
import type { Minor } from '../../../../../../src/core/kernel/money.ts';
import { percent, rate } from '../../../../../../src/core/kernel/rate.ts';

const noOverpayments: Overpayments = { perMonth: zeroMoney, lumps: [], effect: 'shorter-term' };

const payment = (month: LoanMonth | undefined): number => (month === undefined ? Number.NaN : month.interest + month.principal);
const total = (schedule: readonly LoanMonth[], part: 'interest' | 'principal' | 'overpaid'): Minor =>
  sumMoney(schedule.map((month) => month[part]));

const lumps = (...months: readonly number[]): Overpayments => ({
  ...noOverpayments,
  lumps: months.map((month) => ({ month, amount: fromMajor(15_000) })),
});

/** The same schedule from a plain loop: interest, principal and balance of each month. */
const loop = (loan: number, perYear: ReturnType<typeof rate>, months: number): readonly (readonly number[])[] => {
  const due = Math.round(annuityPayment(loan, perYear / 12, months));
  const rows: (readonly number[])[] = [];
  for (let balance = loan, left = months; balance > 0; left -= 1) {
    const interest = monthInterest(balance, perYear);
    const principal = left === 1 ? balance : Math.min(balance, due - interest);
    balance -= principal;
    rows.push([interest, principal, balance]);
  }
  return rows;
};

const plan: fc.Arbitrary<LoanPlan> = fc
  .record({
    loan: fc.integer({ min: 100, max: 100_000_000 }),
    share: fc.constantFrom(0, 0.3, 1),
    stages: fc.array(
      fc.record({
        rate: fc.integer({ min: 0, max: 1500 }).map((basisPoints) => rate(basisPoints / 10_000)),
        months: fc.integer({ min: 1, max: 120 }),
      }),
      { minLength: 1, maxLength: 3 },
    ),
  })
  .map(({ loan, share, stages }) => ({ loan: minor(loan), interestOnly: minor(Math.floor(loan * share)), stages }));

const overpayments: fc.Arbitrary<Overpayments> = fc.record({
  perMonth: fc.integer({ min: 0, max: 100_000 }).map((pence) => minor(pence)),
  lumps: fc.array(
    fc.record({ month: fc.integer({ min: 1, max: 120 }), amount: fc.integer({ min: 0, max: 10_000_000 }).map((pence) => minor(pence)) }),
    { maxLength: 3 },
  ),
  effect: fc.constantFrom('shorter-term', 'lower-payment'),
});

describe('loanSchedule', () => {
  it('matches a plain loop over payment, interest and balance, for any loan at one rate', () => {
    fc.assert(
      fc.property(fc.integer({ min: 100, max: 50_000_000 }), fc.integer({ min: 0, max: 1500 }), (pence, basisPoints) => {
        const stages = [{ rate: rate(basisPoints / 10_000), months: 120 }];
        const schedule = loanSchedule({ loan: minor(pence), interestOnly: zeroMoney, stages });
        expect(schedule.map(({ interest, principal, balance }) => [interest, principal, balance])).toEqual(
          loop(pence, rate(basisPoints / 10_000), 120),
        );
      }),
      { numRuns: 40 },
    );
  });

  it('stops after the given number of months if that is less than the term', () => {
    const given = { loan: fromMajor(100_000), interestOnly: zeroMoney, stages: [{ rate: percent(5), months: 240 }] };
    expect(loanSchedule(given, 12)).toEqual(loanSchedule(given).slice(0, 12));
    expect(loanSchedule({ ...given, loan: zeroMoney })).toEqual([]);
  });

  it('recalculates the payment when the rate changes (European Commission, APRC examples of 2015, number 21)', () => {
    const schedule = loanSchedule({
      loan: fromMajor(200_000),
      interestOnly: zeroMoney,
      stages: [
        { rate: percent(5), months: 9 },
        { rate: percent(5.5), months: 231 },
      ],
    });
    expect(payment(schedule[8])).toBe(1319_91);
    expect(payment(schedule[9])).toBe(1374_06);
    expect(payment(schedule[238])).toBe(1374_06);
    expect(schedule).toHaveLength(240);
  });

  it('for a part-and-part loan pays interest on one part, repays the other and settles the first at the end', () => {
    // £60,000 interest-only at 6% costs £300 a month. £40,000 repaid over 10 years at 6% costs £444.08.
    const schedule = loanSchedule({
      loan: fromMajor(100_000),
      interestOnly: fromMajor(60_000),
      stages: [{ rate: percent(6), months: 120 }],
    });
    expect(payment(schedule[0])).toBe(300_00 + 444_08);
    expect(schedule[118]?.balance).toBeGreaterThan(fromMajor(60_000));
    expect(schedule[118]?.balance).toBeLessThan(fromMajor(60_500));
    expect(schedule.at(-1)?.balance).toBe(0);
    expect(total(schedule, 'principal')).toBe(fromMajor(100_000));
  });

  it('ends at zero, principal and overpayments sum to the loan, and the balance never rises', () => {
    fc.assert(
      fc.property(plan, overpayments, (given, extra) => {
        const schedule = loanSchedule({ ...given, overpayments: extra });
        expect(schedule.at(-1)?.balance).toBe(0);
        expect(total(schedule, 'principal') + total(schedule, 'overpaid')).toBe(given.loan);
        let before: number = given.loan;
        for (const month of schedule) {
          expect(month.balance).toBe(before - month.principal - month.overpaid);
          expect(Math.min(month.principal, month.overpaid, month.interest)).toBeGreaterThanOrEqual(0);
          before = month.balance;
        }
      }),
      { numRuns: 80 },
    );
  });

  it('refuses an interest-only part above the loan, and a fraction of a month', () => {
    const stages = [{ rate: percent(6), months: 120 }];
    expect(() => loanSchedule({ loan: minor(100), interestOnly: minor(101), stages })).toThrow(
      '101 of a loan of 100 cannot be interest-only',
    );
    expect(() => loanSchedule({ loan: minor(100), interestOnly: minor(-1), stages })).toThrow(RangeError);
    expect(() => loanSchedule({ loan: minor(100), interestOnly: zeroMoney, stages: [{ rate: percent(6), months: 1.5 }] })).toThrow(
      'A stage must last a whole number of months',
    );
  });
});

describe('overpayments', () => {
  const loan: LoanPlan = { loan: fromMajor(100_000), interestOnly: zeroMoney, stages: [{ rate: percent(5), months: 240 }] };
  const lump: Overpayments = { ...noOverpayments, lumps: [{ month: 12, amount: fromMajor(10_000) }] };

  it('can keep the payment and end the loan sooner', () => {
    const schedule = loanSchedule({ ...loan, overpayments: lump });
    expect(schedule[11]?.overpaid).toBe(fromMajor(10_000));
    expect(payment(schedule[12])).toBe(payment(schedule[11]));
    // With B = 87,012.65 left after a year, M = 659.96 and r = 5% ÷ 12: ln(1 − B·r ÷ M) ÷ −ln(1 + r) = 191.7 more months.
    expect(schedule).toHaveLength(12 + 192);
  });

  it('can lower the payment and keep the end date', () => {
    const schedule = loanSchedule({ ...loan, overpayments: { ...lump, effect: 'lower-payment' } });
    // £87,012.65 over 228 months at 5% costs £591.93 a month.
    expect(payment(schedule[11])).toBe(659_96);
    expect(payment(schedule[12])).toBe(591_93);
    expect(schedule).toHaveLength(240);
  });

  it('made every month lower each later payment or shorten the term further', () => {
    const monthly: Overpayments = { ...noOverpayments, perMonth: fromMajor(100) };
    expect(loanSchedule({ ...loan, overpayments: monthly }).length).toBeLessThan(200);
    const lowered = loanSchedule({ ...loan, overpayments: { ...monthly, effect: 'lower-payment' } });
    expect(payment(lowered[100])).toBeLessThan(payment(lowered[99]));
  });

  it('that shorten the term keep the usual payments through a change of rate', () => {
    const stages = [
      { rate: percent(4), months: 24 },
      { rate: percent(7), months: 216 },
    ];
    const usual = loanSchedule({ ...loan, stages });
    const overpaid = loanSchedule({ ...loan, stages, overpayments: lump });
    expect(payment(overpaid[23])).toBe(payment(usual[23]));
    expect(payment(overpaid[24])).toBe(payment(usual[24]));
    expect(overpaid.length).toBeLessThan(usual.length);
  });

  it('reduce the repayment part first, then the interest-only part', () => {
    const part: LoanPlan = { loan: fromMajor(100_000), interestOnly: fromMajor(60_000), stages: [{ rate: percent(6), months: 120 }] };
    const schedule = loanSchedule({ ...part, overpayments: { ...noOverpayments, lumps: [{ month: 1, amount: fromMajor(50_000) }] } });
    // £40,000 less £244.08 principal is £39,755.92. The other £10,244.08 reduces the £60,000, which then costs £248.78 a month.
    expect(schedule[1]).toEqual({ interest: 248_78, principal: 0, overpaid: 0, charge: 0, balance: 49_755_92 });
    expect(schedule.at(-1)).toMatchObject({ principal: 49_755_92, balance: 0 });
  });

  it('never add interest or months, and a shorter term saves at least as much as a lower payment', () => {
    fc.assert(
      fc.property(plan, overpayments, (given, extra) => {
        const shorter = overpaymentSaving({ ...given, overpayments: { ...extra, effect: 'shorter-term' } });
        const lower = overpaymentSaving({ ...given, overpayments: { ...extra, effect: 'lower-payment' } });
        // Rounding each month's interest can cost up to a penny a month.
        const pennies = given.stages.reduce((sum, stage) => sum + stage.months, 0);
        expect(shorter.interestSaved).toBeGreaterThanOrEqual(-pennies);
        expect(shorter.interestSaved).toBeGreaterThanOrEqual(lower.interestSaved - pennies);
        expect(shorter.monthsSaved).toBeGreaterThanOrEqual(0);
        expect(shorter.overpaid).toBe(total(shorter.schedule, 'overpaid'));
      }),
      { numRuns: 60 },
    );
  });

  it('above the yearly free share incur the charge then in force', () => {
    // £15,000 in month 12 of a £100,000 loan: £10,000 is free, and 3% of the other £5,000 is £150.
    const earlyRepayment = {
      steps: [
        { throughMonth: 12, charge: percent(3) },
        { throughMonth: 24, charge: percent(2) },
      ],
      freeShare: percent(10),
    };
    const interestOnly: LoanPlan = { ...loan, interestOnly: loan.loan, earlyRepayment };
    const charges = (given: Overpayments): readonly number[] =>
      loanSchedule({ ...interestOnly, overpayments: given }).flatMap(({ charge }, at) => (charge === 0 ? [] : [at + 1, charge]));
    expect(charges(lumps(12))).toEqual([12, 150_00]);
    // The second in the same year has no free share left. In the second year £8,500 is free, and 2% is due on £6,500.
    expect(charges(lumps(11, 12))).toEqual([11, 150_00, 12, 450_00]);
    expect(charges(lumps(12, 13))).toEqual([12, 150_00, 13, 130_00]);
    expect(charges(lumps(25))).toEqual([]);
    const { charges: paid, saved, interestSaved } = overpaymentSaving({ ...interestOnly, overpayments: lumps(12) });
    expect(paid).toBe(150_00);
    // £15,000 at 5% over the remaining 228 months: £62.50 a month.
    expect(interestSaved).toBe(228 * 62_50);
    expect(saved).toBe(interestSaved - 150_00);
  });
});
