import type { Deal } from '../../deal/deal.ts';
import { hash53 } from '../../kernel/hash53.ts';

/** A seed that is the deal's for good: a figure that is changed is then measured on the same futures. */
export function dealSeed({ id }: Pick<Deal, 'id'>): number {
  const [high, low] = hash53(id, 0);
  return high * 2 ** 32 + low;
}
