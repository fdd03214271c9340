import { createRemoteJWKSet } from 'jose';
import type { FunctionDoor } from './functionRequest.ts';
import type { AnalysisUsage } from './analysisUsage.ts';
import { createRestAnalysisUsage } from './restAnalysisUsage.ts';
import { createRestIngestRuns } from './restIngestRuns.ts';
import type { IngestRuns } from './ingestRuns.ts';
import { createTokenVerifier } from './tokenVerifier.ts';

/** Reads a setting of the deployment; undefined when it is not set. */
export type ReadSetting = (name: string) => string | undefined;

/**
 * What every function needs on hosted Supabase: tokens checked by the project's published keys, runs kept through its
 * REST API, and analyses counted there. Throws at start when the deployment lacks its address or key.
 */
export function hostedEnv(read: ReadSetting): FunctionDoor & { readonly runs: IngestRuns; readonly usage: AnalysisUsage } {
  const supabaseUrl = (read('SUPABASE_URL') ?? '').replace(/\/$/, '');
  const publishableKey = publishableKeyOf(read);
  if (supabaseUrl === '' || publishableKey === '') throw new Error('SUPABASE_URL and SUPABASE_PUBLISHABLE_KEYS must be set');
  const access = { supabaseUrl, publishableKey, fetch: (url: string, init: RequestInit) => fetch(url, init) };
  const keys = createRemoteJWKSet(new URL(`${supabaseUrl}/auth/v1/.well-known/jwks.json`));
  return {
    verify: createTokenVerifier({ keys, issuer: `${supabaseUrl}/auth/v1`, now: Date.now }),
    allowedOrigins: (read('ALLOWED_ORIGINS') ?? '').split(',').filter((origin) => origin !== ''),
    runs: createRestIngestRuns(access),
    usage: createRestAnalysisUsage(access),
  };
}

/** Hosted projects set SUPABASE_PUBLISHABLE_KEYS, a JSON object of named keys; older ones SUPABASE_ANON_KEY. */
function publishableKeyOf(read: ReadSetting): string {
  const named = read('SUPABASE_PUBLISHABLE_KEYS');
  if (named === undefined) return read('SUPABASE_ANON_KEY') ?? '';
  const keys: unknown = JSON.parse(named);
  const values = typeof keys === 'object' && keys !== null ? Object.values(keys) : [];
  return values.find((value) => typeof value === 'string') ?? '';
}
