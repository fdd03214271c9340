import { minor } from '../kernel/money.ts';
import type { Minor } from '../kernel/money.ts';

/**
 * The part of a year's amount that falls in one of its months (0 to 11), in minor units. The first months get one extra unit each until the
 * remainder is used up.
 */
export function monthlyAllocation(perYear: Minor, month: number): Minor {
  const part = Math.trunc(perYear / 12);
  const over = perYear - part * 12;
  return minor(month < Math.abs(over) ? part + Math.sign(over) : part);
}
