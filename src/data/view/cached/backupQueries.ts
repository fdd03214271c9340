import { useLiveQuery } from 'dexie-react-hooks';
import type { ViewDb } from '../viewDb.ts';
import { readBackupState, type BackupState } from './backupState.ts';
import { readStorageEviction, readDealCount, type StorageEviction, type DealCount } from './storeContents.ts';
import { readUnreadable, type Unreadable } from './unreadable.ts';

/** When the person last made a backup, and the state of the records at that time. */
export interface BackupStatus {
  readonly backups: BackupState;
  readonly deals: DealCount;
}

/** The backup state, live. Undefined during the first read. Queried again after every row change, so only backup screens use it. */
export const useBackupStatus = (view: ViewDb): BackupStatus | undefined =>
  useLiveQuery(async () => ({ backups: await readBackupState(view), deals: await readDealCount(view) }), [view]);

/** Reports about this device's storage. */
export interface StorageLosses {
  readonly unreadable: readonly Unreadable[];
  /** What was stored when the browser cleared storage. Null if storage was not cleared, or the person has read the notice. */
  readonly emptied: StorageEviction | null;
}

/** Storage reports, live. Undefined during the first read. */
export const useStorageLosses = (view: ViewDb): StorageLosses | undefined =>
  useLiveQuery(async () => ({ unreadable: await readUnreadable(view), emptied: await readStorageEviction(view) }), [view]);
