import { useCallback, useEffect, useRef, useState } from 'react';
import type { WorkerFailure } from '../../../../bridge/workerFailure.ts';
import type { Deal } from '../../../../core/deal/deal.ts';
import type { Profile } from '../../../../core/deal/profile.ts';
import { dayOf } from '../../../../core/kernel/calendar.ts';
import type { Result } from '../../../../core/kernel/result.ts';
import type { EvaluationGap, EvaluationResult, Outcome } from '../../../../core/pipeline/outcome.ts';
import { useServices, useWorkspace } from '../../../hooks/services.ts';

/** The newest answer, and the exact deal it is about. */
export interface Answer {
  readonly deal: Deal;
  readonly outcome: Outcome | null;
  readonly gap: EvaluationGap | null;
  readonly failure: WorkerFailure | null;
}

/** Evaluates a deal whenever it changes; an answer that a newer change has overtaken is dropped. */
export function useEvaluation(deal: Deal | null) {
  const workspace = useWorkspace();
  const { now } = useServices();
  const profile = useProfile();
  const [answer, setAnswer] = useState<Answer | null>(null);
  const turn = useRef(0);
  const recalculate = useCallback(async () => {
    if (deal === null || profile === null) return;
    const mine = (turn.current += 1);
    const result = await workspace.evaluate({ deal, profile, today: dayOf(now()) }, 'deal-page');
    // A newer evaluation has begun, or the screen is gone.
    if (mine === turn.current) setAnswer((last) => answerOf(deal, result, last));
  }, [workspace, deal, profile, now]);
  useEffect(() => {
    void recalculate();
    return () => {
      turn.current += 1;
    };
  }, [recalculate]);
  return { answer, recalculate: () => void recalculate() };
}

/** After a failure the figures before it stay, marked as not current. */
function answerOf(deal: Deal, result: Result<EvaluationResult, WorkerFailure>, last: Answer | null): Answer {
  if (!result.ok) return { deal, outcome: last?.deal.id === deal.id ? last.outcome : null, gap: null, failure: result.error };
  return result.value.ok
    ? { deal, outcome: result.value.outcome, gap: null, failure: null }
    : { deal, outcome: null, gap: result.value.gap, failure: null };
}

function useProfile(): Profile | null {
  const workspace = useWorkspace();
  const [profile, setProfile] = useState<Profile | null>(null);
  useEffect(() => {
    let left = false;
    const read = async () => {
      const found = await workspace.readProfile();
      if (!left) setProfile(found);
    };
    void read();
    return () => {
      left = true;
    };
  }, [workspace]);
  return profile;
}
