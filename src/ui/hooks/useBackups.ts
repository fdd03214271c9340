import { usePart } from './workspace.ts';
import type { Backups } from './workspaceParts.ts';

/** Backup and restore of this device. */
export const useBackups = (): Backups => usePart('backups');
