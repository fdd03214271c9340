import type { Deal } from '../../deal/deal.ts';
import { hash53 } from '../../kernel/hash53.ts';

/** A permanent random seed of a deal, so that a changed input is measured on the same simulations. */
export function dealSeed({ id }: Pick<Deal, 'id'>): number {
  const [high, low] = hash53(id, 0);
  return high * 2 ** 32 + low;
}
