import type { DealRow } from '../../../../data/view/rows.ts';
import type { DealsSearch } from '../../deals/dealsSearch.ts';
import { filterRows, parseFilters } from './filters.ts';
import { parseSorts, sortRows } from './sorts.ts';

/** The rows that are asked for, in no promised order, the same whatever order is asked for. */
export const fittingRows = (rows: readonly DealRow[], { q = '', filter = '' }: Pick<DealsSearch, 'q' | 'filter'>): readonly DealRow[] =>
  filterRows(rows, { q, filters: parseFilters(filter) });

/** Rows in the order of an address. */
export const orderedRows = (rows: readonly DealRow[], { sort = '' }: Pick<DealsSearch, 'sort'>): readonly DealRow[] =>
  sortRows(rows, parseSorts(sort));
