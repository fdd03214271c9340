import { Worker } from 'node:worker_threads';
import { err, ok, type Result } from '../../../src/core/kernel/result.ts';
import type { Text } from './database.ts';
import { createEngineChannel, type EngineChannel, type EngineTimeouts } from './engineChannel.ts';

/** PGlite on one folder, in its own thread. Calls run in order. */
export interface Engine extends Pick<EngineChannel, 'listen' | 'ended'> {
  query(sql: string, parameters: readonly Text[]): Promise<readonly unknown[]>;
  /** Runs a script of several statements as one transaction. */
  exec(script: string): Promise<void>;
  dump(): Promise<Uint8Array>;
  /** Ends the thread, and closes the engine properly if it still responds. */
  close(): Promise<void>;
}

/** The engine could not be opened. `reason` is its own message. */
export interface EngineFailure {
  readonly kind: 'engine-failure';
  readonly reason: string;
}

/** The time limit for a call, twice what `asUser` allows a statement on a server. PGlite itself has no timeout. */
export const defaultTimeouts: EngineTimeouts = { openMs: 120_000, callMs: 30_000, closeMs: 5_000 };

export async function openEngine(folder: string, patience: EngineTimeouts): Promise<Result<Engine, EngineFailure>> {
  // The worker starts without this thread's TypeScript loader, which would only cost time and memory there.
  const worker = new Worker(new URL('./engineThread.mjs', import.meta.url), { workerData: folder, execArgv: [] });
  const line = createEngineChannel(worker, patience);
  const failed = await Promise.race([line.ready.then(() => null), line.ended]);
  if (failed !== null) return err({ kind: 'engine-failure', reason: failed });
  return ok({
    query: async (sql, parameters) => (await line.ask({ kind: 'query', sql, parameters })) as readonly unknown[],
    exec: async (script) => void (await line.ask({ kind: 'exec', script })),
    listen: (channel, heard) => line.listen(channel, heard),
    dump: async () => (await line.ask({ kind: 'dump' })) as Uint8Array,
    close: async () => {
      const cut = setTimeout(() => line.end('it did not close'), patience.closeMs);
      await line.ask({ kind: 'close' }).catch(() => undefined);
      clearTimeout(cut);
      line.end('it was closed');
      await line.ended;
    },
    ended: line.ended,
  });
}
