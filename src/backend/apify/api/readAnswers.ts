import { err, ok, type Result } from '../../../core/kernel/result.ts';
import { parseJson } from '../../../core/listing/islands/island.ts';
import { isRecord, memberAt } from '../../../core/listing/values/member.ts';
import { lineOf } from '../../../core/listing/values/plainText.ts';
import { runStatuses, type ApiFailure, type ApifyActor, type ApifyRun, type RunStatus } from './apifyApi.ts';

/** Whether this is an id in Apify's form: letters and digits, so it is safe in a path. */
export const isApifyId = (value: unknown): value is string => typeof value === 'string' && /^[A-Za-z0-9]{5,40}$/.test(value);

/** Reads a run from a response, using only own properties of the expected types. An unknown state counts as still running. */
export function readRun(answer: unknown): Result<ApifyRun, ApiFailure> {
  const id = memberAt(answer, 'id');
  const datasetId = memberAt(answer, 'defaultDatasetId');
  const status = memberAt(answer, 'status');
  if (!isApifyId(id) || !isApifyId(datasetId) || typeof status !== 'string') return err({ kind: 'bad-answer' });
  return ok({
    id,
    datasetId,
    status: runStatuses.find((known): known is RunStatus => known === status) ?? 'RUNNING',
    statusMessage: lineOf(memberAt(answer, 'statusMessage')),
    exitCode: finite(memberAt(answer, 'exitCode')),
    startedAt: timeOf(memberAt(answer, 'startedAt')),
    finishedAt: timeOf(memberAt(answer, 'finishedAt')),
    costUsd: finite(memberAt(answer, 'usageTotalUsd')),
  });
}

/** The build a run uses by default: the one with the actor's default tag. */
export function readActor(answer: unknown): Result<ApifyActor, ApiFailure> {
  // The client returns undefined for an actor that does not exist or that the token may not see.
  if (answer === undefined) return err({ kind: 'not-found', said: { type: null, message: null } });
  const id = memberAt(answer, 'id');
  const tag = memberAt(answer, 'defaultRunOptions.build');
  const builds = memberAt(answer, 'taggedBuilds');
  const named = isRecord(builds)
    ? memberAt(builds[typeof tag === 'string' && Object.hasOwn(builds, tag) ? tag : 'latest'], 'buildId')
    : null;
  return isApifyId(id) && isApifyId(named) ? ok({ id, buildId: named }) : err({ kind: 'bad-answer' });
}

/** Builds give their schema as an object or, in the older form, as JSON text. */
export function readSchema(answer: unknown): Result<unknown, ApiFailure> {
  if (answer === undefined) return err({ kind: 'not-found', said: { type: null, message: null } });
  const given = memberAt(answer, 'actorDefinition.input');
  if (isRecord(given)) return ok(given);
  const text = memberAt(answer, 'inputSchema');
  if (typeof text !== 'string') return ok(null);
  const parsed = parseJson(text);
  return parsed.ok ? ok(parsed.value) : err({ kind: 'bad-answer' });
}

const finite = (value: unknown): number | null => (typeof value === 'number' && Number.isFinite(value) ? value : null);

/** The client turns times into dates. Text that is not a time stays text. */
function timeOf(value: unknown): number | null {
  const at = value instanceof Date ? value.getTime() : typeof value === 'string' ? Date.parse(value) : Number.NaN;
  return Number.isFinite(at) ? at : null;
}
