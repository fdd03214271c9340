import { err, ok, type Result } from '../../core/kernel/result.ts';
import { isEnd, type ApiFailure, type ApifyApi, type ApifyRun, type EndStatus } from './api/apifyApi.ts';
import type { ApifyFailure } from './apifyFailure.ts';

export interface FollowDeps {
  readonly api: Pick<ApifyApi, 'run' | 'abort'>;
  /** The server's clock, in milliseconds. */
  readonly now: () => number;
  readonly wait: (ms: number) => Promise<void>;
}

export interface FollowLimits {
  /** Milliseconds from now after which the run is stopped, because no one is waiting and it would keep costing money. */
  readonly patienceMs: number;
  readonly signal?: AbortSignal | undefined;
  readonly onStatus?: ((run: ApifyRun) => void) | undefined;
}

/** A run that ended, or that we stopped because it took too long. */
export interface EndedRun {
  readonly run: ApifyRun;
  readonly end: EndStatus | 'too-long';
}

/** How long Apify may wait before it responds if the run has not ended by then, which saves polling. */
const heldSeconds = 15;
const pauseMs = 1_000;
/** A replica may not know a run that has only just begun. */
const lagMs = 250;
const maxLags = 20;

/** Follows a run to its end. If its state can no longer be read, tries to stop it. */
export async function followRun(deps: FollowDeps, begun: ApifyRun, limits: FollowLimits): Promise<Result<EndedRun, ApifyFailure>> {
  const { api, now, wait } = deps;
  const deadline = now() + limits.patienceMs;
  let run = begun;
  let lags = 0;
  limits.onStatus?.(run);
  while (!isEnd(run.status)) {
    if (limits.signal?.aborted === true) return stopped(api, run, { kind: 'cancelled', runId: run.id });
    const left = deadline - now();
    if (left <= 0) {
      await api.abort(run.id);
      return ok({ run, end: 'too-long' });
    }
    const answer = await api.run(run.id, Math.min(heldSeconds, Math.ceil(left / 1_000)));
    if (!answer.ok || (answer.value === null && (lags += 1) > maxLags)) {
      return stopped(api, run, { kind: 'lost-run', runId: run.id, why: answer.ok ? notFound : answer.error });
    }
    if (answer.value !== null) {
      // The dataset named at the start stays in use: no later response can point elsewhere.
      run = { ...answer.value, id: begun.id, datasetId: begun.datasetId };
      limits.onStatus?.(run);
    }
    if (!isEnd(run.status)) await wait(answer.value === null ? lagMs : pauseMs);
  }
  return ok({ run, end: run.status });
}

const notFound: ApiFailure = { kind: 'not-found', said: { type: null, message: null } };

async function stopped(api: FollowDeps['api'], run: ApifyRun, failure: ApifyFailure): Promise<Result<never, ApifyFailure>> {
  await api.abort(run.id);
  return err(failure);
}
