import { useCallback, useEffect, useMemo, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import type { DealRow } from '../../../../data/view/rows.ts';
import type { CellChange } from '../edits/useCellEdit.ts';
import { isNumeric, type Column } from '../../../parts/dealColumns/columns.ts';
import type { Selection } from '../select/useSelection.ts';
import { moveInGrid, type CellPlace } from './gridNavigation.ts';
import type { RowCalls } from './TableRow.tsx';

interface GridOptions {
  readonly scroller: RefObject<HTMLElement | null>;
  readonly rows: readonly DealRow[];
  readonly columns: readonly Column[];
  readonly rowHeight: number;
  readonly selection: Selection;
  readonly onEdit: (change: CellChange) => void;
  readonly onOpen: (id: string) => void;
}

export interface GridState extends CellPlace {
  readonly editing: boolean;
  readonly seed: string | null;
}

interface Grid {
  readonly state: GridState;
  readonly calls: RowCalls;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly moveRow: (by: 1 | -1) => void;
  readonly selectRow: () => void;
  readonly editRow: () => void;
}

const headAndFoot = 40;

/** The table's focus and edit state, with its keyboard and pointer handling. */
export function useGrid(options: GridOptions): Grid {
  const [state, setState] = useState<GridState>({ row: 0, column: 0, editing: false, seed: null });
  // Row callbacks must never change, or all rows would re-render. They read the latest values from this ref.
  const latest = useRef({ ...options, state });
  useEffect(() => {
    latest.current = { ...options, state };
  });
  const wanted = useRef(false);
  useEffect(() => {
    if (!wanted.current || state.editing) return;
    wanted.current = false;
    options.scroller.current?.querySelector<HTMLElement>(`[data-cell="${state.row}:${state.column}"]`)?.focus({ preventScroll: true });
  });
  const go = useCallback((to: CellPlace, edit: { readonly seed: string | null } | null = null) => {
    const { scroller, rowHeight } = latest.current;
    wanted.current = true;
    intoSight(scroller.current, to, rowHeight);
    setState({ ...to, editing: edit !== null, seed: edit?.seed ?? null });
  }, []);
  // oxlint-disable-next-line react/refs -- the calls read it when they are called, never during render
  const calls = useMemo((): RowCalls => rowCalls(latest, go), [go]);
  return {
    state,
    calls,
    onKeyDown: (event) => press(event, latest.current, go),
    moveRow: (by) => {
      const { rows } = latest.current;
      const inTable = options.scroller.current?.contains(document.activeElement) === true;
      const row = inTable ? state.row + by : state.row;
      go({ row: Math.min(rows.length - 1, Math.max(0, row)), column: state.column });
    },
    selectRow: () => {
      const row = latest.current.rows[state.row];
      if (row !== undefined) latest.current.selection.toggle(row.id);
    },
    editRow: () => {
      const { columns } = latest.current;
      const column =
        columns[state.column]?.edit === undefined ? columns.findIndex(({ edit }) => edit?.kind === 'assumption') : state.column;
      if (column >= 0) go({ row: Math.max(0, state.row), column }, { seed: null });
    },
  };
}

type Latest = GridOptions & { readonly state: GridState };
type Go = (to: CellPlace, edit?: { readonly seed: string | null } | null) => void;

function rowCalls(latest: RefObject<Latest>, go: Go): RowCalls {
  return {
    press: (event, place) => {
      const { rows, columns, selection, state } = latest.current;
      const row = rows[place.row];
      // The checkbox and its margin handle selection themselves.
      if (event.target instanceof Element && event.target.closest('[data-select]') !== null) return;
      if (row === undefined || (state.editing && state.row === place.row && state.column === place.column)) return;
      if (event.shiftKey) selection.extend(row.id);
      else if (event.metaKey || event.ctrlKey) selection.toggle(row.id);
      const plain = !event.shiftKey && !event.metaKey && !event.ctrlKey;
      go(place, plain && canType(columns[place.column]) ? { seed: null } : null);
      if (plain) toggleSaved(latest.current, place);
    },
    toggle: (id, range) => latest.current.selection.toggle(id, range),
    done: (change, move) => {
      const { state, columns } = latest.current;
      latest.current.onEdit(change);
      if (move === 'down') return go({ row: Math.min(latest.current.rows.length - 1, state.row + 1), column: state.column });
      if (move === 'stay') return go(state);
      const next = nextEditable(columns, state.column, move === 'next' ? 1 : -1);
      return next === null ? go(state) : go({ row: state.row, column: next }, { seed: null });
    },
    cancel: () => go(latest.current.state),
  };
}

const canType = (column: Column | undefined): boolean => column?.edit !== undefined && column.edit.kind !== 'saved';

function toggleSaved({ rows, columns, onEdit }: Latest, place: CellPlace): void {
  const row = rows[place.row];
  const column = columns[place.column];
  if (row !== undefined && column?.edit?.kind === 'saved') onEdit({ row, id: column.id, text: row.saved === 1 ? '0' : '1' });
}

function nextEditable(columns: readonly Column[], from: number, by: 1 | -1): number | null {
  for (let at = from + by; at >= 0 && at < columns.length; at += by) if (canType(columns[at])) return at;
  return null;
}

function press(event: KeyboardEvent, latest: Latest, go: Go): void {
  const { state, rows, columns, rowHeight, scroller, selection } = latest;
  if (state.editing || event.altKey || isControl(event.target)) return;
  const mod = event.metaKey || event.ctrlKey;
  const page = Math.max(1, Math.floor(((scroller.current?.clientHeight ?? 400) - 2 * headAndFoot) / rowHeight) - 1);
  const to = moveInGrid(placeOf(event.target) ?? state, { key: event.key, mod }, { rows: rows.length, columns: columns.length, page });
  if (to !== null) {
    event.preventDefault();
    if (event.shiftKey) select(latest, to);
    return go(to);
  }
  if (state.row < 0) return;
  if (mod && event.key === 'a') {
    event.preventDefault();
    return selection.replace(rows.map(({ id }) => id));
  }
  if (!mod) pressOnCell(event, latest, go);
}

/** Handles Shift and an arrow key: selects the previous row and the new row. */
function select({ rows, selection, state }: Latest, to: CellPlace): void {
  const from = rows[state.row];
  const reached = rows[to.row];
  if (from !== undefined && !selection.ids.has(from.id)) selection.toggle(from.id);
  if (reached !== undefined) selection.extend(reached.id);
}

function pressOnCell(event: KeyboardEvent, latest: Latest, go: Go): void {
  const { state, rows, columns, selection, onOpen } = latest;
  const row = rows[state.row];
  const column = columns[state.column];
  if (row === undefined || column === undefined) return;
  const begin = (seed: string | null): void => {
    event.preventDefault();
    event.stopPropagation();
    go(state, { seed });
  };
  if (event.key === ' ') {
    event.preventDefault();
    return selection.toggle(row.id);
  }
  if (event.key === 'Escape') return selection.clear();
  if (event.key === 'Enter' || event.key === 'F2') {
    if (canType(column)) return begin(null);
    event.preventDefault();
    if (column.edit?.kind === 'saved') return toggleSaved(latest, state);
    return onOpen(row.id);
  }
  if (canType(column) && isNumeric(column) && /^[\d=.£$€-]$/.test(event.key)) begin(event.key);
}

const isControl = (target: EventTarget): boolean => target instanceof HTMLInputElement || target instanceof HTMLSelectElement;

/** The focused cell. After a click on a header or the Tab key it may differ from the state. Null if no cell has focus. */
function placeOf(target: EventTarget): CellPlace | null {
  const name = target instanceof HTMLElement ? target.closest<HTMLElement>('[data-cell]')?.dataset['cell'] : undefined;
  const [row, column] = name?.split(':').map(Number) ?? [];
  return row === undefined || column === undefined ? null : { row, column };
}

/** Scrolls a cell into view, clear of the sticky header, summary row and first column. */
function intoSight(frame: HTMLElement | null, { row, column }: CellPlace, rowHeight: number): void {
  if (frame === null) return;
  const top = row * rowHeight;
  const room = frame.clientHeight - 2 * headAndFoot - rowHeight;
  if (row >= 0 && top < frame.scrollTop) frame.scrollTop = top;
  if (row >= 0 && top > frame.scrollTop + room) frame.scrollTop = top - room;
  const head = frame.querySelector<HTMLElement>(`thead th:nth-child(${column + 1})`);
  const first = frame.querySelector<HTMLElement>('thead th');
  if (head === null || first === null || column === 0) return;
  const left = head.offsetLeft - first.offsetWidth;
  if (left < frame.scrollLeft) frame.scrollLeft = left;
  const right = head.offsetLeft + head.offsetWidth - frame.clientWidth;
  if (right > frame.scrollLeft) frame.scrollLeft = right;
}
