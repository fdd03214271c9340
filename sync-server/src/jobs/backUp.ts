import { mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freeBytes, reserveBytes } from '../store/diskSpace.ts';

/** The number of nightly copies kept. */
const kept = 7;

const name = /^\d{4}-\d{2}-\d{2}\.tar\.gz$/;

/** The days on which a copy was made, newest first. */
export const backupsIn = (dataDir: string): readonly string[] => {
  try {
    return readdirSync(folderOf(dataDir))
      .filter((file) => name.test(file))
      .toSorted()
      .toReversed();
  } catch {
    return [];
  }
};

/**
 * Writes one copy of the embedded database to `<dataDir>/backups/<day>.tar.gz` and removes all but the newest seven. The write is atomic,
 * and never uses the disk space that the database needs. To restore one, stop the server and unpack it over an empty `<dataDir>/pglite`.
 */
export async function backUp(dataDir: string, dump: () => Promise<Uint8Array>, at: number): Promise<void> {
  const folder = folderOf(dataDir);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, `${new Date(at).toISOString().slice(0, 10)}.tar.gz`);
  const draft = `${path}.draft`;
  try {
    const copy = await dump();
    if (freeBytes(folder) - copy.byteLength < reserveBytes) throw new Error(`The disk with ${folder} has no space for a backup`);
    writeFileSync(draft, copy, { mode: 0o600 });
    renameSync(draft, path);
  } finally {
    // A partial copy is removed, because it would only use space that the database needs.
    rmSync(draft, { force: true });
  }
  for (const old of backupsIn(dataDir).slice(kept)) rmSync(join(folder, old), { force: true });
}

const folderOf = (dataDir: string): string => join(dataDir, 'backups');
