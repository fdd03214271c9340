import { Link } from '@tanstack/react-router';
import { memo, type MouseEvent as ReactMouseEvent } from 'react';
import type { DealRow } from '../../../../data/view/rows.ts';
import { toneText } from '../../../components/figure/tone.ts';
import { rowRulesStatus, scoreTone } from '../../../parts/dealRow/rowRulesStatus.ts';
import { cellText } from '../../../parts/dealColumns/cellText.ts';
import { isNumeric, type Column, type ColumnId } from '../../../parts/dealColumns/columns.ts';
import { CellEditor, type CellMove } from './CellEditor.tsx';

/** Callbacks from a row to the table. The object never changes, so that rows re-render only for their own data. */
export interface RowCalls {
  readonly press: (event: ReactMouseEvent, place: { readonly row: number; readonly column: number }) => void;
  readonly toggle: (id: string, range: boolean) => void;
  readonly done: (change: { readonly row: DealRow; readonly id: ColumnId; readonly text: string }, move: CellMove) => void;
  readonly cancel: () => void;
}

/** The cell of this row that has the focus, and whether it is being edited. */
export interface RowFocus {
  readonly column: number;
  readonly seed: string | null;
  readonly editing: boolean;
}

interface TableRowProps {
  readonly row: DealRow;
  readonly at: number;
  readonly columns: readonly Column[];
  readonly height: number;
  readonly selected: boolean;
  /** Null unless this row has the focus. */
  readonly focus: RowFocus | null;
  readonly calls: RowCalls;
}

/** One deal of the table. */
export const TableRow = memo(function TableRow(props: TableRowProps) {
  const { row, at, columns, height, selected, focus, calls } = props;
  return (
    <tr
      aria-rowindex={at + 2}
      aria-selected={selected}
      data-testid="bench-row"
      data-deal-id={row.id}
      style={{ height }}
      className="group/row [&>*]:border-b [&>*]:border-line aria-selected:[&>*]:bg-brand-soft"
    >
      {columns.map((column, place) => (
        <Cell key={column.id} {...props} column={column} place={place} focus={focus?.column === place ? focus : null} calls={calls} />
      ))}
    </tr>
  );
});

interface CellProps extends TableRowProps {
  readonly column: Column;
  readonly place: number;
}

function Cell({ row, at, column, place, selected, focus, calls }: CellProps) {
  const shared = {
    'data-cell': `${at}:${place}`,
    tabIndex: focus === null ? -1 : 0,
    'aria-colindex': place + 1,
    onClick: (event: ReactMouseEvent) => calls.press(event, { row: at, column: place }),
  };
  const editing = focus?.editing === true;
  if (place === 0)
    return (
      <th
        {...shared}
        scope="row"
        className="sticky left-0 z-[5] bg-card p-0 text-left font-normal group-hover/row:bg-sunk group-aria-selected/row:bg-brand-soft"
      >
        <NameCell row={row} selected={selected} onToggle={calls.toggle} />
      </th>
    );
  const isOwn = column.edit?.kind === 'assumption' && row.own.includes(column.edit.key);
  return (
    <td {...shared} data-column={column.id} className={`relative px-2.5 text-sm group-hover/row:bg-sunk ${lookOf(column, isOwn)}`}>
      {editing ? (
        <CellEditor
          column={column}
          row={row}
          seed={focus.seed}
          onDone={(text, move) => calls.done({ row, id: column.id, text }, move)}
          onCancel={calls.cancel}
        />
      ) : (
        <CellValue column={column} row={row} isOwn={isOwn} />
      )}
    </td>
  );
}

function lookOf(column: Column, isOwn: boolean): string {
  const align = isNumeric(column) ? 'num text-right' : '';
  const edited = column.edit === undefined ? 'cursor-default' : 'cursor-text hover:shadow-[inset_0_0_0_1px_var(--line-strong)]';
  return `${align} ${edited} ${isOwn ? 'font-medium' : ''}`;
}

function CellValue({ column, row, isOwn }: { readonly column: Column; readonly row: DealRow; readonly isOwn: boolean }) {
  const text = cellText(column, row);
  if (column.id === 'score' && row.band !== null)
    return (
      <span className={`font-semibold ${toneText[scoreTone(row)]}`}>
        {text}
        <span className="sr-only">{` ${rowRulesStatus(row).words}`}</span>
      </span>
    );
  const loss = column.kind === 'money' && text.startsWith('−') ? 'text-poor' : '';
  return (
    <span className={`block truncate ${text === '–' ? 'text-ink-3' : loss} ${isOwn ? '-mx-1.5 rounded-1 bg-yours px-1.5' : ''}`}>
      {text}
      {isOwn ? <span className="sr-only">, your figure</span> : null}
    </span>
  );
}

interface NameCellProps {
  readonly row: DealRow;
  readonly selected: boolean;
  readonly onToggle: RowCalls['toggle'];
}

function NameCell({ row, selected, onToggle }: NameCellProps) {
  return (
    <span className="flex h-full min-w-0 items-center">
      <label data-select className="grid h-full w-10 shrink-0 cursor-pointer place-items-center">
        <input
          type="checkbox"
          tabIndex={-1}
          checked={selected}
          aria-label={`Select ${row.title}`}
          onClick={(event) => event.stopPropagation()}
          // A checkbox's change event is a mouse event, even from the keyboard. With Shift it selects the range.
          onChange={({ nativeEvent }) => onToggle(row.id, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
          className="size-4"
        />
      </label>
      <Link
        to="/deals/$dealId"
        params={{ dealId: row.id }}
        tabIndex={-1}
        onClick={(event) => event.stopPropagation()}
        title={row.address ?? row.title}
        className="min-w-0 truncate pr-2 text-sm font-medium text-ink no-underline hover:underline"
      >
        {row.title}
      </Link>
    </span>
  );
}
