import { useLiveQuery } from 'dexie-react-hooks';
import type { ViewDb } from '../viewDb.ts';
import { readBackupState, type BackupState } from './backupState.ts';
import { readEmptied, readOwnDeals, type Emptied, type OwnDeals } from './ownDeals.ts';
import { readUnreadable, type Unreadable } from './unreadable.ts';

/** When the person last backed up, and which state. */
export interface Kept {
  readonly backups: BackupState;
  readonly deals: OwnDeals;
}

/** The backup state, live. Undefined during the first read. Queries again after every row change, so only backup screens use it. */
export const useKept = (view: ViewDb): Kept | undefined =>
  useLiveQuery(async () => ({ backups: await readBackupState(view), deals: await readOwnDeals(view) }), [view]);

/** Reports about this device's storage. */
export interface Losses {
  readonly unreadable: readonly Unreadable[];
  /** What was stored when the browser cleared storage. Null if it did not, or the person has read the notice. */
  readonly emptied: Emptied | null;
}

/** Storage reports, live. Undefined during the first read. */
export const useLosses = (view: ViewDb): Losses | undefined =>
  useLiveQuery(async () => ({ unreadable: await readUnreadable(view), emptied: await readEmptied(view) }), [view]);
