import type { Deal } from '../core/deal/deal.ts';
import type { Instant } from '../core/kernel/calendar.ts';
import type { Result } from '../core/kernel/result.ts';
import type { Profile } from '../core/deal/profile.ts';
import type { CollectionName } from '../core/protocol/syncRow.ts';
import type { AlertCommands } from './alerts/alertCommands.ts';
import type { DataFailure, DealCommand, ManyMutated, MutateResult, Stamp } from './commands/dealCommand.ts';
import type { ItemCommands } from './commands/items/itemCommands.ts';
import type { Rescoring } from './commands/rescoreRows.ts';
import type { SyncReview } from './commands/syncReview.ts';
import type { LostValue, RecordKey } from './records/syncedRecord.ts';
import type { SyncLogRow } from './view/sync/syncView.ts';

/** How many rows follow the new profile and how many of them changed band, or why it could not be kept. */
export type ProfileWritten = Result<Rescoring, DataFailure>;

/** Which device wrote a value, and when. */
export interface WrittenBy {
  readonly isHere: boolean;
  /** "iPhone"; null where the device did not say. */
  readonly kind: string | null;
  /** By the clock of its stamp, epoch milliseconds. */
  readonly at: number;
}

/**
 * A value that lost against another device's. `key` names it within its record, on every device the same; `name` is what a person knows the
 * record or its deal by, null where it has none.
 */
export type ConflictView = RecordKey &
  LostValue & { readonly key: string; readonly name: string | null; readonly keptBy: WrittenBy | null; readonly lostBy: WrittenBy | null };

export type ParkedView = RecordKey & { readonly name: string | null; readonly code: string; readonly message: string };

/** A deal that was deleted: by whom and when, and how it was, where this device still has it. */
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

/** What the person decides there. `take-back` makes the lost value the newest change; `keep` notes that it was seen, on every device. */
export type SyncChoice =
  | {
      readonly type: 'sync/take-back' | 'sync/keep';
      readonly coll: CollectionName;
      readonly id: string;
      readonly key: string;
      readonly stamp: Stamp;
    }
  | { readonly type: 'sync/send-again'; readonly coll: CollectionName; readonly id: string };

/** What a person asks of the sync that runs beside their records. */
export interface UnsentCommands {
  /** Looks at the server at once; what comes of it shows in the sync's status. */
  syncNow(): Promise<void>;
  /** Everything that only this device knows, as the text of a file (JSON); works offline. */
  exportUnsent(): Promise<string>;
  /** Takes such a file in again, merged with what is here; how many records and links it brought. */
  importUnsent(text: string): Promise<Result<{ readonly records: number; readonly captures: number }, DataFailure>>;
}

/**
 * What the data worker offers over Comlink, declared here and nowhere else: screens and the composition root take their types from it. Plain
 * data in and out; `open` first, with the name of the person's database.
 */
export interface DataWorker extends SyncReview, ItemCommands, AlertCommands {
  open(dbName: string): Promise<{ readonly ok: true } | { readonly ok: false; readonly message: string }>;
  mutate(command: DealCommand): Promise<MutateResult>;
  /** Many commands in order, each whole; what fails holds up nothing. */
  mutateMany(commands: readonly DealCommand[]): Promise<ManyMutated>;
  readDeal(id: string): Promise<Deal | null>;
  /** Null for a deal that is there, or that this device never had. */
  readDeletedDeal(id: string): Promise<DeletedDeal | null>;
  /** Those of these deals that are on this device, binned or not. */
  readDeals(ids: readonly string[]): Promise<readonly Deal[]>;
  /** Scores the rows of these deals anew; answers once they are written. */
  rescore(ids: readonly string[], at: Instant): Promise<ProfileWritten>;
  /** The deal made from this listing, binned or not, so that a second capture refreshes it. */
  findByListing(site: string, listingId: string): Promise<Deal | null>;
  readProfile(): Promise<Profile>;
  /** Answers once every row is scored by the new profile; how far that is stands in the view's settings. */
  writeProfile(profile: Profile, mid: string, at: Instant): Promise<ProfileWritten>;
  /** How many deals there are, and one text for the state of all records: equal on two devices exactly when their records are. */
  digest(): Promise<{ readonly count: number; readonly hash: string }>;
  close(): Promise<void>;
}
