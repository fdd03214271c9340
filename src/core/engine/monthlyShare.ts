import { roundMoney } from '../kernel/money.ts';
import type { Minor } from '../kernel/money.ts';

/** A year's amount a month, rounded to the penny. */
export const monthlyShare = (perYear: Minor): Minor => roundMoney(perYear / 12);
