import type { DataWorker, SyncReviewList, UnsentCommands } from '../../data/dataWorker.ts';
import { usePart } from './workspace.ts';

/** What a person asks of the sync. */
export interface SyncControl extends Pick<DataWorker, 'chooseInSync'>, Pick<UnsentCommands, 'syncNow' | 'importUnsent'> {
  /** What a sync set aside, refused or repaired; null when the worker did not answer. */
  reviewSync(): Promise<SyncReviewList | null>;
  /** Everything that only this device knows, as the text of a file; null when the worker did not answer. */
  exportUnsent(): Promise<string | null>;
}

/** The sync, and what only this device knows. */
export const useSyncControl = (): SyncControl => usePart('sync');
