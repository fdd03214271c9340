import type { ReportTable } from '../../../../core/report/reportTable.ts';

interface ReportTableViewProps {
  readonly table: ReportTable;
  /** Hides the caption visually when a heading above already names the table. */
  readonly quiet?: boolean;
  readonly look?: TableLook;
}

/** The class names of a table's parts. */
export interface TableLook {
  readonly frame: string;
  readonly table: (columns: number) => string;
  readonly headRow: string;
  readonly head: (isRight: boolean) => string;
  readonly row: string;
  readonly foot: string;
  /** The class of a row's first cell. */
  readonly name: (text: string, isRight: boolean) => string;
  readonly cell: (text: string, isRight: boolean) => string;
}

const alignOf = (isRight: boolean): string => (isRight ? 'num text-right' : 'text-left');

/** On a narrow screen the table scrolls sideways in its own frame, with a sticky first column. */
const screenLook: TableLook = {
  frame: '',
  table: () => '',
  headRow: '',
  head: (isRight) => `align-bottom text-[13px] whitespace-nowrap text-ink-2 first:sticky first:left-0 first:bg-card ${alignOf(isRight)}`,
  row: '',
  foot: '',
  name: (_, isRight) => `sticky left-0 bg-card py-2 text-left ${alignOf(isRight)}`,
  cell: (_, isRight) => `py-2 whitespace-nowrap ${alignOf(isRight)}`,
};

/** A report table with its total and note. */
export function ReportTableView({ table, quiet = false, look = screenLook }: ReportTableViewProps) {
  const isRight = (column: number) => table.columns[column]?.align === 'right';
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-1.5">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable by keyboard */}
      <section aria-label={`Table: ${table.title}`} tabIndex={0} className={`overflow-x-auto ${look.frame}`}>
        <table className={`w-full border-collapse text-sm ${look.table(table.columns.length)}`}>
          <caption className={quiet ? 'sr-only' : 'pb-1.5 text-left text-[15px] font-semibold'}>{table.title}</caption>
          <thead>
            <tr className={`border-b border-line-strong ${look.headRow}`}>
              {table.columns.map(({ label }, column) => (
                <th key={label} scope="col" className={`py-2 pl-4 font-medium first:pl-0 ${look.head(isRight(column))}`}>
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.rows.map((row, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- rows are positions of one fixed table
              <Row key={at} cells={row} isRight={isRight} look={look} weight="border-b border-line [&>*]:font-normal" />
            ))}
          </tbody>
          {table.total === null ? null : (
            <tfoot className={look.foot}>
              <Row cells={table.total} isRight={isRight} look={look} weight="[&>*]:font-semibold" />
            </tfoot>
          )}
        </table>
      </section>
      {table.note === null ? null : <p className="text-[13px] text-ink-3">{table.note}</p>}
    </div>
  );
}

interface RowProps {
  readonly cells: readonly string[];
  readonly isRight: (column: number) => boolean;
  readonly look: TableLook;
  readonly weight: string;
}

function Row({ cells, isRight, look, weight }: RowProps) {
  return (
    <tr className={`${look.row} ${weight}`}>
      {cells.map((cell, column) =>
        column === 0 ? (
          // oxlint-disable-next-line react/no-array-index-key -- cells are columns of one fixed table
          <th key={column} scope="row" className={look.name(cell, isRight(0))}>
            {cell}
          </th>
        ) : (
          // oxlint-disable-next-line react/no-array-index-key -- cells are columns of one fixed table
          <td key={column} className={`pl-4 ${look.cell(cell, isRight(column))}`}>
            {cell}
          </td>
        ),
      )}
    </tr>
  );
}
