import { useLiveQuery } from 'dexie-react-hooks';
import { readSyncStatus, type SyncStatusRow } from './syncView.ts';
import type { ViewDb } from '../viewDb.ts';

/** The sync status, live. Null before there is one, undefined during the first read. */
export function useSyncStatus(view: ViewDb): SyncStatusRow | null | undefined {
  return useLiveQuery(() => readSyncStatus(view), [view]);
}
