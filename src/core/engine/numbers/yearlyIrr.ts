import { dealReturns, irr } from '../finance/flows/irr.ts';

/**
 * The one internal rate of return of yearly flows, the first of them now; NaN where there is none or more than one, by the same rule as
 * `irr`. Flows that change sign once, as nearly all deals do, have one root at most, found by Halley's method inside a bracket,
 * the sooner the closer `near` is.
 */
export function yearlyIrr(flows: Float64Array, count: number, near = usualRate): number {
  const changes = signChanges(flows, count);
  if (changes === 0) return Number.NaN;
  if (changes === 1) return rootOfOneChange(flows, count, near);
  const answer = irr(Array.from(flows.subarray(0, count)), dealReturns);
  return answer.kind === 'one' ? answer.rate : Number.NaN;
}

/** The rate where flows that are worth less than nothing at one end of −99 % to 1,000 % are worth more at the other; NaN where none is. */
export function bracketedIrr(flows: Float64Array, count: number): number {
  return signChanges(flows, count) === 0 ? Number.NaN : rootOfOneChange(flows, count, usualRate);
}

const usualRate = 0.08;

/** The discount factors of 1,000 % and of −99 %. */
const lowest = 1 / 11;
const highest = 100;

/** Works in the discount factor x = 1 ÷ (1 + rate), in which present value is a polynomial with the sign of the last flow at the far end. */
function rootOfOneChange(flows: Float64Array, count: number, near: number): number {
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
    // Halley's step where the curve is mild; near a turning point his step is short for the wrong reason, and Newton's is taken.
    const isMild = Math.abs(curve) < 0.5;
    const change = isMild ? newton / (1 - curve) : newton;
    const next = x - change;
    // The error of a mild step is about the cube of its length: what is left after one of 1e-5 is less than can be written.
    if (Math.abs(change) <= (isMild ? 1e-5 : 1e-13) * x) {
      x = next;
      break;
    }
    const isBelow = value * rises < 0;
    if (isBelow) low = x;
    else high = x;
    // Where the step leaves the bracket, one of fifteen percent or to the middle.
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

function signChanges(flows: Float64Array, count: number): number {
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
