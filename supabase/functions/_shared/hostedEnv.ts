import { createRemoteJWKSet } from 'jose';
import { askAuthServer } from './askAuthServer.ts';
import type { FunctionDoor } from './functionRequest.ts';
import { createRestIngestRuns } from './restIngestRuns.ts';
import type { IngestRuns } from './ingestRuns.ts';
import { keepStanding } from './keptStanding.ts';
import { createTokenVerifier } from './tokenVerifier.ts';

/** Reads a setting of the deployment; undefined when it is not set. */
export type ReadSetting = (name: string) => string | undefined;

/** A key that is no longer published is refused after this time at the latest; an unknown one is looked up anew, but not more often than that. */
const keysFor = { cacheMaxAge: 600_000, cooldownDuration: 30_000, timeoutDuration: 5_000 } as const;

/** How long the auth server's word about a session is good for. */
const standingForMs = 60_000;

/**
 * What every function needs on hosted Supabase: tokens checked by the project's published keys, runs kept through its
 * REST API. Throws at start when the deployment lacks its address or key.
 */
export function hostedEnv(read: ReadSetting): FunctionDoor & { readonly runs: IngestRuns } {
  const supabaseUrl = (read('SUPABASE_URL') ?? '').replace(/\/$/, '');
  const publishableKey = publishableKeyOf(read);
  if (supabaseUrl === '' || publishableKey === '') throw new Error('SUPABASE_URL and SUPABASE_PUBLISHABLE_KEYS must be set');
  const keys = createRemoteJWKSet(new URL(`${supabaseUrl}/auth/v1/.well-known/jwks.json`), keysFor);
  const ask = askAuthServer({ supabaseUrl, publishableKey, fetch: (url, init) => fetch(url, init), now: Date.now });
  const standing = keepStanding({ ask, keyOf: ({ token }) => token, keepMs: standingForMs, now: Date.now });
  return {
    verify: createTokenVerifier({
      keys,
      issuer: `${supabaseUrl}/auth/v1`,
      now: Date.now,
      standing: standing.ask,
      trustStandingForHs256: true,
    }),
    allowedOrigins: (read('ALLOWED_ORIGINS') ?? '').split(',').filter((origin) => origin !== ''),
    runs: createRestIngestRuns({ supabaseUrl, publishableKey, fetch: (url, init) => fetch(url, init) }),
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
