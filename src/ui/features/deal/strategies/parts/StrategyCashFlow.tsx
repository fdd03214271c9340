import type { OtherOutcome } from '../../../../../core/pipeline/outcome.ts';
import { ChartFigure } from '../../report/ChartFigure.tsx';
import { chartOf } from '../../report/reportParts.ts';
import { TablePanel } from '../../report/TablePanel.tsx';

/** What a strategy costs to run, and the years it goes on. */
export function StrategyCashFlow({ outcome: { report } }: { readonly outcome: OtherOutcome }) {
  const yearly = chartOf(report, 'yearly-cash-flow');
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 lg:grid-cols-2 lg:items-start">
        <TablePanel report={report} id="running-costs" />
        {yearly === null ? null : <ChartFigure chart={yearly} />}
      </div>
      <TablePanel report={report} id="strategy-years" />
    </div>
  );
}
