import { err, ok, type Result } from '../core/kernel/result.ts';
import { realmLocks, type Locks } from './livenessLock.ts';
import { startLiveWorker, type LiveWorker, type WorkerHandle } from './workerBridge.ts';
import type { WorkerFailure } from './workerFailure.ts';

/** The names of a worker's jobs. */
export type JobName<Api> = { [Key in keyof Api]: Api[Key] extends (...args: never[]) => unknown ? Key : never }[keyof Api] & string;
export type JobArgs<Api, Name extends JobName<Api>> = Api[Name] extends (...args: infer Args) => unknown ? Args : never;
export type JobAnswer<Api, Name extends JobName<Api>> = Api[Name] extends (...args: never[]) => infer Answer ? Awaited<Answer> : never;

export interface CallOptions {
  /** A newer call in the same lane aborts the older one. Use a lane where only the newest result matters, such as one deal's figures. */
  readonly lane?: string;
  readonly signal?: AbortSignal;
  readonly timeoutMs?: number;
}

export type Call<Api> = <Name extends JobName<Api>>(
  method: Name,
  args: JobArgs<Api, Name>,
  options?: CallOptions,
) => Promise<Result<JobAnswer<Api, Name>, WorkerFailure>>;

export interface WorkerClient<Api> {
  /** Always settles, with the result or the reason there is none. Starts the worker if none is running. */
  readonly call: Call<Api>;
  /** Ends the worker for now. Pending and later calls wait for `resume`, and pending ones are then run again. */
  suspend(): void;
  /** Starts the worker again after `suspend`, if it had been started before. */
  resume(): void;
  /** Ends the worker permanently, once `onStop` has finished or its time is over. Pending and later calls return `aborted` at once. */
  stop(): void;
}

export interface WorkerClientOptions<Api> {
  readonly start: () => WorkerHandle;
  readonly timeoutMs: number;
  /** How long a worker may be idle before it is ended, 30 s by default. Shared workers are never ended for being idle. */
  readonly idleMs?: number;
  /**
   * A long-lived worker with its own state: no abort, time limit or idleness ends it. Otherwise jobs must be pure, because calls running
   * at the same time as an aborted or overdue one are run again in a new worker.
   */
  readonly shared?: boolean;
  /**
   * Repeats a call if the worker died during it. Only for jobs that may run twice: pure ones, and commands whose ids and times were decided
   * before the first attempt.
   */
  readonly repeats?: boolean;
  /** Restores a new shared worker to the state of the dead one before any other call reaches it. Returns whether that succeeded. */
  readonly onRestart?: (call: Call<Api>) => Promise<boolean>;
  /**
   * Lets a worker finish before it is ended. WebKit never closes a database connection whose worker is ended while a transaction commits,
   * and such a database can then not be deleted.
   */
  readonly onStop?: (worker: Pick<LiveWorker, 'run'>) => Promise<unknown>;
  /** How long an aborted job may keep running before its worker is ended, 100 ms by default. A new worker costs more than most jobs. */
  readonly graceMs?: number;
  /** Time between pings, 750 ms by default. A worker that died silently is detected within five seconds. */
  readonly beatMs?: number;
  /** How long the script may take to load, 15 s by default. A missing script fails at once. */
  readonly startMs?: number;
  readonly locks?: Locks | null;
}

/** How long a worker that is stopped may take to finish, in milliseconds. */
const closesWithinMs = 2_000;

