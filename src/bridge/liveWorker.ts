import { wrap, type Endpoint } from 'comlink';
import type { WorkerSurface } from './exposeWorker.ts';
import { createHeartbeat, type Pace } from './heartbeat.ts';
import type { Locks } from './lifeLock.ts';

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
