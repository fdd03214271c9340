import type { ReportTable } from '../../../../core/report/reportTable.ts';

interface ReportTableViewProps {
  readonly table: ReportTable;
  /** The caption is only said, not shown, where a heading already stands above. */
  readonly quiet?: boolean;
}

/** A table of the report; on a narrow screen it scrolls sideways inside its own frame, its first column staying. */
export function ReportTableView({ table, quiet = false }: ReportTableViewProps) {
  const align = (column: number) => (table.columns[column]?.align === 'right' ? 'num text-right' : 'text-left');
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-1.5">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable by keyboard */}
      <section aria-label={`Table: ${table.title}`} tabIndex={0} className="overflow-x-auto">
        <table className="w-full border-collapse text-sm">
          <caption className={quiet ? 'sr-only' : 'pb-1.5 text-left text-[15px] font-semibold'}>{table.title}</caption>
          <thead>
            <tr className="border-b border-line-strong">
              {table.columns.map(({ label }, column) => (
                <th
                  key={label}
                  scope="col"
                  className={`py-2 pl-4 align-bottom text-[13px] font-medium whitespace-nowrap text-ink-2 first:sticky first:left-0 first:bg-card first:pl-0 ${align(column)}`}
                >
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.rows.map((row, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- rows are positions of one fixed table
              <Row key={at} cells={row} align={align} look="border-b border-line [&>*]:font-normal" />
            ))}
          </tbody>
          {table.total === null ? null : (
            <tfoot>
              <Row cells={table.total} align={align} look="[&>*]:font-semibold" />
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
  readonly align: (column: number) => string;
  readonly look: string;
}

function Row({ cells, align, look }: RowProps) {
  return (
    <tr className={look}>
      {cells.map((cell, column) =>
        column === 0 ? (
          <th
            // oxlint-disable-next-line react/no-array-index-key -- cells are columns of one fixed table
            key={column}
            scope="row"
            className={`sticky left-0 bg-card py-2 text-left ${align(0)}`}
          >
            {cell}
          </th>
        ) : (
          // oxlint-disable-next-line react/no-array-index-key -- cells are columns of one fixed table
          <td key={column} className={`py-2 pl-4 whitespace-nowrap ${align(column)}`}>
            {cell}
          </td>
        ),
      )}
    </tr>
  );
}
