import { describe, expect, it } from 'vitest';
import { stagedSchedule } from '../../../../../src/core/engine/mortgages/stagedSchedule.ts';
import { fromMajor, sumMoney } from '../../../../../src/core/kernel/money.ts';
import { percent } from '../../../../../src/core/kernel/rate.ts';

const interestOf = (loan: number, stages: readonly (readonly [months: number, points: number])[]) => {
  const { months, payments } = stagedSchedule({
    loan: fromMajor(loan),
    kind: 'interest-only',
    stages: stages.map(([count, points]) => ({ months: count, rate: percent(points) })),
  });
  return { interest: sumMoney(months.map((month) => month.interest)), payments };
};

describe('a loan whose rate changes', () => {
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

  it('begins each stage with its own payment', () => {
    expect(
      interestOf(100_000, [
        [24, 6.39],
        [36, 7.54],
        [240, 8.54],
      ]).payments,
    ).toEqual([532.5, 628.33, 711.67].map(fromMajor));
  });

  it('repays the balance left at each change over the months left', () => {
    // European Commission, Examples for the calculation of the APRC, 2015, example 21.
    const { payments, months } = stagedSchedule({
      loan: fromMajor(200_000),
      kind: 'repayment',
      stages: [
        { months: 9, rate: percent(5) },
        { months: 231, rate: percent(5.5) },
      ],
    });
    expect(payments).toEqual([fromMajor(1319.91), fromMajor(1374.06)]);
    expect(months).toHaveLength(240);
    expect(months.at(-1)?.balance).toBe(0);
  });
});
