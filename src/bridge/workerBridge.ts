import { expose, wrap, type Endpoint } from 'comlink';
import { createHeartbeat, type Pace } from './heartbeat.ts';
import { holdLivenessLock, realmLocks, type Locks } from './livenessLock.ts';

/** A browser's Worker, or anything that behaves like one. */
export type WorkerHandle = Endpoint & { terminate(): void };

/** One started worker, from its start to its end. */
export interface LiveWorker {
  /** Resolves with the job's result. Rejects if the job threw or its data cannot be cloned. Never settles once the worker is dead. */
  run(method: string, args: readonly unknown[]): Promise<unknown>;
  setPace(pace: Pace): void;
  hasLived(): boolean;
  end(): void;
}

export interface LiveWorkerOptions {
  readonly start: () => WorkerHandle;
  readonly beatMs: number;
  readonly startMs: number;
  readonly locks: Locks | null;
  /** An uncaught error in a timer does not end a worker. A stateful worker is therefore not replaced, provided that it has run at all. */
  readonly toleratesErrors: boolean;
  /** Called once, with the reason, when the worker is found dead. Not called after `end()`. */
  readonly onDeath: (message: string) => void;
}

/** Starts a worker and monitors it. Throws what the browser throws when it refuses to start one. */
export function startLiveWorker(options: LiveWorkerOptions): LiveWorker {
  const worker = options.start();
  const remote = wrap<WorkerSurface>(worker);
  let ended = false;
  const end = () => {
    ended = true;
    heartbeat.stop();
    worker.terminate();
  };
  const die = (message: string) => {
    if (ended) return;
    end();
    options.onDeath(message);
  };
  const heartbeat = createHeartbeat({
    ping: async () => remote.ping(),
    beatMs: options.beatMs,
    startMs: options.startMs,
    locks: options.locks,
    onSilence: () => die('The worker stopped answering.'),
  });
  worker.addEventListener('error', (event: Event) => {
    if (options.toleratesErrors && heartbeat.hasLived()) return;
    die(errorText(event));
  });
  worker.addEventListener('messageerror', () => die('The worker sent an unreadable message.'));
  return {
    run: async (method, args) => remote.run(method, args),
    setPace: (pace) => heartbeat.setPace(pace),
    hasLived: () => heartbeat.hasLived(),
    end,
  };
}

/** If a script fails to load, the browser fires a bare event without a message. */
function errorText(event: Event): string {
  const message: unknown = Reflect.get(event, 'message');
  return typeof message === 'string' && message !== '' ? message : 'The worker could not be loaded.';
}

/**
 * Exposes a worker's functions to the page that started it: the only call a worker entry makes. A job is a plain function:
 * structured-cloneable data in and out, no callbacks. Waits for functions that are still loading. If they cannot be loaded, the worker
 * fails as if its script were missing. `endpoint` is the worker's global scope by default.
 */
export function exposeWorker(api: object | Promise<object>, endpoint?: Endpoint): void {
  expose(createWorkerSurface(Promise.resolve(api).catch(failUncaught)), endpoint);
}

/**
 * Throws in such a way that the page's listener for `error` events receives the error. A rejected call would look like a job that threw.
 */
function failUncaught(thrown: unknown): Promise<never> {
  queueMicrotask(() => {
    throw thrown;
  });
  return new Promise(() => undefined);
}

/** The functions that cross the bridge: one call and one ping. */
export interface WorkerSurface {
  run(method: string, args: readonly unknown[]): Promise<unknown>;
  /** The name of the worker's liveness lock. Null if it holds none. */
  ping(): Promise<string | null>;
}

function createWorkerSurface(loading: Promise<object>): WorkerSurface {
  const lockName = holdLivenessLock(realmLocks(), `yardstick-worker-${crypto.randomUUID()}`);
  return {
    run: async (method, args) => {
      const api = await loading;
      const job: unknown = Reflect.get(api, method);
      // Names that every object inherits ("constructor", "toString") are not jobs.
      if (typeof job !== 'function' || method in Object.prototype) throw new TypeError(`The worker has no job named "${method}"`);
      return Reflect.apply(job, api, args);
    },
    ping: async () => {
      await loading;
      return lockName();
    },
  };
}
