import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { datedApr, inUnitPeriods } from '../../../../../../src/core/engine/finance/apr/datedApr.ts';
import type { DatedAmount, DatedLoan } from '../../../../../../src/core/engine/finance/apr/datedApr.ts';
import { addDays, addMonths, isoDate } from '../../../../../../src/core/kernel/calendar.ts';

const one = (on: string, amount: number): DatedAmount => ({ on: isoDate(on), amount });
type Run = readonly [count: number, amount: number];
const monthly = (first: string, [count, amount]: Run, step = 1): readonly DatedAmount[] =>
  Array.from({ length: count }, (_, at) => ({ on: addMonths(isoDate(first), at * step), amount }));
const everyWeeks = (weeks: number, first: string, [count, amount]: Run): readonly DatedAmount[] =>
  Array.from({ length: count }, (_, at) => ({ on: addDays(isoDate(first), at * 7 * weeks), amount }));
const odd = (payments: readonly DatedAmount[], amounts: { readonly first?: number; readonly last?: number }): readonly DatedAmount[] =>
  payments.map((payment, at) => {
    const amount = at === 0 ? amounts.first : at === payments.length - 1 ? amounts.last : undefined;
    return amount === undefined ? payment : { ...payment, amount };
  });
/** Payments on the 1st and the 16th. */
const semimonthly = Array.from({ length: 24 }, (_, at) =>
  one(addMonths(isoDate(at % 2 === 0 ? '1978-03-01' : '1978-03-16'), Math.floor(at / 2)), 219.17),
);
/** Payments every four weeks, postponed by two weeks if they would fall in the same month. */
const skipped = Array.from({ length: 24 }).reduce<readonly DatedAmount[]>((made) => {
  const before = made.at(-1)?.on;
  if (before === undefined) return [one('1978-02-20', 100)];
  const next = addDays(before, 28);
  return [...made, one(next.slice(0, 7) === before.slice(0, 7) ? addDays(next, 14) : next, 100)];
}, []);

interface Example {
  readonly name: string;
  readonly loan: DatedLoan;
  readonly perYear: number;
  /** The full unit-periods and the fraction before the first payment. */
  readonly first: readonly [number, number];
  readonly percent: number;
}

const from = (on: string, amount: number, payments: readonly DatedAmount[]): DatedLoan => ({ advances: [one(on, amount)], payments });

/** The dated examples in 12 CFR Part 1026, Appendix J (c). */
const examples: readonly Example[] = [
  { name: '(c)(1)(i)', loan: from('1978-01-10', 5000, monthly('1978-02-10', [24, 230])), perYear: 12, first: [1, 0], percent: 9.69 },
  {
    name: '(c)(1)(ii)',
    loan: from('1978-02-10', 6000, monthly('1978-04-01', [36, 200])),
    perYear: 12,
    first: [1, 19 / 30],
    percent: 11.82,
  },
  { name: '(c)(1)(iii)', loan: from('1978-02-23', 5000, semimonthly), perYear: 24, first: [0, 6 / 15], percent: 10.34 },
  {
    name: '(c)(1)(iv)',
    loan: from('1978-05-23', 10_000, monthly('1978-10-01', [40, 385], 3)),
    perYear: 4,
    first: [1, 39 / 90],
    percent: 8.97,
  },
  {
    name: '(c)(1)(v)',
    loan: from('1978-03-20', 500, everyWeeks(1, '1978-04-21', [30, 17.6])),
    perYear: 52,
    first: [4, 4 / 7],
    percent: 14.96,
  },
  {
    name: '(c)(2)(i)',
    loan: from('1978-01-10', 5000, odd(monthly('1978-02-10', [24, 230]), { first: 250 })),
    perYear: 12,
    first: [1, 0],
    percent: 10.08,
  },
  {
    name: '(c)(2)(ii)',
    loan: from('1978-03-18', 400, odd(everyWeeks(4, '1978-04-20', [12, 38.31]), { first: 39.5 })),
    perYear: 13,
    first: [1, 5 / 28],
    percent: 28.5,
  },
  {
    name: '(c)(3)(i)',
    loan: from('1978-01-10', 5000, odd(monthly('1978-02-10', [24, 230]), { last: 280 })),
    perYear: 12,
    first: [1, 0],
    percent: 10.5,
  },
  {
    name: '(c)(3)(ii)',
    loan: from('1978-04-03', 200, odd(everyWeeks(2, '1978-04-11', [20, 9.5]), { last: 30 })),
    perYear: 26,
    first: [0, 8 / 14],
    percent: 12.22,
  },
  {
    name: '(c)(4)(i)',
    loan: from('1978-01-10', 5000, odd(monthly('1978-02-10', [24, 230]), { first: 250, last: 280 })),
    perYear: 12,
    first: [1, 0],
    percent: 10.9,
  },
  { name: '(c)(5)(i)', loan: from('1978-01-03', 1000, [one('1978-09-15', 1080)]), perYear: 365 / 255, first: [1, 0], percent: 11.45 },
  { name: '(c)(5)(ii)', loan: from('1978-07-15', 1000, [one('1979-01-15', 1044)]), perYear: 2, first: [1, 0], percent: 8.8 },
  { name: '(c)(6)(i)', loan: from('1978-01-25', 2135, skipped), perYear: 13, first: [0, 26 / 28], percent: 12 },
  {
    name: '(c)(7)(i)',
    loan: {
      advances: [one('1979-04-10', 20_000), one('1979-06-12', 20_000), one('1979-09-18', 20_000)],
      payments: monthly('1979-12-10', [240, 612.36]),
    },
    perYear: 12,
    first: [8, 0],
    percent: 10.25,
  },
];

