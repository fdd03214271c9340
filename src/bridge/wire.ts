import { expose, wrap, type Endpoint } from 'comlink';
import { createHeartbeat, type Pace } from './heartbeat.ts';
import { holdLifeLock, realmLocks, type Locks } from './lifeLock.ts';

/** A browser's Worker, or anything that behaves like one. */
export type WorkerHandle = Endpoint & { terminate(): void };

/** One started worker, from its start to its end. */
export interface LiveWorker {
  /** Resolves with the job's answer, rejects when the job threw or its data cannot be cloned, and never settles once the worker is dead. */
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
  /** An uncaught error in a timer does not end a worker: one that holds state outlives it, once it has run at all. */
  readonly toleratesErrors: boolean;
  /** Called once, with the reason, when the worker is found dead; not after `end()`. */
  readonly onDeath: (message: string) => void;
}

/** Starts a worker and watches over it. Throws what the browser throws when it refuses to start one at all. */
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
  worker.addEventListener('messageerror', () => die('The worker sent something that cannot be read.'));
  return {
    run: async (method, args) => remote.run(method, args),
    setPace: (pace) => heartbeat.setPace(pace),
    hasLived: () => heartbeat.hasLived(),
    end,
  };
}

/** A script that did not load gives a bare event without a message. */
function errorText(event: Event): string {
  const message: unknown = Reflect.get(event, 'message');
  return typeof message === 'string' && message !== '' ? message : 'The worker could not be loaded.';
}

/**
 * Offers a worker's functions to the page that started it: the only call a worker entry makes.
 * A job is a plain function: structured-cloneable data in and out, no callbacks.
 * Functions that still load are waited for; when they cannot be loaded, the worker fails as if its script were missing.
 * `endpoint` is the worker's own global scope unless a test says otherwise.
 */
export function exposeWorker(api: object | Promise<object>, endpoint?: Endpoint): void {
  expose(createWorkerSurface(Promise.resolve(api).catch(failUncaught)), endpoint);
}

/** An `error` event is what the page hears; a rejected call would only look like a job that threw. */
function failUncaught(thrown: unknown): Promise<never> {
  queueMicrotask(() => {
    throw thrown;
  });
  return new Promise(() => undefined);
}

/** What crosses the bridge: one call door and one sign of life. */
export interface WorkerSurface {
  run(method: string, args: readonly unknown[]): Promise<unknown>;
  /** The name of the lock this worker holds while it lives, or null when it holds none. */
  ping(): Promise<string | null>;
}

function createWorkerSurface(loading: Promise<object>): WorkerSurface {
  const lockName = holdLifeLock(realmLocks(), `yardstick-worker-${crypto.randomUUID()}`);
  return {
    run: async (method, args) => {
      const api = await loading;
      const job: unknown = Reflect.get(api, method);
      // Names every object inherits ("constructor", "toString") are not jobs.
      if (typeof job !== 'function' || method in Object.prototype) throw new TypeError(`The worker has no job named "${method}"`);
      return Reflect.apply(job, api, args);
    },
    ping: async () => {
      await loading;
      return lockName();
    },
  };
}
