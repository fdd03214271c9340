import { fromMajor, toMajor } from '../../../kernel/money.ts';
import type { Minor } from '../../../kernel/money.ts';

/** An amount as a return shows it: whole dollars, 50 cents and more up (instructions for Form 1040). */
export const wholeDollars = (amount: Minor): Minor => fromMajor(Math.sign(amount) * Math.round(toMajor(Math.abs(amount) as Minor)));
