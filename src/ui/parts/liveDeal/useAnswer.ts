import { useEffect, useState } from 'react';
import type { JobAnswer, JobArgs, JobName } from '../../../bridge/workerClient.ts';
import type { WorkerFailure } from '../../../bridge/workerFailure.ts';
import type { EvaluateWorker } from '../../../core/pipeline/jobs.ts';
import { useEvaluator } from '../../hooks/useEvaluator.ts';

/** The latest answer to a question. `fresh`: whether it is for the current question. */
export interface LatestAnswer<Answer> {
  readonly answer: Answer | null;
  readonly fresh: boolean;
  readonly failure: WorkerFailure | null;
}

interface Given<Name extends JobName<EvaluateWorker>> {
  readonly name: Name;
  /** Must be stable while the question is unchanged; null asks nothing. */
  readonly args: JobArgs<EvaluateWorker, Name> | null;
  /** One lane per caller. A newer question in a lane cancels the older one. */
  readonly lane: string;
  /** Debounce in milliseconds. */
  readonly pause?: number;
}

/** Asks the evaluation worker whenever the question changes. The previous answer stays until the new one arrives. */
export function useAnswer<Name extends JobName<EvaluateWorker>>({
  name,
  args,
  lane,
  pause = 0,
}: Given<Name>): LatestAnswer<JobAnswer<EvaluateWorker, Name>> {
  const evaluator = useEvaluator();
  const [last, setLast] = useState<LatestAnswer<JobAnswer<EvaluateWorker, Name>> & { readonly args: unknown }>(nothing);
  useEffect(() => {
    if (args === null) return undefined;
    let left = false;
    const ask = async () => {
      const result = await evaluator.ask(name, args, lane);
      if (left || (!result.ok && result.error.kind === 'aborted')) return;
      setLast((before) =>
        result.ok
          ? { args, answer: result.value, fresh: true, failure: null }
          : { args, answer: before.answer, fresh: false, failure: result.error },
      );
    };
    const timer = setTimeout(() => void ask(), pause);
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [evaluator, name, args, lane, pause]);
  return { answer: last.answer, fresh: last.fresh && last.args === args, failure: last.failure };
}

const nothing = { args: null, answer: null, fresh: false, failure: null } as const;
