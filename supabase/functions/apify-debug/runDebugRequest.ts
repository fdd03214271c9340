import { err, ok, unreachable, type Result } from '../../../src/core/kernel/result.ts';
import type { ApifyDebugResponse, ApifyDebugRequest, ApifyItemView, ApifySchemaView } from '../../../src/core/contracts/apifyContract.ts';
import { canonicalListingUrl } from '../../../src/core/listing/listingUrl.ts';
import { canonicalSearchUrl } from '../../../src/core/listing/searchUrl.ts';
import { actorInput } from '../../../src/backend/apify/actors/actorInput.ts';
import type { ActorSettings, RequestKind } from '../../../src/backend/apify/actors/actorSettings.ts';
import { hasProblems, inputProblems } from '../../../src/backend/apify/actors/inputSchema.ts';
import type { ApifyApi } from '../../../src/backend/apify/api/apifyApi.ts';
import type { ClientSettings } from '../../../src/backend/apify/api/clientApi.ts';
import { readDataset } from '../../../src/backend/apify/api/readDataset.ts';
import type { ApifyFailure } from '../../../src/backend/apify/apifyFailure.ts';
import type { ApifySettings } from '../../../src/backend/apify/apifySettings.ts';
import { apifyFailureMessage } from '../../../src/backend/apify/apifyFailureMessage.ts';
import { actorSchema, prepareRun } from '../../../src/backend/apify/prepareRun.ts';
import { recordText } from '../../../src/backend/apify/readRecords.ts';

export interface DebugRequestEnv {
  readonly apify: ApifySettings;
  readonly openApi: (settings: ClientSettings) => Promise<ApifyApi>;
  readonly wait: (ms: number) => Promise<void>;
}

type Answered = Promise<Result<ApifyDebugResponse & { readonly ok: true }, ApifyFailure>>;

/** The response to one request from the debug screen. */
export async function runDebugRequest(ask: ApifyDebugRequest, env: DebugRequestEnv): Answered {
  if (ask.ask === 'setup') return ok({ ok: true, setup: setupOf(env.apify) });
  const known = 'actor' in ask ? (env.apify.actors.find(({ actor }) => actor === ask.actor) ?? null) : null;
  // With the server's token, only the actors in its settings can be inspected.
  const token = ask.apifyToken ?? (known === null ? null : env.apify.token);
  if (token === null) return err({ kind: 'no-token' });
  const api = await env.openApi({ token, origin: env.apify.origin, wait: env.wait });
  switch (ask.ask) {
    case 'schema':
      return schemaOf(api, ask.actor, known);
    case 'start':
      return known === null ? err({ kind: 'unknown-actor', actor: ask.actor }) : startOf(api, known, { ask, env });
    case 'runs': {
      const runs = await api.runs(ask.actor, 10);
      return runs.ok ? ok({ ok: true, runs: runs.value }) : refused(runs.error, ask.actor);
    }
    case 'run':
      return runOf(api, ask.runId);
    case 'stop': {
      const stopped = await api.abort(ask.runId);
      return stopped.ok ? runOf(api, ask.runId) : err({ kind: 'lost-run', runId: ask.runId, why: stopped.error });
    }
    case 'items':
      return itemsOf({ api, wait: env.wait }, ask.runId, known);
    default:
      return unreachable(ask);
  }
}

const setupOf = ({ actors, token, source, maxTotalChargeUsd }: ApifySettings) => ({
  actors: actors.map(({ actor, sites, inputs }) => ({ actor, sites, reads: kindsOf(inputs) })),
  serverToken: token !== null,
  source,
  maxUsd: maxTotalChargeUsd,
});

const kindsOf = (inputs: ActorSettings['inputs']): readonly RequestKind[] =>
  (['listing', 'search'] as const).filter((kind) => inputs[kind] !== undefined);

const refused = (
  why: Extract<ApifyFailure, { kind: 'refused' }>['why'],
  actor: string,
): { readonly ok: false; readonly error: ApifyFailure } =>
  err(why.kind === 'not-found' ? { kind: 'unknown-actor', actor } : { kind: 'refused', why });

