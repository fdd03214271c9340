import type { Result } from '../../../../core/kernel/result.ts';
import type { Asked } from '../../../parts/liveDeal/useAnswer.ts';

/** How long inputs rest before a question that takes longer is asked, in milliseconds. */
export const questionPause = 350;

/** The newest answer of a question that may be refused, or a sentence on why there is none; both null before the first. */
export function plainAnswer<Answer>({ answer, failure }: Asked<Result<Answer, { readonly message: string }>>): {
  readonly answer: Answer | null;
  readonly failure: string | null;
} {
  if (answer === null || answer.ok) return { answer: answer === null ? null : answer.value, failure: failure?.message ?? null };
  return { answer: null, failure: failure?.message ?? answer.error.message };
}
