import { createContext } from 'react';
import type { DataWorker, SyncReviewList, UnsentCommands } from '../../data/dataWorker.ts';
import { useRequired } from './useRequired.ts';

/** What a person asks of the sync. */
export interface SyncControl extends Pick<DataWorker, 'chooseInSync'>, Pick<UnsentCommands, 'syncNow' | 'importUnsent'> {
  /** What a sync set aside, refused or repaired; null when the worker did not answer. */
  reviewSync(): Promise<SyncReviewList | null>;
  /** Everything that only this device knows, as the text of a file; null when the worker did not answer. */
  exportUnsent(): Promise<string | null>;
}

export const SyncControlContext = createContext<SyncControl | null>(null);

/** The sync, and what only this device knows. */
export const useSyncControl = (): SyncControl => useRequired(SyncControlContext);
