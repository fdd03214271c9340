import type { PlanUsage } from '../../../core/contracts/ingestContract.ts';
import { momentFormat } from '../../components/figure/momentFormat.ts';

const monthFormat = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const dayFormat = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' });

const monthName = ({ month }: PlanUsage): string => monthFormat.format(Date.parse(`${month}-01T00:00:00Z`));

const counted = (count: number, one: string, more: string): string => `${count.toLocaleString('en-GB')} ${count === 1 ? one : more}`;

/** Analyses left of the month; null where the plan has no limit. */
export const leftOf = ({ limit, used }: PlanUsage): number | null => (limit === null ? null : Math.max(0, limit - used));

/** What is used of the month, by the server's count and in the server's month. */
export function usedWords(usage: PlanUsage): string {
  const { used, limit } = usage;
  return limit === null
    ? `${used.toLocaleString('en-GB')} in ${monthName(usage)}, no limit`
    : `${Math.min(used, limit)} of ${limit} used in ${monthName(usage)}`;
}

/** Whose count that is, of when, and when it ends. */
export const asOfWords = (usage: PlanUsage): string =>
  `Counted by the server, as of ${momentFormat.format(Date.parse(usage.at))}.${
    usage.limit === null ? '' : ` Starts anew on ${dayFormat.format(Date.parse(usage.startsAnew))} (UTC).`
  }`;

/** Links this device keeps that the server has not counted. */
export const waitingWords = (waiting: number): string =>
  waiting === 0
    ? ''
    : `${counted(waiting, 'link waits', 'links wait')} on this device and ${waiting === 1 ? 'is' : 'are'} not counted yet.`;

/** The most that a plan reads of one search; the server decides (`private.run_share`). */
export const ofOneSearch = { free: 25, pro: 100, investor: 250 } as const;

/** What a search takes of the plan, before anything is asked for; `usage` is null where the server has not been heard. */
export function searchShareWords(maxResults: number, usage: PlanUsage | null): string {
  const counts = 'Each listing you have not read before counts as one analysis';
  if (usage === null) {
    const { free, pro, investor } = ofOneSearch;
    return `${counts}. Of one search Free reads up to ${free} and no more than are left of the month, Pro ${pro}, Investor ${investor}.`;
  }
  const most = Math.min(maxResults, ofOneSearch[usage.plan]);
  const left = leftOf(usage);
  if (left === null) return `${counts}. Your plan has no limit of them and reads up to ${ofOneSearch[usage.plan]} of one search.`;
  const share = `${counts}: this search may use up to ${most}.`;
  if (left === 0) {
    const anew = dayFormat.format(Date.parse(usage.startsAnew));
    return `${share} None of your ${usage.limit} of ${monthName(usage)} is left; they start anew on ${anew}. A saved page of the search can be read now and never counts.`;
  }
  const ends = left < most ? `, so no more than ${left} will be read` : '';
  return `${share} You have ${left} of ${usage.limit} left in ${monthName(usage)}${ends}.`;
}
