import { useEffect, useState } from 'react';
import type { ApifyDebugRequest, ApifyRunView } from '../../../../../core/contracts/apifyContract.ts';
import { useAccount } from '../../../../hooks/useAccount.ts';
import { callApify } from '../callApify.ts';
import { statusLook } from './runText.ts';

/** Poll interval for a run in progress, in milliseconds. */
const pollMs = 4_000;

export interface ApifyRuns {
  /** Newest first; null until loaded. */
  readonly runs: readonly ApifyRunView[] | null;
  readonly busy: boolean;
  /** The last error message; null when there is none. */
  readonly problem: string | null;
  readonly ask: (ask: ApifyDebugRequest) => Promise<void>;
}

/** An actor's runs with the user's token, each followed until it ends while the screen is open. */
export function useApifyRuns(token: string): ApifyRuns {
  const account = useAccount();
  const [runs, setRuns] = useState<readonly ApifyRunView[] | null>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const ask = async (question: ApifyDebugRequest) => {
    setBusy(true);
    const answer = await callApify(account, question);
    setBusy(false);
    setProblem(answer.ok ? null : answer.error);
    if (!answer.ok) return;
    const { value } = answer;
    if ('runs' in value) setRuns(value.runs);
    if ('run' in value) setRuns((list) => withRun(list ?? [], value.run));
  };
  const open = runs?.find(({ status }) => !statusLook(status).ended)?.id;
  useEffect(() => {
    if (open === undefined) return undefined;
    let left = false;
    const timer = setInterval(() => {
      void callApify(account, { ask: 'run', runId: open, apifyToken: token }).then((answer) => {
        if (!left && answer.ok && 'run' in answer.value) {
          const { run } = answer.value;
          setRuns((list) => withRun(list ?? [], run));
        }
        return undefined;
      });
    }, pollMs);
    return () => {
      left = true;
      clearInterval(timer);
    };
  }, [account, open, token]);
  return { runs, busy, problem, ask };
}

/** The runs with one updated in place, or added first when new. */
export function withRun(runs: readonly ApifyRunView[], run: ApifyRunView): readonly ApifyRunView[] {
  return runs.some(({ id }) => id === run.id) ? runs.map((each) => (each.id === run.id ? run : each)) : [run, ...runs];
}
