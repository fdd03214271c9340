import type { Result } from '../../../core/kernel/result.ts';

/** The states of a run in Apify's words (docs.apify.com, "Runs and builds: lifecycle", read August 2026). */
export const runStatuses = ['READY', 'RUNNING', 'SUCCEEDED', 'FAILED', 'TIMING-OUT', 'TIMED-OUT', 'ABORTING', 'ABORTED'] as const;
export type RunStatus = (typeof runStatuses)[number];

/** A state that a run does not leave. */
export type EndStatus = Extract<RunStatus, 'SUCCEEDED' | 'FAILED' | 'TIMED-OUT' | 'ABORTED'>;

export const isEnd = (status: RunStatus): status is EndStatus =>
  status === 'SUCCEEDED' || status === 'FAILED' || status === 'TIMED-OUT' || status === 'ABORTED';

/** One run of an actor; times in milliseconds, money in US dollars as Apify bills it. Texts are cleaned and cut. */
export interface ApifyRun {
  readonly id: string;
  readonly status: RunStatus;
  readonly statusMessage: string | null;
  readonly exitCode: number | null;
  readonly datasetId: string;
  readonly startedAt: number | null;
  readonly finishedAt: number | null;
  readonly costUsd: number | null;
}

/** An actor as far as its input is concerned: the build that a run of it would use. */
export interface ApifyActor {
  readonly id: string;
  readonly buildId: string;
}

/** What Apify wrote beside a refusal; both cleaned and cut, null where it wrote nothing. */
export interface ApifySaid {
  readonly type: string | null;
  readonly message: string | null;
}

/** Why a call of the API gave no answer that can be used. Nothing in it can hold the token. */
export type ApiFailure =
  | { readonly kind: 'invalid-token'; readonly said: ApifySaid }
  | { readonly kind: 'payment-required'; readonly said: ApifySaid }
  | { readonly kind: 'forbidden'; readonly said: ApifySaid }
  | { readonly kind: 'not-found'; readonly said: ApifySaid }
  | { readonly kind: 'rate-limited'; readonly said: ApifySaid }
  | { readonly kind: 'refused'; readonly status: number; readonly said: ApifySaid }
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'too-large' }
  | { readonly kind: 'bad-answer' };

export type Answer<Value> = Promise<Result<Value, ApiFailure>>;

export interface StartLimits {
  /** The most a run may charge, in US dollars, under every pricing model. */
  readonly maxTotalChargeUsd: number;
  /** Caps what is charged by actors that are paid per result; it does not limit what they read. */
  readonly maxItems: number;
  readonly timeoutSeconds: number;
}

/** A page of a dataset: `total` counts all its items, null where the answer did not say. */
export interface DatasetPage {
  readonly items: readonly unknown[];
  readonly total: number | null;
}

/** The part of Apify's API that reading listings needs. No call throws. */
export interface ApifyApi {
  actor(id: string): Answer<ApifyActor>;
  /** The input schema of a build as it was published, or null where it has none. */
  inputSchema(buildId: string): Answer<unknown>;
  /** Never tried twice after it may have arrived: each start costs. */
  start(actor: string, input: unknown, limits: StartLimits): Answer<ApifyRun>;
  /** Null for a run the answering replica does not know (yet). Waits up to so many seconds for its end. */
  run(id: string, waitSeconds: number): Answer<ApifyRun | null>;
  runs(actor: string, limit: number): Answer<readonly ApifyRun[]>;
  items(datasetId: string, page: { readonly offset: number; readonly limit: number }): Answer<DatasetPage>;
  abort(runId: string): Answer<null>;
}
