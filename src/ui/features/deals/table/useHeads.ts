import { useEffect, useMemo, useRef } from 'react';
import type { SearchChange } from '../../../parts/address/dealsSearch.ts';
import { columnsText } from '../columns/parts.ts';
import { moved } from '../columns/ColumnsSheet.tsx';
import type { ColumnId } from '../../../parts/dealColumns/columns.ts';
import { sortsText, toggledSorts, type Sort } from '../columns/sorts.ts';
import type { BenchSettings } from '../views/benchSettings.ts';
import { narrowest, widest } from './HeadCell.tsx';
import type { HeadCalls } from './headCalls.ts';

interface HeadsOptions {
  readonly parts: { readonly ids: readonly ColumnId[]; readonly sorts: readonly Sort[] };
  readonly change: (changes: SearchChange) => void;
  readonly settings: BenchSettings;
  readonly changeSettings: (change: Partial<BenchSettings>) => void;
  readonly onFilter: (column: ColumnId) => void;
}

/** The column header actions. Sorts and columns go into the address, widths into this device's settings. */
export function useHeads(options: HeadsOptions): HeadCalls {
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  return useMemo((): HeadCalls => {
    const sort = (sorts: readonly Sort[]) => latest.current.change({ sort: sortsText(sorts) });
    const arrange = (ids: readonly ColumnId[]) => latest.current.change({ cols: columnsText(ids) });
    return {
      sort: ({ id }, besides) => sort(toggledSorts(latest.current.parts.sorts, id, besides)),
      sortBy: ({ id }, descending, besides) =>
        sort([...(besides ? latest.current.parts.sorts.filter((other) => other.id !== id) : []), { id, descending }]),
      resize: ({ id }, width) => {
        const { settings, changeSettings } = latest.current;
        changeSettings({ widths: { ...settings.widths, [id]: Math.round(Math.min(widest, Math.max(narrowest, width))) } });
      },
      move: ({ id }, by) => arrange(moved(latest.current.parts.ids, id, by)),
      hide: ({ id }) => arrange(latest.current.parts.ids.filter((other) => other !== id)),
      filter: ({ id }) => latest.current.onFilter(id),
    };
  }, []);
}
