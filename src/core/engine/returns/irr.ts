import { rate } from '../../kernel/rate.ts';
import type { IrrAnswer } from '../analysis.ts';

/** Net present value at a rate a year; the first flow is now, each next one a year later. */
export function npv(flows: readonly number[], perYear: number): number {
  let value = 0;
  for (let at = flows.length - 1; at >= 0; at -= 1) value = value / (1 + perYear) + (flows[at] ?? 0);
  return value;
}

/**
 * The internal rate of return of yearly flows: every rate above −99 % and up to 1,000 % at which their present value is zero,
 * found by bracketing on a grid and bisection. `none` says why there is none; `many` lists all, since no one of them is right.
 */
export function irr(flows: readonly number[]): IrrAnswer {
  if (!flows.some((flow) => flow < 0)) return { kind: 'none', reason: 'No money is put in' };
  if (!flows.some((flow) => flow > 0)) return { kind: 'none', reason: 'No money comes back' };
  const roots = signChanges(flows) === 1 ? oneRoot(flows) : gridRoots(flows);
  const [first] = roots;
  if (first === undefined) return { kind: 'none', reason: 'No rate between −99 % and 1,000 % makes the flows worth nothing' };
  return roots.length === 1 ? { kind: 'one', rate: rate(first) } : { kind: 'many', rates: roots.map((root) => rate(root)) };
}

const lowest = -0.99;
const highest = 10;

/** With one change of sign there is at most one root above −100 %, and the ends of the range bracket it. */
function oneRoot(flows: readonly number[]): readonly number[] {
  return isBracket(npv(flows, lowest), npv(flows, highest)) ? [bisect(flows, lowest, highest)] : [];
}

/** Steps of 0.25 % below 100 % and of 2.5 % above: finer than two roots of a real deal ever lie apart. */
function gridRoots(flows: readonly number[]): readonly number[] {
  const roots: number[] = [];
  let from = lowest;
  let value = npv(flows, from);
  while (from < highest) {
    const to = Math.min(highest, from + (from < 1 ? 0.0025 : 0.025));
    const next = npv(flows, to);
    if (value === 0) roots.push(from);
    else if (isBracket(value, next)) roots.push(bisect(flows, from, to));
    from = to;
    value = next;
  }
  return roots;
}

const isBracket = (left: number, right: number): boolean => left < 0 !== right < 0 && left !== 0 && right !== 0;

function bisect(flows: readonly number[], from: number, to: number): number {
  const isBelow = npv(flows, from) < 0;
  let [low, high] = [from, to];
  for (let step = 0; step < 60 && high - low > 1e-13; step += 1) {
    const middle = (low + high) / 2;
    if (npv(flows, middle) < 0 === isBelow) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

function signChanges(flows: readonly number[]): number {
  const signs = flows.filter((flow) => flow !== 0).map((flow) => flow > 0);
  return signs.filter((sign, at) => at > 0 && sign !== signs[at - 1]).length;
}
