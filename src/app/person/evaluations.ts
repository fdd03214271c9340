import type { Profile } from '../../core/deal/profile.ts';
import { dayOf, type Instant } from '../../core/kernel/calendar.ts';
import { err, ok, type Result } from '../../core/kernel/result.ts';
import type { EvaluationJob, EvaluationResult } from '../../core/pipeline/outcome.ts';
import { storeOutcome } from '../../data/view/storeOutcome.ts';
import { storageFailure } from '../../data/storageFailure.ts';
import type { DealSink } from '../../ingest/dealSink.ts';
import type { ViewDb } from '../../data/view/viewDb.ts';

interface EvaluationContext {
  readonly view: ViewDb;
  readonly readProfile: () => Promise<Profile>;
  readonly evaluate: (job: EvaluationJob) => Promise<Result<EvaluationResult, { readonly message: string }>>;
  readonly now: () => Instant;
}

/** Evaluates a stored deal in the worker and stores the outcome with its row, in one message each way and one write. */
export function evaluateAndStore(context: EvaluationContext): DealSink['evaluateAndStore'] {
  return async (deal) => {
    const profile = await context.readProfile();
    const answer = await context.evaluate({ deal, profile, today: dayOf(context.now()) });
    if (!answer.ok) return answer;
    try {
      await storeOutcome(context.view, deal, answer.value);
      return ok(answer.value);
    } catch (cause) {
      return err({ message: storageFailure(cause).message });
    }
  };
}
