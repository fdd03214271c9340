import { useEffect, useMemo, useRef } from 'react';
import type { SearchChange } from '../../../parts/address/dealsSearch.ts';
import { columnsText } from '../columns/parsedSearch.ts';
import { moved } from '../columns/ColumnsSheet.tsx';
import type { ColumnId } from '../../../parts/dealColumns/columns.ts';
import { sortsText, toggledSorts, type Sort } from '../columns/sorts.ts';
import type { DealsViewSettings } from '../views/dealsViewSettings.ts';
import { minColumnWidth, maxColumnWidth } from './HeaderCell.tsx';
import type { HeaderActions } from './headerActions.ts';

interface HeadsOptions {
  readonly parts: { readonly ids: readonly ColumnId[]; readonly sorts: readonly Sort[] };
  readonly change: (changes: SearchChange) => void;
  readonly settings: DealsViewSettings;
  readonly changeSettings: (change: Partial<DealsViewSettings>) => void;
  readonly onFilter: (column: ColumnId) => void;
}

/** The column header actions. Sorts and columns go into the URL, widths into this device's settings. */
export function useColumnHeaders(options: HeadsOptions): HeaderActions {
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  return useMemo((): HeaderActions => {
    const sort = (sorts: readonly Sort[]) => latest.current.change({ sort: sortsText(sorts) });
    const arrange = (ids: readonly ColumnId[]) => latest.current.change({ cols: columnsText(ids) });
    return {
      sort: ({ id }, besides) => sort(toggledSorts(latest.current.parts.sorts, id, besides)),
      sortBy: ({ id }, descending, besides) =>
        sort([...(besides ? latest.current.parts.sorts.filter((other) => other.id !== id) : []), { id, descending }]),
      resize: ({ id }, width) => {
        const { settings, changeSettings } = latest.current;
        changeSettings({ widths: { ...settings.widths, [id]: Math.round(Math.min(maxColumnWidth, Math.max(minColumnWidth, width))) } });
      },
      move: ({ id }, by) => arrange(moved(latest.current.parts.ids, id, by)),
      hide: ({ id }) => arrange(latest.current.parts.ids.filter((other) => other !== id)),
      filter: ({ id }) => latest.current.onFilter(id),
    };
  }, []);
}
