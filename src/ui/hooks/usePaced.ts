import { useEffect, useRef, useState } from 'react';

/**
 * A value that changes often, drawn no more often than every `ms` milliseconds: its first change at once, its last one always, those
 * between only as far as there is time for them.
 */
export function usePaced<Value>(value: Value, ms: number): Value {
  const [shown, setShown] = useState(value);
  const newest = useRef(value);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    newest.current = value;
    if (pause.current !== undefined) return;
    const show = (): void => {
      const drawn = newest.current;
      setShown(drawn);
      pause.current = setTimeout(() => {
        pause.current = undefined;
        if (newest.current !== drawn) show();
      }, ms);
    };
    show();
  }, [value, ms]);
  useEffect(
    () => () => {
      clearTimeout(pause.current);
      pause.current = undefined;
    },
    [],
  );
  return shown;
}
