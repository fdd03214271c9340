import { useLiveQuery } from 'dexie-react-hooks';
import { readSyncStatus, type SyncStatusRow } from './syncView.ts';
import type { ViewDb } from '../viewDb.ts';

/** The status as it changes; null before there is one, undefined while it is read. */
export function useSyncStatus(view: ViewDb): SyncStatusRow | null | undefined {
  return useLiveQuery(() => readSyncStatus(view), [view]);
}
