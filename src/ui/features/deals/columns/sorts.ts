import type { DealRow } from '../../../../data/view/rows.ts';
import { foldText } from '../../../parts/dealRow/foldText.ts';
import { columnOf, isNumeric, parseColumnId, type ColumnId } from '../../../parts/dealColumns/columns.ts';

export interface Sort {
  readonly id: ColumnId;
  readonly descending: boolean;
}

/** The maximum number of sort keys. */
const mostSorts = 4;

/** The sorts in a URL: "-score,price" is best score first, then cheapest. Skips unknown columns. */
export function parseSorts(text: string): readonly Sort[] {
  const found = text.split(',').flatMap((part): readonly Sort[] => {
    const id = parseColumnId(part.replace(/^-/, ''));
    return id === null ? [] : [{ id, descending: part.startsWith('-') }];
  });
  return found.filter(({ id }, at) => found.findIndex((other) => other.id === id) === at).slice(0, mostSorts);
}

export const sortsText = (sorts: readonly Sort[]): string => sorts.map(({ id, descending }) => `${descending ? '-' : ''}${id}`).join(',');

/**
 * The sorts after a click on a column header. A second click reverses the order, and a third removes the sort; `besides` keeps the other
 * sorts.
 */
export function toggledSorts(sorts: readonly Sort[], id: ColumnId, besides: boolean): readonly Sort[] {
  const first = isNumeric(columnOf(id)) || columnOf(id).kind === 'date';
  const now = sorts.find((sort) => sort.id === id);
  const next: Sort | null = now === undefined ? { id, descending: first } : now.descending === first ? { id, descending: !first } : null;
  if (!besides) return next === null ? [] : [next];
  if (now === undefined) return next === null ? sorts : [...sorts, next].slice(-mostSorts);
  return sorts.flatMap((sort) => (sort.id !== id ? [sort] : next === null ? [] : [next]));
}

/**
 * Rows in sort order, by default with the best score first. Rows without a value come last in either direction. Ties are ordered by id, so
 * that rows never jump.
 */
export const sortRows = (rows: readonly DealRow[], sorts: readonly Sort[]): readonly DealRow[] =>
  inOrder(rows, sorts.length === 0 ? [{ id: 'score', descending: true }] : sorts);

/**
 * Groups rows by value and sorts the values with native sorts. A comparison function takes a tenth of a second for ten
 * thousand rows until the browser has compiled it.
 */
function inOrder(rows: readonly DealRow[], [sort, ...further]: readonly Sort[]): readonly DealRow[] {
  if (rows.length < 2) return rows;
  if (sort === undefined) return byId(rows);
  const groups = new Map<Key, DealRow[]>();
  for (const row of rows) {
    const key = keyOf(sort.id, row);
    const known = groups.get(key);
    if (known === undefined) groups.set(key, [row]);
    else known.push(row);
  }
  const rising = ascending([...groups.keys()]);
  const keys: readonly Key[] = sort.descending ? rising.toReversed() : rising;
  return [...keys, null].flatMap((key) => inOrder(groups.get(key) ?? [], further));
}

function byId(rows: readonly DealRow[]): readonly DealRow[] {
  const known = new Map(rows.map((row) => [row.id, row]));
  return [...known.keys()].toSorted().flatMap((id) => known.get(id) ?? []);
}

/** Keys in ascending order, without null. */
function ascending(keys: readonly Key[]): readonly Key[] {
  const numbers = Float64Array.from(keys.filter((key) => typeof key === 'number')).toSorted();
  return [...numbers, ...keys.filter((key) => typeof key === 'string').toSorted()];
}

type Key = string | number | null;

function keyOf(id: ColumnId, row: DealRow): Key {
  const value = columnOf(id).of(row);
  return typeof value === 'string' ? foldText(value) : typeof value === 'number' && Number.isNaN(value) ? null : value;
}
