import type { BuyToLetInputs } from '../../deal/strategies/inputs/buyToLetInputs.ts';
import { maxPlanMonths } from '../../deal/plan/planEvent.ts';
import type { PlanEvent } from '../../deal/plan/planEvent.ts';
import { minor, roundMoney, zeroMoney } from '../../kernel/money.ts';
import type { Currency, Minor } from '../../kernel/money.ts';
import { mortgageSchedule } from '../finance/mortgage/mortgageSchedule.ts';
import type { Mortgage, MortgageMonth } from '../mortgage.ts';
import { growthFactor } from '../runningCosts.ts';
import type { PlanRequest } from './plan.ts';
import { nextReviewAfter, rentIn } from './rentPath.ts';
import type { RentStep } from './rentPath.ts';

/** The state of a plan: everything that events change, and from which each month is computed. */
export interface PlanState {
  readonly assumptions: BuyToLetInputs;
  readonly currency: Currency;
  readonly events: readonly PlanEvent[];
  readonly rent: RentStep;
  readonly loan: RunningLoan;
  /** Value added by works at the beginning of a month. From then on it grows at the same rate as the property's value. */
  readonly uplifts: readonly { readonly amount: Minor; readonly from: number }[];
  /** The property is empty until the beginning of month `until`. */
  readonly empty: { readonly until: number; readonly councilTaxPerMonth: Minor };
}

/** A loan on one set of terms, with its schedule from the month in which it starts. */
export interface RunningLoan {
  readonly mortgage: Mortgage;
  readonly from: number;
  readonly schedule: readonly MortgageMonth[];
}

/** The state of a plan on the day of purchase. */
export const startOfPlan = ({ assumptions, currency, first, events }: PlanRequest): PlanState => ({
  assumptions,
  currency,
  events,
  rent: { amount: assumptions.monthlyRent, from: 1 },
  loan: runLoan(first.mortgage, 1),
  uplifts: [],
  empty: { until: 1, councilTaxPerMonth: zeroMoney },
});

/** A mortgage that starts in month `from`, with its schedule. */
export const runLoan = (mortgage: Mortgage, from: number): RunningLoan => ({
  mortgage,
  from,
  schedule: mortgageSchedule(mortgage, maxPlanMonths - from + 1),
});

/** A loan's interest, principal and closing balance in a month, in minor units; zeros once it is repaid. */
export const loanMonth = ({ from, schedule }: RunningLoan, month: number): MortgageMonth =>
  schedule[month - from] ?? { interest: zeroMoney, principal: zeroMoney, balance: zeroMoney };

/** The balance at the beginning of a month, in minor units. */
export const openingBalance = (loan: RunningLoan, month: number): Minor =>
  month === loan.from ? loan.mortgage.loan : loanMonth(loan, month - 1).balance;

/** The monthly rent in force in a month, in minor units. */
export const rentOf = ({ rent, assumptions, events }: PlanState, month: number): Minor =>
  rentIn(month, rent, { growth: assumptions.rentGrowth, nextReview: nextReviewAfter(month, events) });

/** The monthly rent in force before a month's events. This is the previous month's rent, without the yearly rise that a review replaces. */
export const rentBefore = (state: PlanState, month: number): Minor =>
  state.rent.from === month || month === 1 ? state.rent.amount : rentOf(state, month - 1);

/** The state after a void has ended and a new tenancy starts at the market rent, which then rises on the anniversaries of the letting. */
export const startTenancy = (state: PlanState, month: number): PlanState =>
  month > 1 && month === state.empty.until ? { ...state, rent: { amount: rentOf(state, month), from: month } } : state;

/**
 * The property's value at the end of a month, in minor units (month 0 is the day of purchase). At the end of each year it equals the
 * projection's.
 */
export function valueAfter({ assumptions, uplifts }: PlanState, month: number): Minor {
  const grown = (amount: number, months: number): number => amount * growthFactor(assumptions.priceGrowth, months / 12);
  const raised = uplifts.reduce((sum, { amount, from }) => sum + grown(amount, month - from + 1), 0);
  return minor(roundMoney(grown(assumptions.purchasePrice, month) + raised));
}
