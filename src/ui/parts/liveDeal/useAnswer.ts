import { useEffect, useState } from 'react';
import type { JobAnswer, JobArgs, JobName } from '../../../bridge/workerClient.ts';
import type { WorkerFailure } from '../../../bridge/workerFailure.ts';
import type { EvaluateWorker } from '../../../core/pipeline/jobs.ts';
import { useEvaluator } from '../../hooks/useEvaluator.ts';

/** The newest answer to a question; `fresh` says that it belongs to what is asked now. */
export interface Asked<Answer> {
  readonly answer: Answer | null;
  readonly fresh: boolean;
  readonly failure: WorkerFailure | null;
}

interface Given<Name extends JobName<EvaluateWorker>> {
  readonly name: Name;
  /** Must stay the same object while the question does; null asks nothing. */
  readonly args: JobArgs<EvaluateWorker, Name> | null;
  /** One for each place on screen that asks: a newer question in a lane drops the older one. */
  readonly lane: string;
  /** How long typing has to rest before it is asked, in milliseconds. */
  readonly pause?: number;
}

/** Asks the evaluate worker whenever the question changes; until the answer comes the one before stays. */
export function useAnswer<Name extends JobName<EvaluateWorker>>({
  name,
  args,
  lane,
  pause = 0,
}: Given<Name>): Asked<JobAnswer<EvaluateWorker, Name>> {
  const evaluator = useEvaluator();
  const [last, setLast] = useState<Asked<JobAnswer<EvaluateWorker, Name>> & { readonly args: unknown }>(nothing);
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
