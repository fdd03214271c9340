import { useState } from 'react';
import type { AnalysedOutcome, LongTable } from '../../../../core/report/tables/longTables.ts';
import { Panel } from '../../../components/panel/Panel.tsx';
import { ReportTableView } from './ReportTableView.tsx';

interface LongTablePanelProps {
  readonly outcome: AnalysedOutcome;
  readonly table: LongTable;
  /** What a row is, in the plural: "12 months". */
  readonly rows: string;
}

/** A table of many rows under its title, made when it is opened: a keystroke elsewhere does not wait for rows that nobody looks at. */
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
