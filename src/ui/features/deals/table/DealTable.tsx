import { memo, useEffect, useMemo, useRef } from 'react';
import type { DealRow } from '../../../../data/view/rows.ts';
import { useActions, type Action } from '../../../parts/actions/actionRegistry.ts';
import type { Column } from '../../../parts/dealColumns/columns.ts';
import type { Sort } from '../columns/sorts.ts';
import type { CellChange } from '../edits/useCellEdit.ts';
import type { Selection } from '../select/useSelection.ts';
import { HeaderCell } from './HeaderCell.tsx';
import { SummaryRow } from './SummaryRow.tsx';
import { TableRow } from './TableRow.tsx';
import { useGrid, type GridState } from './useGrid.ts';
import { useRowWindow } from '../list/useRowWindow.ts';
import type { HeaderActions } from './headerActions.ts';

export interface DealTableProps {
  readonly rows: readonly DealRow[];
  readonly columns: readonly Column[];
  readonly widthOf: (column: Column) => number;
  readonly sorts: readonly Sort[];
  readonly filtered: ReadonlySet<string>;
  readonly dense: boolean;
  /** The rows for the summary, in a fixed order so that sorting does not recount them. Null until all are loaded. */
  readonly summed: readonly DealRow[] | null;
  readonly selection: Selection;
  readonly heads: HeaderActions;
  readonly onEdit: (change: CellChange) => void;
  readonly onOpen: (id: string) => void;
}

/** The row height in pixels: larger for touch, smaller for compact rows. */
const rowHeightOf = (dense: boolean): number => (matchMedia('(pointer: coarse)').matches ? 44 : dense ? 32 : 40);

/** Roles of an ARIA grid, because cells are navigated by arrow keys and edited. */
const gridRole = { role: 'grid', 'aria-multiselectable': true } as const;

/** The deals as a grid. Only visible rows are rendered, header and first column are sticky, and arrow keys reach every cell. */
export function DealTable(props: DealTableProps) {
  const { rows, columns, widthOf, sorts, filtered, dense, summed, selection, heads } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLTableSectionElement>(null);
  const rowHeight = rowHeightOf(dense);
  const { first, last, above, below } = useRowWindow({ count: rows.length, rowHeight, scroller, list: body });
  const grid = useGrid({ ...props, scroller, rowHeight });
  useListKeys(grid);
  // Tab needs a focusable cell even if the focused one has scrolled out of the rendered rows.
  const stop: GridState =
    grid.state.row >= 0 && (grid.state.row < first || grid.state.row >= last) ? { ...grid.state, row: first, editing: false } : grid.state;
  const keys = { onKeyDown: grid.onKeyDown };
  const total = columns.reduce((sum, column) => sum + widthOf(column), 0);
  return (
    <div
      ref={scroller}
      data-testid="bench-table"
      className="h-full overflow-auto overscroll-x-contain rounded-2 border border-line bg-card"
    >
      <table
        {...gridRole}
        {...keys}
        aria-label="Deals"
        aria-rowcount={rows.length + 1}
        aria-colcount={columns.length}
        style={{ width: total }}
        className="min-w-full table-fixed border-separate border-spacing-0"
      >
        <colgroup>
          {columns.map((column) => (
            <col key={column.id} style={{ width: widthOf(column) }} />
          ))}
        </colgroup>
        <Head
          columns={columns}
          widthOf={widthOf}
          sorts={sorts}
          filtered={filtered}
          focused={stop.row === -1 ? stop.column : null}
          heads={heads}
        />
        <tbody ref={body}>
          <Gap height={above} />
          {rows.slice(first, last).map((row, at) => (
            <TableRow
              // Reuses the elements of rows that leave the window for rows that enter it. This is many times faster than creating new ones.
              key={(first + at) % (last - first)}
              row={row}
              at={first + at}
              columns={columns}
              height={rowHeight}
              selected={selection.ids.has(row.id)}
              focus={stop.row === first + at ? stop : null}
              calls={grid.calls}
            />
          ))}
          <Gap height={below} />
        </tbody>
        {summed === null ? null : <SummaryRow rows={summed} columns={columns} selected={selection.ids} />}
      </table>
    </div>
  );
}

interface HeadProps extends Pick<DealTableProps, 'columns' | 'widthOf' | 'sorts' | 'filtered' | 'heads'> {
  readonly focused: number | null;
}

/** Memoised separately from the rows, so that scrolling does not render it again. */
const Head = memo(function Head({ columns, widthOf, sorts, filtered, focused, heads }: HeadProps) {
  return (
    <thead>
      <tr aria-rowindex={1}>
        {columns.map((column, place) => (
          <HeaderCell
            key={column.id}
            column={column}
            place={place}
            width={widthOf(column)}
            sorts={sorts}
            filtered={filtered.has(column.id)}
            focused={focused === place}
            calls={heads}
          />
        ))}
      </tr>
    </thead>
  );
});

/** A spacer for rows that are not rendered. */
function Gap({ height }: { readonly height: number }) {
  return height > 0 ? <tr aria-hidden="true" style={{ height }} /> : null;
}

/** Registers the app's list shortcuts for this table. */
function useListKeys({ moveRow, selectRow, editRow }: Pick<ReturnType<typeof useGrid>, 'moveRow' | 'selectRow' | 'editRow'>): void {
  const latest = useRef({ moveRow, selectRow, editRow });
  useEffect(() => {
    latest.current = { moveRow, selectRow, editRow };
  });
  const actions = useMemo(
    (): readonly Action[] => [
      { id: 'next', label: 'Next deal', group: 'Do', keys: 'j', keysOnly: true, run: () => latest.current.moveRow(1) },
      { id: 'previous', label: 'Previous deal', group: 'Do', keys: 'k', keysOnly: true, run: () => latest.current.moveRow(-1) },
      { id: 'select', label: 'Select the deal', group: 'Do', keys: 'x', keysOnly: true, run: () => latest.current.selectRow() },
      { id: 'edit', label: 'Edit the deal’s price', group: 'Do', keys: 'e', keysOnly: true, run: () => latest.current.editRow() },
    ],
    [],
  );
  useActions(actions);
}
