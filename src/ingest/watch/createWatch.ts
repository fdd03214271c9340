import type { SavedSearchRow } from '../../data/device/deviceDb.ts';
import type { DealRow } from '../../data/view/rows.ts';
import type { IngestFailure } from '../ingest.ts';
import { recheckListing } from './recheckListing.ts';
import type { CheckManyOptions, CheckSummary, Watch } from './watch.ts';
import type { WatchContext } from './watchContext.ts';

/** The delay between checks, in milliseconds: below the server's limit of thirty a minute. */
const pauseMs = 2_100;

/** The maximum number of checks in one day's run. */
const mostADay = 60;

const [hourMs, dayMs] = [3_600_000, 86_400_000];

/**
 * A listing checked within this time is not due again. It is shorter than a day, so that a run slightly earlier each day still checks
 * daily.
 */
const freshMs = 20 * hourMs;

export function createWatch(context: WatchContext): Watch {
  const many = (ids: readonly string[], options: CheckManyOptions = {}): Promise<CheckSummary | null> =>
    context.exclusively('watch', () => checkInTurn(context, ids, options));
  return {
    checkDeal: (id) => recheckListing(context, id),
    checkDeals: many,
    checkDue: async () => {
      const { daily, ranAt } = await context.setting();
      await searchesDue(context);
      if (!daily || context.now() - ranAt < dayMs) return null;
      if ((await context.account.currentUser()) === null) return null;
      const due = await dealsDue(context);
      const summary = await many(due);
      // If interrupted, for example without a connection, the check is due again once online.
      if (summary !== null && (summary.checked > 0 || summary.stopped === null)) await context.changeSetting({ ranAt: context.now() });
      return summary;
    },
  };
}

/** The failures after which further requests are pointless. */
const ends: ReadonlySet<IngestFailure['code']> = new Set([
  'offline',
  'unauthorized',
  'signed-out',
  'plan_limit',
  'rate_limited',
  'storage',
]);

async function checkInTurn(context: WatchContext, ids: readonly string[], { onProgress, signal }: CheckManyOptions): Promise<CheckSummary> {
  let [checked, changed, failed] = [0, 0, 0];
  for (const [at, id] of ids.entries()) {
    onProgress?.({ done: at, total: ids.length });
    if (at > 0) await context.pause(pauseMs);
    if (signal?.aborted === true) return { checked, changed, failed, stopped: 'Stopped.' };
    const answer = await recheckListing(context, id);
    if (answer.ok) {
      checked += 1;
      changed += answer.value.events.length > 0 ? 1 : 0;
    } else if (ends.has(answer.error.code)) {
      return { checked, changed, failed, stopped: answer.error.message };
    } else failed += 1;
  }
  onProgress?.({ done: ids.length, total: ids.length });
  return { checked, changed, failed, stopped: null };
}

/** False once the deal is bought, rejected, sold or withdrawn, because further changes no longer matter to the person. */
const isOpen = ({ stage, status, site, listingUrl }: DealRow): boolean =>
  stage !== 'bought' && stage !== 'rejected' && status !== 'sold' && listingUrl !== null && (site === 'rightmove' || site === 'zoopla');

/** Saved deals that are due for a check. Those checked longest ago come first. */
async function dealsDue(context: WatchContext): Promise<readonly string[]> {
  const checks = new Map((await context.checks()).map(({ dealId, checkedAt }) => [dealId, checkedAt]));
  const seenAt = ({ id, capturedAt }: DealRow): number => Math.max(checks.get(id) ?? 0, capturedAt ?? 0);
  return (await context.savedRows())
    .filter((row) => isOpen(row) && context.now() - seenAt(row) >= freshMs)
    .toSorted((one, other) => seenAt(one) - seenAt(other))
    .slice(0, mostADay)
    .map(({ id }) => id);
}

/** A saved search is re-checked once a day, by one tab. A check missed offline runs once online. */
async function searchesDue(context: WatchContext): Promise<void> {
  const isDue = ({ daily, checkedAt }: SavedSearchRow): boolean => daily && context.now() - checkedAt >= dayMs;
  for (const { url } of (await context.searches()).filter(isDue)) {
    await context.exclusively(`search-${url}`, async () => {
      // Another tab may have checked it in the meantime.
      const search = (await context.searches()).find((each) => each.url === url);
      if (search !== undefined && isDue(search) && (await context.searchAgain(search))) await context.searchChecked(url, context.now());
    });
  }
}
