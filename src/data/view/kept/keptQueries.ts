import { useLiveQuery } from 'dexie-react-hooks';
import type { ViewDb } from '../viewDb.ts';
import { readBackupState, type BackupState } from './backupState.ts';
import { readEmptied, readOwnDeals, type OwnDeals } from './ownDeals.ts';
import { readUnreadable, type Unreadable } from './unreadable.ts';

/** What a device has to say about what it keeps: backups, deals, what cannot be read, what the browser took away. */
export interface Kept {
  readonly backups: BackupState;
  readonly deals: OwnDeals;
  readonly unreadable: readonly Unreadable[];
  /** Deals that were here when the browser emptied the storage; null where it did not. */
  readonly emptied: number | null;
}

/** As it changes; undefined while it is read. */
export const useKept = (view: ViewDb): Kept | undefined =>
  useLiveQuery(
    async () => ({
      backups: await readBackupState(view),
      deals: await readOwnDeals(view),
      unreadable: await readUnreadable(view),
      emptied: await readEmptied(view),
    }),
    [view],
  );
