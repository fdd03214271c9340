import { minor } from '../kernel/money.ts';
import type { Minor } from '../kernel/money.ts';

/** A year's amount in one of its months (0 to 11), in minor units; the units left over go one each to the first months. */
export function monthlyAllocation(perYear: Minor, month: number): Minor {
  const part = Math.trunc(perYear / 12);
  const over = perYear - part * 12;
  return minor(month < Math.abs(over) ? part + Math.sign(over) : part);
}
