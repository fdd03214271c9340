import type { Result } from '../../../core/kernel/result.ts';

/** The states of a run, as Apify names them (docs.apify.com, "Runs and builds: lifecycle", read August 2026). */
export const runStatuses = ['READY', 'RUNNING', 'SUCCEEDED', 'FAILED', 'TIMING-OUT', 'TIMED-OUT', 'ABORTING', 'ABORTED'] as const;
export type RunStatus = (typeof runStatuses)[number];

/** A state in which the run has ended. */
export type EndStatus = Extract<RunStatus, 'SUCCEEDED' | 'FAILED' | 'TIMED-OUT' | 'ABORTED'>;

export const isEnd = (status: RunStatus): status is EndStatus =>
  status === 'SUCCEEDED' || status === 'FAILED' || status === 'TIMED-OUT' || status === 'ABORTED';

/** One run of an actor. Times are in milliseconds, and amounts in US dollars, as Apify bills them. Texts are cleaned up and truncated. */
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

/** An actor, reduced to the build that a run of it would use. */
export interface ApifyActor {
  readonly id: string;
  readonly buildId: string;
}

/** The error details that Apify sent when it refused a call. Both are cleaned up and truncated, or null if absent. */
export interface ApifyErrorDetails {
  readonly type: string | null;
  readonly message: string | null;
}

/** Why an API call gave no usable response. Never contains the token. */
export type ApiFailure =
  | { readonly kind: 'invalid-token'; readonly said: ApifyErrorDetails }
  | { readonly kind: 'payment-required'; readonly said: ApifyErrorDetails }
  | { readonly kind: 'forbidden'; readonly said: ApifyErrorDetails }
  | { readonly kind: 'not-found'; readonly said: ApifyErrorDetails }
  | { readonly kind: 'rate-limited'; readonly said: ApifyErrorDetails }
  | { readonly kind: 'refused'; readonly status: number; readonly said: ApifyErrorDetails }
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'too-large' }
  | { readonly kind: 'bad-answer' };

export type Answer<Value> = Promise<Result<Value, ApiFailure>>;

export interface StartLimits {
  /** The most that a run may charge, in US dollars, under every pricing model. */
  readonly maxTotalChargeUsd: number;
  /** For actors that are paid per result: the most results we pay for. It does not limit how many they read. */
  readonly maxItems: number;
  readonly timeoutSeconds: number;
}

/** A page of a dataset. `total` counts all its items, or is null if the response did not say. */
export interface DatasetPage {
  readonly items: readonly unknown[];
  readonly total: number | null;
}

/** The part of Apify's API that reading listings needs. No call throws. */
export interface ApifyApi {
  actor(id: string): Answer<ApifyActor>;
  /** The published input schema of a build. Null if it has none. */
  inputSchema(buildId: string): Answer<unknown>;
  /** Starts a run. Never retried once the request may have arrived, because each start costs money. */
  start(actor: string, input: unknown, limits: StartLimits): Answer<ApifyRun>;
  /** Null if the replica does not know the run (yet). Waits up to `waitSeconds` for the run to end. */
  run(id: string, waitSeconds: number): Answer<ApifyRun | null>;
  runs(actor: string, limit: number): Answer<readonly ApifyRun[]>;
  items(datasetId: string, page: { readonly offset: number; readonly limit: number }): Answer<DatasetPage>;
  abort(runId: string): Answer<null>;
}
