import { createRemoteJWKSet } from 'jose';
import { sessionStatusFromAuthServer, type AuthServer } from './sessionStatusFromAuthServer.ts';
import { createSessionStatusCache } from './sessionStatusCache.ts';
import type { VerifyToken } from './tokenVerdict.ts';
import { createTokenVerifier } from './tokenVerifier.ts';

/**
 * How old the published keys may be, and how long a good signature is remembered (`claimsCache.ts`). Together these limits mean that a
 * withdrawn key is refused within a minute. An unknown key is looked up again, at most every 30 seconds.
 */
const keysFor = { cacheMaxAge: 30_000, cooldownDuration: 30_000, timeoutDuration: 5_000 } as const;

/**
 * Checks a hosted project's tokens with its published keys, then with its auth server, whose answer about a session is valid for
 * `standingForMs` milliseconds. `issuer` is who signs the tokens, if the project's own name for itself is another URL.
 */
export function verifyHostedTokens(
  project: AuthServer,
  standingForMs: number,
  issuer: string = `${project.supabaseUrl}/auth/v1`,
): VerifyToken {
  const { supabaseUrl, now } = project;
  const standing = createSessionStatusCache({
    ask: sessionStatusFromAuthServer(project),
    keyOf: ({ token }) => token,
    keepMs: standingForMs,
    now,
  });
  return createTokenVerifier({
    keys: createRemoteJWKSet(new URL(`${supabaseUrl}/auth/v1/.well-known/jwks.json`), keysFor),
    issuer,
    now,
    standing: standing.ask,
    trustStandingForHs256: true,
  });
}
