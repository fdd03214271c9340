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
  /** Milliseconds from now after which the run is stopped: nobody waits for it any longer, and it would go on costing. */
  readonly patienceMs: number;
  readonly signal?: AbortSignal | undefined;
  readonly onStatus?: ((run: ApifyRun) => void) | undefined;
}

/** A run at its end, or stopped by us because it took too long. */
export interface EndedRun {
  readonly run: ApifyRun;
  readonly end: EndStatus | 'too-long';
}

/** Apify holds an answer back until the run ends, up to this long, so that it is not asked all the time. */
const heldSeconds = 15;
const pauseMs = 1_000;
/** A replica can answer that it does not know a run which has only just begun. */
const lagMs = 250;
const maxLags = 20;

/** Follows a run to its end. When its state cannot be read any more it is stopped, as far as that is possible. */
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
      // The dataset stays the one its start named: nothing that comes later can point elsewhere.
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
