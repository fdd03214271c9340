import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { WorkerFailure } from '../../../bridge/workerFailure.ts';
import type { Deal } from '../../../core/deal/deal.ts';
import type { Profile } from '../../../core/deal/profile.ts';
import { dayOf } from '../../../core/kernel/calendar.ts';
import type { Result } from '../../../core/kernel/result.ts';
import type { EvaluationGap, EvaluationJob, EvaluationResult, Outcome } from '../../../core/pipeline/outcome.ts';
import { useClock } from '../../hooks/useClock.ts';
import { useEvaluator } from '../../hooks/useEvaluator.ts';
import { memoizeLast } from './memoizeLast.ts';

/** The latest result, with the exact deal and profile it is for. */
export interface Answer {
  readonly job: EvaluationJob;
  readonly outcome: Outcome | null;
  readonly gap: EvaluationGap | null;
  readonly failure: WorkerFailure | null;
}

/**
 * Evaluates a deal whenever it or the profile changes, dropping results overtaken by a newer change. `ahead` evaluates a deal that is about
 * to be shown, so that the worker runs while the page renders the typed text.
 */
export function useEvaluation(deal: Deal | null, profile: Profile | null) {
  const evaluator = useEvaluator();
  const { now } = useClock();
  const jobOf = useMemo(
    () => memoizeLast((about: Deal, by: Profile): EvaluationJob => ({ deal: about, profile: by, today: dayOf(now()) })),
    [now],
  );
  const job = deal === null || profile === null ? null : jobOf(deal, profile);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const asked = useRef<{ readonly job: EvaluationJob; readonly of: typeof evaluator } | null>(null);
  const evaluate = useCallback(
    async (next: EvaluationJob) => {
      const mine = { job: next, of: evaluator };
      asked.current = mine;
      const result = await evaluator.ask('evaluate', [next], 'deal-page');
      // A newer evaluation has begun, or the component is unmounted.
      if (asked.current !== mine) return;
      // Rendered in the message's own task. Otherwise the figures would wait for a frame that shows only the keystroke.
      flushSync(() => setAnswer((last) => answerOf(next, result, last)));
    },
    [evaluator],
  );
  useEffect(() => {
    if (job !== null && (asked.current?.job !== job || asked.current.of !== evaluator)) void evaluate(job);
  }, [evaluator, evaluate, job]);
  useEffect(
    () => () => {
      asked.current = null;
    },
    [],
  );
  const ahead = useCallback(
    (next: Deal) => {
      if (profile !== null) void evaluate(jobOf(next, profile));
    },
    [evaluate, jobOf, profile],
  );
  const recalculate = useCallback(() => {
    if (job !== null) void evaluate(job);
  }, [evaluate, job]);
  return { job, answer, ahead, recalculate };
}

/** After a failure the previous figures stay, marked as outdated. */
function answerOf(job: EvaluationJob, result: Result<EvaluationResult, WorkerFailure>, last: Answer | null): Answer {
  if (!result.ok) {
    const before = last?.job.deal.id === job.deal.id ? last.outcome : null;
    return { job, outcome: before, gap: null, failure: result.error };
  }
  return result.value.ok
    ? { job, outcome: result.value.outcome, gap: null, failure: null }
    : { job, outcome: null, gap: result.value.gap, failure: null };
}
