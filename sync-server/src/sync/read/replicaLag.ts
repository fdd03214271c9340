import { sleep } from '../../../../src/backend/sleep.ts';
import type { Query } from '../../store/database.ts';

/** Zero if the replica shows everything that it has received over an open connection to its primary. */
const lag = `select (case
    when not pg_is_in_recovery() then 'NaN'::float8
    when exists (select from pg_stat_wal_receiver where status = 'streaming') and pg_last_wal_receive_lsn() = pg_last_wal_replay_lsn() then 0
    else extract(epoch from now() - pg_last_xact_replay_timestamp())
  end)::text as seconds`;

/** How long to wait for the replica, in milliseconds, because a scrape of the metrics does not wait long either. */
const patienceMs = 1_000;

/**
 * The age of the newest change that a streaming replica shows, in seconds, or 0 if it is up to date. Runs on the replica. NaN if it is no
 * replica, or cannot be read in time.
 */
export async function readReplicaLag(q: Query): Promise<number> {
  const read = q(lag).then(
    ([row]) => Number(row?.['seconds'] ?? Number.NaN),
    () => Number.NaN,
  );
  return Promise.race([read, sleep(patienceMs).then(() => Number.NaN)]);
}
