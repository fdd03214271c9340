import { createContext, useContext } from 'react';
import type { Account } from '../../account/account.ts';
import type { Community } from '../../community/community.ts';
import type { Analytics } from '../../analytics/createAnalytics.ts';
import type { Track } from '../../analytics/events.ts';
import type { JobAnswer, JobArgs, JobName } from '../../bridge/workerClient.ts';
import type { WorkerFailure } from '../../bridge/workerFailure.ts';
import type { Deal } from '../../core/deal/deal.ts';
import type { Profile } from '../../core/deal/profile.ts';
import type { Id } from '../../core/kernel/id.ts';
import type { Instant } from '../../core/kernel/calendar.ts';
import type { EvaluationJob, EvaluationResult } from '../../core/pipeline/outcome.ts';
import type { EvaluateWorker, PdfJob } from '../../core/pipeline/jobs.ts';
import type { BackupControl } from '../../data/backups.ts';
import type { AlertCommand } from '../../data/alerts/alertCommands.ts';
import type { ItemCommand } from '../../data/commands/items/itemCommands.ts';
import type { Result } from '../../core/kernel/result.ts';
import type { IngestRun, PlanUsage } from '../../core/listing/ingestContract.ts';
import type { DataFailure, DealCommand, ManyMutated, MutateResult, Stamp } from '../../data/commands/dealCommand.ts';
import type { DeletedDeal, ProfileWritten, SyncChoice, SyncReviewList } from '../../data/dataWorker.ts';
import type { ViewDb } from '../../data/view/viewDb.ts';
import type { Ingest } from '../../ingest/ingest.ts';
import type { Watch } from '../../ingest/watch/watch.ts';
import type { AppFiles } from './appFiles.ts';

/** Everything behind the screens that belongs to one person's database; loaded after the first paint. */
export interface Workspace {
  readonly userId: string | null;
  readonly view: ViewDb;
  /** What became of opening the person's records behind the rows; the error is words for the person. */
  readonly opened: Promise<Result<null, { readonly message: string }>>;
  readonly ingest: Ingest;
  /** Looks again at listings that are deals. */
  readonly watch: Watch;
  mutate(command: DealCommand): Promise<MutateResult>;
  readDeal(id: string): Promise<Deal | null>;
  /** Who deleted a deal, and how it was; null for one that is there, that this device never had, or when the worker did not answer. */
  readDeletedDeal(id: string): Promise<DeletedDeal | null>;
  /** Those of these deals that are on this device; none where the storage did not answer. */
  readDeals(ids: readonly string[]): Promise<readonly Deal[]>;
  /** Scores the rows of these deals anew, off the page. */
  rescore(ids: readonly string[], at: Instant): Promise<ProfileWritten>;
  readProfile(): Promise<Profile>;
  /** What a sync set aside, refused or repaired; null when the worker did not answer. */
  reviewSync(): Promise<SyncReviewList | null>;
  chooseInSync(choice: SyncChoice): Promise<Result<null, DataFailure>>;
  /** Everything that only this device knows, as the text of a file; null when the worker did not answer. */
  exportUnsent(): Promise<string | null>;
  /** Takes such a file in again, merged with what is here. */
  importUnsent(text: string): Promise<Result<{ readonly records: number; readonly captures: number }, DataFailure>>;
  /** One file of everything on this device, and the way back. */
  readonly backups: BackupControl;
  /** One text for the state of all records on this device; null when the worker did not answer. */
  readonly stateHash: () => Promise<string | null>;
  /** Asks the sync to look at once; what comes of it shows in the badge. */
  syncNow(): Promise<void>;
  /** Recalculates in the worker; a newer call with the same `lane` aborts the older one. */
  evaluate(job: EvaluationJob, lane: string): Promise<Result<EvaluationResult, WorkerFailure>>;
  /** Any other question to the evaluate worker, in a lane of its own. */
  ask<Name extends JobName<EvaluateWorker>>(
    name: Name,
    args: JobArgs<EvaluateWorker, Name>,
    lane: string,
  ): Promise<Result<JobAnswer<EvaluateWorker, Name>, WorkerFailure>>;
  /** Many commands in order; each is stored or answered by name. */
  mutateMany(commands: readonly DealCommand[]): Promise<ManyMutated>;
  /** Puts or removes a note or a scenario. */
  mutateItem(command: ItemCommand): Promise<Result<null, DataFailure>>;
  /** Puts or removes an alert rule, or marks events. */
  mutateAlert(command: AlertCommand): Promise<Result<null, DataFailure>>;
  /** Keeps the profile and scores every deal by it; how far that is stands in the view's settings. */
  writeProfile(profile: Profile, stamp: Stamp): Promise<ProfileWritten>;
  makePdf(job: PdfJob, signal: AbortSignal): Promise<Result<{ readonly bytes: ArrayBuffer; readonly pages: number }, WorkerFailure>>;
  /** What is used of the plan this month: the server's answer, which is kept, or the last one that was; null where it never answered. */
  askPlanUsage(): Promise<PlanUsage | null>;
  /** What the person shares and reads of others; loads when asked for. Null while nobody is signed in. */
  community(): Promise<Community | null>;
  /** The stored run from the server, or null when it cannot be asked or does not exist. */
  readRun(runId: string): Promise<IngestRun | null>;
}

