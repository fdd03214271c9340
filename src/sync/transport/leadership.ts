/** The part of the Web Locks API used for leader election. */
export interface LeaderLocks {
  request(name: string, options: { readonly steal?: boolean; readonly signal?: AbortSignal }, run: () => Promise<void>): Promise<void>;
}

/** A BroadcastChannel between one person's tabs on one device. */
export interface TabChannel {
  post(message: TabMessage): void;
  listen(hear: (message: TabMessage) => void): void;
}

export type TabMessage = { readonly type: 'beat' } | { readonly type: 'written'; readonly added: number };

export interface LeadershipOptions {
  readonly name: string;
  /** The Web Locks API. Null if unavailable. This tab then leads, because it cannot detect any other. */
  readonly locks: LeaderLocks | null;
  readonly channel: TabChannel;
  /** Monotonic milliseconds. */
  readonly elapsed: () => number;
  readonly every: (ms: number, run: () => void) => { stop(): void };
  readonly onGained: () => void;
  readonly onLost: () => void;
}

/** How often a leader sends a heartbeat. Without one, it stops leading when its lease ends. */
const beatEvery = 1_000;
const leaseFor = 5_000;
/**
 * A tab that has heard no heartbeat for this long, in milliseconds, takes the lead. Including detection, a takeover takes well under ten
 * seconds.
 */
const silentFor = 7_000;

export interface Leadership {
  /** Whether this tab may still act as the leader. A frozen tab wakes up with an expired lease, and may then no longer act. */
  holds(): boolean;
  stop(): void;
}

/** One tab leads: the one with the lock. A closed tab releases it. A frozen tab loses it to another tab, because its heartbeat stops. */
export function createLeadership(options: LeadershipOptions): Leadership {
  const { elapsed } = options;
  const state: State = { holds: false, told: false, lastBeat: elapsed(), heard: elapsed(), line: new AbortController(), stopped: false };
  options.channel.listen((message) => {
    if (message.type === 'beat') state.heard = elapsed();
  });
  const beating = options.every(beatEvery, () => beat(state, options));
  if (options.locks === null) gain(state, options);
  else void hold(state, options, 'wait');
  return {
    holds: () => state.holds && elapsed() - state.lastBeat < leaseFor,
    stop: () => {
      beating.stop();
      state.stopped = true;
      state.line.abort();
      lose(state, options);
      state.release?.();
    },
  };
}

interface State {
  holds: boolean;
  /** Whether the last call was `onGained` rather than `onLost`. */
  told: boolean;
  lastBeat: number;
  heard: number;
  release?: () => void;
  line: AbortController;
  stopped: boolean;
}

/** Waits for the lock, or steals it. Leads while it has the lock. If the lock is stolen, queues again. */
async function hold(state: State, options: LeadershipOptions, how: 'wait' | 'steal'): Promise<void> {
  let led = false;
  // A tab that steals the lock leaves the queue.
  state.line.abort();
  state.line = new AbortController();
  try {
    await options.locks?.request(options.name, how === 'steal' ? { steal: true } : { signal: state.line.signal }, () => {
      if (state.stopped) return Promise.resolve();
      led = true;
      gain(state, options);
      return new Promise((resolve) => {
        state.release = resolve;
      });
    });
  } catch {
    // The lock was stolen, or this tab left the queue.
  }
  if (led) lose(state, options);
  if (!state.stopped && (led || how === 'steal')) await hold(state, options, 'wait');
}

function gain(state: State, options: LeadershipOptions): void {
  state.holds = true;
  state.told = true;
  state.lastBeat = options.elapsed();
  options.channel.post({ type: 'beat' });
  options.onGained();
}

function lose(state: State, options: LeadershipOptions): void {
  state.holds = false;
  state.heard = options.elapsed();
  if (state.told) options.onLost();
  state.told = false;
}

function beat(state: State, options: LeadershipOptions): void {
  const now = options.elapsed();
  if (!state.holds) {
    if (options.locks === null || now - state.heard < silentFor) return;
    // This tab's timers may have been suspended too, so the next heartbeat decides.
    state.heard = now;
    void hold(state, options, 'steal');
    return;
  }
  const lapsed = now - state.lastBeat >= leaseFor;
  state.lastBeat = now;
  options.channel.post({ type: 'beat' });
  // This tab slept and no other took the lead in the meantime, so it leads again.
  if (lapsed) options.onGained();
}
