import { createPageFetcher, portalLimits } from '../../../supabase/functions/_shared/portal/portalPage.ts';
import { createSlidingWindow } from '../../../supabase/functions/_shared/slidingWindow.ts';
import type { JudgeToken } from '../../../supabase/functions/_shared/tokenVerdict.ts';
import { handle as ingestPropertyUrl, type IngestEnv } from '../../../supabase/functions/ingest-property-url/handler.ts';
import { handle as ingestRun } from '../../../supabase/functions/ingest-run/handler.ts';
import type { ServerOptions } from '../configuration.ts';
import type { Database } from '../store/database.ts';
import { createDatabaseAnalysisUsage } from './databaseAnalysisUsage.ts';
import { createDatabaseIngestRuns } from './databaseIngestRuns.ts';

export interface FunctionRoutesContext {
  readonly db: Database;
  readonly verify: JudgeToken;
  readonly options: Pick<ServerOptions, 'upstream' | 'allowedOrigins' | 'limits' | 'clock'>;
}

/** Answers `/functions/v1/<name>` with the handlers the hosted edge functions run. */
export function createFunctionRoutes({ db, verify, options }: FunctionRoutesContext): (request: Request) => Promise<Response> {
  const env: IngestEnv = {
    verify,
    allowedOrigins: options.allowedOrigins,
    fetchPage: createPageFetcher({ fetch: (url, init) => fetch(url, init), upstream: options.upstream, limits: portalLimits }),
    runs: createDatabaseIngestRuns(db),
    usage: createDatabaseAnalysisUsage(db, options.limits.freeAnalyses),
    window: createSlidingWindow({ limit: options.limits.ingestPerMinute, windowMs: 60_000 }),
    now: options.clock,
    newId: () => crypto.randomUUID(),
  };
  const handlers = new Map<string, (request: Request) => Promise<Response>>([
    ['ingest-property-url', (request) => ingestPropertyUrl(request, env)],
    ['ingest-run', (request) => ingestRun(request, env)],
  ]);
  return async (request) => {
    const name = new URL(request.url).pathname.slice('/functions/v1/'.length);
    const handler = handlers.get(name);
    return handler ? handler(request) : Response.json({ code: 'NOT_FOUND', message: 'There is no such function' }, { status: 404 });
  };
}
