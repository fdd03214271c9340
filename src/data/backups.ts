import type { Result } from '../core/kernel/result.ts';
import type { DataFailure } from './commands/dealCommand.ts';

/** What goes into a backup besides the records, which always do. */
export interface BackupParts {
  /** Photos, spoken notes and captured pages. */
  readonly withFiles: boolean;
}

/** A record that a restore would add or change. */
export interface RestoreChange {
  readonly coll: string;
  readonly id: string;
  /** What a person knows it by. */
  readonly name: string;
  readonly kind: 'added' | 'changed' | 'deleted-here';
  /** Names of the parts that would change; none for one that is added. */
  readonly fields: readonly string[];
}

/** What a backup holds beside what is here, before anything of it is written. */
export interface RestorePreview {
  /** When it was made, epoch milliseconds. */
  readonly at: number;
  /** Whose it is: this person's, made before anyone signed in, or another account's. */
  readonly from: 'same' | 'device' | 'other';
  /** Deals in the file. */
  readonly deals: number;
  readonly added: number;
  readonly changed: number;
  /** Already here just so, or newer here. */
  readonly same: number;
  /** Deleted on this device since; left deleted unless they are asked for. */
  readonly deletedHere: number;
  /** Lines that this version of the app cannot read; they are left out. */
  readonly unreadable: number;
  /** Photos, spoken notes and captured pages that are not here. */
  readonly files: number;
  /** The first hundred changes, deals before all others. */
  readonly changes: readonly RestoreChange[];
}

export interface RestoreChoice {
  /** Brings back what was deleted here since the backup. */
  readonly withDeleted: boolean;
  /** Takes the backup’s values also where those here are newer. */
  readonly preferBackup: boolean;
}

export interface Restored {
  readonly added: number;
  readonly changed: number;
  readonly files: number;
}

/** Backup and restore of one person's data on this device; none of it needs a network. */
export interface BackupControl {
  readonly makeBackup: (parts: BackupParts) => Promise<Result<Blob, DataFailure>>;
  /** Looks through a file; nothing is written. */
  readonly previewBackup: (file: Blob, choice: RestoreChoice) => Promise<Result<RestorePreview, DataFailure>>;
  /** Merges a file with what is here, record by record and field by field; what is newer here stays. */
  readonly restoreBackup: (file: Blob, choice: RestoreChoice) => Promise<Result<Restored, DataFailure>>;
  /** Takes the last restore back, except for what was changed since; how many records it took back. */
  readonly undoRestore: () => Promise<Result<number, DataFailure>>;
}
