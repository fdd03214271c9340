import { createDirectSource } from '../../../src/backend/portal/directSource.ts';
import { createHostGate, politeRule } from '../../../src/backend/portal/hostGate.ts';
import { createPageFetcher, createPortalFetch, portalLimits, type PortalAccess } from '../../../src/backend/portal/portalPage.ts';
import { exceptStandIns } from '../../../src/backend/portal/checkedFetch.ts';
import { createRobots } from '../../../src/backend/portal/robots.ts';
import { gateDirectFetch } from '../../../src/backend/portal/gateDirectFetch.ts';
import type { DatabaseCall } from '../../../src/backend/database/databaseCall.ts';
import { createPlanUsage } from '../../../src/backend/plan/planUsageSource.ts';
import { createAnalysisUsage } from '../../../src/backend/runs/analysisUsage.ts';
import type { ListingSource } from '../../../src/backend/runs/listingSource.ts';
import type { FallbackReader } from '../../../src/backend/runs/fallbackReader.ts';
import { createSearchRuns } from '../../../src/backend/runs/searchRuns.ts';
import { createClientApi } from '../../../src/backend/apify/api/clientApi.ts';
import { configuredSource } from '../../../src/backend/apify/configuredSource.ts';
import { apifyListingSource } from '../../../src/backend/apify/listingSource.ts';
import { createApifyListing, createApifyRunSource } from '../../../src/backend/apify/runSource.ts';
import { sleep } from '../../../src/backend/sleep.ts';
import { createRateLimiter } from '../../../src/backend/rateLimiter.ts';
import type { VerifyToken } from '../../../src/backend/tokenVerdict.ts';
import { handle as apifyDebug, type ApifyDebugEnv } from '../../../supabase/functions/apify-debug/handler.ts';
import { handle as community, type CommunityEnv } from '../../../supabase/functions/community/handler.ts';
import { handle as ingestPropertyUrl } from '../../../supabase/functions/ingest-property-url/handler.ts';
import { handle as ingestRun, type IngestRunEnv } from '../../../supabase/functions/ingest-run/handler.ts';
import { handle as planUsage, type PlanUsageEnv } from '../../../supabase/functions/plan-usage/handler.ts';
import { handle as teams, type TeamsEnv } from '../../../supabase/functions/teams/handler.ts';
import { createRunStreams } from '../../../supabase/functions/ingest-run/runStreams.ts';
import type { ServerOptions } from '../configuration.ts';
import type { Log } from '../operations/log.ts';
import type { Database } from '../store/database.ts';
import { createBillingHandlers } from './billing/billingHandlers.ts';
import { createDatabaseStartedRuns } from './databaseStartedRuns.ts';
import { createDatabaseCall, createDatabaseServiceCall } from './databaseCalls.ts';
import { createDatabaseIngestRuns } from './databaseIngestRuns.ts';
import { createLinkHandlers } from './linkHandlers.ts';
import { createPublicFetch } from './publicFetch.ts';
import { startRunPump, type RunPump } from './runPump.ts';
import { unsubscribe } from './teams/unsubscribe.ts';
import type { IngestEnv } from '../../../supabase/functions/ingest-property-url/ingestEnv.ts';

export interface FunctionRoutesContext {
  readonly db: Database;
  readonly verify: VerifyToken;
  readonly log: Log;
  /** Sends the mail about teams that a request queued. Null if this server can send no mail. */
  readonly sendMails: TeamsEnv['sendMails'];
  readonly options: Pick<
    ServerOptions,
    'upstream' | 'directFetch' | 'apify' | 'billing' | 'publicOrigin' | 'allowedOrigins' | 'limits' | 'clock'
  >;
}

export interface FunctionRoutes {
  /** Serves `/functions/v1/<name>` with the handlers of the hosted edge functions. `address` is the caller's, null if unknown. */
  readonly answer: (request: Request, address: string | null) => Promise<Response>;
  /** Stops working on runs. After the next start, the server resumes them. */
  readonly stop: () => Promise<void>;
}

/** This server's functions, and the worker for their runs. */
export function createFunctionRoutes(context: FunctionRoutesContext): FunctionRoutes {
  const { db, options } = context;
  const portals: PortalAccess = {
    fetch: exceptStandIns(options.upstream, createPublicFetch()),
    upstream: options.upstream,
    limits: portalLimits,
  };
  const call = createDatabaseCall(db, options.limits.freeAnalyses);
  const runs = createSearchRuns(call);
  const pump = startRunPump(db, { runs, source: listingSource(db, portals, options), newId: () => crypto.randomUUID() }, context.log);
  const handlers = createHandlers({ ...context, call }, portals, pump);
  return {
    answer: async (request, address) => {
      const name = new URL(request.url).pathname.slice('/functions/v1/'.length);
      const handler = handlers.get(name);
      return handler ? handler(request, address) : Response.json({ code: 'NOT_FOUND', message: 'Function not found' }, { status: 404 });
    },
    stop: () => pump.stop(),
  };
}

