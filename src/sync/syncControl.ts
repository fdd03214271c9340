import type { BackupControl } from '../data/backups.ts';
import type { UnsentCommands } from '../data/dataWorker.ts';
import type { Session } from './transport/serverCalls.ts';

export interface SyncSession extends Session {
  /** Whether the page's marker outside IndexedDB shows that this device had this person's records, although the store is gone. */
  readonly hadRecords: boolean;
  /** Whether the auth server has ended this session for good. Pending records stay, and are sent after the next sign-in. */
  readonly ended: boolean;
  /** The running build. A newer one retries what an older one could not read. */
  readonly build: string;
}

/** Exports to a file and imports from one. An export may be requested while the stores are still opening. */
export interface FileControl extends BackupControl, Pick<UnsentCommands, 'exportUnsent' | 'importUnsent'> {
  /** The number of changes that only this device has, counted record by record. Rejects if the stores cannot be read. */
  countUnsent(): Promise<number>;
}

/** A page's calls to the sync in its data worker. */
export interface SyncControl extends FileControl, UnsentCommands {
  /** A new session, a refreshed token, or the loss of either. Null signs out without touching records. */
  setSyncSession(session: SyncSession | null): Promise<void>;
  setSyncOnline(online: boolean): Promise<void>;
  /** The token that the server last refused with status 401. Null if it accepted the newest one. */
  refusedToken(): Promise<string | null>;
}
