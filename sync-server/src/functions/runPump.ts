import { readNextPage, searchOf, processListings, type ActiveRun, type RunWork } from '../../../src/backend/runs/advanceRun.ts';
import type { RunEngine } from '../../../src/backend/runs/runEngine.ts';
import type { UserClaims } from '../../../src/backend/userClaims.ts';
import type { Log } from '../operations/log.ts';
import type { Database, Row } from '../store/database.ts';

/** Works on runs in the background: immediately on those started here, and on all others in turn. */
export interface RunPump {
  readonly engine: RunEngine;
  /** Stops taking new work, and waits for work under way. */
  stop(): Promise<void>;
}

/** How often to look for postponed work, and for work left by another server. */
const lookEveryMs = 2_000;

/** At shutdown, a page that takes longer than this is abandoned. Its lease expires, and it is read again. */
const patienceMs = 1_000;

/** Concurrent runs in this process. The limits for each portal are lower. */
const mostAtOnce = 20;

/**
 * The unfinished runs of all users, from a query that bypasses row-level security, like the nightly jobs. All further work runs as the
 * person.
 */
const unfinished = `select r.id::text, r.user_id::text, r.aal, r.site, r.url from public.search_runs r join auth.users u on u.id = r.user_id
  where r.state not in ('saved', 'failed', 'cancelled') and r.not_before <= now() and coalesce(u.banned_until, '-infinity') <= now() order by r.created_at limit 100`;

/** The number of unfinished runs of all users. */
export async function countUnfinished(db: Database): Promise<number> {
  const [row] = await db.q(
    "select count(*)::text as unfinished from public.search_runs where state not in ('saved', 'failed', 'cancelled')",
  );
  return Number(row?.['unfinished'] ?? 0);
}

/**
 * Releases leases from before a restart. Only one process can own an embedded database's folder, so no other process can still hold these
 * leases.
 */
const letGo = [
  "update public.search_runs set lease = null, leased_until = null where lease is not null and state in ('queued', 'fetching')",
  "update public.search_run_items set leased_until = now() where state = 'fetching'",
];

export function startRunPump(db: Database, work: RunWork, log: Log): RunPump {
  const atWork = new Map<string, Promise<void>>();
  let stopped = false;
  const take = (run: ActiveRun): void => {
    const key = `${run.caller.claims.sub} ${run.id}`;
    if (stopped || atWork.has(key) || atWork.size >= mostAtOnce) return;
    const done = finish(work, run, () => stopped)
      .catch((error: unknown) => (stopped ? undefined : log.error('a run failed and will be retried', error, { run: run.id })))
      .finally(() => atWork.delete(key));
    atWork.set(key, done);
  };
  const look = async (): Promise<void> => {
    // Each step of a run is stored, so it is enough that the next scan resumes it.
    if (db.trouble() !== null) return;
    for (const row of await db.q(unfinished)) {
      const run = runOf(row);
      // A URL that this build does not recognise as a search would otherwise be retried for ever.
      if (run.search === null) await work.runs.cancel(run.caller, run.id);
      else take({ ...run, search: run.search });
    }
  };
  const looking = async (): Promise<void> => {
    if (db.engine === 'pglite' && db.trouble() === null) for (const statement of letGo) await db.q(statement);
    await look();
  };
  const quietly = (asked: Promise<void>): Promise<void> =>
    asked.catch((error: unknown) => (stopped ? undefined : log.error('unfinished runs could not be listed', error)));
  let last = quietly(looking());
  const timer = setInterval(() => {
    last = last.then(() => (stopped ? undefined : quietly(look())));
  }, lookEveryMs);
  timer.unref();
  return {
    engine: {
      runs: work.runs,
      begin: (run) => readNextPage(work, run),
      moveOn: (run) => Promise.resolve(take(run)),
    },
    stop: async () => {
      stopped = true;
      clearInterval(timer);
      await Promise.race([Promise.all([last, ...atWork.values()]), new Promise((resolve) => void setTimeout(resolve, patienceMs).unref())]);
    },
  };
}

/** Works on one run until none of its work is due. Result pages are read in sequence, listings in parallel. */
async function finish(work: RunWork, run: ActiveRun, isStopped: () => boolean): Promise<void> {
  const pages = async (): Promise<void> => {
    while (!isStopped() && (await readNextPage(work, run)));
  };
  const listings = async (): Promise<void> => {
    while (!isStopped() && (await processListings(work, run, listingsBetweenLooks)) > 0);
  };
  await Promise.all([pages(), listings()]);
  await listings();
}

/** How many listings to process between checks whether the server is stopping. */
const listingsBetweenLooks = 20;

function runOf(row: Row) {
  const [id, sub, aal] = [row['id'] ?? '', row['user_id'] ?? '', row['aal'] ?? 'aal1'];
  const search = searchOf({ site: row['site'] ?? '', url: row['url'] ?? '' });
  const claims: UserClaims = { sub, role: 'authenticated', aal, sessionId: null, expiresAt: 0 };
  return { id, search, caller: { claims, token: '' } };
}
