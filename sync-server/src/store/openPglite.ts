import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { err, ok, type Result } from '../../../src/core/kernel/result.ts';
import type { Database, Query } from './database.ts';
import { freeBytes, megabytes, reserveBytes, watchDiskSpace, type DiskSpace } from './diskSpace.ts';
import type { EngineTimeouts } from './engineChannel.ts';
import { damaged, findDamage, type FolderDamaged } from './folderDamage.ts';
import { snapshotFolderState } from './snapshotFolderState.ts';
import { acquireFolderLock, type FolderLocked, type FolderLock } from './folderLock.ts';
import { createRecyclingEngine, type RecyclingEngine } from './recycleEngine.ts';
import { openEngine, defaultTimeouts, type Engine } from './openEngine.ts';
import { textOnly } from './textOnly.ts';

/** Settings for tests. */
export interface PgliteRule {
  /**
   * PGlite 0.4.5 never frees the memory used by an error: after about thirteen thousand failed statements of any kind it hangs. A new
   * engine on the same folder takes a second to start.
   */
  readonly renewAfter: number;
  readonly patience: EngineTimeouts;
  readonly retryMs: number;
  /** The free bytes on a folder's disk. */
  readonly free: (folder: string) => number;
  readonly log: (line: string) => void;
}

const usual: PgliteRule = {
  renewAfter: 2_000,
  patience: defaultTimeouts,
  retryMs: 10_000,
  free: freeBytes,
  log: (line) => console.error(line),
};

/** The folder cannot be opened because of too little disk space. */
export interface NoDiskSpace {
  readonly kind: 'no-room';
  readonly message: string;
}

export type PgliteRefusal = FolderLocked | FolderDamaged | NoDiskSpace;

/** Opens (or creates) the database in `<dataDir>/pglite`, and keeps the folder locked until it is closed. */
export async function openPglite(dataDir: string, rule: Partial<PgliteRule> = {}): Promise<Result<Database, PgliteRefusal>> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const lock = acquireFolderLock(dataDir);
  if (!lock.ok) return lock;
  const opened = await openChecked(dataDir, { ...usual, ...rule });
  if (!opened.ok) {
    lock.value.release();
    return opened;
  }
  const { engine, room } = opened.value;
  return ok(asDatabase(engine, room, lock.value));
}

async function openChecked(
  dataDir: string,
  { patience, free, log, ...keeping }: PgliteRule,
): Promise<Result<{ readonly engine: RecyclingEngine; readonly room: DiskSpace }, FolderDamaged | NoDiskSpace>> {
  const folder = join(dataDir, 'pglite');
  const damage = findDamage(folder);
  if (damage !== null) return err(damaged(dataDir, damage));
  const open = () => openEngine(folder, patience);
  const putBack = snapshotFolderState(folder);
  const first = await open();
  const trouble = first.ok ? await readCatalogue(first.value) : first.error.reason;
  if (!first.ok || trouble !== null) {
    putBack();
    const left = free(dataDir);
    if (left < reserveBytes) return err(noRoom(folder, left));
    return err(damaged(dataDir, `its database cannot be opened (${trouble})`));
  }
  const engine = createRecyclingEngine(first.value, { ...keeping, open, log });
  // Frees the disk space of old WAL segments.
  const checkpoint = (): void => void engine.during((now) => now.query('checkpoint', [])).catch(() => undefined);
  return ok({ engine, room: watchDiskSpace(dataDir, { free, log, onShort: checkpoint }) });
}

/**
 * Reads the tables that every statement needs. Returns null if they can be read completely. Otherwise closes the engine and returns the
 * reason.
 */
async function readCatalogue(engine: Engine): Promise<string | null> {
  const tables = ['pg_class', 'pg_attribute', 'pg_type', 'pg_proc', 'pg_namespace', 'pg_index', 'pg_constraint'];
  try {
    await engine.query(tables.map((table) => `select count(*)::text from ${table}`).join(' union all '), []);
    return null;
  } catch (error) {
    await engine.close();
    return error instanceof Error ? error.message : String(error);
  }
}

const noRoom = (folder: string, left: number): NoDiskSpace => ({
  kind: 'no-room',
  message: `The database in ${folder} cannot be opened, and its disk has only ${megabytes(left)} MB left. Free at least ${megabytes(reserveBytes)} MB and start the server again.`,
});

function asDatabase(engines: RecyclingEngine, room: DiskSpace, lock: FolderLock): Database {
  const counting = async <Value>(answer: Promise<Value>): Promise<Value> => {
    try {
      return await answer;
    } catch (error) {
      engines.wear();
      throw error;
    }
  };
  const queryOver = (engine: Pick<Engine, 'query'>): Query => textOnly((sql, parameters) => counting(engine.query(sql, parameters)));
  return {
    engine: 'pglite',
    q: (sql, parameters) => engines.during((engine) => queryOver(engine)(sql, parameters)),
    exec: (script) => engines.during((engine) => counting(engine.exec(script))),
    tx: (work) => engines.during((engine) => inTransaction(queryOver(engine), work)),
    listen: (channel, heard) => engines.listen(channel, heard),
    trouble: () => (engines.isUp() ? (room.isShort() ? 'no-room' : null) : 'starting'),
    dump: () =>
      engines.during(async (engine) => {
        await engine.query('checkpoint', []);
        return engine.dump();
      }),
    close: async () => {
      await engines.close();
      lock.release();
    },
  };
}

/**
 * Runs `work`. When it has ended, its query function throws. A late statement would run as the server itself, outside the caller's role.
 */
async function inTransaction<Value>(q: Query, work: (q: Query) => Promise<Value>): Promise<Value> {
  let over = false;
  const inside: Query = async (sql, parameters) => {
    if (over) throw new Error('The transaction has ended');
    return q(sql, parameters);
  };
  await q('begin');
  try {
    const value = await work(inside);
    over = true;
    await q('commit');
    return value;
  } catch (error) {
    over = true;
    await q('rollback').catch(() => undefined);
    throw error;
  }
}
