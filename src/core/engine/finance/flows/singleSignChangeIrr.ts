/** The starting point of a search if no better one is given. */
export const defaultGuess = 0.08;

/** The discount factors at rates of 1,000% and −99%. */
const lowest = 1 / 11;
const highest = 100;

/**
 * The rate per period, from −99% to 1,000%, at which the first `count` flows have a net present value of zero, for flows that change sign
 * once; NaN if it is outside that range. Uses Halley's method inside a bracket; the closer `near` is, the faster the search. Its unknown is
 * the discount factor x = 1 ÷ (1 + rate). The present value is a polynomial in x, which for large x has the sign of the last flow.
 */
export function singleSignChangeIrr(flows: Float64Array, count: number, near: number): number {
  let [low, high] = [lowest, highest];
  const rises = lastSign(flows, count);
  let x = 1 / (1 + near);
  for (let step = 0; step < 200; step += 1) {
    let value = 0;
    let slope = 0;
    let bend = 0;
    for (let at = count - 1; at >= 0; at -= 1) {
      bend = bend * x + slope;
      slope = slope * x + value;
      value = value * x + (flows[at] as number);
    }
    const newton = value / slope;
    const curve = (newton * bend) / slope;
    // Uses Halley's step where the curvature is mild. Near a turning point that step is too short, so Newton's step is used.
    const isMild = Math.abs(curve) < 0.5;
    const change = isMild ? newton / (1 - curve) : newton;
    const next = x - change;
    // The error after a mild step is about the cube of the step's length. After a step of 1e-5 it is below machine precision.
    if (Math.abs(change) <= (isMild ? 1e-5 : 1e-13) * x) {
      x = next;
      break;
    }
    const isBelow = value * rises < 0;
    if (isBelow) low = x;
    else high = x;
    // If the step leaves the bracket, changes x by fifteen per cent or bisects the bracket.
    if (next > low && next < high) x = next;
    else x = isBelow ? Math.min(x * 1.15, (x + high) / 2) : Math.max(x / 1.15, (x + low) / 2);
  }
  return x <= lowest * (1 + 1e-12) || x >= highest * (1 - 1e-12) ? Number.NaN : 1 / x - 1;
}

function lastSign(flows: Float64Array, count: number): number {
  for (let at = count - 1; at >= 0; at -= 1) {
    const flow = flows[at] as number;
    if (flow !== 0) return flow > 0 ? 1 : -1;
  }
  return 0;
}

/** The number of times the first `count` flows change sign, ignoring zero flows. */
export function signChanges(flows: Float64Array, count: number): number {
  let changes = 0;
  let sign = 0;
  for (let at = 0; at < count; at += 1) {
    const flow = flows[at] as number;
    if (flow === 0) continue;
    const next = flow > 0 ? 1 : -1;
    if (sign !== 0 && next !== sign) changes += 1;
    sign = next;
  }
  return changes;
}
