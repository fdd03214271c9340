import type { IsoDate } from '../../../kernel/calendar.ts';
import type { IrrAnswer } from '../../analysis.ts';
import { yearsBetween } from './dayCount.ts';
import type { DayCount } from './dayCount.ts';
import { irrAnswer } from './irrAnswer.ts';
import { npvOfFlows } from './irrRoots.ts';
import type { TimedFlow } from './irrRoots.ts';

/** An amount on a day; inflows positive, outflows negative. */
export interface DatedFlow {
  readonly date: IsoDate;
  readonly amount: number;
}

/**
 * The effective annual rate of dated flows in any order (Excel XIRR, without its guess): one rate, several, or the reason there is none.
 */
export const xirr = (flows: readonly DatedFlow[], dayCount?: DayCount): IrrAnswer => irrAnswer(timed(flows, dayCount));

/** The net present value of dated flows on the earliest of their days, at an effective annual rate (Excel XNPV). */
export const xnpv = (rate: number, flows: readonly DatedFlow[], dayCount?: DayCount): number => npvOfFlows(timed(flows, dayCount), rate);

function timed(flows: readonly DatedFlow[], dayCount?: DayCount): readonly TimedFlow[] {
  const [first] = flows.map((flow) => flow.date).toSorted();
  return first === undefined ? [] : flows.map(({ date, amount }) => ({ at: yearsBetween(first, date, dayCount), amount }));
}
