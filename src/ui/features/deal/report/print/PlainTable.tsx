import type { ReportTable } from '../../../../../core/report/reportTable.ts';
import { ReportTableView, type TableLook } from '../ReportTableView.tsx';

interface PlainTableProps {
  readonly table: ReportTable;
  /** Hides the caption visually when a heading above already names the table. */
  readonly quiet?: boolean;
}

/** A table for print: text wraps, numbers do not, and wide tables use smaller type. On a phone it scrolls in its own frame. */
export const PlainTable = ({ table, quiet = false }: PlainTableProps) => <ReportTableView table={table} quiet={quiet} look={printLook} />;

const printLook: TableLook = {
  frame: 'print:overflow-visible',
  table: (columns) => (columns > 6 ? 'print:text-[7.5pt]' : 'print:text-[9pt]'),
  headRow: 'align-bottom text-[13px] text-ink-2 print:text-[length:inherit]',
  head: (isRight) => `print:pl-2 ${isRight ? 'text-right' : 'text-left'}`,
  row: 'align-top print:break-inside-avoid',
  foot: 'print:table-row-group',
  name: (text, isRight) => `py-1.5 print:py-1 ${text.length > 24 ? 'min-w-36' : ''} ${isRight ? 'num text-right' : 'text-left'}`,
  cell: (text, isRight) =>
    `py-1.5 print:py-1 print:pl-2 ${isRight ? 'num text-right whitespace-nowrap' : text.length > 24 ? 'min-w-44' : ''}`,
};
