import type { Figures } from '../../../../src/core/engine/analysis.ts';
import { breakEvenRent } from '../../../../src/core/engine/breakEvenRent.ts';
import type { LettingYear } from '../../../../src/core/engine/runningCosts.ts';
import { voidsOf } from '../../../../src/core/engine/runningCosts.ts';
import type { BuyToLetInputs } from '../../../../src/core/deal/strategies/inputs/buyToLetInputs.ts';
import { formatMoney } from '../../../../src/core/kernel/formatMoneyAndRates.ts';
import { addDays, dayOf, instant, isoDate } from '../../../../src/core/kernel/calendar.ts';
import type { Id } from '../../../../src/core/kernel/id.ts';
import { addMoney, minor, shareOf } from '../../../../src/core/kernel/money.ts';
import { monthlyShare, perMonth, perYear, twelveMonths } from '../../../../src/core/kernel/period.ts';
import type { PerMonth, PerYear } from '../../../../src/core/kernel/period.ts';
import { rate, toPercent } from '../../../../src/core/kernel/rate.ts';

/** Calls that must not compile. Only the compiler reads this file. A missing error fails the build. */
export function mustNotCompile(assumptions: BuyToLetInputs, letting: LettingYear): readonly unknown[] {
  const [rent, year, price, share] = [perMonth(1200_00), perYear(14_400_00), minor(200_000_00), rate(0.05)];
  return [
    // @ts-expect-error a yearly amount cannot be multiplied by twelve
    twelveMonths(year),
    // @ts-expect-error a monthly amount cannot be divided by twelve again
    monthlyShare(rent),
    // @ts-expect-error an amount without a period is neither monthly nor yearly
    monthlyShare(price),
    // @ts-expect-error voids are a share of a year's rent, not of one month's
    voidsOf(rent, 3),
    // @ts-expect-error debt service is a yearly amount, not a monthly one
    breakEvenRent(assumptions, letting, rent),
    // @ts-expect-error a yearly cash flow is not a monthly one
    { monthlyCashFlow: year } satisfies Pick<Figures, 'monthlyCashFlow'>,
    // @ts-expect-error a monthly rent is not the annual rent
    { annualRent: rent } satisfies Pick<Figures, 'annualRent'>,
    // @ts-expect-error a sum has no period until one is given
    addMoney(rent, rent) satisfies PerMonth,
    // @ts-expect-error a plain number is not money
    addMoney(price, 500),
    // @ts-expect-error a rate is not money
    addMoney(price, share),
    // @ts-expect-error money is not a rate
    shareOf(price, price),
    // @ts-expect-error a percentage is not a rate
    toPercent(5.5),
    // @ts-expect-error an amount needs its currency
    formatMoney(price),
    // @ts-expect-error text is not a date until it is parsed
    addDays('2026-11-27', 1),
    // @ts-expect-error milliseconds are not an instant until they are checked
    dayOf(1_700_000_000_000),
    // @ts-expect-error a date is not an instant
    dayOf(isoDate('2026-11-27')),
    // @ts-expect-error an instant is not a date
    addDays(instant(0), 1),
    // @ts-expect-error text is not an id until it is parsed
    'text' satisfies Id,
  ];
}

/** Calls that must compile: a periodic amount can be used as money if the period does not matter. */
export function mustCompile(): readonly unknown[] {
  const [rent, year] = [perMonth(1200_00), perYear(14_400_00)];
  return [formatMoney(rent, 'GBP'), addMoney(rent, year), twelveMonths(rent) satisfies PerYear, monthlyShare(year) satisfies PerMonth];
}
