import type { ReactNode } from 'react';

export interface DataColumn {
  readonly label: string;
  /** Numbers are right-aligned, so that digits line up. */
  readonly align?: 'left' | 'right';
}

interface DataTableProps {
  /** The table's caption, announced even when a heading replaces it visually. */
  readonly caption: string;
  readonly columns: readonly DataColumn[];
  /** Cells by row. The first cell of each row is its name. */
  readonly rows: readonly (readonly ReactNode[])[];
  readonly foot?: readonly ReactNode[] | undefined;
  /** Limits the height and scrolls rows under the header. */
  readonly tall?: boolean;
}

/** A plain data table with sticky header and first column, scrolling in its own frame. */
export function DataTable({ caption, columns, rows, foot, tall = false }: DataTableProps) {
  const align = (column: number) => (columns[column]?.align === 'right' ? 'num text-right' : 'text-left');
  return (
    // Positioned, so that visually hidden text scrolls with its cell instead of widening the page.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable by keyboard
    <section aria-label={`Table: ${caption}`} tabIndex={0} className={`relative overflow-auto ${tall ? 'max-h-96 print:max-h-none' : ''}`}>
      <table className="w-full border-separate border-spacing-0 text-sm">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ label }, column) => (
              <th
                key={label}
                scope="col"
                className={`sticky top-0 z-10 border-b border-line-strong bg-card py-2 pl-4 align-bottom text-[13px] font-medium whitespace-nowrap text-ink-2 first:left-0 first:z-20 first:pl-0 ${align(column)}`}
              >
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- rows are positions of one fixed table
            <DataRow key={at} cells={row} align={align} />
          ))}
        </tbody>
        {foot === undefined ? null : (
          <tfoot>
            <DataRow cells={foot} align={align} strong />
          </tfoot>
        )}
      </table>
    </section>
  );
}

interface DataRowProps {
  readonly cells: readonly ReactNode[];
  readonly align: (column: number) => string;
  readonly strong?: boolean;
}

function DataRow({ cells, align, strong = false }: DataRowProps) {
  const [name, ...figures] = cells;
  const look = strong ? 'font-semibold' : 'border-b border-line font-normal';
  return (
    <tr>
      <th scope="row" className={`sticky left-0 bg-card py-2 text-left ${look}`}>
        {name}
      </th>
      {figures.map((cell, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- cells are columns of one fixed table
        <td key={at} className={`py-2 pl-4 whitespace-nowrap ${look} ${align(at + 1)}`}>
          {cell}
        </td>
      ))}
    </tr>
  );
}
