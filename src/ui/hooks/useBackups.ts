import { createContext } from 'react';
import type { BackupControl } from '../../data/backups.ts';
import { useRequired } from './useRequired.ts';

/** One file of everything on this device, and the way back. */
export interface Backups extends BackupControl {
  /** One text for the state of all records on this device; null when the worker did not answer. */
  readonly stateHash: () => Promise<string | null>;
}

export const BackupsContext = createContext<Backups | null>(null);

/** Backup and restore of this device. */
export const useBackups = (): Backups => useRequired(BackupsContext);
