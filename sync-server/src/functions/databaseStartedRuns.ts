import { readStartedRun, type StartedRuns } from '../../../src/backend/apify/startedRuns.ts';
import type { Database } from '../store/database.ts';

const moment = (at: number): string => new Date(at).toISOString();

/** Started actor runs in the embedded database. They belong to no user, so they bypass row-level security, like the nightly jobs. */
export function createDatabaseStartedRuns(db: Database): StartedRuns {
  return {
    find: async (url, after) => {
      const select = 'select run::text as run from private.apify_runs where url = $1 and begun_at > $2::timestamptz';
      const [row] = await db.q(select, [url, moment(after)]);
      return row === undefined ? null : readStartedRun(JSON.parse(row['run'] ?? 'null'));
    },
    keep: async (url, run, at) => {
      await db.q("delete from private.apify_runs where begun_at < $1::timestamptz - interval '1 day'", [moment(at)]);
      await db.q(
        `insert into private.apify_runs (url, run, begun_at) values ($1, $2::jsonb, $3::timestamptz)
         on conflict (url) do update set run = excluded.run, begun_at = excluded.begun_at`,
        [url, JSON.stringify({ id: run.id, datasetId: run.datasetId }), moment(at)],
      );
    },
    drop: async (url) => {
      await db.q('delete from private.apify_runs where url = $1', [url]);
    },
  };
}
