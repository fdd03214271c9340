import type { AskStanding, Standing, StandingQuestion } from './tokenVerdict.ts';

export interface KeptStandingRules {
  readonly ask: AskStanding;
  /** The cache key: the session, or the token where the token itself is judged. */
  readonly keyOf: (question: StandingQuestion) => string;
  /** How long an answer is valid, in milliseconds. A sign-out elsewhere is noticed within this time. */
  readonly keepMs: number;
  /** The server's clock, in milliseconds. */
  readonly now: () => number;
}

export interface KeptStanding {
  readonly ask: AskStanding;
  /** Clears the cache: sessions have just changed here. */
  forget(): void;
}

/** Above this count the oldest answers are evicted. */
const maxKept = 10_000;

/** Caches session checks. `unavailable` is not cached. */
export function keepStanding({ ask, keyOf, keepMs, now }: KeptStandingRules): KeptStanding {
  let kept = new Map<string, { readonly standing: Promise<Standing>; readonly at: number }>();
  return {
    forget: () => {
      kept = new Map();
    },
    ask: async (question) => {
      const key = keyOf(question);
      const before = kept.get(key);
      if (before !== undefined && now() - before.at < keepMs && now() >= before.at) return before.standing;
      const into = kept;
      // Concurrent requests of one session share one check.
      const standing = ask(question).catch((): Standing => 'unavailable');
      into.delete(key);
      into.set(key, { standing, at: now() });
      const oldest = into.size > maxKept ? into.keys().next().value : undefined;
      if (oldest !== undefined) into.delete(oldest);
      if ((await standing) === 'unavailable') into.delete(key);
      return standing;
    },
  };
}
