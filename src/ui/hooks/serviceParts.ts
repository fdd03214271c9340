import type { Instant } from '../../core/kernel/calendar.ts';
import type { Id } from '../../core/kernel/id.ts';
import type { Result } from '../../core/kernel/result.ts';
import type { WorkerFailure } from '../../bridge/workerFailure.ts';
import type { EvaluationJob, EvaluationResult } from '../../core/pipeline/outcome.ts';
import type { Workspace } from './workspace.ts';

/** How the app's own files stand on this device. */
export interface FilesStanding {
  /** The build this page was made from. */
  readonly page: string;
  /** `serving`: the service worker answers this page. `starting`: it is being installed. `none`: this page goes without one. */
  readonly worker: 'serving' | 'starting' | 'none' | 'unsupported';
  /** The build whose files are kept; null when the worker did not say. */
  readonly build: string | null;
  /** Paths of this build's files that are on the device, and those that are not. */
  readonly kept: readonly string[];
  readonly missing: readonly string[];
  /** A newer version is ready and waits for the person's word. */
  readonly updateReady: boolean;
}

export type UpdateCheck = 'current' | 'ready' | 'offline' | 'unsupported';

/** `newer`: the repair found a newer version, which brings all its files anew. `refused`: files the server does not have whole. */
export type RepairAnswer =
  | { readonly kind: 'repaired'; readonly files: number }
  | { readonly kind: 'newer' | 'offline' | 'unsupported' | 'silent' }
  | { readonly kind: 'refused'; readonly paths: readonly string[] };

/** The app's own files: what is kept, whether there is a newer version, and how they are put right. Never touches the person's data. */
export interface AppFiles {
  standing(): Promise<FilesStanding>;
  /** Asks the server whether there is a newer version. */
  check(): Promise<UpdateCheck>;
  /** Fetches every file of this version anew. */
  repair(): Promise<RepairAnswer>;
  /** Drops workers and files and starts from the server: for when a repair gets no answer. False when the server does not answer, and nothing was done. */
  startOver(): Promise<boolean>;
}

/** Time and chance, which only the composition root takes from the platform. */
export interface Clock {
  readonly now: () => Instant;
  readonly newId: () => Id;
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
  /** Has the browser extension forget whoever connected it; a wipe does that too. */
  readonly forgetInExtension: () => Promise<void>;
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

/** Starts an engine of its own for somebody who only looks: nobody's records are opened and nothing is kept. */
export type StartExampleEvaluator = () => Promise<(job: EvaluationJob) => Promise<Result<EvaluationResult, WorkerFailure>>>;

/** Rejects where the browser refuses its storage. `anew` gives up what was opened, or is being opened, and tries once more. */
export type OpenWorkspace = (how?: 'anew') => Promise<Workspace>;

/** Whether the app's own server answered lately; `navigator.onLine` alone is not believed. */
export interface ServerConnection {
  current(): 'online' | 'offline';
  subscribe(listener: () => void): () => void;
}
