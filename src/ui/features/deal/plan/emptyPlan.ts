import type { DealPlan } from '../../../../core/deal/plan/planEvent.ts';

/** A plan without events, over the deal's own holding period. */
export const emptyPlan: DealPlan = { heldMonths: null, events: [] };
