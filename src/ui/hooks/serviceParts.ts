import type { Instant } from '../../core/kernel/calendar.ts';
import type { Id } from '../../core/kernel/id.ts';
import type { Result } from '../../core/kernel/result.ts';
import type { WorkerFailure } from '../../bridge/workerFailure.ts';
import type { EvaluationJob, EvaluationResult } from '../../core/pipeline/outcome.ts';
import type { DealTransfer, Teams } from '../../teams/teams.ts';
import type { Workspace } from './workspace.ts';

/** Status of the app's files on this device. */
export interface AppFilesStatus {
  /** The build of this page. */
  readonly page: string;
  /** `serving`: the service worker controls this page. `starting`: it is being installed. `none`: the page has no worker. */
  readonly worker: 'serving' | 'starting' | 'none' | 'unsupported';
  /** The precached build; null when the worker did not respond. */
  readonly build: string | null;
  /** Paths of this build's files that are precached, and those that are missing. */
  readonly kept: readonly string[];
  readonly missing: readonly string[];
  /** A newer version is waiting for the user to update. */
  readonly updateReady: boolean;
}

export type UpdateCheck = 'current' | 'ready' | 'offline' | 'unsupported';

/** `newer`: the repair found a newer version and downloaded its files. `refused`: the server's copies are incomplete. */
export type RepairAnswer =
  | { readonly kind: 'repaired'; readonly files: number }
  | { readonly kind: 'newer' | 'offline' | 'unsupported' | 'silent' }
  | { readonly kind: 'refused'; readonly paths: readonly string[] };

/** The app's files: status, update check and repair. Never touches user data. */
export interface AppFiles {
  standing(): Promise<AppFilesStatus>;
  /** Checks the server for a newer version. */
  check(): Promise<UpdateCheck>;
  /** Downloads every file of this version again. */
  repair(): Promise<RepairAnswer>;
  /**
   * Removes workers and files, then reloads from the server. Used when a repair fails. Resolves to false, without changes, if the server is
   * unreachable.
   */
  startOver(): Promise<boolean>;
}

/** The time and random ids. Only the composition root takes them from the platform. */
export interface Clock {
  readonly now: () => Instant;
  readonly newId: () => Id;
}

/** Commands on the user's data on this device that need no open workspace. Loaded on demand. */
export interface Device {
  /** Counts of the data that exists only on this device, across all the user's stores; null when it cannot be counted. */
  countOnlyHere(userId: string): Promise<UnsyncedData | null>;
  /** The data that exists only on this device, as restorable files, or as a raw export if it cannot be separated. */
  exportOnlyHere(userId: string): Promise<readonly File[]>;
  /** All of one user's data as plain objects: databases, stores and records. */
  readEverything(userId: string | null): Promise<unknown>;
  /**
   * Removes all of one user's data, then reloads the page. Counts unsent data first. Removes nothing if that is more in total than the user
   * `agreed` to lose, or if it cannot be counted. Call only on the user's request or for a deleted account.
   */
  wipe(userId: string, agreed: number | 'everything'): Promise<Result<null, WipeFailure>>;
  /** Makes the browser extension delete its copy of the connected user's data. A wipe does this too. */
  readonly forgetInExtension: () => Promise<void>;
}

/** Counts of the data that would be lost with this device. */
export interface UnsyncedData {
  /** Unsent changes, links and community posts. */
  readonly changes: number;
  /** Photos and voice notes, which are never sent. */
  readonly media: number;
}

/**
 * `only-here`: nothing was removed, because this data would be lost (null if it cannot be counted). `held`: another window has a database
 * open.
 */
export type WipeFailure =
  | { readonly kind: 'only-here'; readonly onlyHere: UnsyncedData | null }
  | { readonly kind: 'held'; readonly message: string };

/** Starts a separate engine for visitors. Opens no records and stores nothing. */
export type StartExampleEvaluator = () => Promise<(job: EvaluationJob) => Promise<Result<EvaluationResult, WorkerFailure>>>;

/**
 * Opens the workspace; rejects if the browser refuses storage. `reopen` discards the workspace, whether open or still opening, and tries
 * again.
 */
export type OpenWorkspace = (how?: 'reopen') => Promise<Workspace>;

/** Which of the person's workspaces is open. Stored for the person on this device. */
export interface WorkspaceChoice {
  /** The id of the open team workspace. Null is the personal workspace. */
  readonly current: () => string | null;
  readonly subscribe: (listener: () => void) => () => void;
  /** Opens another workspace. The caller checks that the person is a member. */
  readonly switchTo: (workspaceId: string | null) => void;
}

/** One person's teams. */
export interface TeamServices {
  readonly teams: Teams;
  readonly transfer: DealTransfer;
}

/** The current person's teams, loaded on demand. Null while nobody is signed in. */
export type LoadTeams = () => Promise<TeamServices | null>;

/** Whether the app's server responded recently. `navigator.onLine` alone is unreliable. */
export interface ServerConnection {
  current(): 'online' | 'offline';
  subscribe(listener: () => void): () => void;
}
