import { createRemoteJWKSet } from 'jose';
import { createTokenVerifier, type VerifyToken } from '../../../../supabase/functions/_shared/tokenVerifier.ts';

/** Checks tokens of a hosted project by the keys it publishes; they are fetched when first needed and kept for ten minutes. */
export function createHostedVerifier(projectUrl: string, clock: () => number): VerifyToken {
  const keys = createRemoteJWKSet(new URL(`${projectUrl}/auth/v1/.well-known/jwks.json`));
  return createTokenVerifier({ keys, issuer: `${projectUrl}/auth/v1`, now: clock });
}
