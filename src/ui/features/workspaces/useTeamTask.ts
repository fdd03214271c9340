import { useRef, useState } from 'react';
import type { Result } from '../../../core/kernel/result.ts';
import type { TeamFailure } from '../../../teams/teamFailure.ts';

interface TeamTask {
  readonly running: boolean;
  /** The message of the last failure; null when there is none. */
  readonly problem: string | null;
  /** Runs one call at a time. Resolves to its value, or to null with the message in `problem`. */
  readonly run: <Value>(call: () => Promise<Result<Value, TeamFailure>>) => Promise<{ readonly value: Value } | null>;
}

/** An action on a team with its busy state and failure. */
export function useTeamTask(): TeamTask {
  const [running, setRunning] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const busy = useRef(false);
  const run: TeamTask['run'] = async (call) => {
    if (busy.current) return null;
    busy.current = true;
    setRunning(true);
    setProblem(null);
    const answer = await call();
    busy.current = false;
    setRunning(false);
    if (answer.ok) return { value: answer.value };
    setProblem(answer.error.message);
    return null;
  };
  return { running, problem, run };
}
