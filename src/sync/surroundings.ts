import type { LeaderLocks, TabChannel } from './transport/leadership.ts';

/** What a worker's surroundings give. */
export interface SyncSurroundings {
  readonly fetch: typeof fetch;
  readonly locks: LeaderLocks | null;
  readonly openChannel: (name: string) => TabChannel & { close(): void };
  /** Milliseconds that never jump, and the device's clock. */
  readonly elapsed: () => number;
  readonly wall: () => number;
  readonly chance: () => number;
  readonly origin: string;
  readonly every: (ms: number, run: () => void) => { stop(): void };
  readonly after: (ms: number, run: () => void) => { stop(): void };
}
