import type { Holding } from '../deal/holding/holding.ts';
import { growthFactor } from '../engine/runningCosts.ts';
import { addMonths, type IsoDate } from '../kernel/calendar.ts';
import { minor, roundMoney, sumMoney, type Minor } from '../kernel/money.ts';
import type { Rate } from '../kernel/rate.ts';
import { lettingOn } from './rentalIncome.ts';
import { loanOnDay, paidBetween } from './loanBalance.ts';
import { valueOnDay } from './holdingValue.ts';

/** Annual growth rates. The value grows from today; rent and costs from the second year. */
export interface Growth {
  readonly value: Rate;
  readonly rent: Rate;
  readonly cost: Rate;
}

/**
 * One future year of the holdings in one currency, in minor units. `value`, `debt` and `equity` are at the year's end; the others are sums
 * over the year.
 */
export interface ForecastYear {
  readonly year: number;
  readonly ends: IsoDate;
  readonly value: Minor;
  readonly debt: Minor;
  readonly equity: Minor;
  readonly rent: Minor;
  readonly voids: Minor;
  readonly runningCosts: Minor;
  /** Interest and principal, including an interest-only loan's repayment at the end of its term. */
  readonly payments: Minor;
  readonly cashFlow: Minor;
}

export interface ForecastRequest {
  /** Properties currently owned, in one currency. */
  readonly holdings: readonly Holding[];
  readonly today: IsoDate;
  readonly growth: Growth;
  readonly years: number;
}

/** The years ahead, in minor units, if today's tenancies and costs continue and nothing is bought, sold or borrowed. */
export const forecast = (request: ForecastRequest): readonly ForecastYear[] =>
  Array.from({ length: request.years }, (_, at) => yearAhead(request, at + 1));

function yearAhead({ holdings, today, growth }: Omit<ForecastRequest, 'years'>, year: number): ForecastYear {
  const [begins, ends] = [addMonths(today, (year - 1) * 12), addMonths(today, year * 12)];
  const sum = (of: (holding: Holding) => number): Minor => minor(holdings.reduce((total, holding) => total + of(holding), 0));
  const value = sum((holding) => roundMoney(valueOnDay(holding, today).value * growthFactor(growth.value, year)));
  const grown = { rent: growthFactor(growth.rent, year - 1), costs: growthFactor(growth.cost, year - 1) };
  const lettings = holdings.map((holding) => lettingOn(holding, today, grown));
  const [rent, voids, runningCosts] = [
    sumMoney(lettings.map((letting) => letting.rent)),
    sumMoney(lettings.map((letting) => letting.voids)),
    sumMoney(lettings.map(({ costs }) => costs)),
  ];
  const loans = holdings.flatMap((holding) => Object.values(holding.loans));
  const open = loans.filter(({ drawnOn, repaidOn }) => drawnOn <= today && (repaidOn === null || repaidOn > today));
  const debt = minor(open.reduce((total, loan) => total + loanOnDay({ ...loan, repaidOn: null }, ends).balance, 0));
  const payments = minor(open.reduce((total, loan) => total + paidBetween(loan, begins, ends), 0));
  return {
    year,
    ends,
    value,
    debt,
    equity: minor(value - debt),
    rent,
    voids,
    runningCosts,
    payments,
    cashFlow: minor(rent - voids - runningCosts - payments),
  };
}