/** The rules for streams. Changes appear after at most `tickMs`, and an idle stream costs one small query per tick. */
const streamRule = { tickMs: 250, lastsMs: 600_000, perUser: 4 } as const;

type Handler = (request: Request, address: string | null) => Promise<Response>;

type HandlerContext = FunctionRoutesContext & { readonly call: DatabaseCall };

function createHandlers(context: HandlerContext, portals: PortalAccess, { engine }: RunPump): ReadonlyMap<string, Handler> {
  const { db, call, verify, options } = context;
  const shared = { verify, allowedOrigins: options.allowedOrigins, runs: createDatabaseIngestRuns(db), engine };
  const ingest: IngestEnv = {
    ...shared,
    fetchPage: gateDirectFetch(options.apify.source === 'apify' ? 'off' : options.directFetch, createPageFetcher(portals)),
    elsewhere: options.apify.source === 'fetch' ? undefined : apifyListing(db, options),
    usage: createAnalysisUsage(call),
    window: createRateLimiter({ limit: options.limits.ingestPerMinute, windowMs: 60_000 }),
    now: options.clock,
    newId: () => crypto.randomUUID(),
    sleep,
  };
  const run: IngestRunEnv = { ...shared, streams: createRunStreams(streamRule, { now: options.clock, sleep }) };
  const apify: ApifyDebugEnv = {
    ...shared,
    apify: options.apify,
    openApi: createClientApi,
    window: createRateLimiter({ limit: options.limits.ingestPerMinute * 2, windowMs: 60_000 }),
    now: options.clock,
    wait: sleep,
  };
  const usage: PlanUsageEnv = { ...shared, usage: createPlanUsage(call) };
  const shares: CommunityEnv = {
    ...shared,
    call,
    window: createRateLimiter({ limit: options.limits.accountPerMinute, windowMs: 60_000 }),
    now: options.clock,
  };
  return new Map<string, Handler>([
    ['apify-debug', (request) => apifyDebug(request, apify)],
    ['community', (request) => community(request, shares)],
    ['ingest-property-url', (request) => ingestPropertyUrl(request, ingest)],
    ['ingest-run', (request) => ingestRun(request, run)],
    ['plan-usage', (request) => planUsage(request, usage)],
    ...createTeamHandlers(context),
    ...createBillingHandlers({ db, call, verify, options }),
    ...createLinkHandlers({ db, call, verify, options }),
  ]);
}

/** The requests about teams, and the page that stops mail about mentions. */
function createTeamHandlers({ db, call, verify, sendMails, options }: HandlerContext): readonly (readonly [string, Handler])[] {
  const service = createDatabaseServiceCall(db);
  const env: TeamsEnv = {
    verify,
    allowedOrigins: options.allowedOrigins,
    call,
    sendMails,
    // A page asks about three times when it opens. Invitations have a limit of their own in the database.
    window: createRateLimiter({ limit: options.limits.accountPerMinute * 4, windowMs: 60_000 }),
    now: options.clock,
  };
  return [
    ['teams', (request) => teams(request, env)],
    ['teams-unsubscribe', (request) => unsubscribe(request, service)],
  ];
}

/** The maximum number of search listings requested from one actor run. */
const actorItems = 25;

type SourceOptions = FunctionRoutesContext['options'];

function listingSource(db: Database, portals: PortalAccess, options: SourceOptions): ListingSource {
  const now = options.clock;
  const { timeoutSeconds } = options.apify;
  const read = apifyListingSource(options.apify, { now, wait: sleep });
  const apify = createApifyRunSource(read, { maxItems: actorItems, timeoutSeconds, now, begun: createDatabaseStartedRuns(db) });
  return configuredSource(options.apify.source, { direct: directSource(portals, options), apify });
}

function apifyListing(db: Database, options: SourceOptions): FallbackReader {
  const now = options.clock;
  return createApifyListing(apifyListingSource(options.apify, { now, wait: sleep }), { now, begun: createDatabaseStartedRuns(db) });
}

function directSource(portals: PortalAccess, { limits, directFetch, clock }: FunctionRoutesContext['options']): ListingSource {
  const rule = { connections: politeRule.connections, burst: limits.portalBurst, perSecond: limits.portalPerSecond };
  return createDirectSource({
    fetchPortal: createPortalFetch(portals),
    mayRead: createRobots(portals, clock),
    gate: createHostGate(rule, { now: clock, sleep }),
    allowed: directFetch,
    now: clock,
  });
}
