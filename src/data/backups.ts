import type { Result } from '../core/kernel/result.ts';
import type { DataFailure } from './commands/dealCommand.ts';

/** The optional parts of a backup. Records are always included. */
export interface BackupParts {
  /** Photos, voice notes and captured pages. */
  readonly withFiles: boolean;
}

/** A record that a restore would add or change. */
export interface RestoreChange {
  readonly coll: string;
  readonly id: string;
  /** The record's name as shown to the person, such as a deal's address. */
  readonly name: string;
  readonly kind: 'added' | 'changed' | 'deleted-here';
  /** Names of the parts that would change. Empty for an added record. */
  readonly fields: readonly string[];
}

/** The contents of a backup compared with this device, before anything is written. */
export interface RestorePreview {
  /** When it was made, epoch milliseconds. */
  readonly at: number;
  /** The owner of the backup: this person, no signed-in user, or another account. */
  readonly from: 'same' | 'device' | 'other';
  /** Deals in the file. */
  readonly deals: number;
  readonly added: number;
  readonly changed: number;
  /** Records that are identical or newer on this device. */
  readonly same: number;
  /** Records deleted on this device since the backup. They stay deleted unless requested. */
  readonly deletedHere: number;
  /** Lines this version of the app cannot read. They are left out. */
  readonly unreadable: number;
  /** Photos, voice notes and captured pages that this device does not have. */
  readonly files: number;
  /** The first hundred changes, deals first. */
  readonly changes: readonly RestoreChange[];
}

export interface RestoreChoice {
  /** Whether to restore what was deleted here since the backup. */
  readonly withDeleted: boolean;
  /** Whether to use the backup's values even if those here are newer. */
  readonly preferBackup: boolean;
}

export interface Restored {
  readonly added: number;
  readonly changed: number;
  readonly files: number;
}

/** Backup and restore of one person's data on this device. Works offline. */
export interface BackupControl {
  readonly makeBackup: (parts: BackupParts) => Promise<Result<Blob, DataFailure>>;
  /** Reads a file without writing anything. */
  readonly previewBackup: (file: Blob, choice: RestoreChoice) => Promise<Result<RestorePreview, DataFailure>>;
  /** Merges a file into this device, record by record and field by field. Newer values on this device stay. */
  readonly restoreBackup: (file: Blob, choice: RestoreChoice) => Promise<Result<Restored, DataFailure>>;
  /** Undoes the last restore, except for later changes. Returns the number of records undone. */
  readonly undoRestore: () => Promise<Result<number, DataFailure>>;
}
