import { minor, sumMoney } from '../../kernel/money.ts';
import type { Minor } from '../../kernel/money.ts';

/** An amount from an earlier year that may still be deducted, with the last calendar year in which it may be used. */
export interface CarriedAmount {
  readonly amount: Minor;
  readonly until: number;
}

/**
 * The total deducted, at most `most` and from the oldest amounts first, and the amounts left, in minor units. Expired amounts are lost.
 * `carried` runs from oldest to newest.
 */
export function deductCarried(
  carried: readonly CarriedAmount[],
  most: Minor,
  year: number,
): { readonly used: Minor; readonly left: readonly CarriedAmount[] } {
  let room: number = Math.max(0, most);
  const left: CarriedAmount[] = [];
  for (const { amount, until } of carried.filter((each) => each.until >= year)) {
    const used = Math.min(room, amount);
    room -= used;
    if (amount > used) left.push({ amount: minor(amount - used), until });
  }
  return { used: minor(Math.max(0, most) - room), left };
}

/** The sum of carried amounts, in minor units. */
export const carriedTotal = (carried: readonly CarriedAmount[]): Minor => sumMoney(carried.map(({ amount }) => amount));
