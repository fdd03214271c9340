import type { ApifyRequest, DoubleReply } from './apifyDouble.ts';
import type { DoubleActor, DoubleRun } from './apifyPlans.ts';

export interface DoubleState {
  readonly token: string;
  readonly actors: Map<string, DoubleActor>;
  readonly runs: DoubleRun[];
}

/** Ids in Apify's format: seventeen letters and digits. */
const idOf = (kind: string, number: number): string => `${kind}${String(number).padStart(17 - kind.length, '0')}`;

const json = (status: number, value: unknown, headers: Readonly<Record<string, string>> = {}): DoubleReply => ({
  status,
  body: JSON.stringify(value),
  headers,
});
const data = (value: unknown, status = 200): DoubleReply => json(status, { data: value });
const refusal = (status: number, type: string, message: string): DoubleReply => json(status, { error: { type, message } });
const notFound = (what: string): DoubleReply => refusal(404, 'record-not-found', `${what} was not found`);

type Route = readonly [method: string, path: RegExp, answer: (state: DoubleState, key: string, asked: ApifyRequest) => DoubleReply];

/** Apify serves actors under `acts`, as in its documentation, and under `actors`, as in its client. */
const routes: readonly Route[] = [
  ['GET', /^\/v2\/(?:acts|actors)\/([^/]+)$/, (state, key) => withActor(state, key, (actor, at) => data(actorBody(actor, at)))],
  [
    'GET',
    /^\/v2\/(?:acts|actors)\/([^/]+)\/builds\/default$/,
    (state, key) => withActor(state, key, (actor, at) => data(buildBody(actor, at))),
  ],
  [
    'POST',
    /^\/v2\/(?:acts|actors)\/([^/]+)\/runs$/,
    (state, key, asked) => withActor(state, key, (actor) => startRun(state, actor, asked)),
  ],
  ['GET', /^\/v2\/(?:acts|actors)\/([^/]+)\/runs$/, (state, key, asked) => withActor(state, key, (actor) => listRuns(state, actor, asked))],
  ['GET', /^\/v2\/actor-builds\/([^/]+)$/, buildById],
  ['GET', /^\/v2\/actor-runs\/([^/]+)$/, readRun],
  ['POST', /^\/v2\/actor-runs\/([^/]+)\/abort$/, abortRun],
  ['GET', /^\/v2\/datasets\/([^/]+)\/items$/, readItems],
];

export function apifyAnswer(state: DoubleState, asked: ApifyRequest): DoubleReply {
  if (asked.authorization === null) return refusal(401, 'token-not-provided', 'Authentication token was not provided');
  if (asked.authorization !== `Bearer ${state.token}`)
    return refusal(401, 'user-or-token-not-found', 'User was not found or authentication token is not valid');
  const path = asked.path.split('?')[0] ?? '';
  for (const [method, form, answer] of routes) {
    const key = method === asked.method ? form.exec(path)?.[1] : undefined;
    if (key !== undefined) return answer(state, decodeURIComponent(key), asked);
  }
  return refusal(404, 'page-not-found', 'We have bad news: there is no API endpoint at this URL.');
}

const queryOf = ({ path }: ApifyRequest): URLSearchParams => new URL(path, 'http://double').searchParams;

function withActor(state: DoubleState, key: string, answer: (actor: DoubleActor, at: number) => DoubleReply): DoubleReply {
  const names = [...state.actors.keys()];
  const at = names.findIndex((name, place) => name === key.replace('~', '/') || idOf('act', place) === key);
  const actor = state.actors.get(names[at] ?? '');
  return actor === undefined ? notFound('Actor') : answer(actor, at);
}

const actorBody = ({ name }: DoubleActor, at: number) => ({
  id: idOf('act', at),
  userId: idOf('usr', 1),
  name: name.split('/')[1],
  username: name.split('/')[0],
  isPublic: true,
  createdAt: '2025-12-01T08:00:00.000Z',
  modifiedAt: '2026-08-01T08:00:00.000Z',
  defaultRunOptions: { build: 'latest', timeoutSecs: 3600, memoryMbytes: 4096 },
  versions: [],
  taggedBuilds: { latest: { buildId: idOf('bld', at), buildNumber: '2.2.7', finishedAt: '2026-08-01T08:00:00.000Z' } },
});

const buildBody = ({ schema }: DoubleActor, at: number) => ({
  id: idOf('bld', at),
  actId: idOf('act', at),
  status: 'SUCCEEDED',
  startedAt: '2026-08-01T07:58:00.000Z',
  finishedAt: '2026-08-01T08:00:00.000Z',
  buildNumber: '2.2.7',
  // Older builds have the schema only as a text.
  ...(typeof schema === 'string'
    ? { inputSchema: schema }
    : { actorDefinition: { actorSpecification: 1, ...(schema === null ? {} : { input: schema }) } }),
});

