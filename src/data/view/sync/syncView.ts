import { liveQuery } from 'dexie';
import type { RecordCounts } from '../../records/recordStore.ts';
import type { ViewDb } from '../viewDb.ts';

/**
 * Why the sync does not continue automatically. `deleted`: the server reports that the account no longer exists. `sign-in`: the token was
 * refused, which is a failure only once the auth server refuses a new one as well. `not-member`: the user is no longer a member of this
 * team workspace.
 */
export type SyncTrouble = 'upgrade' | 'deleted' | 'sign-in' | 'other-user' | 'not-member' | 'storage' | 'server';

/**
 * The sync status shown to the person, as last written by the leading tab. `saved`: on this device. `waiting`: not yet sent. `synced`: the
 * server has everything. `choice`: something was refused, could not be read, or conflicted. `failed`: it will not continue automatically.
 */
export interface SyncStatusRow extends RecordCounts {
  readonly kind: 'saved' | 'waiting' | 'sending' | 'synced' | 'choice' | 'failed';
  readonly reason: SyncTrouble | null;
  /** When everything was last sent and pulled, epoch milliseconds. */
  readonly lastSyncAt: number | null;
  /** Whether this device's records were lost and the person has not yet read the notice. */
  readonly emptied: boolean;
}

/** Names of the settings that the sync writes. */
export const syncSettings = { status: 'sync/status', marks: 'sync/marks', device: 'sync/device', emptied: 'sync/emptied' } as const;

/** Calls back with the reason the sync is paused, now and after each change. Returns a function that stops it. */
export function watchSyncReason(view: ViewDb, told: (reason: SyncStatusRow['reason']) => void): () => void {
  const reading = liveQuery(async () => (await readSyncStatus(view))?.reason ?? null).subscribe({ next: told, error: () => undefined });
  return () => reading.unsubscribe();
}

export async function readSyncStatus(view: ViewDb): Promise<SyncStatusRow | null> {
  const [status, emptied] = await view.settings.bulkGet([syncSettings.status, syncSettings.emptied]);
  return status === undefined ? null : { ...(status.value as SyncStatusRow), emptied: emptied !== undefined };
}
