import type { BackupControl } from '../backups.ts';
import { keepBackupFile, noteBackup, readBackupState, type BackupFile } from '../view/cached/backupState.ts';
import type { ViewDb } from '../view/viewDb.ts';

/** The permission methods of a file handle. Some browsers lack them, and the DOM's types do not have them yet. */
interface AskableHandle {
  queryPermission?(wanted: { readonly mode: 'readwrite' }): Promise<PermissionState>;
  requestPermission?(wanted: { readonly mode: 'readwrite' }): Promise<PermissionState>;
}

export interface AutomaticBackup {
  readonly view: ViewDb;
  readonly makeBackup: BackupControl['makeBackup'];
  readonly stateHash: () => Promise<string | null>;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

/** `asks`: the browser needs the person's permission again. `gone`: the file can no longer be written to. */
export type AutomaticAnswer = 'none' | 'written' | 'unchanged' | 'asks' | 'gone' | 'failed';

/**
 * Writes the backup to the person's chosen file if anything has changed. The browser replaces the file atomically, so it never
 * contains half a backup.
 */
export async function backUpToFile({ view, makeBackup, stateHash, now }: AutomaticBackup): Promise<AutomaticAnswer> {
  const { file } = await readBackupState(view);
  if (file === null) return 'none';
  if (!(await hasFilePermission(file))) return 'asks';
  const hash = await stateHash();
  if (hash === null) return 'failed';
  if (hash === file.stateHash) return 'unchanged';
  const made = await makeBackup({ withFiles: true });
  if (!made.ok) return 'failed';
  try {
    const target = await file.handle.createWritable();
    await target.write(made.value);
    await target.close();
  } catch {
    return 'gone';
  }
  const at = now();
  await keepBackupFile(view, { ...file, at, stateHash: hash });
  await noteBackup(view, at);
  return 'written';
}

/** Whether the file may be written without asking. */
export async function hasFilePermission({ handle }: BackupFile): Promise<boolean> {
  const askable: FileSystemFileHandle & AskableHandle = handle;
  return askable.queryPermission === undefined || (await askable.queryPermission({ mode: 'readwrite' })) === 'granted';
}

/** Asks for permission. Call only in response to a user action. */
export async function requestFilePermission({ handle }: BackupFile): Promise<boolean> {
  const askable: FileSystemFileHandle & AskableHandle = handle;
  return askable.requestPermission === undefined || (await askable.requestPermission({ mode: 'readwrite' })) === 'granted';
}
