import { isLivenessLockFree, type Locks } from './livenessLock.ts';

/** `busy` while a response is awaited, `quiet` for a long-lived worker between calls, `off` when nothing depends on the worker. */
export type Pace = 'busy' | 'quiet' | 'off';

export interface Heartbeat {
  setPace(pace: Pace): void;
  /** Whether the worker has responded at least once: it loaded and ran. */
  hasLived(): boolean;
  stop(): void;
}

export interface HeartbeatOptions {
  /** Pings the worker. Resolves to the name of its liveness lock, or null if it has none. */
  readonly ping: () => Promise<string | null>;
  readonly beatMs: number;
  /** How long the script may take to load, in milliseconds. Until then a silent worker does not count as dead. */
  readonly startMs: number;
  readonly locks: Locks | null;
  readonly onSilence: () => void;
}

/** Missed beats after which a worker counts as dead. At one beat every 750 ms that takes well under five seconds. */
export const SILENT_BEATS = 4;
const QUIET_FACTOR = 5;

/**
 * Detects a worker that died without firing an event. Comlink never detects that. Counts missed beats, not seconds, so a laptop waking from
 * sleep or a throttled tab does not kill a live worker.
 */
export function createHeartbeat(options: HeartbeatOptions): Heartbeat {
  const state: State = { pace: 'off', awaiting: false, missed: 0, lived: false, lock: null, timer: undefined, stopped: false };
  return {
    setPace: (pace) => {
      if (state.stopped || pace === state.pace) return;
      state.pace = pace;
      state.missed = 0;
      if (pace === 'busy') ask(state, options);
      schedule(state, options);
    },
    hasLived: () => state.lived,
    stop: () => {
      state.stopped = true;
      clearTimeout(state.timer);
    },
  };
}

interface State {
  pace: Pace;
  awaiting: boolean;
  missed: number;
  lived: boolean;
  lock: string | null;
  timer: ReturnType<typeof setTimeout> | undefined;
  stopped: boolean;
}

function schedule(state: State, options: HeartbeatOptions): void {
  clearTimeout(state.timer);
  if (state.stopped || state.pace === 'off') return;
  const delay = state.pace === 'busy' ? options.beatMs : options.beatMs * QUIET_FACTOR;
  state.timer = setTimeout(() => beat(state, options), delay);
}

function beat(state: State, options: HeartbeatOptions): void {
  if (state.awaiting) state.missed += 1;
  const allowed = state.lived ? SILENT_BEATS : Math.max(SILENT_BEATS, Math.ceil(options.startMs / options.beatMs));
  if (state.missed >= allowed) void judgeSilence(state, options);
  ask(state, options);
  schedule(state, options);
}

function ask(state: State, options: HeartbeatOptions): void {
  if (state.awaiting) return;
  state.awaiting = true;
  void options.ping().then(
    (lock) => hear(state, lock),
    // A ping that cannot be sent counts as a missed beat.
    () => undefined,
  );
}

function hear(state: State, lock: string | null): void {
  state.awaiting = false;
  state.missed = 0;
  state.lived = true;
  state.lock = lock;
}

async function judgeSilence(state: State, options: HeartbeatOptions): Promise<void> {
  // If the lock is held, the worker is alive and busy, so the call's own time limit decides. Without locks, missed beats decide.
  if (state.lock !== null && options.locks !== null && !(await isLivenessLockFree(options.locks, state.lock))) {
    state.missed = 0;
    return;
  }
  if (!state.stopped) options.onSilence();
}
