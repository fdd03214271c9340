import { useRef, useState } from 'react';
import type { Result } from '../../../core/kernel/result.ts';
import { authMessage } from './authMessages.ts';
import type { AuthFailure } from '../../../account/authFailure.ts';

interface Task {
  readonly running: boolean;
  /** The error message to show; null when there is none. */
  readonly problem: string | null;
  readonly fail: (problem: string | null) => void;
  /** Runs one call at a time. Resolves to its value, or null with the error in `problem`. */
  readonly run: <Value>(call: () => Promise<Result<Value, AuthFailure>>) => Promise<{ readonly value: Value } | null>;
}

/** An account call with its busy state and error. */
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
    setProblem(authMessage(answer.error));
    return null;
  };
  return { running, problem, fail: setProblem, run };
}
