import type { BuyToLetInputs } from '../../deal/strategies/inputs/buyToLetInputs.ts';
import { longestPlan } from '../../deal/plan/planEvent.ts';
import type { PlanEvent } from '../../deal/plan/planEvent.ts';
import { minor, roundMoney, zeroMoney } from '../../kernel/money.ts';
import type { Currency, Minor } from '../../kernel/money.ts';
import { mortgageSchedule } from '../finance/mortgage/mortgageSchedule.ts';
import type { Mortgage, MortgageMonth } from '../mortgage.ts';
import { growthFactor } from '../runningCosts.ts';
import type { PlanRequest } from './plan.ts';
import { nextReviewAfter, rentIn } from './rentPath.ts';
import type { RentStep } from './rentPath.ts';

/** How things stand in a plan: what events change, and what every month is worked out from. */
export interface PlanState {
  readonly assumptions: BuyToLetInputs;
  readonly currency: Currency;
  readonly events: readonly PlanEvent[];
  readonly rent: RentStep;
  readonly loan: RunningLoan;
  /** What was added to the value at the beginning of a month; it grows with the rest. */
  readonly uplifts: readonly { readonly amount: Minor; readonly from: number }[];
  /** The home stands empty before month `until`. */
  readonly empty: { readonly until: number; readonly councilTaxPerMonth: Minor };
}

/** A loan on one set of terms, and its schedule from the month it runs from. */
export interface RunningLoan {
  readonly mortgage: Mortgage;
  readonly from: number;
  readonly schedule: readonly MortgageMonth[];
}

export const startOfPlan = ({ assumptions, currency, first, events }: PlanRequest): PlanState => ({
  assumptions,
  currency,
  events,
  rent: { amount: assumptions.monthlyRent, from: 1 },
  loan: runLoan(first.mortgage, 1),
  uplifts: [],
  empty: { until: 1, councilTaxPerMonth: zeroMoney },
});

export const runLoan = (mortgage: Mortgage, from: number): RunningLoan => ({
  mortgage,
  from,
  schedule: mortgageSchedule(mortgage, longestPlan - from + 1),
});

/** What the loan costs in a month, and what is owed afterwards; nothing once it is repaid. */
export const loanMonth = ({ from, schedule }: RunningLoan, month: number): MortgageMonth =>
  schedule[month - from] ?? { interest: zeroMoney, principal: zeroMoney, balance: zeroMoney };

/** What is owed at the beginning of a month. */
export const owedBefore = (loan: RunningLoan, month: number): Minor =>
  month === loan.from ? loan.mortgage.loan : loanMonth(loan, month - 1).balance;

/** The rent a month in force in a month. */
export const rentOf = ({ rent, assumptions, events }: PlanState, month: number): Minor =>
  rentIn(month, rent, { growth: assumptions.rentGrowth, nextReview: nextReviewAfter(month, events) });

/** The rent in force before the events of a month: that of the month before, without the rise that a review replaces. */
export const rentBefore = (state: PlanState, month: number): Minor =>
  state.rent.from === month || month === 1 ? state.rent.amount : rentOf(state, month - 1);

/** A new tenancy begins where an empty period has ended: at the rent of the day, which then rises on the anniversaries of the letting. */
export const letAnew = (state: PlanState, month: number): PlanState =>
  month > 1 && month === state.empty.until ? { ...state, rent: { amount: rentOf(state, month), from: month } } : state;

/** The value at the end of a month (0 is the day of buying). At the end of each year it is that of the projection. */
export function valueAfter({ assumptions, uplifts }: PlanState, month: number): Minor {
  const grown = (amount: number, months: number): number => amount * growthFactor(assumptions.priceGrowth, months / 12);
  const raised = uplifts.reduce((sum, { amount, from }) => sum + grown(amount, month - from + 1), 0);
  return minor(roundMoney(grown(assumptions.purchasePrice, month) + raised));
}
