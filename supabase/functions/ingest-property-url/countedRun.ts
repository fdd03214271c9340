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
  /** The person has had it read before and looks again: free within the day's limits. */
  readonly recheck: boolean;
}

interface Done {
  readonly status: number;
  readonly body: IngestResponse;
}

/**
 * One run against the caller's plan: counted before anything is fetched, given back when it failed. Nothing of a listing leaves before
 * its run is kept, so no run is had for nothing.
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

/** The same run may have come twice at once, and the other was first. Else it is kept as a failure, so that it can be given back. */
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

/** The answer does not wait on it: asked again, the same run is counted no second time. */
async function giveBack(env: IngestEnv, caller: Caller, runId: string): Promise<void> {
  await env.usage.giveBack(caller, runId).catch(() => undefined);
}

/** A run that is there already. Its id belongs to one listing; with another it is a mistake of the caller's. */
async function doneBefore(
  env: IngestEnv,
  caller: Caller,
  { asked, run }: { readonly asked: Asked; readonly run: IngestRun },
): Promise<Done> {
  if (run.url !== asked.target.url) return { status: 400, body: failed('bad_request', asked.target.site) };
  // Where two came at once, the second may have been counted after the first was given back.
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
