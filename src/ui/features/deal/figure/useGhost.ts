import { useEffect, useState } from 'react';

/** The value shown before the present run of changes, until two seconds after the last change of any figure; null at rest. */
export function useGhost(value: string): string | null {
  const [state, setState] = useState<{ readonly now: string; readonly was: string | null }>({ now: value, was: null });
  if (state.now !== value) setState({ now: value, was: state.was ?? state.now });
  useEffect(() => {
    if (state.was === null) return undefined;
    return atRest(() => setState((current) => ({ ...current, was: null })));
  }, [state]);
  return state.was === value ? null : state.was;
}

const restMs = 2000;
const waiting = new Set<() => void>();
let restsAt = 0;
let timer: ReturnType<typeof setTimeout> | null = null;

/** One timer for every figure: two dozen change with a keystroke, and a timer of each one's own cost a millisecond of it. */
function atRest(run: () => void): () => void {
  waiting.add(run);
  restsAt = performance.now() + restMs;
  timer ??= setTimeout(lookAgain, restMs);
  return () => waiting.delete(run);
}

function lookAgain(): void {
  const left = restsAt - performance.now();
  timer = left > 1 ? setTimeout(lookAgain, left) : null;
  if (timer !== null) return;
  const due = [...waiting];
  waiting.clear();
  for (const run of due) run();
}
