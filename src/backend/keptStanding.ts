import type { AskStanding, Standing, StandingQuestion } from './tokenVerdict.ts';

export interface KeptStandingRules {
  readonly ask: AskStanding;
  /** Whose answers are the same: by session, or by token where the token itself is judged. */
  readonly keyOf: (question: StandingQuestion) => string;
  /** How long an answer is good for; a sign-out elsewhere is noticed after this time at the latest. */
  readonly keepMs: number;
  /** The server's clock, in milliseconds. */
  readonly now: () => number;
}

export interface KeptStanding {
  readonly ask: AskStanding;
  /** Forgets every answer: something about sessions has just changed here. */
  forget(): void;
}

/** Past this many the oldest answers are forgotten. */
const maxKept = 10_000;

/** Remembers answers for a while. That nobody could be asked is no answer and is not kept. */
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
      // Requests of one session at the same moment share one question.
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
