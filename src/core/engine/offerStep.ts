import { minor } from '../kernel/money.ts';

/** The step between possible offers, £500. The highest price found is rounded down to a step, so that it still meets its target. */
export const offerStep = minor(500_00);
