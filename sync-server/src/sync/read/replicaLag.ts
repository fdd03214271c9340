import type { Query } from '../../store/database.ts';

const lag = `select (case when pg_last_wal_receive_lsn() = pg_last_wal_replay_lsn() then 0
  else extract(epoch from now() - pg_last_xact_replay_timestamp()) end)::text as seconds`;

/** How far a streaming replica is behind what it has received, in seconds. Runs on the replica. NaN if it is not a replica. */
export async function readReplicaLag(q: Query): Promise<number> {
  const [row] = await q(lag);
  return Number(row?.['seconds'] ?? Number.NaN);
}
