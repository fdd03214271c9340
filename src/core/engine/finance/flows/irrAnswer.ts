import { rate } from '../../../kernel/rate.ts';
import type { IrrAnswer } from '../../analysis.ts';
import { irrRoots, widestRange } from './irrRoots.ts';
import type { RateRange, TimedFlow } from './irrRoots.ts';

/** The internal rate of return of flows within `range`, per period: one rate, several, or the reason there is none. */
export const irrAnswer = (flows: readonly TimedFlow[], range: RateRange = widestRange): IrrAnswer =>
  irrAnswerFromRates(flows, irrRoots(flows, range), range);

/** The answer for rates within `range` that have already been found. */
export function irrAnswerFromRates(flows: readonly TimedFlow[], rates: readonly number[], range: RateRange = widestRange): IrrAnswer {
  if (!flows.some((flow) => flow.amount < 0)) return { kind: 'none', reason: 'No money is invested' };
  if (!flows.some((flow) => flow.amount > 0)) return { kind: 'none', reason: 'No money is returned' };
  const [first] = rates;
  if (first === undefined)
    return { kind: 'none', reason: `No rate between ${shown(range.from)} and ${shown(range.to)} gives a net present value of zero` };
  return rates.length === 1 ? { kind: 'one', rate: rate(first) } : { kind: 'many', rates: rates.map((each) => rate(each)) };
}

const grouped = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 4 });
const shown = (fraction: number): string => `${grouped.format(Number((fraction * 100).toPrecision(12))).replace('-', '−')}%`;
