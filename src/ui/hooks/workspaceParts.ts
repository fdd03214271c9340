import type { BackupControl } from '../../data/backups.ts';
import type { DataWorker, UnsentCommands } from '../../data/dataWorker.ts';
import type { JobAnswer, JobArgs, JobName } from '../../bridge/workerClient.ts';
import type { WorkerFailure } from '../../bridge/workerFailure.ts';
import type { Result } from '../../core/kernel/result.ts';
import type { EvaluateWorker, PdfJob } from '../../core/pipeline/jobs.ts';
import type { Community } from '../../community/community.ts';
import type { PlanUsage } from '../../core/contracts/ingestContract.ts';
import type { ViewDb } from '../../data/view/viewDb.ts';
import type { PersonLinks } from '../../sharing/personLinks.ts';
import type { SyncReviewList } from '../../data/commands/reviewedRecords.ts';

/** Backs up this device to one file, and restores it. */
export interface Backups extends BackupControl {
  /** A digest of all records on this device; null when the worker did not respond. */
  readonly stateHash: () => Promise<string | null>;
}

/** Changes and reads whole deals. If the data worker does not respond, the result is a storage failure or a missing deal. */
export type Deals = Pick<DataWorker, 'mutate' | 'mutateMany' | 'readDeal' | 'readChanges' | 'readDeals' | 'readDeletedDeal' | 'rescore'>;

/** Calculations in workers. */
export interface Evaluator {
  /** Runs a job in the evaluation worker. A newer job in the same `lane` aborts the older one. */
  ask<Name extends JobName<EvaluateWorker>>(
    name: Name,
    args: JobArgs<EvaluateWorker, Name>,
    lane: string,
  ): Promise<Result<JobAnswer<EvaluateWorker, Name>, WorkerFailure>>;
  makePdf(job: PdfJob, signal: AbortSignal): Promise<Result<{ readonly bytes: ArrayBuffer; readonly pages: number }, WorkerFailure>>;
}

/**
 * Connection state of the browser extension. `found`: installed, not connected. `asking`: the user pressed "Connect" here and has yet to
 * confirm in the extension. `waiting`: number of pages not yet transferred.
 */
export type ExtensionState = { readonly kind: 'absent' } | { readonly kind: 'found' | 'asking' | 'connected'; readonly waiting: number };

/** The browser extension, as seen from this page. */
export interface Extension {
  /** Calls back with the current state and each change; resolves to an unsubscribe function. */
  readonly follow: (changed: (state: ExtensionState) => void) => Promise<() => void>;
  /** Requests a connection, which the user confirms in the extension. */
  readonly connect: () => Promise<void>;
  /** Makes the extension delete its copy of the profile and deals. The pages it has saved stay there. */
  readonly disconnect: () => Promise<void>;
}

/** The user's data on the server, other than records. */
export interface Membership {
  /** This month's plan usage from the server, else the last cached response; null before the first. */
  askPlanUsage(): Promise<PlanUsage | null>;
  /** The user's community, loaded on demand. Null while signed out. */
  community(): Promise<Community | null>;
  /** The user's links to their deals, loaded on demand. Null while signed out. */
  links(): Promise<PersonLinks | null>;
}

/** The current user and the rows the screens read. */
export interface Person {
  /** Null for a user who never signed in here. */
  readonly userId: string | null;
  /** The open team workspace. Null is the personal one. */
  readonly workspaceId: string | null;
  readonly view: ViewDb;
  /** Whether the records behind the rows could be opened. The error is a message to show. */
  readonly opened: Promise<Result<null, { readonly message: string }>>;
}

/** What the person may do in the open workspace. */
export interface WorkspaceAccess {
  /** Why the person cannot change anything here, as a sentence. Null if they can. Commands are then refused with this sentence. */
  readonly readOnly: () => string | null;
  readonly subscribe: (listener: () => void) => () => void;
}

/**
 * Reads and writes the profile. A read returns the profile that scores the deals: in a team workspace its own, else the person's. It is the
 * default profile if storage did not respond.
 */
export interface ProfileRecord extends Pick<DataWorker, 'readProfile' | 'readWorkspaceProfile' | 'removeWorkspaceProfile'> {
  /** Stores the person's own profile. Refused in a team workspace. */
  readonly writeProfile: DataWorker['writeProfile'];
  /** Stores a profile for the open team workspace, which then scores everyone's deals there. The server accepts it from owners only. */
  readonly writeWorkspaceProfile: DataWorker['writeProfile'];
}

/** Sync commands for the user. */
export interface SyncControl extends Pick<DataWorker, 'chooseInSync'>, Pick<UnsentCommands, 'syncNow' | 'tellPresence' | 'importUnsent'> {
  /** Conflict history: changes overridden, refused or repaired by sync; null when the worker did not respond. */
  reviewSync(): Promise<SyncReviewList | null>;
  /** All unsynced data as file text; null when the worker did not respond. */
  exportUnsent(): Promise<string | null>;
}
