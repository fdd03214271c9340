import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { mostInAddress } from '../../../parts/address/dealsSearch.ts';

/** The deals picked, in no order. */
export interface Selection {
  readonly ids: ReadonlySet<string>;
  /** Picks one or lets it go; `range` takes everything between it and the one before. */
  readonly toggle: (id: string, range?: boolean) => void;
  /** Picks everything from the last one to this. */
  readonly extend: (id: string) => void;
  readonly replace: (ids: readonly string[]) => void;
  readonly all: () => void;
  readonly clear: () => void;
}

interface SelectionOptions {
  /** The deals as shown; their order decides what lies between two of them. */
  readonly rows: readonly Identified[];
  /** The selection in the address, to begin with. */
  readonly given: string | undefined;
  /** Told a small selection, which stands in the address, so that it can be sent and comes back after a reload. */
  readonly onChange: (sel: string | undefined) => void;
}

interface Identified {
  readonly id: string;
}

const nothing: ReadonlySet<string> = new Set();

/** What is picked among the rows shown; what a filter hides is not part of it, so that nothing unseen is changed. */
export function useSelection({ rows, given, onChange }: SelectionOptions): Selection {
  const [picked, setPicked] = useState<ReadonlySet<string>>(() => new Set(given?.split('.')));
  const last = useRef<string | null>(null);
  const shown = useRef(rows);
  useEffect(() => {
    shown.current = rows;
  }, [rows]);
  const wanted = picked.size <= mostInAddress ? [...picked].join('.') : '';
  useEffect(() => {
    if (wanted !== (given ?? '')) onChange(wanted === '' ? undefined : wanted);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the address follows the selection and nothing else
  }, [wanted]);
  const ids = useMemo(() => {
    if (picked.size === 0) return nothing;
    return new Set(rows.filter(({ id }) => picked.has(id)).map(({ id }) => id));
  }, [rows, picked]);
  const toggle = useCallback((id: string, range = false) => {
    const from = range ? last.current : null;
    last.current = id;
    setPicked((before) => withToggled(before, { id, from, rows: shown.current }));
  }, []);
  const extend = useCallback((id: string) => {
    const from = last.current;
    setPicked((before) => new Set([...before, ...between(shown.current, from, id)]));
  }, []);
  const replace = useCallback((next: readonly string[]) => setPicked(new Set(next)), []);
  const all = useCallback(() => setPicked(new Set(shown.current.map(({ id }) => id))), []);
  const clear = useCallback(() => setPicked(nothing), []);
  return useMemo(() => ({ ids, toggle, extend, replace, all, clear }), [ids, toggle, extend, replace, all, clear]);
}

interface Toggled {
  readonly id: string;
  /** Where a range began; null for a single deal. */
  readonly from: string | null;
  readonly rows: readonly Identified[];
}

/** The picks after a press: one more or less, or everything of a range as the pressed one becomes. */
export function withToggled(before: ReadonlySet<string>, { id, from, rows }: Toggled): ReadonlySet<string> {
  const on = !before.has(id);
  const after = new Set(before);
  for (const each of between(rows, from, id)) {
    if (on) after.add(each);
    else after.delete(each);
  }
  return after;
}

/** Everything between two, both with it; the one alone where the other is no longer listed. */
function between(rows: readonly Identified[], from: string | null, id: string): readonly string[] {
  const [one, other] = [rows.findIndex((row) => row.id === from), rows.findIndex((row) => row.id === id)];
  return one < 0 || other < 0 ? [id] : rows.slice(Math.min(one, other), Math.max(one, other) + 1).map((row) => row.id);
}
