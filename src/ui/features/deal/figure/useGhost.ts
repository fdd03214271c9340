import { useEffect, useState } from 'react';

/** The value shown before the present run of changes, until two seconds after the last of them; null at rest. */
export function useGhost(value: string): string | null {
  const [state, setState] = useState<{ readonly now: string; readonly was: string | null }>({ now: value, was: null });
  if (state.now !== value) setState({ now: value, was: state.was ?? state.now });
  useEffect(() => {
    if (state.was === null) return undefined;
    const timer = setTimeout(() => setState((current) => ({ ...current, was: null })), restMs);
    return () => clearTimeout(timer);
  }, [state]);
  return state.was === value ? null : state.was;
}

const restMs = 2000;