const worth = (flows: readonly { amount: number; unitPeriods: number; fraction: number }[], perPeriod: number): number =>
  flows.reduce((sum, { amount, unitPeriods, fraction }) => sum + amount / ((1 + fraction * perPeriod) * (1 + perPeriod) ** unitPeriods), 0);

const toleranceOf = (loan: DatedLoan): number | null => {
  const found = datedApr(loan);
  return found.kind === 'us-apr' ? found.tolerance : null;
};

const perYearOf = (loan: DatedLoan): number => inUnitPeriods(loan).unitPeriodsPerYear;
const firstOf = (loan: DatedLoan): readonly (number | undefined)[] => {
  const [payment] = inUnitPeriods(loan).payments;
  return [payment?.unitPeriods, payment?.fraction];
};

describe('examples in 12 CFR 1026, Appendix J (c), from their dates', () => {
  it.each(examples)('$name has $perYear unit-periods a year and an APR of $percent', ({ loan, perYear, first, percent }) => {
    const found = datedApr(loan);
    if (found.kind === 'no-us-apr') throw new Error(found.reason);
    expect(found.loan.unitPeriodsPerYear).toBeCloseTo(perYear, 12);
    const [payment] = found.loan.payments;
    expect([payment?.unitPeriods, payment?.fraction]).toEqual([first[0], expect.closeTo(first[1], 12)]);
    expect(Math.abs(found.nominal * 100 - percent)).toBeLessThan(0.00501);
    // The rate solves the equation in (b)(8): payments are worth the advances to a millionth of a cent.
    const perPeriod = found.nominal / perYear;
    expect(worth(found.loan.payments, perPeriod) - worth(found.loan.advances, perPeriod)).toBeCloseTo(0, 8);
  });

  it('count the construction loan’s advances back from their own dates: 12 June is two months and two days after 10 April', () => {
    const { advances } = inUnitPeriods(examples.at(-1)?.loan ?? { advances: [], payments: [] });
    expect(advances.map(({ unitPeriods, fraction }) => [unitPeriods, Math.round(fraction * 30)])).toEqual([
      [0, 0],
      [2, 2],
      [5, 8],
    ]);
  });
});