/** The page's end of a worker. Starts it lazily, detects its death, handles aborts and time limits, and ends it when idle. */
export function createWorkerClient<Api>(options: WorkerClientOptions<Api>): WorkerClient<Api> {
  const state: ClientState = {
    settings: {
      start: options.start,
      timeoutMs: options.timeoutMs,
      idleMs: options.idleMs ?? 30_000,
      graceMs: options.graceMs ?? 100,
      beatMs: options.beatMs ?? 750,
      startMs: options.startMs ?? 15_000,
      shared: options.shared ?? false,
      repeats: options.repeats ?? false,
      locks: options.locks === undefined ? realmLocks() : options.locks,
      reopen: () => options.onRestart?.(callVia<Api>(state, true)) ?? Promise.resolve(true),
    },
    pending: new Set(),
    live: null,
    reopening: null,
    startedBefore: false,
    stopped: false,
    suspended: false,
    idleTimer: undefined,
  };
  return {
    call: callVia<Api>(state, false),
    suspend: () => {
      state.suspended = true;
      endWorker(state);
      dropUnrepeatable(state);
    },
    resume: () => {
      state.suspended = false;
      if (state.stopped || !state.startedBefore) return;
      if (state.settings.shared) ensureWorker(state)?.setPace('quiet');
      for (const pending of state.pending) void dispatch(state, pending);
    },
    stop: () => {
      state.stopped = true;
      settleAll(state, { kind: 'aborted', message: 'The worker was stopped.' });
      if (state.live === null || options.onStop === undefined) return endWorker(state);
      const late = setTimeout(() => endWorker(state), closesWithinMs);
      const end = (): void => {
        clearTimeout(late);
        endWorker(state);
      };
      options.onStop(state.live).then(end, end);
    },
  };
}

interface Settings extends Required<
  Pick<WorkerClientOptions<unknown>, 'start' | 'timeoutMs' | 'idleMs' | 'graceMs' | 'beatMs' | 'startMs' | 'shared' | 'repeats'>
> {
  readonly locks: Locks | null;
  readonly reopen: () => Promise<boolean>;
}

interface ClientState {
  readonly settings: Settings;
  readonly pending: Set<Pending>;
  live: LiveWorker | null;
  reopening: Promise<boolean> | null;
  startedBefore: boolean;
  stopped: boolean;
  /** Whether no worker may run now, because the browser caches the page. */
  suspended: boolean;
  idleTimer: ReturnType<typeof setTimeout> | undefined;
}

interface Pending {
  readonly method: string;
  readonly args: readonly unknown[];
  readonly lane: string | undefined;
  /** Whether the call is part of a restart, and so does not wait for the restart. */
  readonly direct: boolean;
  /** Whether the worker has received the call. */
  sent: boolean;
  /** Whether the caller has a result. A cancelled call stays pending until the worker has finished it. */
  settled: boolean;
  readonly settle: (result: Result<unknown, WorkerFailure>) => void;
}

function callVia<Api>(state: ClientState, direct: boolean): Call<Api> {
  return async (method, args, options = {}) => {
    const job = { method, args, direct, lane: options.lane };
    const first = await request(state, job, options);
    const again = state.settings.repeats && !direct && !first.ok && first.error.kind === 'crashed';
    // The result has the job's own type, by the contract that both ends compile against.
    return (again ? await request(state, job, options) : first) as Result<JobAnswer<Api, typeof method>, WorkerFailure>;
  };
}

function request(
  state: ClientState,
  job: Pick<Pending, 'method' | 'args' | 'direct' | 'lane'>,
  options: CallOptions,
): Promise<Result<unknown, WorkerFailure>> {
  return new Promise((resolve) => {
    const { signal } = options;
    if (state.stopped) return resolve(err({ kind: 'aborted', message: 'The worker was stopped.' }));
    if (signal?.aborted === true) return resolve(err(ABORTED));
    const limit = options.timeoutMs ?? state.settings.timeoutMs;
    const onAbort = () => giveUp(state, pending, { failure: ABORTED, graceMs: state.settings.graceMs });
    const onTimeout = () =>
      giveUp(state, pending, { failure: { kind: 'timeout', message: `No response within ${limit} ms.` }, graceMs: 0 });
    const timer = setTimeout(onTimeout, limit);
    const pending: Pending = {
      ...job,
      sent: false,
      settled: false,
      settle: (result) => {
        pending.settled = true;
        clearTimeout(timer);
        signal?.removeEventListener('abort', onAbort);
        resolve(result);
      },
    };
    signal?.addEventListener('abort', onAbort);
    if (job.lane !== undefined) abortLane(state, job.lane);
    state.pending.add(pending);
    void dispatch(state, pending);
  });
}

function abortLane(state: ClientState, lane: string): void {
  for (const older of state.pending)
    if (older.lane === lane && !older.settled) giveUp(state, older, { failure: ABORTED, graceMs: state.settings.graceMs });
}

const ABORTED: WorkerFailure = { kind: 'aborted', message: 'The call was cancelled.' };