/** What this device holds of the person, past every screen; loads when asked for. */
export interface Device {
  /** What only this device has of the person, counted in every one of their stores now; null where it cannot be counted. */
  countOnlyHere(userId: string): Promise<OnlyHere | null>;
  /** The same as files that can be brought back; everything as it is stored where it cannot be told apart. */
  exportOnlyHere(userId: string): Promise<readonly File[]>;
  /** Everything of one person as plain data: databases, stores, records. */
  readEverything(userId: string | null): Promise<unknown>;
  /**
   * Removes everything of one person, then starts the page anew. Counts what was never sent first, and removes nothing where that is more
   * than the person `agreed` to lose (all things together), or cannot be counted. Only for the person's own word, or a deleted account.
   */
  wipe(userId: string, agreed: number | 'everything'): Promise<Result<null, WipeFailure>>;
}

/** What would be lost with this device. */
export interface OnlyHere {
  /** Changes, links and words for the community that were never sent. */
  readonly changes: number;
  /** Photos and voice notes, which are never sent. */
  readonly media: number;
}

/** `only-here`: nothing was removed, because this would be lost (null: it cannot be counted). `held`: a window keeps a part of it open. */
export type WipeFailure =
  | { readonly kind: 'only-here'; readonly onlyHere: OnlyHere | null }
  | { readonly kind: 'held'; readonly message: string };

/** What the composition root hands to the screens. Light enough for the landing page. */
export interface Services {
  readonly account: Account;
  readonly track: Track;
  /** The person's choice about being counted, and what waits to be sent; loads when asked for. */
  readonly analytics: () => Promise<Analytics>;
  /** Rejects where the browser refuses its storage. `anew` gives up what was opened, or is being opened, and tries once more. */
  readonly workspace: (how?: 'anew') => Promise<Workspace>;
  readonly device: () => Promise<Device>;
  /** The app's own files; loads when asked for. */
  readonly appFiles: () => Promise<AppFiles>;
  /** The engine for somebody who only looks: nobody's records are opened and nothing is kept. Each is a worker of its own. */
  readonly exampleEvaluator: () => Promise<(job: EvaluationJob) => Promise<Result<EvaluationResult, WorkerFailure>>>;
  /** Whether the app's own server answered lately; `navigator.onLine` alone is not believed. */
  readonly connection: { current(): 'online' | 'offline'; subscribe(listener: () => void): () => void };
  readonly now: () => Instant;
  readonly newId: () => Id;
}

export const ServicesContext = createContext<Services | null>(null);
export const WorkspaceContext = createContext<Workspace | null>(null);

export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (services === null) throw new Error('ServicesContext is missing above this component');
  return services;
}

/** The workspace, on every screen inside the app frame (the frame waits for it). */
export function useWorkspace(): Workspace {
  const workspace = useContext(WorkspaceContext);
  if (workspace === null) throw new Error('WorkspaceContext is missing above this component');
  return workspace;
}
