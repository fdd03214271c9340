import type { ServerAnswer, StoreAnswer } from './effects.ts';

/** The time and random number of a step. `elapsed` is monotonic. `wall` is the device's clock and may jump. */
export interface Moment {
  /** Milliseconds since an arbitrary start. */
  readonly elapsed: number;
  /** Epoch milliseconds. */
  readonly wall: number;
  /** From 0 to 1. */
  readonly chance: number;
}

/** `none`: no valid token at the moment, and the auth server may issue one later. `ended`: only a new sign-in gives one. */
export type Access = 'held' | 'none' | 'ended';

export type SyncEvent =
  | { readonly type: 'signed-in'; readonly userId: string }
  | { readonly type: 'signed-out' }
  /** Whether there is a token for requests. */
  | { readonly type: 'access'; readonly access: Access }
  | { readonly type: 'leader-gained' }
  | { readonly type: 'leader-lost' }
  | { readonly type: 'online' }
  | { readonly type: 'offline' }
  /** The stream reports that others wrote up to this version. Null if the version is unknown. */
  | { readonly type: 'poked'; readonly version: number | null }
  /** A command is about to write on this device. From now on the status is not "synced". */
  | { readonly type: 'write-began' }
  /** The write is on disk, or has failed. `added` counts newly pending records. */
  | { readonly type: 'write-ended'; readonly added: number }
  /** Another tab of this device wrote. */
  | { readonly type: 'written-elsewhere'; readonly added: number }
  | { readonly type: 'tick' }
  | { readonly type: 'answered'; readonly ticket: number; readonly answer: ServerAnswer }
  | { readonly type: 'stored'; readonly ticket: number; readonly answer: StoreAnswer };