async function schemaOf(api: ApifyApi, actor: string, known: ActorSettings | null): Answered {
  const schema = await actorSchema(api, actor);
  if (!schema.ok) return schema;
  const { fields } = schema.value;
  const sent = (kind: RequestKind): ApifySchemaView['inputs'] => {
    const template = known?.inputs[kind];
    if (template === undefined) return [];
    // The template is shown with its placeholders, but checked with example values in their place.
    const problems = inputProblems(
      fields,
      actorInput(template, { url: 'https://www.example.com/', maxItems: 1, site: known?.sites[0] ?? 'rightmove' }),
    );
    const failure: ApifyFailure = { kind: 'bad-input', actor, problems, known: fields.map(({ name }) => name) };
    return [{ kind, json: JSON.stringify(template, null, 2), problem: hasProblems(problems) ? apifyFailureMessage(failure) : null }];
  };
  return ok({ ok: true, schema: { fields, inputs: [...sent('listing'), ...sent('search')] } });
}

interface Starting {
  readonly ask: Extract<ApifyDebugRequest, { ask: 'start' }>;
  readonly env: DebugRequestEnv;
}

async function startOf(api: ApifyApi, settings: ActorSettings, { ask, env }: Starting): Answered {
  const listing = canonicalListingUrl(ask.url);
  const search = listing.ok ? null : canonicalSearchUrl(ask.url);
  const target = listing.ok ? listing.value : search?.ok === true ? search.value : null;
  const kind: RequestKind = listing.ok ? 'listing' : 'search';
  if (target === null || !settings.sites.includes(target.site)) return err({ kind: 'bad-address', sites: settings.sites });
  const maxItems = listing.ok ? 1 : ask.maxItems;
  const input = await prepareRun(api, settings, { kind, site: target.site, url: target.url, maxItems });
  if (!input.ok) return input;
  const { timeoutSeconds } = env.apify;
  const begun = await api.start(settings.actor, input.value, { maxItems, maxTotalChargeUsd: ask.maxUsd, timeoutSeconds });
  if (begun.ok) return ok({ ok: true, run: begun.value });
  const lost = begun.error.kind === 'unreachable' || begun.error.kind === 'bad-answer';
  return err(lost ? { kind: 'start-unknown', actor: settings.actor } : { kind: 'refused', why: begun.error });
}

async function runOf(api: ApifyApi, runId: string): Answered {
  const run = await api.run(runId, 0);
  if (!run.ok) return err({ kind: 'lost-run', runId, why: run.error });
  if (run.value === null) return err({ kind: 'lost-run', runId, why: { kind: 'not-found', said: { type: null, message: null } } });
  return ok({ ok: true, run: run.value });
}

const mostItems = 25;
/** The maximum number of characters of items in one response, limited because a phone must hold them in memory. */
const mostText = 2_000_000;

async function itemsOf(
  deps: { readonly api: ApifyApi; readonly wait: DebugRequestEnv['wait'] },
  runId: string,
  known: ActorSettings | null,
): Answered {
  const run = await deps.api.run(runId, 0);
  if (!run.ok || run.value === null)
    return err({ kind: 'lost-run', runId, why: run.ok ? { kind: 'not-found', said: { type: null, message: null } } : run.error });
  // The dataset is the one that the run names, never one named in the request.
  const data = await readDataset(deps, run.value.datasetId, {
    most: mostItems,
    pauses: run.value.status === 'SUCCEEDED' ? [1_000, 2_000] : [],
  });
  if (!data.ok) return err({ kind: 'lost-run', runId, why: data.error });
  const items: ApifyItemView[] = [];
  let length = 0;
  for (const record of data.value.items) {
    const raw = recordText(record, {}) ?? 'null';
    const mapped = recordText(record, known?.fields ?? {});
    length += raw.length + (mapped?.length ?? 0);
    if (length > mostText) break;
    items.push({ raw, mapped: mapped === raw ? null : mapped });
  }
  return ok({ ok: true, items: { items, left: Math.max(0, data.value.total - items.length) } });
}
