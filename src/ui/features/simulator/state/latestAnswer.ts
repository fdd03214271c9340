import type { Result } from '../../../../core/kernel/result.ts';
import type { LatestAnswer } from '../../../parts/liveDeal/useAnswer.ts';

/** Debounce for slow worker calls, in milliseconds. */
export const questionDebounceMs = 350;

/** The latest result of a worker call, or its error message. Both are null before the first result. */
export function latestAnswer<Answer>({ answer, failure }: LatestAnswer<Result<Answer, { readonly message: string }>>): {
  readonly answer: Answer | null;
  readonly failure: string | null;
} {
  if (answer === null || answer.ok) return { answer: answer === null ? null : answer.value, failure: failure?.message ?? null };
  return { answer: null, failure: failure?.message ?? answer.error.message };
}
