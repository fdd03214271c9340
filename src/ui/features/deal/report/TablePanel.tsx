import type { ReportDocument } from '../../../../core/report/report.ts';
import { Panel } from './Panel.tsx';
import { tableOf } from './reportParts.ts';
import { ReportTableView } from './ReportTableView.tsx';

interface TablePanelProps {
  readonly report: ReportDocument;
  readonly id: string;
  /** A long table opens on demand under these words, such as "30 years". */
  readonly folded?: (rows: number) => string;
}

/** One table of the report under its title. */
export function TablePanel({ report, id, folded }: TablePanelProps) {
  const table = tableOf(report, id);
  if (table === null) return null;
  return (
    <Panel title={table.title}>
      {folded === undefined ? (
        <ReportTableView table={table} quiet />
      ) : (
        <details>
          <summary className="min-h-11 content-center text-sm font-medium">{folded(table.rows.length)}</summary>
          <ReportTableView table={table} quiet />
        </details>
      )}
    </Panel>
  );
}
