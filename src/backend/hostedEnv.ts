import type { FunctionContext } from './functionRequest.ts';
import { createAnalysisUsage, type AnalysisUsage } from './runs/analysisUsage.ts';
import { createPlanUsage, type PlanUsageSource } from './plan/planUsageSource.ts';
import { verifyHostedTokens } from './hostedTokens.ts';
import { createDirectSource } from './portal/directSource.ts';
import { createCheckedFetch, exceptStandIns, type ResolveName } from './portal/checkedFetch.ts';
import { createHostGate, politeRule } from './portal/hostGate.ts';
import { createPortalFetch, portalLimits, type PortalAccess } from './portal/portalPage.ts';
import { readDirectFetch } from './portal/readDirectFetch.ts';
import { createRobots } from './portal/robots.ts';
import { createRestIngestRuns } from './runs/restIngestRuns.ts';
import type { DatabaseCall } from './database/databaseCall.ts';
import { createRestCall, type RestAccess } from './database/restCall.ts';
import { createSearchRuns } from './runs/searchRuns.ts';
import { createSteppedEngine, type RunEngine } from './runs/runEngine.ts';
import type { IngestRuns } from './runs/ingestRuns.ts';
import { sleep } from './sleep.ts';

/** Reads a setting of the deployment. Undefined if it is not set. */
export type ReadSetting = (name: string) => string | undefined;

/** How long the auth server's answer about a session stays valid, in milliseconds. */
const standingForMs = 60_000;

interface HostedEnv extends FunctionContext {
  /** The project's REST API, for requests with a user's own token. */
  readonly access: RestAccess;
  /** Database functions called as the signed-in caller. */
  readonly call: DatabaseCall;
  readonly runs: IngestRuns;
  readonly usage: AnalysisUsage;
  readonly planUsage: PlanUsageSource;
  readonly engine: RunEngine;
  readonly portals: PortalAccess;
}

/**
 * What every function needs on hosted Supabase: token checks with the project's published keys, runs stored through its REST API, and
 * analyses counted there. `resolve` returns a name's addresses, for functions that contact a portal. Throws at start if the deployment
 * lacks its URL or key.
 */
export function hostedEnv(read: ReadSetting, resolve: ResolveName = unknownAddresses): HostedEnv {
  const supabaseUrl = (read('SUPABASE_URL') ?? '').replace(/\/$/, '');
  const publishableKey = publishableKeyOf(read);
  if (supabaseUrl === '' || publishableKey === '') throw new Error('SUPABASE_URL and SUPABASE_PUBLISHABLE_KEYS must be set');
  const access = { supabaseUrl, publishableKey, fetch: (url: string, init: RequestInit) => fetch(url, init) };
  const portals = portalAccess(read, resolve);
  const call = createRestCall(access);
  return {
    access,
    call,
    portals,
    engine: createSteppedEngine({ runs: createSearchRuns(call), source: directSource(read, portals), newId }),
    verify: verifyHostedTokens({ ...access, now: Date.now }, standingForMs, issuerOf(read)),
    allowedOrigins: (read('ALLOWED_ORIGINS') ?? '').split(',').filter((origin) => origin !== ''),
    runs: createRestIngestRuns(access),
    usage: createAnalysisUsage(call),
    planUsage: createPlanUsage(call),
  };
}

const newId = (): string => crypto.randomUUID();

/** Resolves no names. For functions that contact no portal. */
const unknownAddresses: ResolveName = () => Promise.resolve([]);

function portalAccess(read: ReadSetting, resolve: ResolveName): PortalAccess {
  const upstream = { rightmove: read('INGEST_UPSTREAM_RIGHTMOVE') ?? null, zoopla: read('INGEST_UPSTREAM_ZOOPLA') ?? null };
  const checked = createCheckedFetch((url, init) => fetch(url, init), resolve);
  return { fetch: exceptStandIns(upstream, checked), upstream, limits: portalLimits };
}

function directSource(read: ReadSetting, portals: PortalAccess) {
  return createDirectSource({
    fetchPortal: createPortalFetch(portals),
    mayRead: createRobots(portals, Date.now),
    gate: createHostGate(politeRule, { now: Date.now, sleep }),
    allowed: readDirectFetch(read('INGEST_DIRECT_FETCH')),
    now: Date.now,
  });
}

/**
 * Self-hosted Supabase and `supabase start` give functions an internal SUPABASE_URL, but put the public URL in tokens. TOKEN_ISSUER names it.
 */
const issuerOf = (read: ReadSetting): string | undefined => read('TOKEN_ISSUER') || undefined;

/** Hosted projects set SUPABASE_PUBLISHABLE_KEYS, a JSON object of named keys. Older ones set SUPABASE_ANON_KEY. */
function publishableKeyOf(read: ReadSetting): string {
  const named = read('SUPABASE_PUBLISHABLE_KEYS');
  if (named === undefined) return read('SUPABASE_ANON_KEY') ?? '';
  const keys: unknown = JSON.parse(named);
  const values = typeof keys === 'object' && keys !== null ? Object.values(keys) : [];
  return values.find((value) => typeof value === 'string') ?? '';
}
