import type { Deal } from '../../../../core/deal/deal.ts';
import type { LettingOutcome } from '../../../../core/pipeline/outcome.ts';
import { monthTable, yearTable } from '../../../../core/report/tables/longTables.ts';
import { ukCurrency } from '../../../../core/kernel/countries.ts';
import type { LiveDeal } from '../live/useLiveDeal.ts';
import { PlanPanel } from '../plan/PlanPanel.tsx';
import { ChartFigure } from '../report/ChartFigure.tsx';
import { LongTablePanel } from '../report/LongTablePanel.tsx';
import { chartOf } from '../report/reportParts.ts';
import { TablePanel } from '../report/TablePanel.tsx';

interface CashFlowTabProps {
  readonly live: LiveDeal;
  readonly deal: Deal;
  readonly outcome: LettingOutcome;
}

/** The first year by month, where the rent goes, and the years after. */
export function CashFlowTab({ live, deal, outcome }: CashFlowTabProps) {
  const { report } = outcome;
  // Only homes in the United Kingdom have an outcome.
  const analysed = { ...outcome, currency: ukCurrency };
  const yearly = chartOf(report, 'yearly-cash-flow');
  const rent = chartOf(report, 'where-the-rent-goes');
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 lg:grid-cols-2 lg:items-start">
        {rent === null ? null : <ChartFigure chart={rent} />}
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
          <TablePanel report={report} id="running-costs" />
          {yearly === null ? null : <ChartFigure chart={yearly} />}
        </div>
      </div>
      {live.job === null ? null : <PlanPanel live={live} deal={deal} job={live.job} />}
      <LongTablePanel outcome={analysed} table={monthTable} rows="months" />
      <LongTablePanel outcome={analysed} table={yearTable} rows="rows, the sale last" />
    </div>
  );
}
