import { minor, zeroMoney } from '../../kernel/money.ts';
import type { Minor } from '../../kernel/money.ts';
import { err, ok } from '../../kernel/result.ts';
import type { Result } from '../../kernel/result.ts';
import { monthlyAllocation } from '../monthlyAllocation.ts';
import { lettingYearAt } from '../runningCosts.ts';
import { applyEvent } from './applyEvent.ts';
import { checkEvents } from './checkEvents.ts';
import { oneOffOf, sumAmounts } from './eventAmounts.ts';
import type { EventAmounts, Plan, PlanMonth, PlannedEvent, PlanRefusal, PlanRequest } from './plan.ts';
import { startTenancy, loanMonth, openingBalance, rentBefore, rentOf, startOfPlan, valueAfter } from './planState.ts';
import type { PlanState } from './planState.ts';
import { planYears } from './planYears.ts';
import { isReview } from './rentPath.ts';

/**
 * A deal month by month with its events, or the reason an event is refused. Without events, the plan's years equal those of `projection` to
 * the penny. Each month's income and costs are a twelfth of a year's letting on that month's terms.
 */
export function monthlyPlan(request: PlanRequest): Result<Plan, PlanRefusal> {
  const refusal = checkEvents(request);
  if (refusal !== null) return err(refusal);
  const months: PlanMonth[] = [];
  const planned: PlannedEvent[] = [];
  let state = startOfPlan(request);
  for (let month = 1; month <= request.heldMonths; month += 1) {
    const happened = eventsOf(state, month);
    if (!happened.ok) return happened;
    ({ state } = happened.value);
    planned.push(...happened.value.planned);
    const amounts = sumAmounts(happened.value.planned.map((each) => each.amounts));
    months.push(monthOf(state, { month, amounts, before: months.at(-1)?.cumulativeCashFlow ?? zeroMoney }));
  }
  return ok({ months, years: planYears(months), events: planned });
}

interface Happened {
  readonly state: PlanState;
  readonly planned: readonly PlannedEvent[];
}

/** Applies the events of a month, one after the other, in the order of the list. */
function eventsOf(before: PlanState, month: number): Result<Happened, PlanRefusal> {
  let state = startTenancy(before, month);
  const planned: PlannedEvent[] = [];
  for (const [at, event] of before.events.entries()) {
    if (event.month !== month) continue;
    const applied = applyEvent(state, event, at);
    if (!applied.ok) return applied;
    const after = applied.value.state;
    planned.push({
      at,
      event,
      lines: applied.value.lines.filter(({ amount }) => amount !== 0),
      amounts: applied.value.amounts,
      rent: { before: isReview(event) ? rentBefore(state, month) : rentOf(state, month), after: rentOf(after, month) },
      loan: { before: openingBalance(state.loan, month), after: openingBalance(after.loan, month) },
      value: { before: valueAfter(state, month - 1), after: valueAfter(after, month - 1) },
    });
    state = after;
  }
  return ok({ state, planned });
}

interface MonthGiven {
  readonly month: number;
  readonly amounts: EventAmounts;
  /** The cumulative cash flow before this month. */
  readonly before: Minor;
}

function monthOf(state: PlanState, { month, amounts, before }: MonthGiven): PlanMonth {
  const { rent, voids, costs } = lettingOf(state, month);
  const { interest, principal, balance } = loanMonth(state.loan, month);
  const oneOff = oneOffOf(amounts);
  const cashFlow = minor(rent - voids - costs - interest - principal - oneOff);
  return {
    month,
    rent,
    voids,
    costs,
    interest,
    principal,
    ...amounts,
    oneOff,
    cashFlow,
    cumulativeCashFlow: minor(before + cashFlow),
    propertyValue: valueAfter(state, month),
    loanBalance: balance,
  };
}

/**
 * A twelfth of a year's letting on the terms of a month. In a void month the calculation assumes a year without a tenant, with council tax.
 */
function lettingOf(state: PlanState, month: number): Record<'rent' | 'voids' | 'costs', Minor> {
  const isEmpty = month < state.empty.until;
  const assumptions = isEmpty ? { ...state.assumptions, voidWeeks: 52 } : state.assumptions;
  const year = lettingYearAt(assumptions, Math.ceil(month / 12), rentOf(state, month));
  const slice = (total: Minor): Minor => monthlyAllocation(total, (month - 1) % 12);
  const councilTax = isEmpty ? state.empty.councilTaxPerMonth : zeroMoney;
  return { rent: slice(year.rent), voids: slice(year.voids), costs: minor(slice(year.costs) + councilTax) };
}
