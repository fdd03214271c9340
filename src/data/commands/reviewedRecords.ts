import type { Deal } from '../../core/deal/deal.ts';
import type { UsedDevice } from '../../core/deal/collaboration/people.ts';
import type { NamedInputs } from '../../core/deal/collaboration/changedField.ts';
import type { CollectionName } from '../../core/protocol/syncRow.ts';
import type { Stamp } from './dealCommand.ts';
import type { ConflictValue, RecordKey } from '../records/syncedRecord.ts';
import type { SyncLogRow } from '../view/sync/syncLogRow.ts';

/** The device that wrote a value, and when. */
export interface WrittenBy extends UsedDevice {
  /** The time of its stamp, epoch milliseconds. */
  readonly at: number;
}

/**
 * A value that lost to another device’s. `key` identifies it within its record, the same on every device. `name` is the name that
 * people see for the record or its deal, or null. `inputs` names a deal's fields; null for other records.
 */
export type ConflictView = RecordKey &
  ConflictValue & {
    readonly key: string;
    readonly name: string | null;
    readonly inputs: NamedInputs | null;
    readonly keptBy: WrittenBy | null;
    readonly lostBy: WrittenBy | null;
  };

export type ParkedView = RecordKey & { readonly name: string | null; readonly code: string; readonly message: string };

/** A deleted deal: who deleted it and when, and its last state if this device still has it. */
export interface DeletedDeal {
  readonly by: WrittenBy;
  readonly deal: Deal | null;
}

export interface SyncReviewList {
  readonly conflicts: readonly ConflictView[];
  readonly parked: readonly ParkedView[];
  readonly unread: readonly { readonly coll: string; readonly id: string; readonly reason: string }[];
  readonly log: readonly SyncLogRow[];
}

/** The person’s decision. `take-back` makes the losing value the newest change. `keep` marks it as seen, on every device. */
export type SyncChoice =
  | {
      readonly type: 'sync/take-back' | 'sync/keep';
      readonly coll: CollectionName;
      readonly id: string;
      readonly key: string;
      readonly stamp: Stamp;
    }
  | { readonly type: 'sync/send-again'; readonly coll: CollectionName; readonly id: string };
