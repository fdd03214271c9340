import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { parseSelection } from './workbenchSearch.ts';

export interface Selection {
  readonly ids: ReadonlySet<string>;
  readonly toggle: (id: string) => void;
  /** From the last one chosen to this, in the order shown. */
  readonly extend: (id: string) => void;
  readonly replace: (ids: readonly string[]) => void;
  readonly clear: () => void;
}

/** Which deals are chosen. `order` is the list as shown; it decides what lies between two of them. */
export function useSelection(order: readonly { readonly id: string }[], given: string | undefined): Selection {
  const [ids, setIds] = useState<ReadonlySet<string>>(() => new Set(parseSelection(given ?? '')));
  const anchor = useRef<string | null>(null);
  const shown = useRef(order);
  useEffect(() => {
    shown.current = order;
  }, [order]);
  const replace = useCallback((next: readonly string[]) => setIds(new Set(next)), []);
  const clear = useCallback(() => setIds(new Set()), []);
  const toggle = useCallback((id: string) => {
    anchor.current = id;
    setIds((before) => {
      const next = new Set(before);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  }, []);
  const extend = useCallback((id: string) => {
    const list = shown.current;
    const to = list.findIndex((row) => row.id === id);
    const found = list.findIndex((row) => row.id === anchor.current);
    const from = found === -1 ? to : found;
    const between = list.slice(Math.min(from, to), Math.max(from, to) + 1).map((row) => row.id);
    setIds((before) => new Set([...before, ...between]));
  }, []);
  return useMemo(() => ({ ids, toggle, extend, replace, clear }), [ids, toggle, extend, replace, clear]);
}
