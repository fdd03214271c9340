import type { Deal } from '../core/deal/deal.ts';
import type { Instant } from '../core/kernel/calendar.ts';
import type { Result } from '../core/kernel/result.ts';
import type { Profile } from '../core/deal/profile.ts';
import type { DataFailure, DealCommand, MutateResult } from './commands/dealCommand.ts';

/** How many rows follow the new profile, or why it could not be kept. */
export type ProfileWritten = Result<{ readonly rescored: number }, DataFailure>;

/** What the data worker offers over Comlink. Plain data in and out; `open` first, with the name of the person's database. */
export interface DataWorker {
  open(dbName: string): Promise<{ readonly ok: true } | { readonly ok: false; readonly message: string }>;
  mutate(command: DealCommand): Promise<MutateResult>;
  readDeal(id: string): Promise<Deal | null>;
  /** The deal made from this listing, binned or not, so that a second capture refreshes it. */
  findByListing(site: string, listingId: string): Promise<Deal | null>;
  readProfile(): Promise<Profile>;
  /** Answers once every row is scored by the new profile; how far that is stands in the view's settings. */
  writeProfile(profile: Profile, mid: string, at: Instant): Promise<ProfileWritten>;
  /** Count and hash of every deal's id and mid, for `__diag` and later for anti-entropy. */
  digest(): Promise<{ readonly count: number; readonly hash: string }>;
  close(): Promise<void>;
}
