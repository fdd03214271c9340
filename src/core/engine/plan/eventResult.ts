import type { CostLine } from '../analysis.ts';
import type { EventAmounts } from './plan.ts';
import type { PlanState } from './planState.ts';

/** The result of an event: the new state, and the event's costs and receipts. */
export interface EventResult {
  readonly state: PlanState;
  readonly lines: readonly CostLine[];
  readonly amounts: EventAmounts;
}
