import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { maxInAddress } from '../../../parts/address/dealsSearch.ts';

/** The selected deals, unordered. */
export interface Selection {
  readonly ids: ReadonlySet<string>;
  /** Selects or deselects a deal; `range` includes everything since the last deal selected. */
  readonly toggle: (id: string, range?: boolean) => void;
  /** Selects everything from the last deal selected to this one. */
  readonly extend: (id: string) => void;
  readonly replace: (ids: readonly string[]) => void;
  readonly all: () => void;
  readonly clear: () => void;
}

interface SelectionOptions {
  /** The deals in the order shown, which defines ranges. */
  readonly rows: readonly Identified[];
  /** The initial selection, from the URL. */
  readonly given: string | undefined;
  /** Receives a small selection for the URL, so that it can be shared and survives a reload. */
  readonly onChange: (sel: string | undefined) => void;
}

interface Identified {
  readonly id: string;
}

const nothing: ReadonlySet<string> = new Set();

/** The selection among the rows shown. Filtered-out deals are not selected, so that no hidden deal is changed. */
export function useSelection({ rows, given, onChange }: SelectionOptions): Selection {
  const [picked, setPicked] = useState<ReadonlySet<string>>(() => new Set(given?.split('.')));
  const last = useRef<string | null>(null);
  const shown = useRef(rows);
  useEffect(() => {
    shown.current = rows;
  }, [rows]);
  const wanted = picked.size <= maxInAddress ? [...picked].join('.') : '';
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
  /** The start of a range; null for a single deal. */
  readonly from: string | null;
  readonly rows: readonly Identified[];
}

/** The selection after a toggle. A whole range takes the new state of the toggled deal. */
export function withToggled(before: ReadonlySet<string>, { id, from, rows }: Toggled): ReadonlySet<string> {
  const on = !before.has(id);
  const after = new Set(before);
  for (const each of between(rows, from, id)) {
    if (on) after.add(each);
    else after.delete(each);
  }
  return after;
}

/** The ids between two deals, inclusive; only `id` if the other is no longer listed. */
function between(rows: readonly Identified[], from: string | null, id: string): readonly string[] {
  const [one, other] = [rows.findIndex((row) => row.id === from), rows.findIndex((row) => row.id === id)];
  return one < 0 || other < 0 ? [id] : rows.slice(Math.min(one, other), Math.max(one, other) + 1).map((row) => row.id);
}
