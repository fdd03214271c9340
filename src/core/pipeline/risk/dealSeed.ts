import type { Deal } from '../../deal/deal.ts';
import { hash53 } from '../../kernel/hash53.ts';

/** A deal's permanent random seed, so that changed inputs are compared on the same simulations. */
export function dealSeed({ id }: Pick<Deal, 'id'>): number {
  const [high, low] = hash53(id, 0);
  return high * 2 ** 32 + low;
}
