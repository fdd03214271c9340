import type { PlanUsage } from '../../../core/contracts/ingestContract.ts';
import { momentFormat } from '../../components/figure/momentFormat.ts';

const monthFormat = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const dayFormat = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' });

const monthName = ({ month }: PlanUsage): string => monthFormat.format(Date.parse(`${month}-01T00:00:00Z`));

const counted = (count: number, one: string, more: string): string => `${count.toLocaleString('en-GB')} ${count === 1 ? one : more}`;

/** Analyses left this month; null for a plan without a limit. */
export const analysesLeft = ({ limit, used }: PlanUsage): number | null => (limit === null ? null : Math.max(0, limit - used));

/** This month's usage, by the server's count and calendar. */
export function usedText(usage: PlanUsage): string {
  const { used, limit } = usage;
  return limit === null
    ? `${used.toLocaleString('en-GB')} in ${monthName(usage)}, no limit`
    : `${Math.min(used, limit)} of ${limit} used in ${monthName(usage)}`;
}

/** When the usage was counted, and when it resets. */
export const asOfText = (usage: PlanUsage): string =>
  `Last updated ${momentFormat.format(Date.parse(usage.at))}.${
    usage.limit === null ? '' : ` Resets on ${dayFormat.format(Date.parse(usage.resetsAt))}.`
  }`;

/** Text on links the server has not counted yet. */
export const waitingLinksText = (waiting: number): string =>
  waiting === 0 ? '' : `${counted(waiting, 'link is', 'links are')} waiting on this device and not counted yet.`;

/** Maximum listings per search by plan. The server enforces it (`private.run_share`). */
export const searchListingLimit = { free: 25, pro: 100, investor: 250 } as const;

/** Cost of a search in analyses. `usage` is null when unknown. */
export function searchShareText(maxResults: number, usage: PlanUsage | null): string {
  const counts = 'Each new listing counts as one analysis';
  if (usage === null) {
    const { free, pro, investor } = searchListingLimit;
    return `${counts}. Free reads up to ${free} listings per search within the monthly limit, Pro ${pro} and Investor ${investor}.`;
  }
  const most = Math.min(maxResults, searchListingLimit[usage.plan]);
  const left = analysesLeft(usage);
  if (left === null)
    return `${counts}. Your plan has unlimited analyses and reads up to ${searchListingLimit[usage.plan]} listings per search.`;
  const share = `${counts}. This search may use up to ${most}.`;
  if (left === 0) {
    const resetDay = dayFormat.format(Date.parse(usage.resetsAt));
    return `${share} You’ve used all ${usage.limit} analyses for ${monthName(usage)}. They reset on ${resetDay}. Saved search pages are free and can be read now.`;
  }
  const ends = left < most ? `, so up to ${left} will be read` : '';
  return `${share} You have ${left} of ${usage.limit} analyses left in ${monthName(usage)}${ends}.`;
}
