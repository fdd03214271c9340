import type { BackupControl } from '../../data/backups.ts';
import { usePart } from './workspace.ts';

/** One file of everything on this device, and the way back. */
export interface Backups extends BackupControl {
  /** One text for the state of all records on this device; null when the worker did not answer. */
  readonly stateHash: () => Promise<string | null>;
}

/** Backup and restore of this device. */
export const useBackups = (): Backups => usePart('backups');
