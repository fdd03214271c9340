import type { Worker } from 'node:worker_threads';
import type { EngineCall, EngineMessage, EngineRequest, StatementError } from './engineCalls.ts';
import { DatabaseUnavailable } from './unavailable.ts';

/** How long the engine may stay silent during a call, in milliseconds, before its thread is ended. */
export interface EngineTimeouts {
  readonly openMs: number;
  readonly callMs: number;
  readonly closeMs: number;
}

/** Calls to the engine's thread and their results, with a watchdog that notices when the thread falls silent. */
export interface EngineChannel {
  ask(request: EngineRequest): Promise<unknown>;
  /** Subscribes to a channel. Resolves to a function that unsubscribes. */
  listen(channel: string, heard: (payload: string) => void): Promise<() => Promise<void>>;
  /** Calls under way fail only once the thread is gone, so that the folder is never open twice. */
  end(reason: string): void;
  /** Resolves once the thread accepts calls. */
  readonly ready: Promise<void>;
  /** Resolves with the reason once the thread has ended. */
  readonly ended: Promise<string>;
}

interface Waiting {
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: Error) => void;
}

interface Line {
  readonly worker: Worker;
  readonly patience: EngineTimeouts;
  readonly waiting: Map<number, Waiting>;
  readonly hearers: Map<number, (payload: string) => void>;
  readonly watchdog: Watchdog;
  readonly opening: Resolvable<undefined>;
  readonly ending: Resolvable<string>;
  calls: number;
  over: DatabaseUnavailable | null;
}

export function createEngineChannel(worker: Worker, patience: EngineTimeouts): EngineChannel {
  const line: Line = {
    worker,
    patience,
    waiting: new Map(),
    hearers: new Map(),
    watchdog: createWatchdog((ms) => void end(line, `it did not respond for ${ms / 1000} seconds`)),
    opening: resolvable(),
    ending: resolvable(),
    calls: 0,
    over: null,
  };
  line.watchdog.arm(patience.openMs);
  worker.on('message', (message: EngineMessage) => hear(line, message));
  worker.on('error', (error: unknown) => void end(line, String(error)));
  worker.on('exit', (code) => void end(line, `its thread exited with ${code}`));
  return {
    ask: (request) => ask(line, nextId(line), request),
    listen: async (channel, heard) => {
      const listener = nextId(line);
      line.hearers.set(listener, heard);
      await ask(line, listener, { kind: 'listen', channel });
      return async () => {
        line.hearers.delete(listener);
        await ask(line, nextId(line), { kind: 'unlisten', listener });
      };
    },
    end: (reason) => void end(line, reason),
    ready: line.opening.promise,
    ended: line.ending.promise,
  };
}

const nextId = (line: Line): number => (line.calls += 1);

function ask({ over, waiting, watchdog, patience, worker }: Line, id: number, request: EngineRequest): Promise<unknown> {
  if (over !== null) return Promise.reject(over);
  if (waiting.size === 0) watchdog.arm(patience.callMs);
  const answer = new Promise<unknown>((resolve, reject) => waiting.set(id, { resolve, reject }));
  worker.postMessage({ id, ...request } satisfies EngineCall);
  return answer;
}

function hear(line: Line, message: EngineMessage): void {
  if (message.kind === 'broken') void end(line, message.reason);
  else if (message.kind === 'ready') line.opening.resolve(undefined);
  else if (message.kind === 'heard') line.hearers.get(message.listener)?.(message.payload);
  else if (message.kind !== 'busy') settle(line, message);
  if (line.over !== null || line.waiting.size === 0) line.watchdog.disarm();
  else line.watchdog.arm(line.patience.callMs);
}

function settle({ waiting }: Line, message: Extract<EngineMessage, { readonly id: number }>): void {
  const call = waiting.get(message.id);
  waiting.delete(message.id);
  if (message.kind === 'done') call?.resolve(message.value);
  else call?.reject(thrown(message.error));
}

/** Calls under way fail only once the thread is gone, so that the folder is never open twice. */
async function end(line: Line, reason: string): Promise<void> {
  if (line.over !== null) return;
  line.over = new DatabaseUnavailable(`The database engine stopped: ${reason}`);
  line.watchdog.disarm();
  await line.worker.terminate();
  line.ending.resolve(reason);
  for (const { reject } of line.waiting.values()) reject(line.over);
  line.waiting.clear();
}

const thrown = ({ message, ...fields }: StatementError): Error => Object.assign(new Error(message), fields);

interface Watchdog {
  arm(ms: number): void;
  disarm(): void;
}

/** Calls `bark` if it was armed and neither re-armed nor disarmed within the given time. */
function createWatchdog(bark: (ms: number) => void): Watchdog {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let round = 0;
  const disarm = (): void => {
    round += 1;
    clearTimeout(timer);
  };
  return {
    arm: (ms) => {
      disarm();
      const mine = round;
      // If this thread itself was busy, the response may be waiting behind the timer.
      timer = setTimeout(() => setImmediate(() => (mine === round ? bark(ms) : undefined)), ms);
    },
    disarm,
  };
}

interface Resolvable<Value> {
  readonly promise: Promise<Value>;
  readonly resolve: (value: Value) => void;
}

function resolvable<Value>(): Resolvable<Value> {
  let resolve!: (value: Value) => void;
  const promise = new Promise<Value>((settled) => {
    resolve = settled;
  });
  return { promise, resolve };
}
