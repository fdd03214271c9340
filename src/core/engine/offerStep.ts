import { minor } from '../kernel/money.ts';

/** Offers are made in steps of £500. The highest price found is rounded down to a step, so that it still meets its target. */
export const offerStep = minor(500_00);
