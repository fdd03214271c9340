import { unreachable } from '../../../src/core/kernel/result.ts';
import type { IngestErrorCode, IngestResponse, IngestRun } from '../../../src/core/contracts/ingestContract.ts';
import type { Caller } from '../../../src/backend/functionRequest.ts';
import { failed, failureDetails } from '../../../src/backend/reading/failureMessages.ts';
import { runListing } from './runListing.ts';
import type { PortalTarget } from '../../../src/backend/portal/portalTarget.ts';
import type { IngestEnv } from './ingestEnv.ts';

interface Asked {
  readonly target: PortalTarget;
  /** The run's id, a UUID. */
  readonly id: string;
  /** Whether the person has had this listing read before. It is then free, within the day's limits. */
  readonly recheck: boolean;
}

interface Done {
  readonly status: number;
  readonly body: IngestResponse;
}

/**
 * Runs one analysis against the caller's plan. It is counted before anything is fetched, and refunded if it fails. No listing is returned
 * before its run is stored, so every returned run is counted.
 */
export async function countedRun(env: IngestEnv, caller: Caller, asked: Asked): Promise<Done> {
  try {
    const there = await env.runs.find(caller, asked.id);
    if (there !== null) return doneBefore(env, caller, { asked, run: there });
    const counted = asked.recheck ? await env.usage.countRecheck(caller, asked.id, asked.target) : await env.usage.count(caller, asked.id);
    switch (counted) {
      case 'counted':
        return await freshRun(env, caller, asked);
      case 'over':
        return { status: 402, body: failed('plan_limit', asked.target.site) };
      case 'enough':
        return { status: 429, body: failed('recheck_limit', asked.target.site) };
      case 'forbidden':
        return { status: 403, body: failed('unauthorized', asked.target.site) };
      default:
        return unreachable(counted);
    }
  } catch {
    return internal(asked);
  }
}

async function freshRun(env: IngestEnv, caller: Caller, asked: Asked): Promise<Done> {
  const run = await runListing(asked.target, { id: asked.id, fetchPage: env.fetchPage, elsewhere: env.elsewhere, now: env.now });
  const kept = await keep(env, caller, run);
  if (!kept) return unkept(env, caller, { asked, run });
  if (run.error !== null) await giveBack(env, caller, run.id);
  return { status: 200, body: responseOf(run) };
}

/**
 * Handles a run that could not be stored. If the same run was requested twice at once, the other request's result is returned. Otherwise it
 * is stored as a failure, so that it can be refunded.
 */
async function unkept(env: IngestEnv, caller: Caller, { asked, run }: { readonly asked: Asked; readonly run: IngestRun }): Promise<Done> {
  const there = await env.runs.find(caller, asked.id);
  if (there !== null) return doneBefore(env, caller, { asked, run: there });
  if (await keep(env, caller, asFailure(run, 'internal'))) await giveBack(env, caller, run.id);
  return internal(asked);
}

const asFailure = (run: IngestRun, code: IngestErrorCode): IngestRun => {
  const steps = run.steps.map((entry) => (entry.step === 'saved' ? { ...entry, step: 'failed' as const } : entry));
  return { ...run, state: 'failed', steps, itemCount: 0, items: [], error: { code, message: failureDetails(code, run.site).message } };
};

async function keep(env: IngestEnv, caller: Caller, run: IngestRun): Promise<boolean> {
  try {
    await env.runs.save(caller, run);
    return true;
  } catch {
    return false;
  }
}

/** A failed refund does not fail the response. If the same run is requested again, it is not counted twice. */
async function giveBack(env: IngestEnv, caller: Caller, runId: string): Promise<void> {
  await env.usage.giveBack(caller, runId).catch(() => undefined);
}

/** The response for an existing run. A run's id belongs to one listing, so requesting another listing with it is the caller's mistake. */
async function doneBefore(
  env: IngestEnv,
  caller: Caller,
  { asked, run }: { readonly asked: Asked; readonly run: IngestRun },
): Promise<Done> {
  if (run.url !== asked.target.url) return { status: 400, body: failed('bad_request', asked.target.site) };
  // If two requests arrived at once, the second may have been counted after the first was refunded.
  if (run.error !== null) await giveBack(env, caller, run.id);
  return { status: 200, body: responseOf(run) };
}

function responseOf(run: IngestRun): IngestResponse {
  if (run.error !== null) {
    const answer = failed(run.error.code, run.site, run.id);
    return { ...answer, details: { ...answer.details, message: run.error.message } };
  }
  return { ok: true, items: run.items, site: run.site, runId: run.id };
}

const internal = ({ target }: Asked): Done => ({ status: 500, body: failed('internal', target.site) });
