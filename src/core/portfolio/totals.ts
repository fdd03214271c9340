import type { Holding } from '../deal/holding/holding.ts';
import type { IrrAnswer } from '../engine/analysis.ts';
import { xirr, type DatedFlow } from '../engine/finance/flows/xirr.ts';
import { daysBetween, type IsoDate } from '../kernel/calendar.ts';
import { minor, roundMoney, type Minor } from '../kernel/money.ts';
import { holdingFlows } from './holdingFlows.ts';
import { lettingOn, improvementCostsUntil } from './rentalIncome.ts';
import { loanOnDay } from './loanBalance.ts';
import { valueOnDay } from './holdingValue.ts';
import { itemAt } from '../kernel/itemAt.ts';

/**
 * Summable amounts of one holding, or of several in one currency: minor units, flows per year. Ratios are computed from these sums, because
 * an average of ratios would be wrong.
 */
export interface Totals {
  readonly value: Minor;
  readonly debt: Minor;
  /** The sum of price, buying costs and refurbishment. */
  readonly cost: Minor;
  readonly rent: Minor;
  /** Rent lost to the yearly void allowance. */
  readonly voids: Minor;
  readonly runningCosts: Minor;
  /** A year's interest on the balance, at the current rates. */
  readonly interest: Minor;
  /** Twelve times the next payment of each loan. */
  readonly payments: Minor;
}

/** The totals of one holding on a day on which it is held, in minor units. */
export function totalsOf(holding: Holding, day: IsoDate): Totals {
  const { purchase } = holding;
  const letting = lettingOn(holding, day);
  const loans = Object.values(holding.loans).map((loan) => loanOnDay(loan, day));
  return {
    value: valueOnDay(holding, day).value,
    debt: minor(loans.reduce((sum, { balance }) => sum + balance, 0)),
    cost: minor(purchase.price + purchase.costs + improvementCostsUntil(holding, day)),
    rent: letting.rent,
    voids: letting.voids,
    runningCosts: letting.costs,
    interest: minor(loans.reduce((sum, { balance, rate }) => sum + roundMoney(balance * rate), 0)),
    payments: minor(loans.reduce((sum, { payment }) => sum + payment * 12, 0)),
  };
}

const keys = ['value', 'debt', 'cost', 'rent', 'voids', 'runningCosts', 'interest', 'payments'] as const;

/** The sum of totals in one currency, in minor units; the caller must not mix currencies. */
export function sumTotals(all: readonly Totals[]): Totals {
  const sums = keys.map((key): readonly [string, Minor] => [key, minor(all.reduce((sum, each) => sum + each[key], 0))]);
  // The cast is safe, because the keys are those of `Totals` and each has an amount.
  return Object.fromEntries(sums) as unknown as Totals;
}

/** The shortest period, in days, for which a return is shown. Over less time, an annual rate mainly reflects buying costs. */
const shortestDays = 90;

/**
 * The annual internal rate of return since purchase, as if sold today. For several holdings it is the rate for all their flows together.
 */
export function returnOf(holdings: readonly Holding[], today: IsoDate): IrrAnswer {
  const flows = holdings.flatMap((holding) => holdingFlows(holding, today));
  const [first] = flows.map(({ date }) => date).toSorted();
  if (first === undefined) return { kind: 'none', reason: 'No purchases yet' };
  if (daysBetween(first, lastOf(flows)) < shortestDays)
    return { kind: 'none', reason: `Held for less than ${shortestDays} days, so an annual rate would be misleading` };
  return xirr(flows);
}

const lastOf = (flows: readonly DatedFlow[]): IsoDate =>
  flows.reduce((last, { date }) => (date > last ? date : last), itemAt(flows, 0).date);
