import { useLiveQuery } from 'dexie-react-hooks';
import type { ViewDb } from '../viewDb.ts';
import { readBackupState, type BackupState } from './backupState.ts';
import { readEmptied, readOwnDeals, type Emptied, type OwnDeals } from './ownDeals.ts';
import { readUnreadable, type Unreadable } from './unreadable.ts';

/** The person's backups, and of which state. */
export interface Kept {
  readonly backups: BackupState;
  readonly deals: OwnDeals;
}

/** As it changes; undefined while it is read. Queries again after every row change, so only backup screens use it. */
export const useKept = (view: ViewDb): Kept | undefined =>
  useLiveQuery(async () => ({ backups: await readBackupState(view), deals: await readOwnDeals(view) }), [view]);

/** Reports about this device's storage. */
export interface Losses {
  readonly unreadable: readonly Unreadable[];
  /** What was stored when the browser cleared storage; null if it did not, or the person has read it. */
  readonly emptied: Emptied | null;
}

/** As it changes; undefined while it is read. */
export const useLosses = (view: ViewDb): Losses | undefined =>
  useLiveQuery(async () => ({ unreadable: await readUnreadable(view), emptied: await readEmptied(view) }), [view]);
