import type { BuyToLetInputs } from '../../deal/strategies/inputs/buyToLetInputs.ts';
import type { PlanEvent } from '../../deal/plan/planEvent.ts';
import type { RegulationSource } from '../../deal/strategies/regulations/regulation.ts';
import type { IsoDate } from '../../kernel/calendar.ts';
import type { Currency, Minor } from '../../kernel/money.ts';
import type { Place } from '../../market/rules.ts';
import type { CostLine, YearRow } from '../analysis.ts';
import type { FirstYear } from '../firstYear.ts';

/** What laws of letting look at besides the money; null where it is not known. */
export interface PlanSetting {
  readonly place: Place;
  /** The day of buying: month 1 begins on it. */
  readonly startsOn: IsoDate;
  readonly energyBand: string | null;
  readonly isLeasehold: boolean | null;
  readonly leaseYears: number | null;
}

export interface PlanRequest {
  readonly assumptions: BuyToLetInputs;
  /** Buying and the first loan, under the same assumptions. */
  readonly first: FirstYear;
  /** Whole months held, 1 to 480; sold at the end of the last. */
  readonly heldMonths: number;
  readonly events: readonly PlanEvent[];
  readonly setting: PlanSetting;
  /** Of every amount in it. */
  readonly currency: Currency;
}

/** What events cost, by what tax makes of it, and what they bring in as loans. */
export interface EventAmounts {
  /** Costs of the year. */
  readonly repairs: Minor;
  /** Part of the cost of the property. */
  readonly capital: Minor;
  /** Fees of lenders, and charges for repaying early. */
  readonly loanFees: Minor;
  /** Borrowed anew less what was repaid out of it; negative where a loan was paid down. */
  readonly borrowed: Minor;
}

/**
 * One month: `rent − voids − costs − interest − principal − oneOff = cashFlow`, before income tax, where
 * `oneOff = repairs + capital + loanFees − borrowed`: negative where a refinancing pays out. Balance and value at the month's end.
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

/** The sums of a year's months; the last year may have fewer than twelve. Balance and value at the end of `lastMonth`. */
export interface PlanYear extends YearRow, EventAmounts {
  readonly lastMonth: number;
  readonly oneOff: Minor;
}

/** What an event did. Rent a month, loan and value before and after it. */
export interface PlannedEvent {
  /** Its place in the list asked for, from 0. */
  readonly at: number;
  readonly event: PlanEvent;
  /** What it cost; sums to repairs, capital and loan fees. */
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
  /** In the order they happen. */
  readonly events: readonly PlannedEvent[];
}

/** Why a plan cannot be: `at` is the event's place in the list asked for, `words` say it to the person. */
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
