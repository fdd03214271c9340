import type { Database } from '../store/database.ts';
import { sqlState } from '../store/sqlState.ts';

/** How long a deleted record is retained for devices that have not seen the deletion. A device away for longer does a full pull. */
const keptDays = 180;

const insufficientPrivilege = '42501';

/** Purges records deleted long ago, a few workspaces at a time, so that no lock lasts long. Returns how many were removed. */
export async function purgeDeleted(db: Database, at: number): Promise<number> {
  const before = new Date(at - keptDays * 86_400_000).toISOString();
  let all = 0;
  for (let removed = -1; removed !== 0; all += removed) {
    const [row] = await db.q('select private.purge_deleted_rows($1::timestamptz)::text as removed', [before]);
    removed = Number(row?.['removed'] ?? 0);
  }
  return all;
}

/** How long a run remains available to devices that did not follow it. */
const runDays = 30;

/** Removes old runs. Returns how many were removed. */
export async function purgeRuns(db: Database, at: number): Promise<number> {
  const before = new Date(at - runDays * 86_400_000).toISOString();
  const [row] = await db.q('select private.purge_runs($1::timestamptz)::text as removed', [before]);
  return Number(row?.['removed'] ?? 0);
}

/** Deletes workspaces that were closed more than 30 days ago. Returns how many were deleted. */
export async function purgeTeams(db: Database, at: number): Promise<number> {
  const [row] = await db.q('select private.purge_teams($1::timestamptz)::text as removed', [new Date(at).toISOString()]);
  return Number(row?.['removed'] ?? 0);
}

/** Removes expired links to deals. Returns how many were removed. */
export async function purgeSharedLinks(db: Database, at: number): Promise<number> {
  const [row] = await db.q('select private.purge_shared_links($1::timestamptz)::text as removed', [new Date(at).toISOString()]);
  return Number(row?.['removed'] ?? 0);
}

/** Whether the database refuses the purge. A server that may act only as its users leaves it to the database's own schedule. */
export const mayNotPurge = (error: unknown): boolean => sqlState(error) === insufficientPrivilege;
