import { fromMajor, toMajor } from '../../../kernel/money.ts';
import type { Minor } from '../../../kernel/money.ts';

/** An amount as on a return, in cents: rounded to whole dollars, 50 cents up (instructions for Form 1040). */
export const wholeDollars = (amount: Minor): Minor => fromMajor(Math.sign(amount) * Math.round(Math.abs(toMajor(amount))));
