import { columnOf, isNumeric, parseColumnId, standardColumns, type ColumnId } from './columns/columns.ts';
import { filtersText, parseFilters } from './columns/filters.ts';
import { parseSorts, sortsText } from './columns/sorts.ts';

export type WorkbenchShow = 'table' | 'board' | 'scatter';

/** What the workbench shows, as its address carries it; what is absent is the standard. Texts are those of `columns/`. */
export interface WorkbenchSearch {
  readonly show?: 'board' | 'scatter';
  readonly q?: string;
  readonly sort?: string;
  readonly filter?: string;
  readonly cols?: string;
  /** The saved view it came from. */
  readonly view?: string;
  readonly x?: ColumnId;
  readonly y?: ColumnId;
  /** Ids of the selected deals, up to `mostInAddress`; a larger selection is of the moment. */
  readonly sel?: string;
}

export const mostInAddress = 24;

/** The search of `/deals-v2` from any address; never fails, and says everything in one way. */
export function parseWorkbenchSearch(raw: Readonly<Record<string, unknown>>): WorkbenchSearch {
  const show = raw['show'] === 'board' || raw['show'] === 'scatter' ? raw['show'] : null;
  const x = axis(raw['x']);
  const y = axis(raw['y']);
  const parts = {
    q: text(raw['q']).trim().slice(0, 200),
    sort: sortsText(parseSorts(text(raw['sort']))),
    filter: filtersText(parseFilters(text(raw['filter']).slice(0, 2_000))),
    cols: columnsText(parseColumns(text(raw['cols']))),
    view: text(raw['view']).trim().slice(0, 60),
    sel: parseSelection(text(raw['sel'])).join('.'),
  };
  const given = Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== ''));
  return { ...(show === null ? {} : { show }), ...given, ...(x === null ? {} : { x }), ...(y === null ? {} : { y }) };
}

/** The columns of an address in their order, the deal's name first; the standard ones where it names none. */
export function parseColumns(list: string): readonly ColumnId[] {
  const ids = list.split(',').flatMap((part) => parseColumnId(part) ?? []);
  const rest = [...new Set(ids)].filter((id) => id !== 'title');
  return rest.length === 0 ? standardColumns : ['title', ...rest];
}

/** Columns as the address carries them: nothing for the standard ones. */
export function columnsText(ids: readonly ColumnId[]): string {
  const list = ids.join(',');
  return list === standardColumns.join(',') ? '' : list;
}

export const parseSelection = (list: string): readonly string[] =>
  [...new Set(list.split('.').filter((id) => /^[0-9A-Z]{26}$/.test(id)))].slice(0, mostInAddress);

function axis(value: unknown): ColumnId | null {
  const id = parseColumnId(text(value));
  return id !== null && isNumeric(columnOf(id)) ? id : null;
}

// The router reads `?q=12` as a number.
const text = (value: unknown): string => (typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '');
