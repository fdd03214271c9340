import { useCallback, useEffect, useState } from 'react';
import type { Teams } from '../../../teams/teams.ts';

/** Asks the server for the person's teams when a screen opens. `problem` is the message if it did not answer; the last answer stays shown. */
export function useFreshTeams(teams: Teams): { readonly problem: string | null; readonly again: () => void } {
  const [problem, setProblem] = useState<string | null>(null);
  const ask = useCallback(() => {
    void teams.refresh().then((answer) => setProblem(answer.ok ? null : answer.error.message));
  }, [teams]);
  useEffect(() => {
    ask();
  }, [ask]);
  return { problem, again: ask };
}
