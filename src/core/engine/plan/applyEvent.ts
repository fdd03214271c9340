import type { VoidPeriod, EnergyWorks, LeaseExtension, OneOffWork, PlanEvent, RateChange, RentReview } from '../../deal/plan/planEvent.ts';
import { planEventNames } from '../../deal/plan/planEvent.ts';
import { addMoney, roundMoney, sumMoney, zeroMoney } from '../../kernel/money.ts';
import type { Minor } from '../../kernel/money.ts';
import { err, ok, unreachable } from '../../kernel/result.ts';
import type { Result } from '../../kernel/result.ts';
import type { CostLine } from '../analysis.ts';
import { noAmounts } from './eventAmounts.ts';
import type { PlanRefusal } from './plan.ts';
import { openingBalance, rentBefore, rentOf, runLoan } from './planState.ts';
import type { PlanState } from './planState.ts';
import { refinance } from './refinance.ts';
import { monthAfterVoid } from './rentPath.ts';
import type { EventResult } from './eventResult.ts';

/**
 * The plan's state after an event at the beginning of its month, or the reason it is refused. `at` is the event's index in the list, which
 * a refusal includes.
 */
export function applyEvent(state: PlanState, event: PlanEvent, at: number): Result<EventResult, PlanRefusal> {
  switch (event.kind) {
    case 'refinancing':
      return refinance(state, event, at);
    case 'rate-change':
      return changeRate(state, event, at);
    case 'rent-review':
      return ok(reviewRent(state, event));
    case 'empty-period':
      return ok(standEmpty(state, event));
    case 'lease-extension':
      return ok(extendLease(state, event));
    case 'energy-works':
    case 'one-off':
      return ok(work(state, event));
    default:
      return unreachable(event);
  }
}

function changeRate(state: PlanState, { month, rate }: RateChange, at: number): Result<EventResult, PlanRefusal> {
  const { mortgage, from } = state.loan;
  const owed = openingBalance(state.loan, month);
  const words = `${planEventNames['rate-change']} in month ${month}: the loan is already repaid.`;
  if (owed === 0) return err({ kind: 'nothing-owed', at, month, words });
  const loan = runLoan({ ...mortgage, loan: owed, rate, months: mortgage.months - (month - from) }, month);
  return ok({ state: { ...state, loan }, lines: [], amounts: noAmounts });
}

function reviewRent(state: PlanState, { month, rent }: RentReview): EventResult {
  const amount = 'amount' in rent ? rent.amount : roundMoney(rentBefore(state, month) * (1 + rent.by));
  return { state: { ...state, rent: { amount, from: month } }, lines: [], amounts: noAmounts };
}

function standEmpty(state: PlanState, event: VoidPeriod): EventResult {
  const empty = { until: monthAfterVoid(event), councilTaxPerMonth: event.councilTaxPerMonth };
  return { state: { ...state, empty }, lines: [], amounts: noAmounts };
}

function extendLease(state: PlanState, { month, premium, legalCosts, valueUplift, groundRent }: LeaseExtension): EventResult {
  const assumptions = groundRent === 'peppercorn' ? { ...state.assumptions, groundRentPerYear: zeroMoney } : state.assumptions;
  const lines = [line('premium', 'Lease extension premium', premium), line('leaseLegalCosts', 'Lease legal costs', legalCosts)];
  const capital = sumMoney([premium, legalCosts]);
  return { state: { ...raised(state, month, valueUplift), assumptions }, lines, amounts: { ...noAmounts, capital } };
}

/** A rent rise for improvements is combined with any yearly rise due by then, because the tenant gets one notice for both. */
function work(state: PlanState, event: EnergyWorks | OneOffWork): EventResult {
  const { month, cost, monthlyRentRise, valueUplift, treatedAs } = event;
  const label = event.kind === 'one-off' ? event.label : planEventNames[event.kind];
  const rent = monthlyRentRise === 0 ? state.rent : { amount: addMoney(rentOf(state, month), monthlyRentRise), from: month };
  const amounts = treatedAs === 'repair' ? { ...noAmounts, repairs: cost } : { ...noAmounts, capital: cost };
  return { state: { ...raised(state, month, valueUplift), rent }, lines: [line(event.kind, label, cost)], amounts };
}

const raised = (state: PlanState, month: number, uplift: Minor): PlanState =>
  uplift === 0 ? state : { ...state, uplifts: [...state.uplifts, { amount: uplift, from: month }] };

const line = (id: string, label: string, amount: Minor): CostLine => ({ id, label, amount });
