import { rate } from '../../../kernel/rate.ts';
import type { IrrAnswer } from '../../analysis.ts';
import { rootOfOneChange, signChanges, usualRate } from './oneChange.ts';
import type { RateRange } from './ratesOfFlows.ts';
import { answerOf } from './rateAnswer.ts';

/**
 * The internal rate of return of flows one period apart, the first one now: every rate a period within `range` (the widest where not
 * given) at which they are worth nothing.
 * `none` says why there is none; `many` lists all, since no one of them is right.
 */
export const irr = (flows: readonly number[], range?: RateRange): IrrAnswer =>
  answerOf(
    flows.map((amount, at) => ({ at, amount })),
    range,
  );

/** A deal's return a year from −99 % to 1,000 %: beyond lie only solutions of the equation that no one can earn or lose. */
export const dealReturns: RateRange = { from: -0.99, to: 10 };

/** `irr` within `dealReturns`; flows that change sign once, as nearly all deals do, take the short way to the same rate. */
export function dealReturn(flows: readonly number[]): IrrAnswer {
  const yearly = Float64Array.from(flows);
  const found = signChanges(yearly, yearly.length) === 1 ? rootOfOneChange(yearly, yearly.length, usualRate) : Number.NaN;
  return Number.isNaN(found) ? irr(flows, dealReturns) : { kind: 'one', rate: rate(found) };
}
