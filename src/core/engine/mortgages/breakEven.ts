import { addMoney, minor } from '../../kernel/money.ts';
import type { Minor } from '../../kernel/money.ts';
import type { MortgageMonth } from '../mortgage.ts';

/** A month in which the cheaper of two products changes; `cheaper` is the one that is cheaper from then on. */
export interface Crossing {
  readonly month: number;
  readonly cheaper: 'first' | 'second';
}

/** Where two products' cumulative costs cross; they may cross more than once, for example when a low initial rate reverts to a high one. */
export type BreakEven =
  | { readonly kind: 'equal' }
  | { readonly kind: 'never'; readonly cheaper: 'first' | 'second' }
  | { readonly kind: 'crosses'; readonly crossings: readonly [Crossing, ...Crossing[]] };

/**
 * Where two cumulative costs cross: every month in which the cheaper one changes, or a statement that they never cross or are equal. Both
 * are monthly, starting at month 0. The shorter one stays at its last amount.
 */
export function breakEven(first: readonly Minor[], second: readonly Minor[]): BreakEven {
  const crossings: Crossing[] = [];
  let cheaper: Crossing['cheaper'] | null = null;
  for (let month = 0; month < Math.max(first.length, second.length); month += 1) {
    const difference = (first[month] ?? first.at(-1) ?? 0) - (second[month] ?? second.at(-1) ?? 0);
    if (difference === 0) continue;
    const now = difference < 0 ? 'first' : 'second';
    if (cheaper !== null && now !== cheaper) crossings.push({ month, cheaper: now });
    cheaper = now;
  }
  const [earliest, ...later] = crossings;
  if (earliest !== undefined) return { kind: 'crosses', crossings: [earliest, ...later] };
  return cheaper === null ? { kind: 'equal' } : { kind: 'never', cheaper };
}

/**
 * The cumulative cost of a loan at the end of each month, in minor units. Month 0 has `atStart` (fees less cashback); interest is added
 * from month 1.
 */
export function cumulativeCosts(atStart: Minor, schedule: readonly MortgageMonth[]): readonly Minor[] {
  const costs: Minor[] = [atStart];
  let cost = atStart;
  for (const month of schedule) {
    cost = addMoney(cost, month.interest);
    costs.push(minor(cost));
  }
  return costs;
}
