import { useRef, useState } from 'react';
import type { Result } from '../../../core/kernel/result.ts';
import { authWords } from './authWords.ts';
import type { AuthFailure } from '../../../account/authFailure.ts';

interface Task {
  readonly running: boolean;
  /** What went wrong, in words for the person; null while nothing has. */
  readonly problem: string | null;
  readonly fail: (problem: string | null) => void;
  /** Runs one call at a time; its value when it went well, else null with the reason in `problem`. */
  readonly run: <Value>(call: () => Promise<Result<Value, AuthFailure>>) => Promise<{ readonly value: Value } | null>;
}

/** A call to the account with its waiting and its failure. */
export function useTask(): Task {
  const [running, setRunning] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const busy = useRef(false);
  const run: Task['run'] = async (call) => {
    if (busy.current) return null;
    busy.current = true;
    setRunning(true);
    setProblem(null);
    const answer = await call();
    busy.current = false;
    setRunning(false);
    if (answer.ok) return { value: answer.value };
    setProblem(authWords(answer.error));
    return null;
  };
  return { running, problem, fail: setProblem, run };
}
