import { useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { parseSimulatorSearch, simulatorSearch, type SimulatorState } from '../../../parts/address/simulatorSearch.ts';

/** Debounce for the URL, in milliseconds. */
const addressPause = 300;

/** The state in the URL, and a setter. The screen updates at once, the URL after a debounce. */
export function useSimulatorState(): readonly [SimulatorState, (changes: Partial<SimulatorState>) => void] {
  const navigate = useNavigate();
  const { history } = useRouter();
  const raw: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const stored = useMemo(() => parseSimulatorSearch(raw), [raw]);
  const [typed, setTyped] = useState<SimulatorState | null>(null);
  const state = typed ?? stored;
  const newest = useRef(state);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    newest.current = state;
  }, [state]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const follow = useCallback(
    async (next: SimulatorState) => {
      // Does not override a navigation to another screen whose code is still loading.
      if (history.location.pathname !== '/simulator') return;
      await navigate({ to: '/simulator', search: simulatorSearch(next), replace: true, resetScroll: false });
      // Edits newer than the URL stay on screen.
      setTyped((current) => (current === next ? null : current));
    },
    [navigate, history],
  );
  const change = useCallback(
    (changes: Partial<SimulatorState>) => {
      const next = { ...newest.current, ...changes };
      newest.current = next;
      setTyped(next);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        void follow(next);
      }, addressPause);
    },
    [follow],
  );
  return [state, change];
}
