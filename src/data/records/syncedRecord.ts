import type { CollectionName } from '../../core/protocol/syncRow.ts';

/** A record's content as JSON. Its `mid` is stored next to it, never in it. */
export type Body = Readonly<Record<string, unknown>>;

/** Paths of changed leaves, each with the stamp of its last change (see `syncRow.ts`). `` is the record as a whole. */
export type Clocks = Readonly<Record<string, string>>;

/** One state of a record. Two states with the same `mid` are identical. */
export interface RecordState {
  readonly mid: string;
  readonly deleted: boolean;
  /** Empty for a deleted record. */
  readonly doc: Body;
  readonly clocks: Clocks;
}

/** A record's state on the server. */
export interface ServerState extends RecordState {
  readonly version: number;
}

/** A value that lost to another device's, kept so that the person can restore it. */
export interface ConflictValue {
  readonly path: string;
  /** The losing value, and the winning one. Undefined for a side that had removed the value. */
  readonly lost?: unknown;
  readonly kept?: unknown;
  /** The stamps of both sides. Empty if a side had none. */
  readonly lostStamp: string;
  readonly keptStamp: string;
  /** `deletion`: the record was deleted on one device while it was changed on another. The change was kept. */
  readonly kind: 'field' | 'record' | 'deletion';
  /**
   * When the two sides were merged, epoch milliseconds. For a conflict merged on another device, the time at which the later side was
   * written.
   */
  readonly at: number;
  /** Whether the person has seen it. */
  readonly seen: boolean;
}

/** Why the server refuses this state. The record is not sent again until it is changed or released. */
export interface Parked {
  readonly mid: string;
  readonly code: string;
  readonly message: string;
}

/**
 * A record with its sync state inside, so that one write changes both. It is pending exactly when its `mid` differs from its `base`'s, so
 * there is no separate outbox to lose.
 */
export interface SyncedRecord extends RecordState {
  readonly coll: CollectionName;
  readonly id: string;
  /** The last server state merged into this record. Null if the server never acknowledged one. */
  readonly base: ServerState | null;
  /** Losing values kept on this device only. Most sync in the body (`conflictHistory.ts`). */
  readonly history: readonly ConflictValue[];
  readonly parked: Parked | null;
  /** For a deleted deal: its last state on this device before the deletion, so that it can be restored (`deletedDeals.ts`). */
  readonly deletedFrom?: RecordState;
}

export const toState = ({ mid, deleted, doc, clocks }: RecordState): RecordState => ({ mid, deleted, doc, clocks });

export interface RecordKey {
  readonly coll: CollectionName;
  readonly id: string;
}

export const keyOf = ({ coll, id }: RecordKey): RecordKey => ({ coll, id });

export const isPending = (record: SyncedRecord): boolean => record.mid !== record.base?.mid;

/** Whether a change makes a record pending that was not pending before. `before` is null for a new record. */
export const isNewlyPending = (before: SyncedRecord | null, after: SyncedRecord): boolean =>
  isPending(after) && (before === null || !isPending(before));

/** Whether the record is pending and the server refused exactly this state. */
export const isParked = (record: SyncedRecord): boolean => isPending(record) && record.parked?.mid === record.mid;

/** Whether a change gives a record something to send that had nothing to send before, or was refused. `before` is null for a new record. */
export const isNewlyWaiting = (before: SyncedRecord | null, after: SyncedRecord): boolean =>
  isWaiting(after) && (before === null || !isWaiting(before));

const isWaiting = (record: SyncedRecord): boolean => isPending(record) && !isParked(record);

export const keyText = ({ coll, id }: RecordKey): string => `${coll}/${id}`;
