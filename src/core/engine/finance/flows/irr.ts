import { rate } from '../../../kernel/rate.ts';
import type { IrrAnswer } from '../../analysis.ts';
import { singleSignChangeIrr, signChanges, defaultGuess } from './singleSignChangeIrr.ts';
import type { RateRange } from './irrRoots.ts';
import { irrAnswer } from './irrAnswer.ts';

/**
 * The internal rate of return, per period, of flows that are one period apart, of which the first is now. It is every rate within `range`
 * (the widest by default) at which their net present value is zero. `none` includes the reason; `many` lists every rate, because no rate is
 * more correct than another.
 */
export const irr = (flows: readonly number[], range?: RateRange): IrrAnswer =>
  irrAnswer(
    flows.map((amount, at) => ({ at, amount })),
    range,
  );

/**
 * The plausible range of a deal's annual return, −99% to 1,000%: rates outside it may solve the equation but mean nothing to an investor.
 */
export const dealReturns: RateRange = { from: -0.99, to: 10 };

/**
 * The result of `irr` within `dealReturns`, as a fraction per period. If the flows change sign only once, as in most deals, a faster method
 * gives the same result.
 */
export function dealReturn(flows: readonly number[]): IrrAnswer {
  const yearly = Float64Array.from(flows);
  const found = signChanges(yearly, yearly.length) === 1 ? singleSignChangeIrr(yearly, yearly.length, defaultGuess) : Number.NaN;
  return Number.isNaN(found) ? irr(flows, dealReturns) : { kind: 'one', rate: rate(found) };
}
