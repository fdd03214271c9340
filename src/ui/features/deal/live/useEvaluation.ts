import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { WorkerFailure } from '../../../../bridge/workerFailure.ts';
import type { Deal } from '../../../../core/deal/deal.ts';
import type { Profile } from '../../../../core/deal/profile.ts';
import { dayOf } from '../../../../core/kernel/calendar.ts';
import type { Result } from '../../../../core/kernel/result.ts';
import type { EvaluationGap, EvaluationJob, EvaluationResult, Outcome } from '../../../../core/pipeline/outcome.ts';
import { useServices, useWorkspace } from '../../../hooks/services.ts';

/** The newest answer, and the exact deal and profile it is about. */
export interface Answer {
  readonly job: EvaluationJob;
  readonly outcome: Outcome | null;
  readonly gap: EvaluationGap | null;
  readonly failure: WorkerFailure | null;
}

/** Evaluates a deal whenever it or the profile changes; an answer that a newer change has overtaken is dropped. */
export function useEvaluation(deal: Deal | null, profile: Profile | null) {
  const workspace = useWorkspace();
  const { now } = useServices();
  const job = useMemo(
    (): EvaluationJob | null => (deal === null || profile === null ? null : { deal, profile, today: dayOf(now()) }),
    [deal, profile, now],
  );
  const [answer, setAnswer] = useState<Answer | null>(null);
  const turn = useRef(0);
  const recalculate = useCallback(async () => {
    if (job === null) return;
    const mine = (turn.current += 1);
    const result = await workspace.evaluate(job, 'deal-page');
    // A newer evaluation has begun, or the screen is gone.
    if (mine === turn.current) setAnswer((last) => answerOf(job, result, last));
  }, [workspace, job]);
  useEffect(() => {
    void recalculate();
    return () => {
      turn.current += 1;
    };
  }, [recalculate]);
  return { job, answer, recalculate: () => void recalculate() };
}

/** After a failure the figures before it stay, marked as not current. */
function answerOf(job: EvaluationJob, result: Result<EvaluationResult, WorkerFailure>, last: Answer | null): Answer {
  if (!result.ok) {
    const before = last?.job.deal.id === job.deal.id ? last.outcome : null;
    return { job, outcome: before, gap: null, failure: result.error };
  }
  return result.value.ok
    ? { job, outcome: result.value.outcome, gap: null, failure: null }
    : { job, outcome: null, gap: result.value.gap, failure: null };
}
