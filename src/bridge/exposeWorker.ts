import { expose, type Endpoint } from 'comlink';
import { holdLifeLock, realmLocks } from './lifeLock.ts';

/**
 * Offers a worker's functions to the page that started it: the only call a worker entry makes.
 * A job is a plain function: structured-cloneable data in and out, no callbacks.
 * `endpoint` is the worker's own global scope unless a test says otherwise.
 */
export function exposeWorker(api: object, endpoint?: Endpoint): void {
  expose(createWorkerSurface(api), endpoint);
}

/** What crosses the bridge: one call door and one sign of life. */
export interface WorkerSurface {
  run(method: string, args: readonly unknown[]): unknown;
  /** The name of the lock this worker holds while it lives, or null when it holds none. */
  ping(): string | null;
}

function createWorkerSurface(api: object): WorkerSurface {
  const lockName = holdLifeLock(realmLocks(), `yardstick-worker-${crypto.randomUUID()}`);
  return {
    run: (method, args) => {
      const job: unknown = Reflect.get(api, method);
      // Names every object inherits ("constructor", "toString") are not jobs.
      if (typeof job !== 'function' || method in Object.prototype) throw new TypeError(`The worker has no job named "${method}"`);
      return Reflect.apply(job, api, args);
    },
    ping: () => lockName(),
  };
}
