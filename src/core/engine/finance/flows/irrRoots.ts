/** An amount at a time, in periods (years, months) from any origin. Inflows are positive, outflows negative. */
export interface TimedFlow {
  readonly at: number;
  readonly amount: number;
}

/** The range of rates per period to search, both ends included. */
export interface RateRange {
  readonly from: number;
  readonly to: number;
}

/** From −99.9999% to 100,000%: wider than any rate a calculator needs. */
export const widestRange: RateRange = { from: -0.999999, to: 1000 };

/**
 * Every rate per period within `range` at which the flows have a net present value of zero, ascending. Times need not be whole or in order.
 *
 * As a function of `u = ln(1 + rate)` the present value is a sum of exponentials. Multiplied by `e^{su}` it has the same roots. With `s`
 * between two flows of opposite sign, its slope is such a sum with one fewer change of sign (Descartes, Laguerre). A sum with one change
 * has one root, and between two turning points there is at most one. So no root is missed or invented. Beyond sixty changes of sign, far
 * more than any deal has, a fine grid replaces the turning points. With the grid, two nearly coincident rates can be missed.
 */
export function irrRoots(flows: readonly TimedFlow[], range: RateRange = widestRange): readonly number[] {
  return logRoots(inOrder(flows), { from: Math.log1p(range.from), to: Math.log1p(range.to) }).map((root) => Math.expm1(root));
}

/** The net present value of the flows at their earliest time, at a rate per period; in the unit of the flows. */
export function npvOfFlows(flows: readonly TimedFlow[], rate: number): number {
  const growth = Math.log1p(rate);
  const first = flows.reduce((earliest, flow) => Math.min(earliest, flow.at), Infinity);
  return flows.reduce((sum, flow) => sum + flow.amount * Math.exp(-growth * (flow.at - first)), 0);
}

const mostChanges = 60;
const gridSteps = 8000;

/** Flows summed by time, in chronological order, leaving out those that cancel out. */
function inOrder(flows: readonly TimedFlow[]): readonly TimedFlow[] {
  const byTime = new Map<number, number>();
  for (const { at, amount } of flows) byTime.set(at, (byTime.get(at) ?? 0) + amount);
  return [...byTime]
    .map(([at, amount]) => ({ at, amount }))
    .filter(({ amount }) => amount !== 0)
    .toSorted((left, right) => left.at - right.at);
}

/** The roots within `range`, as logarithms of growth factors. */
function logRoots(flows: readonly TimedFlow[], range: RateRange): readonly number[] {
  const changes = signChanges(flows);
  if (changes.length === 0) return [];
  const roots: number[] = [];
  let from = { at: range.from, sign: signAt(flows, range.from) };
  for (const at of [...dividers(flows, changes, range), range.to]) {
    const to = { at, sign: signAt(flows, at) };
    if (from.sign * to.sign < 0) roots.push(bisect(flows, from, to));
    if (to.sign === 0) roots.push(to.at);
    from = to;
  }
  return roots;
}

/** Points with at most one root between neighbours: the turning points, or the grid that replaces them. */
function dividers(flows: readonly TimedFlow[], changes: readonly number[], range: RateRange): readonly number[] {
  const [change] = changes;
  if (change === undefined || changes.length === 1) return [];
  if (changes.length <= mostChanges) return logRoots(slope(flows, change), range);
  return Array.from({ length: gridSteps - 1 }, (_, step) => range.from + ((range.to - range.from) * (step + 1)) / gridSteps);
}

/** The times between which the flows change sign. */
function signChanges(flows: readonly TimedFlow[]): readonly number[] {
  return flows.flatMap((flow, index) => {
    const before = flows[index - 1];
    return before !== undefined && before.amount > 0 !== flow.amount > 0 ? [(before.at + flow.at) / 2] : [];
  });
}

const slope = (flows: readonly TimedFlow[], around: number): readonly TimedFlow[] =>
  flows.map(({ at, amount }) => ({ at, amount: amount * (around - at) }));

/**
 * The rounding error, as a share of the sum of the flows' magnitudes. A smaller value counts as zero, for example where a turning point
 * touches zero.
 */
const dust = 4e-15;

/** The sign of the net present value. To avoid overflow, flows are discounted to whichever end keeps every factor below one. */
function signAt(flows: readonly TimedFlow[], growth: number): number {
  const origin = (growth >= 0 ? flows[0] : flows.at(-1))?.at ?? 0;
  let sum = 0;
  let size = 0;
  for (const { at, amount } of flows) {
    const worth = amount * Math.exp(-growth * (at - origin));
    sum += worth;
    size += Math.abs(worth);
  }
  return Math.abs(sum) <= dust * size ? 0 : Math.sign(sum);
}

interface SignedPoint {
  readonly at: number;
  readonly sign: number;
}

function bisect(flows: readonly TimedFlow[], from: SignedPoint, to: SignedPoint): number {
  let [low, high] = [from.at, to.at];
  for (let step = 0; step < 80; step += 1) {
    const middle = (low + high) / 2;
    if (middle <= low || middle >= high) break;
    const sign = signAt(flows, middle);
    if (sign === 0) return middle;
    if (sign === from.sign) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}
