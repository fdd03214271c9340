import type { BackupControl } from '../../data/backups.ts';
import type { DataWorker, UnsentCommands } from '../../data/dataWorker.ts';
import type { JobAnswer, JobArgs, JobName } from '../../bridge/workerClient.ts';
import type { WorkerFailure } from '../../bridge/workerFailure.ts';
import type { Result } from '../../core/kernel/result.ts';
import type { EvaluateWorker, PdfJob } from '../../core/pipeline/jobs.ts';
import type { Community } from '../../community/community.ts';
import type { PlanUsage } from '../../core/contracts/ingestContract.ts';
import type { ViewDb } from '../../data/view/viewDb.ts';
import type { SyncReviewList } from '../../data/commands/reviewedRecords.ts';

/** One file of everything on this device, and the way back. */
export interface Backups extends BackupControl {
  /** One text for the state of all records on this device; null when the worker did not answer. */
  readonly stateHash: () => Promise<string | null>;
}

/** Commands and reads of whole deals; a data worker that did not answer reads as storage that did not, or as a deal that is not there. */
export type Deals = Pick<DataWorker, 'mutate' | 'mutateMany' | 'readDeal' | 'readDeals' | 'readDeletedDeal' | 'rescore'>;

/** What is calculated off the page. */
export interface Evaluator {
  /** Puts a question to the evaluate worker; a newer one in the same `lane` aborts the older. */
  ask<Name extends JobName<EvaluateWorker>>(
    name: Name,
    args: JobArgs<EvaluateWorker, Name>,
    lane: string,
  ): Promise<Result<JobAnswer<EvaluateWorker, Name>, WorkerFailure>>;
  makePdf(job: PdfJob, signal: AbortSignal): Promise<Result<{ readonly bytes: ArrayBuffer; readonly pages: number }, WorkerFailure>>;
}

/**
 * How this page stands with the browser extension. `found`: it is installed and not connected. `asking`: the person pressed "Connect" here
 * and still has to in the extension. `waiting`: pages it has not handed over yet.
 */
export type ExtensionState = { readonly kind: 'absent' } | { readonly kind: 'found' | 'asking' | 'connected'; readonly waiting: number };

/** The browser extension as this page knows it. */
export interface Extension {
  /** Calls with the state now and with each change; resolves to how to stop. */
  readonly follow: (changed: (state: ExtensionState) => void) => Promise<() => void>;
  /** Asks the extension to connect; it asks the person as well. */
  readonly connect: () => Promise<void>;
  /** Has it forget the profile and the deals; what it kept stays there. */
  readonly disconnect: () => Promise<void>;
}

/** What the server has of a person beside their records. */
export interface Membership {
  /** What is used of the plan this month: the server's answer, which is kept, or the last one that was; null where it never answered. */
  askPlanUsage(): Promise<PlanUsage | null>;
  /** What the person shares and reads of others; loads when asked for. Null while nobody is signed in. */
  community(): Promise<Community | null>;
}

/** Whose deals the screens show, and the rows they read. */
export interface Person {
  /** Null for whoever never signed in here. */
  readonly userId: string | null;
  readonly view: ViewDb;
  /** What became of opening the person's records behind the rows; the error is words for the person. */
  readonly opened: Promise<Result<null, { readonly message: string }>>;
}

/** The standard profile where the storage did not answer. */
export type ProfileRecord = Pick<DataWorker, 'readProfile' | 'writeProfile'>;

/** What a person asks of the sync. */
export interface SyncControl extends Pick<DataWorker, 'chooseInSync'>, Pick<UnsentCommands, 'syncNow' | 'importUnsent'> {
  /** What a sync set aside, refused or repaired; null when the worker did not answer. */
  reviewSync(): Promise<SyncReviewList | null>;
  /** Everything that only this device knows, as the text of a file; null when the worker did not answer. */
  exportUnsent(): Promise<string | null>;
}
