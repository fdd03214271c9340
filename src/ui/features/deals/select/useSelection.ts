import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { DealRow } from '../../../../data/view/rows.ts';

/** The deals picked in a list, in no order. */
export interface Selection {
  readonly ids: ReadonlySet<string>;
  /** Picks one or lets it go; `range` takes everything between it and the one before. */
  readonly toggle: (id: string, range: boolean) => void;
  readonly all: () => void;
  readonly clear: () => void;
}

const nothing: ReadonlySet<string> = new Set();

/** What is picked among the rows found; what a filter hides is let go of, so that nothing unseen is changed. */
export function useSelection(found: readonly DealRow[]): Selection {
  const [picked, setPicked] = useState(nothing);
  const last = useRef<string | null>(null);
  const rows = useRef(found);
  useEffect(() => {
    rows.current = found;
  }, [found]);
  const ids = useMemo(() => {
    if (picked.size === 0) return nothing;
    return new Set(found.filter(({ id }) => picked.has(id)).map(({ id }) => id));
  }, [found, picked]);
  const toggle = useCallback((id: string, range: boolean) => {
    const from = range ? last.current : null;
    last.current = id;
    setPicked((before) => withToggled(before, { id, from, rows: rows.current }));
  }, []);
  const all = useCallback(() => setPicked(new Set(rows.current.map(({ id }) => id))), []);
  const clear = useCallback(() => setPicked(nothing), []);
  return useMemo(() => ({ ids, toggle, all, clear }), [ids, toggle, all, clear]);
}

interface Toggled {
  readonly id: string;
  /** Where a range began; null for a single deal. */
  readonly from: string | null;
  readonly rows: readonly Pick<DealRow, 'id'>[];
}

/** The picks after a press: one more or less, or everything of a range as the pressed one becomes. */
export function withToggled(before: ReadonlySet<string>, { id, from, rows }: Toggled): ReadonlySet<string> {
  const on = !before.has(id);
  const [one, other] = [rows.findIndex((row) => row.id === from), rows.findIndex((row) => row.id === id)];
  const touched =
    from === null || one < 0 || other < 0 ? [id] : rows.slice(Math.min(one, other), Math.max(one, other) + 1).map((row) => row.id);
  const after = new Set(before);
  for (const each of touched) {
    if (on) after.add(each);
    else after.delete(each);
  }
  return after;
}
