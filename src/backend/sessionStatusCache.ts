import type { GetSessionStatus, SessionStatus, SessionStatusQuery } from './tokenVerdict.ts';

export interface SessionStatusCacheRules {
  readonly ask: GetSessionStatus;
  /** The cache key: the session, or the token if the server judges the token itself. */
  readonly keyOf: (question: SessionStatusQuery) => string;
  /** How long an answer stays valid, in milliseconds. A sign-out elsewhere is noticed within this time. */
  readonly keepMs: number;
  /** The server's clock, in milliseconds. */
  readonly now: () => number;
}

export interface SessionStatusCache {
  readonly ask: GetSessionStatus;
  /** Clears the cache, because sessions have just changed here. */
  forget(): void;
}

/** Above this count the oldest answers are evicted. */
const maxKept = 10_000;

/** Caches the results of session checks, except `unavailable`. */
export function createSessionStatusCache({ ask, keyOf, keepMs, now }: SessionStatusCacheRules): SessionStatusCache {
  let kept = new Map<string, { readonly standing: Promise<SessionStatus>; readonly at: number }>();
  return {
    forget: () => {
      kept = new Map();
    },
    ask: async (question) => {
      const key = keyOf(question);
      const before = kept.get(key);
      if (before !== undefined && now() - before.at < keepMs && now() >= before.at) return before.standing;
      const into = kept;
      // Concurrent requests from one session share one check.
      const standing = ask(question).catch((): SessionStatus => 'unavailable');
      into.delete(key);
      into.set(key, { standing, at: now() });
      const oldest = into.size > maxKept ? into.keys().next().value : undefined;
      if (oldest !== undefined) into.delete(oldest);
      if ((await standing) === 'unavailable') into.delete(key);
      return standing;
    },
  };
}
