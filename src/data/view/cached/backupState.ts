import type { ViewDb } from '../viewDb.ts';

/** This device's settings for its backups. */
export const undoKey = 'backup/undo';
const lastKey = 'backup/last';
const laterKey = 'backup/later';
const fileKey = 'backup/file';

/** A file that the browser lets the app write to. */
export interface BackupFile {
  readonly handle: FileSystemFileHandle;
  /** The time of its last backup, in epoch milliseconds, and the state of the records then. */
  readonly at: number | null;
  readonly stateHash: string | null;
}

export interface BackupState {
  /** When the last backup was made here, epoch milliseconds. */
  readonly lastAt: number | null;
  /** The time until which reminders are snoozed. */
  readonly laterUntil: number | null;
  /** When the last restore that can be undone was made. */
  readonly restoredAt: number | null;
  readonly file: BackupFile | null;
}

export async function readBackupState(view: ViewDb): Promise<BackupState> {
  const [last, later, undo, file] = await view.settings.bulkGet([lastKey, laterKey, undoKey, fileKey]);
  return {
    lastAt: numberIn(last?.value),
    laterUntil: numberIn(later?.value),
    restoredAt: numberIn((undo?.value as { readonly at?: unknown } | undefined)?.at),
    file: (file?.value as BackupFile | undefined) ?? null,
  };
}

const numberIn = (value: unknown): number | null => (typeof value === 'number' ? value : null);

export const noteBackup = async (view: ViewDb, at: number): Promise<void> => void (await view.settings.put({ key: lastKey, value: at }));
export const remindLater = async (view: ViewDb, until: number): Promise<void> =>
  void (await view.settings.put({ key: laterKey, value: until }));

/** Sets the file for automatic backups. Null turns them off. */
export async function keepBackupFile(view: ViewDb, file: BackupFile | null): Promise<void> {
  await (file === null ? view.settings.delete(fileKey) : view.settings.put({ key: fileKey, value: file }));
}
