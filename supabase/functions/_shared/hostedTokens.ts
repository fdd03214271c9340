import { createRemoteJWKSet } from 'jose';
import { askAuthServer, type AuthServer } from './askAuthServer.ts';
import { keepStanding } from './keptStanding.ts';
import type { JudgeToken } from './tokenVerdict.ts';
import { createTokenVerifier } from './tokenVerifier.ts';

/** A key that is no longer published is refused after this time at the latest; an unknown one is looked up anew, but not more often than that. */
const keysFor = { cacheMaxAge: 600_000, cooldownDuration: 30_000, timeoutDuration: 5_000 } as const;

/**
 * The check of a hosted project's tokens: by the keys it publishes, then by its auth server, whose word about a session is good for
 * `standingForMs` milliseconds.
 */
export function judgeHostedTokens(project: AuthServer, standingForMs: number): JudgeToken {
  const { supabaseUrl, now } = project;
  const standing = keepStanding({ ask: askAuthServer(project), keyOf: ({ token }) => token, keepMs: standingForMs, now });
  return createTokenVerifier({
    keys: createRemoteJWKSet(new URL(`${supabaseUrl}/auth/v1/.well-known/jwks.json`), keysFor),
    issuer: `${supabaseUrl}/auth/v1`,
    now,
    standing: standing.ask,
    trustStandingForHs256: true,
  });
}