describe('tolerance of a disclosed APR (12 CFR 1026.22(a))', () => {
  it('is 1/8 percentage point for a regular transaction, including odd first and last payments or an odd first period', () => {
    expect(toleranceOf(from('1978-02-10', 6000, odd(monthly('1978-04-01', [36, 200]), { first: 210, last: 190 })))).toBe(0.00125);
    expect(toleranceOf(from('1978-01-03', 1000, [one('1978-09-15', 1080)]))).toBe(0.00125);
  });

  it('is 1/4 percentage point for several advances, skipped payments or stepped payments', () => {
    expect(toleranceOf(examples.at(-1)?.loan ?? from('1978-01-03', 1, []))).toBe(0.0025);
    expect(toleranceOf(from('1978-01-25', 2135, skipped))).toBe(0.0025);
    const steps = [...monthly('1978-02-10', [12, 230]), ...monthly('1979-02-10', [12, 250])];
    expect(toleranceOf(from('1978-01-10', 5000, steps))).toBe(0.0025);
  });
});

describe('unit-periods', () => {
  it('between month-end payments run from month end to month end', () => {
    const lastDays = ['2025-02-28', '2025-03-31', '2025-04-30', '2025-05-31'].map((on) => one(on, 260));
    const { payments } = inUnitPeriods(from('2025-01-31', 1000, lastDays));
    expect(payments.map(({ unitPeriods, fraction }) => unitPeriods + fraction)).toEqual([1, 2, 3, 4]);
  });

  it('for payments on the 30th use the last day of February', () => {
    const { payments } = inUnitPeriods(
      from(
        '2025-01-30',
        1000,
        ['2025-02-28', '2025-03-30', '2025-04-30'].map((on) => one(on, 350)),
      ),
    );
    expect(payments.map(({ unitPeriods, fraction }) => unitPeriods + fraction)).toEqual([1, 2, 3]);
  });

  it('are the shorter of two intervals that occur equally often', () => {
    // Two intervals of one month, then two of two months.
    const days = ['2025-02-10', '2025-03-10', '2025-05-10', '2025-07-10'].map((on) => one(on, 300));
    expect(perYearOf(from('2025-01-10', 1000, days))).toBe(12);
  });

  it('are the average interval if no interval is common', () => {
    // 40 and 50 days average 45, which is three days from six weeks (42) and four days from seven.
    expect(perYearOf(from('2025-01-01', 1000, [one('2025-02-10', 520), one('2025-04-01', 520)]))).toBe(52 / 6);
  });

  it('are at most a year, with a fraction in months, or in days over 365 if it is not whole months', () => {
    const yearly = ['2027-01-10', '2028-01-10', '2029-01-10'].map((on) => one(on, 400));
    expect([perYearOf(from('2026-01-10', 1000, yearly)), ...firstOf(from('2026-01-10', 1000, yearly))]).toEqual([1, 1, 0]);
    expect(firstOf(from('2025-11-10', 1000, yearly))).toEqual([1, 2 / 12]);
    // From 1 November to 10 January there are 70 days.
    expect(firstOf(from('2025-11-01', 1000, yearly))).toEqual([1, 70 / 365]);
    expect(firstOf(from('2025-01-10', 1000, [one('2027-04-10', 1200)]))).toEqual([2, 3 / 12]);
  });

  it('refuse a loan without payments, and give no APR if it is never repaid', () => {
    expect(() => datedApr({ advances: [one('2026-01-01', 100)], payments: [] })).toThrow('A loan must have advances and payments');
    expect(datedApr(from('2026-01-01', 1000, monthly('2026-02-01', [10, 99])))).toMatchObject({ kind: 'no-us-apr' });
  });

  it('recover the rate that a loan was built with, whatever its first day', () => {
    const days = fc.record({
      on: fc.integer({ min: 0, max: 3000 }).map((later) => addDays(isoDate('2020-01-01'), later)),
      months: fc.integer({ min: 2, max: 120 }),
      basisPoints: fc.integer({ min: 1, max: 2500 }),
    });
    fc.assert(
      fc.property(days, ({ on, months, basisPoints }) => {
        const perMonth = basisPoints / 120_000;
        const amount = (1000 * perMonth) / -Math.expm1(-months * Math.log1p(perMonth));
        const payments = Array.from({ length: months }, (_, at): DatedAmount => ({ on: addMonths(on, at + 1), amount }));
        expect(datedApr({ advances: [{ on, amount: 1000 }], payments })).toMatchObject({
          nominal: expect.closeTo(perMonth * 12, 9),
          isRegular: true,
        });
      }),
      { numRuns: 60 },
    );
  });
});
