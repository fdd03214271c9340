import type { Result } from '../core/kernel/result.ts';
import type { DataFailure } from '../data/commands/dealCommand.ts';
import type { BackupControl } from '../data/backups.ts';
import type { Session } from './transport/serverCalls.ts';

export interface SyncSession extends Session {
  /** The page's mark outside IndexedDB: this device had this person's records before. */
  readonly hadRecords: boolean;
  /** The build that runs; a newer one looks again at what an older could not read. */
  readonly build: string;
}

/** What a page tells the sync in its data worker. */
export interface SyncControl extends BackupControl {
  /** A new session or a fresh token of the same; null signs out, and touches no record. */
  setSyncSession(session: SyncSession | null): Promise<void>;
  setSyncOnline(online: boolean): Promise<void>;
  syncNow(): Promise<void>;
  /** Everything that only this device knows, as the text of a file (JSON); works offline. */
  exportUnsent(): Promise<string>;
  /** Takes such a file in again, merged with what is here; how many records and links it brought. */
  importUnsent(text: string): Promise<Result<{ readonly records: number; readonly captures: number }, DataFailure>>;
}
