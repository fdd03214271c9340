import { useState } from 'react';
import type { AnalysedOutcome, LongTable } from '../../../../core/report/tables/longTables.ts';
import { Panel } from '../../../components/panel/Panel.tsx';
import { ReportTableView } from './ReportTableView.tsx';

interface LongTablePanelProps {
  readonly outcome: AnalysedOutcome;
  readonly table: LongTable;
  /** The noun for rows, in the plural: "12 months". */
  readonly rows: string;
}

/** A long table, built only when opened so that typing elsewhere does not wait for hidden rows. */
export function LongTablePanel({ outcome, table, rows }: LongTablePanelProps) {
  const [open, setOpen] = useState(false);
  return (
    <Panel title={table.title}>
      <details onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary className="min-h-11 content-center text-sm font-medium">{`${table.count(outcome)} ${rows}`}</summary>
        {open ? <ReportTableView table={table.write(outcome)} quiet /> : null}
      </details>
    </Panel>
  );
}
