import { useEffect, useState } from 'react';

/** The value before the current burst of changes, until two seconds after the last one; null otherwise. */
export function usePreviousValue(value: string): string | null {
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
