import { minor } from '../kernel/money.ts';

/** Offers are made in whole £500: a price found as the highest is rounded down to it, so it still meets its target. */
export const offerStep = minor(500_00);
