import { useId, useRef, type PointerEvent } from 'react';
import { Glyph } from '../../../components/press/Glyph.tsx';
import { headOf, isNumeric, type Column } from '../../../parts/dealColumns/columns.ts';
import type { Sort } from '../columns/sorts.ts';
import { HeaderMenu } from './HeaderMenu.tsx';
import type { HeaderActions } from './headerActions.ts';

interface HeadCellProps {
  readonly column: Column;
  readonly place: number;
  readonly width: number;
  readonly sorts: readonly Sort[];
  readonly filtered: boolean;
  readonly focused: boolean;
  readonly calls: HeaderActions;
}

export const minColumnWidth = 64;
export const maxColumnWidth = 520;

/** A column header: click to sort, Shift-click to add a sort, menu for other actions, drag the edge to resize. */
export function HeaderCell({ column, place, width, sorts, filtered, focused, calls }: HeadCellProps) {
  const at = sorts.findIndex(({ id }) => id === column.id);
  const sort = sorts[at];
  const menuId = useId();
  const numeric = isNumeric(column);
  const tab = focused ? 0 : -1;
  return (
    <th
      scope="col"
      aria-colindex={place + 1}
      aria-sort={sort === undefined ? undefined : sort.descending ? 'descending' : 'ascending'}
      className={`group/head sticky top-0 z-10 border-b border-line-strong bg-card p-0 text-[13px] font-medium text-ink-2 ${place === 0 ? 'left-0 z-20' : ''}`}
    >
      <span className={`flex h-10 items-center ${place === 0 ? 'pl-[2.1rem]' : numeric ? 'flex-row-reverse pr-1' : 'pl-1'}`}>
        <button
          type="button"
          tabIndex={tab}
          data-cell={`-1:${place}`}
          data-testid={`sort-${column.id}`}
          onClick={(event) => calls.sort(column, event.shiftKey)}
          title={column.help}
          className={`flex h-9 min-w-0 flex-1 items-center gap-1 rounded-1 px-1.5 hover:text-ink ${numeric ? 'justify-end' : ''} ${sort === undefined ? '' : 'font-semibold text-ink'}`}
        >
          <span className="truncate">{headOf(column)}</span>
          {filtered ? <span aria-hidden="true" className="size-1.5 shrink-0 rounded-full bg-brand" /> : null}
          {filtered ? <span className="sr-only">, filtered</span> : null}
          {sort === undefined ? null : (
            <span aria-hidden="true" className="num shrink-0 text-brand">
              {sort.descending ? '↓' : '↑'}
              {sorts.length > 1 ? <sup>{at + 1}</sup> : null}
            </span>
          )}
        </button>
        <button
          type="button"
          tabIndex={tab}
          aria-label={`${column.label}: sort, filter and arrange`}
          popoverTarget={menuId}
          className="grid h-7 w-0 shrink-0 place-items-center overflow-hidden rounded-1 text-ink-3 group-focus-within/head:w-7 group-hover/head:w-7 hover:bg-sunk hover:text-ink pointer-coarse:w-7"
        >
          <Glyph name="more" className="size-4" />
        </button>
      </span>
      <HeaderMenu id={menuId} column={column} width={width} calls={calls} />
      <Edge column={column} width={width} calls={calls} />
    </th>
  );
}

/** The right edge, dragged to resize the column. The header's menu is the keyboard alternative. */
function Edge({ column, width, calls }: { readonly column: Column; readonly width: number; readonly calls: HeaderActions }) {
  const from = useRef<{ readonly x: number; readonly width: number } | null>(null);
  return (
    <span
      aria-hidden="true"
      onPointerDown={(event: PointerEvent) => {
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        from.current = { x: event.clientX, width };
      }}
      onPointerMove={(event) => {
        if (from.current !== null) calls.resize(column, from.current.width + event.clientX - from.current.x);
      }}
      onPointerUp={() => {
        from.current = null;
      }}
      className="absolute top-0 right-0 z-10 h-full w-2 cursor-col-resize touch-none border-r border-transparent group-hover/head:border-line-strong"
    />
  );
}
