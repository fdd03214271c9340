import type { DealRow } from '../../../../data/view/rows.ts';
import { foldText } from '../../deals/row/foldText.ts';
import { columnOf, isNumeric, parseColumnId, type ColumnId } from './columns.ts';

export interface Sort {
  readonly id: ColumnId;
  readonly descending: boolean;
}

/** More keys than anybody reads an order by. */
const mostSorts = 4;

/** "-score,price" is best score first, then cheapest. What is not known is passed over. */
export function parseSorts(text: string): readonly Sort[] {
  const found = text.split(',').flatMap((part): readonly Sort[] => {
    const id = parseColumnId(part.replace(/^-/, ''));
    return id === null ? [] : [{ id, descending: part.startsWith('-') }];
  });
  return found.filter(({ id }, at) => found.findIndex((other) => other.id === id) === at).slice(0, mostSorts);
}

export const sortsText = (sorts: readonly Sort[]): string => sorts.map(({ id, descending }) => `${descending ? '-' : ''}${id}`).join(',');

/** Pressing a head: this column alone, or with Shift besides the others; pressed again it turns, pressed a third time it goes. */
export function toggledSorts(sorts: readonly Sort[], id: ColumnId, besides: boolean): readonly Sort[] {
  const first = isNumeric(columnOf(id)) || columnOf(id).kind === 'date';
  const now = sorts.find((sort) => sort.id === id);
  const next: Sort | null = now === undefined ? { id, descending: first } : now.descending === first ? { id, descending: !first } : null;
  if (!besides) return next === null ? [] : [next];
  if (now === undefined) return next === null ? sorts : [...sorts, next].slice(-mostSorts);
  return sorts.flatMap((sort) => (sort.id !== id ? [sort] : next === null ? [] : [next]));
}

/**
 * Rows in order, best score first where nothing is asked. Rows without a value come last in either direction; equal ones keep the order of
 * their ids, so that a list never jumps.
 */
export function sortRows(rows: readonly DealRow[], sorts: readonly Sort[]): readonly DealRow[] {
  const asked = sorts.length === 0 ? [{ id: 'score' as const, descending: true }] : sorts;
  const columns = asked.map(({ id, descending }) => ({ keys: rows.map((row) => keyOf(id, row)), turn: descending ? -1 : 1 }));
  const ids = rows.map(({ id }) => id);
  // Places are sorted rather than rows, over one list of keys a column: nothing is made in ten thousand times thirteen comparisons.
  const places = Uint32Array.from(rows.keys()).toSorted((one, other) => {
    for (const { keys, turn } of columns) {
      const order = compare(keys[one] ?? null, keys[other] ?? null, turn);
      if (order !== 0) return order;
    }
    return (ids[one] ?? '') < (ids[other] ?? '') ? -1 : 1;
  });
  return Array.from(places, (place) => rows[place]).filter((row) => row !== undefined);
}

type Key = string | number | null;

function keyOf(id: ColumnId, row: DealRow): Key {
  const value = columnOf(id).of(row);
  return typeof value === 'string' ? foldText(value) : typeof value === 'number' && Number.isNaN(value) ? null : value;
}

function compare(one: Key, other: Key, turn: number): number {
  if (one === other) return 0;
  if (one === null) return 1;
  if (other === null) return -1;
  return (one < other ? -1 : 1) * turn;
}
