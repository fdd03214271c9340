import type { ReportDocument } from '../../../../core/report/report.ts';
import { Panel } from '../../../components/panel/Panel.tsx';
import { tableOf } from './reportParts.ts';
import { ReportTableView } from './ReportTableView.tsx';

interface TablePanelProps {
  readonly report: ReportDocument;
  readonly id: string;
}

/** One report table in a panel. Renders nothing if the report lacks it. */
export function TablePanel({ report, id }: TablePanelProps) {
  const table = tableOf(report, id);
  if (table === null) return null;
  return (
    <Panel title={table.title}>
      <ReportTableView table={table} quiet />
    </Panel>
  );
}