function buildById(state: DoubleState, key: string): DoubleReply {
  const actors = [...state.actors.values()];
  const at = actors.findIndex((_, place) => idOf('bld', place) === key);
  const actor = actors[at];
  return actor === undefined ? notFound('Build') : data(buildBody(actor, at));
}

function startRun(state: DoubleState, actor: DoubleActor, asked: ApifyRequest): DoubleReply {
  const { start } = actor.plan;
  if (typeof start === 'object' && 'status' in start) return refusal(start.status, start.type, start.message);
  const number = state.runs.length;
  const run: DoubleRun = {
    id: idOf('run', number),
    datasetId: idOf('dat', number),
    actor,
    input: asked.body,
    query: queryOf(asked),
    reads: 0,
    datasetReads: 0,
    aborted: false,
  };
  state.runs.push(run);
  if (start === 'cut') return 'cut';
  return start === undefined ? data(runBody(run, 'READY'), 201) : { status: 201, body: start.body };
}

const ends = new Set(['SUCCEEDED', 'FAILED', 'TIMED-OUT', 'ABORTED']);

function runBody(run: DoubleRun, status: string) {
  const { plan } = run.actor;
  const ended = ends.has(status);
  return {
    id: run.id,
    actId: idOf('act', 0),
    userId: idOf('usr', 1),
    startedAt: '2026-11-20T09:00:00.000Z',
    ...(ended ? { finishedAt: '2026-11-20T09:01:10.000Z', exitCode: plan.exitCode ?? (status === 'SUCCEEDED' ? 0 : undefined) } : {}),
    status,
    ...(ended && plan.statusMessage !== undefined ? { statusMessage: plan.statusMessage } : {}),
    isStatusMessageTerminal: ended,
    meta: { origin: 'API', userAgent: 'double' },
    stats: { inputBodyLen: 100, restartCount: 0, resurrectCount: 0, computeUnits: 0.02 },
    options: {
      build: 'latest',
      timeoutSecs: Number(run.query.get('timeout') ?? 0),
      memoryMbytes: 1024,
      maxTotalChargeUsd: Number(run.query.get('maxTotalChargeUsd')),
    },
    buildId: idOf('bld', 0),
    buildNumber: '2.2.7',
    containerUrl: 'https://example.runs.apify.net',
    defaultKeyValueStoreId: idOf('kvs', 1),
    defaultRequestQueueId: idOf('rqu', 1),
    defaultDatasetId: run.datasetId,
    usageTotalUsd: plan.usageTotalUsd ?? 0.01,
  };
}

function listRuns(state: DoubleState, actor: DoubleActor, asked: ApifyRequest): DoubleReply {
  const query = queryOf(asked);
  const own = state.runs.filter((run) => run.actor.name === actor.name);
  const ordered = query.get('desc') === '1' ? own.toReversed() : own;
  const items = ordered.slice(0, Number(query.get('limit') ?? 1000)).map((run) => runBody(run, statusOf(run)));
  return data({ total: own.length, offset: 0, limit: 1000, count: items.length, desc: query.get('desc') === '1', items });
}

function statusOf({ aborted, actor: { plan }, reads }: DoubleRun): string {
  if (aborted) return 'ABORTED';
  return plan.states[Math.min(Math.max(0, reads - 1), plan.states.length - 1)] ?? 'RUNNING';
}

function readRun(state: DoubleState, key: string): DoubleReply {
  const run = state.runs.find(({ id }) => id === key);
  if (run === undefined) return notFound('Actor run');
  const lag = run.actor.plan.runLag ?? 0;
  run.reads += 1;
  if (run.reads <= lag) return notFound('Actor run');
  return data(runBody(run, statusOf({ ...run, reads: run.reads - lag })));
}

function abortRun(state: DoubleState, key: string): DoubleReply {
  const run = state.runs.find(({ id }) => id === key);
  if (run === undefined) return notFound('Actor run');
  run.aborted = true;
  return data(runBody(run, 'ABORTING'));
}

function readItems(state: DoubleState, key: string, asked: ApifyRequest): DoubleReply {
  const run = state.runs.find(({ datasetId }) => datasetId === key);
  if (run === undefined) return notFound('Dataset');
  const { plan } = run.actor;
  const query = queryOf(asked);
  const offset = Number(query.get('offset') ?? 0);
  // Reading the dataset starts at its first item.
  if (offset === 0) run.datasetReads += 1;
  const there = plan.items.slice(0, plan.datasetLag?.[run.datasetReads - 1] ?? plan.items.length);
  const page = there.slice(offset, offset + Number(query.get('limit') ?? there.length));
  return {
    status: 200,
    body: plan.datasetBody ?? `[${page.join(',')}]`,
    headers: {
      'x-apify-pagination-offset': String(offset),
      'x-apify-pagination-limit': query.get('limit') ?? '250000',
      'x-apify-pagination-count': String(page.length),
      'x-apify-pagination-total': String(there.length),
      'x-apify-pagination-desc': 'false',
    },
  };
}
