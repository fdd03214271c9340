import type { ReportTable } from '../../../../../core/report/reportTable.ts';

interface PlainTableProps {
  readonly table: ReportTable;
  /** The caption is only said where a heading already stands above. */
  readonly quiet?: boolean;
}

/** A table as it prints: words wrap, numbers do not, wide ones are set smaller on paper; on a phone it scrolls in its own frame. */
export function PlainTable({ table, quiet = false }: PlainTableProps) {
  const isRight = (column: number) => table.columns[column]?.align === 'right';
  const size = table.columns.length > 6 ? 'print:text-[7.5pt]' : 'print:text-[9pt]';
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-1.5">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable by keyboard */}
      <section aria-label={`Table: ${table.title}`} tabIndex={0} className="overflow-x-auto print:overflow-visible">
        <table className={`w-full border-collapse text-sm ${size}`}>
          <caption className={quiet ? 'sr-only' : 'pb-1.5 text-left text-[15px] font-semibold'}>{table.title}</caption>
          <thead>
            <tr className="border-b border-line-strong align-bottom text-[13px] text-ink-2 print:text-[length:inherit]">
              {table.columns.map(({ label }, column) => (
                <th
                  key={label}
                  scope="col"
                  className={`py-2 pl-4 font-medium first:pl-0 print:pl-2 ${isRight(column) ? 'text-right' : 'text-left'}`}
                >
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.rows.map((row, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- rows are positions of one fixed table
              <Row key={at} cells={row} isRight={isRight} look="border-b border-line [&>*]:font-normal" />
            ))}
          </tbody>
          {table.total === null ? null : (
            <tfoot className="print:table-row-group">
              <Row cells={table.total} isRight={isRight} look="[&>*]:font-semibold" />
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
  readonly look: string;
}

function Row({ cells, isRight, look }: RowProps) {
  return (
    <tr className={`align-top print:break-inside-avoid ${look}`}>
      {cells.map((cell, column) =>
        column === 0 ? (
          <th
            // oxlint-disable-next-line react/no-array-index-key -- cells are columns of one fixed table
            key={column}
            scope="row"
            className={`py-1.5 print:py-1 ${cell.length > 24 ? 'min-w-36' : ''} ${isRight(0) ? 'num text-right' : 'text-left'}`}
          >
            {cell}
          </th>
        ) : (
          <td
            // oxlint-disable-next-line react/no-array-index-key -- cells are columns of one fixed table
            key={column}
            className={`py-1.5 pl-4 print:py-1 print:pl-2 ${isRight(column) ? 'num text-right whitespace-nowrap' : cell.length > 24 ? 'min-w-44' : ''}`}
          >
            {cell}
          </td>
        ),
      )}
    </tr>
  );
}
