import type { UserClaims } from './userClaims.ts';

/** What a token was found to say, for as long as it may be said again without looking. */
export interface KeptClaims {
  find(token: string): UserClaims | null;
  keep(token: string, claims: UserClaims): void;
}

/** Past this many the oldest are forgotten; a token has about a kilobyte. */
const maxKept = 5_000;

/** A key that is withdrawn is noticed this long after the keys were read again at the latest, in milliseconds. */
const keepMs = 30_000;

/**
 * Remembers whose signature was good: to check one of ES256 costs more than all else a small call does. Only the whole token is a key,
 * so one that differs in a single letter is checked. `now` is the server's clock, in milliseconds; past its end no token is found.
 */
export function keepClaims(now: () => number): KeptClaims {
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
