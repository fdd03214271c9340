import type { AnalysisUsage } from '../../../src/backend/runs/analysisUsage.ts';
import type { FunctionContext, RateLimit } from '../../../src/backend/functionRequest.ts';
import type { IngestRuns } from '../../../src/backend/runs/ingestRuns.ts';
import type { FallbackReader } from '../../../src/backend/runs/fallbackReader.ts';
import type { RunEngine } from '../../../src/backend/runs/runEngine.ts';
import type { FetchPage } from '../../../src/backend/portal/portalPage.ts';

/** Everything the function uses. Limited to web standards, so that Deno and Node run this same file. */
export interface IngestEnv extends FunctionContext, RateLimit {
  readonly fetchPage: FetchPage;
  /** Fallback source for listings whose portal blocks the server. */
  readonly elsewhere?: FallbackReader | undefined;
  readonly runs: IngestRuns;
  readonly usage: AnalysisUsage;
  readonly engine: RunEngine;
  /** A new UUID. */
  readonly newId: () => string;
  readonly sleep: (ms: number) => Promise<void>;
}
