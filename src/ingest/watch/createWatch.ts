import type { KeptSearchRow } from '../../data/device/deviceDb.ts';
import type { DealRow } from '../../data/view/rows.ts';
import type { IngestFailure } from '../ingest.ts';
import { checkDeal } from './checkDeal.ts';
import type { CheckManyOptions, CheckSummary, Watch } from './watch.ts';
import type { WatchContext } from './watchContext.ts';

/** Between two looks, in milliseconds: below the thirty a minute that the server answers. */
const pauseMs = 2_100;

/** Looked at in one day's turn at most. */
const mostADay = 60;

const [hourMs, dayMs] = [3_600_000, 86_400_000];

/** What was looked at within this time is not due again: a turn that comes a little earlier each day still comes every day. */
const freshMs = 20 * hourMs;

export function createWatch(context: WatchContext): Watch {
  const many = (ids: readonly string[], options: CheckManyOptions = {}): Promise<CheckSummary | null> =>
    context.exclusively('watch', () => checkInTurn(context, ids, options));
  return {
    checkDeal: (id) => checkDeal(context, id),
    checkDeals: many,
    checkDue: async () => {
      const { daily, ranAt } = await context.setting();
      await searchesDue(context);
      if (!daily || context.now() - ranAt < dayMs) return null;
      if ((await context.account.currentUser()) === null) return null;
      const due = await dealsDue(context);
      const summary = await many(due);
      // Cut off at once, as without a connection, it is due again when there is one.
      if (summary !== null && (summary.checked > 0 || summary.stopped === null)) await context.changeSetting({ ranAt: context.now() });
      return summary;
    },
  };
}

/** After these there is no sense in asking for another. */
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
    const answer = await checkDeal(context, id);
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

/** Nothing happens any more to what was bought, rejected, sold or withdrawn as far as the person is concerned. */
const isOpen = ({ stage, status, site, listingUrl }: DealRow): boolean =>
  stage !== 'bought' && stage !== 'rejected' && status !== 'sold' && listingUrl !== null && (site === 'rightmove' || site === 'zoopla');

/** Saved deals that were not looked at lately, those unseen for longest first. */
async function dealsDue(context: WatchContext): Promise<readonly string[]> {
  const checks = new Map((await context.checks()).map(({ dealId, checkedAt }) => [dealId, checkedAt]));
  const seenAt = ({ id, capturedAt }: DealRow): number => Math.max(checks.get(id) ?? 0, capturedAt ?? 0);
  return (await context.savedRows())
    .filter((row) => isOpen(row) && context.now() - seenAt(row) >= freshMs)
    .toSorted((one, other) => seenAt(one) - seenAt(other))
    .slice(0, mostADay)
    .map(({ id }) => id);
}

/** A search kept for it is looked through once a day, one tab's work; a start without a connection is made up for when there is one. */
async function searchesDue(context: WatchContext): Promise<void> {
  const isDue = ({ daily, checkedAt }: KeptSearchRow): boolean => daily && context.now() - checkedAt >= dayMs;
  for (const { url } of (await context.searches()).filter(isDue)) {
    await context.exclusively(`search-${url}`, async () => {
      // Another tab may have been at it in between.
      const search = (await context.searches()).find((each) => each.url === url);
      if (search !== undefined && isDue(search) && (await context.searchAgain(search))) await context.searchChecked(url, context.now());
    });
  }
}
