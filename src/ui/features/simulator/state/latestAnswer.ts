import type { Result } from '../../../../core/kernel/result.ts';
import type { LatestAnswer } from '../../../parts/liveDeal/useAnswer.ts';

/** Debounce for slow worker calls, in milliseconds. */
export const questionDebounceMs = 350;

/** The latest answer of a worker call, or its error message; both null before the first. */
export function latestAnswer<Answer>({ answer, failure }: LatestAnswer<Result<Answer, { readonly message: string }>>): {
  readonly answer: Answer | null;
  readonly failure: string | null;
} {
  if (answer === null || answer.ok) return { answer: answer === null ? null : answer.value, failure: failure?.message ?? null };
  return { answer: null, failure: failure?.message ?? answer.error.message };
}
