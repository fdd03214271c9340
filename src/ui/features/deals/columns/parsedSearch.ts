import { useMemo } from 'react';
import type { DealRow } from '../../../../data/view/rows.ts';
import type { DealsSearch } from '../../../parts/address/dealsSearch.ts';
import { columnOf, isNumeric, parseColumnId, standardColumns, type Column, type ColumnId } from '../../../parts/dealColumns/columns.ts';
import { filterRows, parseFilters, type Filter } from './filters.ts';
import { parseSorts, sortRows, type Sort } from './sorts.ts';

/** The parsed columns, sorts and filters of a URL. */
export interface ParsedSearch {
  readonly ids: readonly ColumnId[];
  readonly columns: readonly Column[];
  readonly sorts: readonly Sort[];
  readonly filters: readonly Filter[];
  /** The ids of the filtered columns. */
  readonly filtered: ReadonlySet<string>;
}

/** The parsed parts of a search, memoised by text. */
export function useParsedSearch(search: DealsSearch): ParsedSearch {
  const { cols = '', sort = '', filter = '' } = search;
  const ids = useMemo(() => parseColumns(cols), [cols]);
  const columns = useMemo(() => ids.map(columnOf), [ids]);
  const sorts = useMemo(() => parseSorts(sort), [sort]);
  const filters = useMemo(() => parseFilters(filter), [filter]);
  const filtered = useMemo(() => new Set<string>(filters.map(({ id }) => id)), [filters]);
  return useMemo(() => ({ ids, columns, sorts, filters, filtered }), [ids, columns, sorts, filters, filtered]);
}

/** The rows that match, in an unspecified order that does not depend on the sort. */
export const fittingRows = (rows: readonly DealRow[], { q = '', filter = '' }: Pick<DealsSearch, 'q' | 'filter'>): readonly DealRow[] =>
  filterRows(rows, { q, filters: parseFilters(filter) });

/** The rows in the order that the URL requests. */
export const orderedRows = (rows: readonly DealRow[], { sort = '' }: Pick<DealsSearch, 'sort'>): readonly DealRow[] =>
  sortRows(rows, parseSorts(sort));

/** The columns of a URL in order, the deal's name first; the default columns if the URL names none. */
export function parseColumns(list: string): readonly ColumnId[] {
  const ids = list.split(',').flatMap((part) => parseColumnId(part) ?? []);
  const rest = [...new Set(ids)].filter((id) => id !== 'title');
  return rest.length === 0 ? standardColumns : ['title', ...rest];
}

/** The columns as written in a URL; empty for the default columns. */
export function columnsText(ids: readonly ColumnId[]): string {
  const list = ids.join(',');
  return list === standardColumns.join(',') ? '' : list;
}

/** The column of a scatter axis; `first` if the URL names no numeric column. */
export function axisOf(text: string | undefined, first: ColumnId): Column {
  const id = parseColumnId(text ?? '');
  return id !== null && isNumeric(columnOf(id)) ? columnOf(id) : columnOf(first);
}
