import { useEffect, useRef, useState } from 'react';
import type { Deal } from '../../../../core/deal/deal.ts';
import { standardProfile } from '../../../../core/deal/standardProfile.ts';
import { dayOf } from '../../../../core/kernel/calendar.ts';
import type { Outcome } from '../../../../core/pipeline/outcome.ts';
import { useClock } from '../../../hooks/useClock.ts';
import { useExampleEvaluator } from '../../../hooks/useExampleEvaluator.ts';

export interface ExampleAnswer {
  /** The newest result; null before the first. */
  readonly outcome: Outcome | null;
  /** Why the last evaluation failed. */
  readonly failure: string | null;
}

/** Evaluates a deal in a worker on each change; null evaluates nothing. A result overtaken by a newer change is dropped. */
export function useExample(deal: Deal | null): ExampleAnswer {
  const startExample = useExampleEvaluator();
  const clock = useClock();
  const [answer, setAnswer] = useState<ExampleAnswer>({ outcome: null, failure: null });
  const evaluator = useRef<ReturnType<typeof startExample>>(null);
  useEffect(() => {
    if (deal === null) return undefined;
    let wanted = true;
    const ask = async () => {
      evaluator.current ??= startExample();
      const evaluate = await evaluator.current;
      const result = await evaluate({ deal, profile: standardProfile, today: dayOf(clock.now()) });
      if (!wanted) return;
      if (!result.ok) setAnswer((before) => ({ ...before, failure: result.error.message }));
      else if (!result.value.ok) setAnswer((before) => ({ ...before, failure: result.value.ok ? null : result.value.gap.message }));
      else setAnswer({ outcome: result.value.outcome, failure: null });
    };
    void ask();
    return () => {
      wanted = false;
    };
  }, [deal, startExample, clock]);
  return answer;
}