async function dispatch(state: ClientState, pending: Pending): Promise<void> {
  if (state.suspended) return;
  const live = ensureWorker(state);
  if (live === null) return;
  live.setPace('busy');
  clearTimeout(state.idleTimer);
  if (!pending.direct && state.reopening !== null) await state.reopening;
  // The worker may have died during reopening, which also settled the call.
  if (state.live !== live || !state.pending.has(pending)) return;
  pending.sent = true;
  const result = await live.run(pending.method, pending.args).then(ok, (thrown: unknown) => err(refusal(thrown)));
  if (state.live !== live) return;
  finish(state, pending, result);
}

function refusal(thrown: unknown): WorkerFailure {
  return { kind: 'refused', message: thrown instanceof Error ? thrown.message : String(thrown) };
}

function finish(state: ClientState, pending: Pending, result: Result<unknown, WorkerFailure>): void {
  state.pending.delete(pending);
  pending.settle(result);
  if (state.pending.size > 0) return;
  state.live?.setPace(state.settings.shared ? 'quiet' : 'off');
  if (!state.settings.shared) state.idleTimer = setTimeout(() => endWorker(state), state.settings.idleMs);
}

function ensureWorker(state: ClientState): LiveWorker | null {
  if (state.live !== null) return state.live;
  const { start, beatMs, startMs, locks, shared } = state.settings;
  try {
    const live = startLiveWorker({ start, beatMs, startMs, locks, toleratesErrors: shared, onDeath: (message) => bury(state, message) });
    state.live = live;
    if (state.startedBefore && shared) state.reopening = reopen(state, live);
    state.startedBefore = true;
    return live;
  } catch (thrown) {
    settleAll(state, { kind: 'crashed', message: `The worker could not be started: ${refusal(thrown).message}` });
    return null;
  }
}

async function reopen(state: ClientState, live: LiveWorker): Promise<boolean> {
  // Runs in the next microtask, when `state.live` and `state.reopening` are set and the hook's own calls find the worker.
  await Promise.resolve();
  const usable = await state.settings.reopen().catch(() => false);
  if (state.live !== live) return false;
  state.reopening = null;
  if (!usable) {
    endWorker(state);
    settleAll(state, { kind: 'crashed', message: 'The worker could not be reopened.' });
  }
  return usable;
}

/** The worker died: rejects all pending calls, and restarts a shared worker that once ran. */
function bury(state: ClientState, message: string): void {
  // A script that never ran would fail repeatedly, so it waits for the next call.
  const again = state.settings.shared && state.live?.hasLived() === true && !state.stopped;
  endWorker(state);
  settleAll(state, { kind: 'crashed', message });
  if (again) ensureWorker(state)?.setPace('quiet');
}

/**
 * Rejects the call at once. If a worker for pure jobs is still busy after the grace period, it is replaced and the other calls run again.
 */
function giveUp(state: ClientState, pending: Pending, how: { readonly failure: WorkerFailure; readonly graceMs: number }): void {
  pending.settle(err(how.failure));
  // A job that was waiting for a restart is never started.
  if (!pending.sent) state.pending.delete(pending);
  // A shared worker continues with the job: the result is discarded, but the write still happens.
  if (state.settings.shared) return;
  const replace = () => {
    if (!state.pending.has(pending)) return;
    const others = [...state.pending].filter((other) => !other.settled);
    endWorker(state);
    state.pending.clear();
    for (const other of others) state.pending.add(other);
    for (const other of others) void dispatch(state, other);
  };
  if (how.graceMs === 0) replace();
  else setTimeout(replace, how.graceMs);
}

function endWorker(state: ClientState): void {
  clearTimeout(state.idleTimer);
  state.live?.end();
  state.live = null;
  state.reopening = null;
}

/** Drops calls that must not run again: cancelled ones, and those of an unfinished restart, which the next restart makes again. */
function dropUnrepeatable(state: ClientState): void {
  for (const pending of [...state.pending].filter(({ direct, settled }) => direct || settled)) {
    state.pending.delete(pending);
    pending.settle(err(ABORTED));
  }
}

function settleAll(state: ClientState, failure: WorkerFailure): void {
  const waiting = [...state.pending];
  state.pending.clear();
  for (const pending of waiting) pending.settle(err(failure));
}
