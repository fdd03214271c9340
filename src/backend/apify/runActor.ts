import { err, ok, type Result } from '../../core/kernel/result.ts';
import type { IngestItem } from '../../core/contracts/ingestContract.ts';
import type { ActorSettings } from './actors/actorSettings.ts';
import type { ApifyApi, ApifyRun } from './api/apifyApi.ts';
import { lagPauses, readDataset } from './api/readDataset.ts';
import type { ApifyFailure, EndedBadly, RecordRefusal } from './apifyFailure.ts';
import { followRun, type EndedRun } from './followRun.ts';
import { prepareRun, type ActorInputRequest } from './prepareRun.ts';
import { readRecords } from './readRecords.ts';

export interface ActorRequest extends ActorInputRequest {
  readonly settings: ActorSettings;
  /** The most that the run may charge, in US dollars. */
  readonly maxTotalChargeUsd: number;
  /** How long the run may take. Apify ends it at this limit, and a little later we stop waiting. */
  readonly timeoutSeconds: number;
  /** A run started before the server restarted. If given, it is followed and no new run starts. */
  readonly begun?: ApifyRun | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Called once, before waiting begins, so that the caller can store the run and follow it after a restart. */
  readonly onBegun?: ((run: ApifyRun) => Promise<void>) | undefined;
  readonly onStatus?: ((run: ApifyRun) => void) | undefined;
}

export interface ActorDeps {
  readonly api: ApifyApi;
  /** The server's clock, in milliseconds. */
  readonly now: () => number;
  readonly wait: (ms: number) => Promise<void>;
}

/** The result of an actor's run. */
export interface ApifyListings {
  readonly items: readonly IngestItem[];
  /** How the run ended. Any state but `SUCCEEDED` may lack listings. */
  readonly end: EndedRun['end'];
  /** One entry for each rejected record. */
  readonly refused: readonly RecordRefusal[];
  readonly repeated: number;
  /** Records in the run's dataset. Larger than the number wanted if an actor exceeded its limit. */
  readonly total: number;
  readonly run: ApifyRun;
}

/** Extra time for Apify to end a run at its own limit. After that we stop the run ourselves. */
const graceMs = 30_000;

/**
 * Runs an actor on one listing or a search and reads its records. Checks the input against the actor's schema first. Items of a run that
 * failed half way are kept. Never throws for a failure at Apify.
 */
export async function runActor(request: ActorRequest, deps: ActorDeps): Promise<Result<ApifyListings, ApifyFailure>> {
  const begun = request.begun === undefined ? await startRun(request, deps) : ok(request.begun);
  if (!begun.ok) return begun;
  const { signal, onStatus, timeoutSeconds } = request;
  const ended = await followRun(deps, begun.value, { patienceMs: timeoutSeconds * 1_000 + graceMs, signal, onStatus });
  return ended.ok ? collect(request, deps, ended.value) : ended;
}

async function startRun(request: ActorRequest, { api }: ActorDeps): Promise<Result<ApifyRun, ApifyFailure>> {
  const { settings, maxItems, maxTotalChargeUsd, timeoutSeconds, signal } = request;
  const input = await prepareRun(api, settings, request);
  if (!input.ok) return input;
  if (signal?.aborted === true) return err({ kind: 'cancelled', runId: null });
  const begun = await api.start(settings.actor, input.value, { maxItems, maxTotalChargeUsd, timeoutSeconds });
  if (!begun.ok) {
    const { kind } = begun.error;
    return err(
      kind === 'unreachable' || kind === 'bad-answer'
        ? { kind: 'start-unknown', actor: settings.actor }
        : { kind: 'refused', why: begun.error },
    );
  }
  await request.onBegun?.(begun.value);
  return begun;
}

async function collect(request: ActorRequest, deps: ActorDeps, { run, end }: EndedRun): Promise<Result<ApifyListings, ApifyFailure>> {
  // Only after a successful run may items still arrive.
  const pauses = end === 'SUCCEEDED' ? lagPauses : lagPauses.slice(0, 1);
  const data = await readDataset(deps, run.datasetId, { most: request.maxItems, pauses });
  if (!data.ok) return err({ kind: 'lost-run', runId: run.id, why: data.error });
  const { site, url, maxItems, settings } = request;
  const read = readRecords(data.value.items, { site, url, maxItems, fields: settings.fields, capturedAt: deps.now() });
  const refused: readonly RecordRefusal[] = [...read.refused, ...Array.from({ length: data.value.tooLarge }, () => 'too-large' as const)];
  if (read.items.length > 0) return ok({ items: read.items, end, refused, repeated: read.repeated, total: data.value.total, run });
  if (end !== 'SUCCEEDED') return err({ kind: endKind[end], ...endedBadly(run) });
  if (refused.length > 0) return err({ kind: 'unreadable-items', runId: run.id, refused });
  return err({ kind: 'empty', runId: run.id, statusMessage: run.statusMessage, costUsd: run.costUsd });
}

const endKind = {
  FAILED: 'run-failed',
  'TIMED-OUT': 'run-timed-out',
  ABORTED: 'run-aborted',
  'too-long': 'waited-too-long',
} as const satisfies Readonly<Record<Exclude<EndedRun['end'], 'SUCCEEDED'>, ApifyFailure['kind']>>;

const endedBadly = ({ id, statusMessage, exitCode, costUsd }: ApifyRun): EndedBadly => ({ runId: id, statusMessage, exitCode, costUsd });
