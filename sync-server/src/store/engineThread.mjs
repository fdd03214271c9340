// The entry of the engine's thread. Plain JavaScript, because Node 20 loads no TypeScript in threads.
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';

/** @import { EngineCall, EngineMessage } from './engineCalls.ts' */

/**
 * 16 MB of shared buffers instead of 128 MB saves about 140 MB of memory and costs nothing at this size. A checkpoint shrinks the
 * write-ahead log to 32 MB, whereas PostgreSQL by default keeps up to 1 GB.
 */
const settings = ['shared_buffers=16MB', 'min_wal_size=32MB', 'max_wal_size=32MB'];

/** The heartbeat interval during long work, in milliseconds. */
const busyMs = 1_000;

if (parentPort === null) throw new Error('engineThread.mjs must run in a worker thread');
const port = parentPort;

/** @type {Map<number, () => Promise<void>>} */
const listeners = new Map();

try {
  const startParams = [...PGlite.defaultStartParams, ...settings.flatMap((setting) => ['-c', setting])];
  const engine = new PGlite(workerData, { startParams });
  await engine.waitReady;
  port.on('message', (/** @type {EngineCall} */ call) => {
    answer(engine, call).then(
      (value) => send({ kind: 'done', id: call.id, value }),
      (error) => fail(call.id, error),
    );
  });
  send({ kind: 'ready' });
} catch (error) {
  send({ kind: 'broken', reason: messageOf(error) });
}

/** @param {EngineMessage} message */
function send(message) {
  port.postMessage(message);
}

/**
 * @param {PGlite} engine
 * @param {EngineCall} call
 * @returns {Promise<unknown>}
 */
async function answer(engine, call) {
  switch (call.kind) {
    case 'query':
      return (await engine.query(call.sql, [...call.parameters])).rows;
    case 'exec':
      return engine.transaction(async (transaction) => void (await transaction.exec(call.script)));
    case 'listen':
      listeners.set(call.id, await engine.listen(call.channel, (payload) => send({ kind: 'heard', listener: call.id, payload })));
      return null;
    case 'unlisten':
      await listeners.get(call.listener)?.();
      return null;
    case 'dump':
      return dump(engine);
    case 'close':
      await engine.close();
      return null;
    default:
      return null;
  }
}

/**
 * Compressing a large folder takes a long time. Heartbeats keep the watchdog quiet.
 * @param {PGlite} engine
 */
async function dump(engine) {
  const timer = setInterval(() => send({ kind: 'busy' }), busyMs);
  try {
    return new Uint8Array(await (await engine.dumpDataDir('gzip')).arrayBuffer());
  } finally {
    clearInterval(timer);
  }
}

/**
 * Reports a failed call. A failed statement has a SQLSTATE. After any other error, and after a panic (the log cannot be written), the
 * engine only spins.
 * @param {number} id
 * @param {any} error
 */
function fail(id, error) {
  const { message, code, severity, constraint, query } = error ?? {};
  const ends = typeof code !== 'string' || severity === 'PANIC' || severity === 'FATAL';
  send(
    ends ? { kind: 'broken', reason: messageOf(error) } : { kind: 'failed', id, error: { message, code, constraint, statement: query } },
  );
}

/** @param {unknown} error */
function messageOf(error) {
  return error instanceof Error ? error.message : String(error);
}
