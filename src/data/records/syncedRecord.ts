import type { CollectionName } from '../../core/protocol/syncRow.ts';

/** What a record says, as JSON; its `mid` stands beside it and never in it. */
export type Body = Readonly<Record<string, unknown>>;

/** Paths of changed leaves, each with the stamp of its last change (see `syncRow.ts`); `` is the record as a whole. */
export type Clocks = Readonly<Record<string, string>>;

/** One state of a record. Two states with the same `mid` are the same. */
export interface RecordState {
  readonly mid: string;
  readonly deleted: boolean;
  /** Empty for a deleted record. */
  readonly doc: Body;
  readonly clocks: Clocks;
}

/** A state as the server has it. */
export interface ServerState extends RecordState {
  readonly version: number;
}

/** A value that lost against another device's, kept so that the person can take it back. */
export interface LostValue {
  readonly path: string;
  /** What was set aside, and what stands instead; undefined where a side had removed it. */
  readonly lost?: unknown;
  readonly kept?: unknown;
  /** Who and when, by the stamps of both; empty where a side had none. */
  readonly lostStamp: string;
  readonly keptStamp: string;
  /** `deletion`: the record was deleted elsewhere while it was changed here, or the other way round; the change was kept. */
  readonly kind: 'field' | 'record' | 'deletion';
  /** When the two met, or for one that came from another device when the later was written; epoch milliseconds. */
  readonly at: number;
  /** The person has seen it. */
  readonly seen: boolean;
}

/** Why the server will not take this state. The record is not sent again until it is changed or released. */
export interface Parked {
  readonly mid: string;
  readonly code: string;
  readonly message: string;
}

/**
 * A record with its sync state inside, so that one write changes both. It is waiting to be sent exactly when its `mid` is not that of
 * `base`: there is no outbox beside it that could be lost.
 */
export interface SyncedRecord extends RecordState {
  readonly coll: CollectionName;
  readonly id: string;
  /** The last state of the server this record has taken in; null when the server never confirmed one. */
  readonly base: ServerState | null;
  /** What lost and is kept on this device alone; most travels in the body (`setAside.ts`). */
  readonly history: readonly LostValue[];
  readonly parked: Parked | null;
  /** Of a deleted deal: its last living state as this device knew it, so that it can come back (`deletedDeals.ts`). */
  readonly deletedFrom?: RecordState;
}

export const toState = ({ mid, deleted, doc, clocks }: RecordState): RecordState => ({ mid, deleted, doc, clocks });

export interface RecordKey {
  readonly coll: CollectionName;
  readonly id: string;
}

export const keyOf = ({ coll, id }: RecordKey): RecordKey => ({ coll, id });

export const isPending = (record: SyncedRecord): boolean => record.mid !== record.base?.mid;

/** Whether a record waits to be sent after a change that did not before; null: there was none. */
export const isNewlyPending = (before: SyncedRecord | null, after: SyncedRecord): boolean =>
  isPending(after) && (before === null || !isPending(before));

/** Pending, and refused by the server in exactly this state. */
export const isParked = (record: SyncedRecord): boolean => isPending(record) && record.parked?.mid === record.mid;

export const keyText = ({ coll, id }: RecordKey): string => `${coll}/${id}`;
