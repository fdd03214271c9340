import type { BuyToLetInputs } from '../../deal/strategies/inputs/buyToLetInputs.ts';
import type { PlanEvent } from '../../deal/plan/planEvent.ts';
import type { RegulationSource } from '../../deal/strategies/regulations/regulation.ts';
import type { IsoDate } from '../../kernel/calendar.ts';
import type { Currency, Minor } from '../../kernel/money.ts';
import type { Place } from '../../market/rules.ts';
import type { CostLine, YearRow } from '../analysis.ts';
import type { FirstYear } from '../firstYear.ts';

/** The facts, other than amounts of money, on which letting law depends; null if unknown. */
export interface PlanSetting {
  readonly place: Place;
  /** The day of the purchase, on which month 1 begins. */
  readonly startsOn: IsoDate;
  readonly energyBand: string | null;
  readonly isLeasehold: boolean | null;
  readonly leaseYears: number | null;
}

export interface PlanRequest {
  readonly assumptions: BuyToLetInputs;
  /** The purchase and the first loan, under the same assumptions. */
  readonly first: FirstYear;
  /** The number of whole months held, 1 to 480. The property is sold at the end of the last. */
  readonly heldMonths: number;
  readonly events: readonly PlanEvent[];
  readonly setting: PlanSetting;
  /** The currency of every amount in the plan. */
  readonly currency: Currency;
}

/** The costs of events by their tax treatment, and the loan proceeds. */
export interface EventAmounts {
  /** Deducted as costs in the year. */
  readonly repairs: Minor;
  /** Added to the cost of the property for tax on the gain. */
  readonly capital: Minor;
  /** Lenders' fees, and early repayment charges. */
  readonly loanFees: Minor;
  /** New borrowing less the repayment it funded; negative if a loan was paid down. */
  readonly borrowed: Minor;
}

/**
 * One month: `rent − voids − costs − interest − principal − oneOff = cashFlow`, before income tax. `oneOff = repairs + capital + loanFees −
 * borrowed`; it is negative if a refinancing releases cash. Balance and value are at the month's end.
 */
export interface PlanMonth extends EventAmounts {
  readonly month: number;
  readonly rent: Minor;
  readonly voids: Minor;
  readonly costs: Minor;
  readonly interest: Minor;
  readonly principal: Minor;
  readonly oneOff: Minor;
  readonly cashFlow: Minor;
  readonly cumulativeCashFlow: Minor;
  readonly propertyValue: Minor;
  readonly loanBalance: Minor;
}

/** The sums of the months in a year; the last year may have fewer than twelve. Balance and value are at the end of `lastMonth`. */
export interface PlanYear extends YearRow, EventAmounts {
  readonly lastMonth: number;
  readonly oneOff: Minor;
}

/** The effect of an event: the monthly rent, loan and value before and after it. */
export interface PlannedEvent {
  /** The event's index in the list of events. */
  readonly at: number;
  readonly event: PlanEvent;
  /** The event's cost lines, which sum to repairs, capital and loan fees. */
  readonly lines: readonly CostLine[];
  readonly amounts: EventAmounts;
  readonly rent: Change;
  readonly loan: Change;
  readonly value: Change;
}

interface Change {
  readonly before: Minor;
  readonly after: Minor;
}

export interface Plan {
  readonly months: readonly PlanMonth[];
  readonly years: readonly PlanYear[];
  /** The events in the order in which they happen. */
  readonly events: readonly PlannedEvent[];
}

/** Why a plan is refused. `at` is the event's index in the list, and `words` is the message. */
export type PlanRefusal =
  | { readonly kind: 'hold-outside'; readonly heldMonths: number; readonly words: string }
  | ({ readonly kind: 'month-outside'; readonly lastMonth: number } & AtEvent)
  | ({ readonly kind: 'reviewed-within-a-year'; readonly earlierMonth: number; readonly law: RegulationSource } & AtEvent)
  | ({ readonly kind: 'loan-above-value'; readonly loan: Minor; readonly largest: Minor } & AtEvent)
  | ({ readonly kind: 'loan-above-rent'; readonly loan: Minor; readonly largest: Minor } & AtEvent)
  | ({ readonly kind: 'nothing-owed' } & AtEvent)
  | ({ readonly kind: 'empty-already'; readonly untilMonth: number } & AtEvent)
  | ({ readonly kind: 'no-lease' } & AtEvent);

interface AtEvent {
  readonly at: number;
  readonly month: number;
  readonly words: string;
}
