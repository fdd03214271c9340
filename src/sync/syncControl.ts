import type { BackupControl } from '../data/backups.ts';
import type { UnsentCommands } from '../data/dataWorker.ts';
import type { Session } from './transport/serverCalls.ts';

export interface SyncSession extends Session {
  /** By the page's mark outside IndexedDB this device had this person's records, and the store that held them is gone. */
  readonly hadRecords: boolean;
  /** The accounts refused this session for good: what waits stays, and goes out after the next sign-in. */
  readonly ended: boolean;
  /** The build that runs; a newer one looks again at what an older could not read. */
  readonly build: string;
}

/** What is written to a file and taken in from one. A file may be asked for while the stores are still being opened. */
export interface FileControl extends BackupControl, Pick<UnsentCommands, 'exportUnsent' | 'importUnsent'> {
  /** How much only this device knows, counted record by record in the stores. Rejects where they cannot be read. */
  countUnsent(): Promise<number>;
}

/** What a page tells the sync in its data worker. */
export interface SyncControl extends FileControl, UnsentCommands {
  /** A new session, a fresh token of the same, or its loss; null signs out, and touches no record. */
  setSyncSession(session: SyncSession | null): Promise<void>;
  setSyncOnline(online: boolean): Promise<void>;
  /** While the browser keeps the page for the way back, its sync holds nothing that another page waits for: no lead, no call, no stream. */
  setPageKept(kept: boolean): Promise<void>;
  /** The token that the server last answered 401 to; null where it took the newest. */
  refusedToken(): Promise<string | null>;
}
