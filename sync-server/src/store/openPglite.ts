import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { err, ok, type Result } from '../../../src/core/kernel/result.ts';
import type { Database, Query } from './database.ts';
import { takeFolderLock, type FolderHeld, type FolderLock } from './folderLock.ts';
import { createRenewed, type Renewed } from './renewed.ts';
import { textOnly } from './textOnly.ts';

/** 16 MB of shared buffers instead of 128 MB saves about 140 MB of memory and costs nothing at this size. */
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'];

/**
 * PGlite 0.4.5 never gives back what an error takes: after some thirteen thousand failed statements of any kind it spins for good, with
 * the whole process. A fresh engine on the same folder takes a second.
 */
const errorsPerEngine = 2_000;

/** Opens (or makes) the database in `<dataDir>/pglite`, holding the folder's lock until it is closed. */
export async function openPglite(dataDir: string, renewAfter: number = errorsPerEngine): Promise<Result<Database, FolderHeld>> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const lock = takeFolderLock(dataDir);
  if (!lock.ok) return err(lock.error);
  const open = async (): Promise<PGlite> => {
    const engine = new PGlite(join(dataDir, 'pglite'), { startParams });
    await engine.waitReady;
    return engine;
  };
  try {
    const engines = await createRenewed({ open, close: (engine) => engine.close(), renewAfter });
    return ok(asDatabase(engines, lock.value));
  } catch (error) {
    lock.value.release();
    throw error;
  }
}

function asDatabase(engines: Renewed<PGlite>, lock: FolderLock): Database {
  const counting = async <Value>(answer: Promise<Value>): Promise<Value> => {
    try {
      return await answer;
    } catch (error) {
      engines.wear();
      throw error;
    }
  };
  const queryOver = (session: Pick<PGlite, 'query'>): Query =>
    textOnly(async (sql, parameters) => (await counting(session.query(sql, parameters))).rows);
  return {
    engine: 'pglite',
    q: (sql, parameters) => engines.during((engine) => queryOver(engine)(sql, parameters)),
    exec: (script) =>
      engines.during((engine) =>
        engine.transaction(async (transaction) => {
          await counting(transaction.exec(script));
        }),
      ),
    tx: (work) => engines.during((engine) => engine.transaction((transaction) => work(queryOver(transaction as Pick<PGlite, 'query'>)))),
    listen: (channel, heard) =>
      engines.keep(async (engine) => {
        const stop = await engine.listen(channel, heard);
        return () => stop();
      }),
    dump: () => engines.during(async (engine) => new Uint8Array(await (await engine.dumpDataDir('gzip')).arrayBuffer())),
    close: async () => {
      await engines.close();
      lock.release();
    },
  };
}
