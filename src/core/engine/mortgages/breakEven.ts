import { addMoney, minor } from '../../kernel/money.ts';
import type { Minor } from '../../kernel/money.ts';
import type { MortgageMonth } from '../mortgage.ts';

/** A month at whose end the order of two cumulative costs has turned; `cheaper` is the one cheaper from then on. */
export interface Crossing {
  readonly month: number;
  readonly cheaper: 'first' | 'second';
}

/** Where two products' cumulative costs cross; they may cross more than once, as when a low initial rate reverts to a high one. */
export type BreakEven =
  | { readonly kind: 'equal' }
  | { readonly kind: 'never'; readonly cheaper: 'first' | 'second' }
  | { readonly kind: 'crosses'; readonly crossings: readonly [Crossing, ...Crossing[]] };

/** Compares two running totals, each by month from month 0; the shorter one keeps its last amount. */
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

/** What a loan has cost at the end of each month while it is kept: `atStart` (fees less cashback), then interest on top. Month 0 first. */
export function cumulativeCosts(atStart: Minor, schedule: readonly MortgageMonth[]): readonly Minor[] {
  const costs: Minor[] = [atStart];
  let cost = atStart;
  for (const month of schedule) {
    cost = addMoney(cost, month.interest);
    costs.push(minor(cost));
  }
  return costs;
}
