import type { ServerOptions } from '../configuration.ts';
import type { Database } from '../store/database.ts';
import { backUp, backupsIn } from './backUp.ts';
import type { Log } from '../operations/log.ts';
import { mayNotPurge, purgeDeleted, purgeRuns, purgeSharedLinks, purgeTeams } from './purgeDeleted.ts';

/** The hour of the nightly jobs (UTC). They also run within an hour of a start if the last day has no backup. */
const quietHour = 3;

const hourMs = 3_600_000;

/** Checks every hour whether the nightly jobs are due, and runs them. Returns a function that stops it. */
export function startNightly(db: Database, options: Pick<ServerOptions, 'dataDir' | 'clock'>, log: Log): () => void {
  let doneOn: string | null = null;
  const timer = setInterval(() => {
    const at = options.clock();
    const today = new Date(at).toISOString().slice(0, 10);
    if (doneOn === today || db.trouble() !== null || !isDue(db, options)) return;
    doneOn = today;
    runNightly(db, options).catch((error: unknown) => log.error('nightly work failed', error));
  }, hourMs);
  timer.unref();
  return () => clearInterval(timer);
}

/** Runs the purge, then backs up the rest. A PostgreSQL server is backed up by its own tools. */
export async function runNightly(db: Database, { dataDir, clock }: Pick<ServerOptions, 'dataDir' | 'clock'>): Promise<void> {
  for (const purge of [purgeDeleted, purgeRuns, purgeTeams, purgeSharedLinks]) {
    await purge(db, clock()).catch((error: unknown) => {
      if (!mayNotPurge(error)) throw error;
    });
  }
  if (db.dump !== null) await backUp(dataDir, db.dump, clock());
}

function isDue(db: Database, { dataDir, clock }: Pick<ServerOptions, 'dataDir' | 'clock'>): boolean {
  if (new Date(clock()).getUTCHours() === quietHour || db.dump === null) return true;
  const yesterday = new Date(clock() - 24 * hourMs).toISOString().slice(0, 10);
  return (backupsIn(dataDir)[0] ?? '').slice(0, 10) < yesterday;
}
