import type { DealPlan } from '../../../../core/deal/plan/planEvent.ts';

/** Nothing happens but the letting, for the years held. */
export const noPlan: DealPlan = { heldMonths: null, events: [] };
