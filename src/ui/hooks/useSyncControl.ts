import { usePart } from './workspace.ts';
import type { SyncControl } from './workspaceParts.ts';

/** The sync, and what only this device knows. */
export const useSyncControl = (): SyncControl => usePart('sync');
