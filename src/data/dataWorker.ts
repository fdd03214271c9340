import type { Deal } from '../core/deal/deal.ts';
import type { Instant } from '../core/kernel/calendar.ts';
import type { Result } from '../core/kernel/result.ts';
import type { Profile } from '../core/deal/profile.ts';
import type { AlertCommands } from './alerts/alertCommands.ts';
import type { CopyCommands } from './commands/copies/copyCommands.ts';
import type { CommentCommands } from './commands/commentCommands.ts';
import type { DataFailure, DealCommand, ManyMutated, MutateResult } from './commands/dealCommand.ts';
import type { ItemCommands } from './commands/itemCommands.ts';
import type { DealChangeHistory } from './commands/readChanges.ts';
import type { Rescoring } from './commands/rescoreRows.ts';
import type { SyncReview } from './commands/syncReview.ts';
import type { DeletedDeal } from './commands/reviewedRecords.ts';

/** The number of rows rescored with the new profile and how many of them changed band, or why the profile could not be stored. */
export type ProfileWritten = Result<Rescoring, DataFailure>;

/** Calls to the sync, which runs in the same worker. */
export interface UnsentCommands {
  /** Syncs immediately. The result appears in the sync status. */
  syncNow(): Promise<void>;
  /** Tells the other members of a team workspace which deal is open here; null for none. Never rejects. */
  tellPresence(deal: string | null): Promise<void>;
  /** Everything only this device has, as the text of a JSON file. Works offline. */
  exportUnsent(): Promise<string>;
  /** Imports a file from `exportUnsent` and merges it with this device's data. Returns the number of records and links imported. */
  importUnsent(text: string): Promise<Result<{ readonly records: number; readonly captures: number }, DataFailure>>;
}

/**
 * The data worker's interface over Comlink, declared only here. Screens and the composition root use its types. Takes and
 * returns plain data. Call `open` first, with the name of the person's database.
 */
export interface DataWorker extends SyncReview, ItemCommands, CommentCommands, AlertCommands, CopyCommands {
  open(dbName: string): Promise<{ readonly ok: true } | { readonly ok: false; readonly message: string }>;
  mutate(command: DealCommand): Promise<MutateResult>;
  /** Runs many commands in order, each atomic. A failure does not stop the others. */
  mutateMany(commands: readonly DealCommand[]): Promise<ManyMutated>;
  readDeal(id: string): Promise<Deal | null>;
  /** Null if the deal exists, or if this device never had it. */
  readDeletedDeal(id: string): Promise<DeletedDeal | null>;
  /** Who changed which value last, and the conflict history. Null if this device does not have the deal. */
  readChanges(id: string): Promise<DealChangeHistory | null>;
  /** Those of the given deals that this device has, including those in the bin. */
  readDeals(ids: readonly string[]): Promise<readonly Deal[]>;
  /** Rescores the rows of these deals. Resolves once they are written. */
  rescore(ids: readonly string[], at: Instant): Promise<ProfileWritten>;
  /** The deal made from this listing, in the bin or not, so that a second capture refreshes it. */
  findByListing(site: string, listingId: string): Promise<Deal | null>;
  readProfile(): Promise<Profile>;
  /** The profile stored for this team workspace. Null if there is none, and in a personal workspace. */
  readWorkspaceProfile(): Promise<Profile | null>;
  /** Removes it, so that everyone's deals are scored with their own profile again. */
  removeWorkspaceProfile(mid: string, at: Instant): Promise<ProfileWritten>;
  /** Resolves once every row is scored with the new profile. Progress is stored in the view's settings. */
  writeProfile(profile: Profile, mid: string, at: Instant): Promise<ProfileWritten>;
  /** The number of deals, and a hash of all records. Two devices have the same hash exactly when their records are equal. */
  digest(): Promise<{ readonly count: number; readonly hash: string }>;
  close(): Promise<void>;
}
