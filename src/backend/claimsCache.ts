import type { UserClaims } from './userClaims.ts';

/** A cache of the claims of verified tokens. */
export interface ClaimsCache {
  find(token: string): UserClaims | null;
  keep(token: string, claims: UserClaims): void;
}

/** Above this count the oldest entries are evicted. A token takes about a kilobyte. */
const maxKept = 5_000;

/** The longest time until a withdrawn key is noticed after the keys have been re-read, in milliseconds. */
const keepMs = 30_000;

/**
 * Caches the claims of tokens with a valid signature, because an ES256 check costs more than the rest of a small call. The cache key is the
 * whole token, so a token that differs in a single letter is verified separately. `now` is the server's clock, in milliseconds. Expired
 * tokens are never returned.
 */
export function createClaimsCache(now: () => number): ClaimsCache {
  const kept = new Map<string, { readonly claims: UserClaims; readonly at: number }>();
  return {
    find: (token) => {
      const found = kept.get(token);
      const at = now();
      if (found === undefined || at < found.at || at - found.at >= keepMs || at >= found.claims.expiresAt * 1000) return null;
      return found.claims;
    },
    keep: (token, claims) => {
      kept.delete(token);
      kept.set(token, { claims, at: now() });
      const oldest = kept.size > maxKept ? kept.keys().next().value : undefined;
      if (oldest !== undefined) kept.delete(oldest);
    },
  };
}
