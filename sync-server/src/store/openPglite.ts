import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { err, ok, type Result } from '../../../src/core/kernel/result.ts';
import type { Database } from './database.ts';
import { takeFolderLock, type FolderHeld, type FolderLock } from './folderLock.ts';
import { textOnly } from './textOnly.ts';

/** 16 MB of shared buffers instead of 128 MB saves about 140 MB of memory and costs nothing at this size. */
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'];

/** Opens (or makes) the database in `<dataDir>/pglite`, holding the folder's lock until it is closed. */
export async function openPglite(dataDir: string): Promise<Result<Database, FolderHeld>> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const lock = takeFolderLock(dataDir);
  if (!lock.ok) return err(lock.error);
  try {
    const engine = new PGlite(join(dataDir, 'pglite'), { startParams });
    await engine.waitReady;
    return ok(asDatabase(engine, lock.value));
  } catch (error) {
    lock.value.release();
    throw error;
  }
}

function asDatabase(engine: PGlite, lock: FolderLock): Database {
  return {
    engine: 'pglite',
    q: textOnly(async (sql, parameters) => (await engine.query(sql, parameters)).rows),
    exec: async (script) => {
      await engine.transaction(async (transaction) => {
        await transaction.exec(script);
      });
    },
    tx: (work) =>
      engine.transaction((transaction) => work(textOnly(async (sql, parameters) => (await transaction.query(sql, parameters)).rows))),
    listen: async (channel, heard) => {
      const stop = await engine.listen(channel, heard);
      return () => stop();
    },
    dump: async () => new Uint8Array(await (await engine.dumpDataDir('gzip')).arrayBuffer()),
    close: async () => {
      await engine.close();
      lock.release();
    },
  };
}
