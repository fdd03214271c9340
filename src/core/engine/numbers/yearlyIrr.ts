import { dealReturns, irr } from '../finance/flows/irr.ts';
import { singleSignChangeIrr, signChanges, defaultGuess } from '../finance/flows/singleSignChangeIrr.ts';

/**
 * The internal rate of return of yearly flows, of which the first is now, as a fraction; NaN if there is none or more than one, by the same
 * rule as `irr`. Flows that change sign once, as in most deals, have at most one root. It is found by Halley's method inside a bracket: the
 * closer `near` is to it, the faster the search.
 */
export function yearlyIrr(flows: Float64Array, count: number, near = defaultGuess): number {
  const changes = signChanges(flows, count);
  if (changes === 0) return Number.NaN;
  if (changes === 1) return singleSignChangeIrr(flows, count, near);
  const answer = irr(Array.from(flows.subarray(0, count)), dealReturns);
  return answer.kind === 'one' ? answer.rate : Number.NaN;
}

/** The rate of yearly flows whose net present value is negative at one end of −99% to 1,000% and positive at the other; NaN otherwise. */
export function bracketedIrr(flows: Float64Array, count: number): number {
  return signChanges(flows, count) === 0 ? Number.NaN : singleSignChangeIrr(flows, count, defaultGuess);
}
