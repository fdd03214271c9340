import { describe, expect, it } from 'vitest';
import { chargeInMonth } from '../../../../../src/core/engine/finance/mortgage/earlyRepaymentCharge.ts';
import { productEarlyRepayment, productLoan } from '../../../../../src/core/engine/mortgages/productLoan.ts';
import { fromMajor, sumMoney } from '../../../../../src/core/kernel/money.ts';
import { percent } from '../../../../../src/core/kernel/rate.ts';
import { terms } from './mortgageCases.ts';

const interestOf = (loan: number, stages: readonly (readonly [months: number, points: number])[]) => {
  const { schedule, payments } = productLoan(
    { kind: 'interest-only' },
    fromMajor(loan),
    stages.map(([count, points]) => ({ months: count, rate: percent(points) })),
  );
  return { interest: sumMoney(schedule.map((month) => month.interest)), payments };
};

/** The charge as a percentage in each of these months. */
const inMonths = (initialMonths: number, charges: readonly number[], ...months: readonly number[]): readonly number[] => {
  const given = productEarlyRepayment(terms({ initialMonths, earlyRepaymentCharges: charges.map(percent) }));
  return months.map((month) => chargeInMonth(given, month) * 100);
};

describe('loan with a changing rate', () => {
  it.each([
    // Leeds Building Society, representative examples of 4 December 2020, 2 August 2022 and 8 November 2024
    [
      120_000,
      [
        [24, 3.79],
        [36, 4.59],
        [240, 5.59],
      ],
      159_780,
    ],
    [
      120_000,
      [
        [24, 4.04],
        [36, 4.84],
        [240, 5.84],
      ],
      167_280,
    ],
    [
      100_000,
      [
        [24, 6.39],
        [36, 7.54],
        [240, 8.54],
      ],
      206_200.68,
    ],
  ] as const)('£%i in three stages costs the published interest', (loan, stages, interest) => {
    expect(interestOf(loan, stages).interest).toBe(fromMajor(interest));
  });

  it('has a separate payment for each stage', () => {
    expect(
      interestOf(100_000, [
        [24, 6.39],
        [36, 7.54],
        [240, 8.54],
      ]).payments,
    ).toEqual([532.5, 628.33, 711.67].map(fromMajor));
  });

  it('repays the remaining balance over the remaining months after each change', () => {
    // European Commission, Examples for the calculation of the APRC, 2015, example 21.
    const { payments, schedule } = productLoan({ kind: 'repayment' }, fromMajor(200_000), [
      { months: 9, rate: percent(5) },
      { months: 231, rate: percent(5.5) },
    ]);
    expect(payments).toEqual([fromMajor(1319.91), fromMajor(1374.06)]);
    expect(schedule).toHaveLength(240);
    expect(schedule.at(-1)?.balance).toBe(0);
  });
});

describe('early repayment charges of a product', () => {
  it('apply by year, and end after the last year', () => {
    expect(inMonths(24, [2, 1], 1, 12, 13, 24, 25)).toEqual([2, 2, 1, 1, 0]);
  });

  it('stop when the initial period ends, even in mid-year, and apply again in a later year that has its own charge', () => {
    expect(inMonths(27, [3, 2, 1], 25, 27, 28, 36)).toEqual([1, 1, 0, 0]);
    expect(inMonths(18, [3, 2, 1], 18, 19, 24, 25, 37)).toEqual([2, 0, 0, 1, 0]);
    expect(inMonths(0, [1], 1, 12, 13)).toEqual([1, 1, 0]);
  });
});
