import { usePart } from './workspace.ts';
import type { SyncControl } from './workspaceParts.ts';

/** Sync commands and unsynced data. */
export const useSyncControl = (): SyncControl => usePart('sync');
