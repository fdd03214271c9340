import type { Deal } from '../../../../core/deal/deal.ts';
import { ukCurrency } from '../../../../core/kernel/countries.ts';
import type { LettingOutcome, Outcome } from '../../../../core/pipeline/outcome.ts';
import { monthTable, yearTable } from '../../../../core/report/tables/longTables.ts';
import { PlanPanel } from '../plan/PlanPanel.tsx';
import { ChartFigure } from '../report/ChartFigure.tsx';
import { LongTablePanel } from '../report/LongTablePanel.tsx';
import { chartOf } from '../report/reportParts.ts';
import { TablePanel } from '../report/TablePanel.tsx';
import { GroupInputs } from './GroupInputs.tsx';
import { SideBySide } from './SideBySide.tsx';
import type { LiveDeal } from '../../../parts/liveDeal/liveDeal.ts';

interface YearsSectionProps {
  readonly live: LiveDeal;
  readonly deal: Deal;
  readonly outcome: Outcome;
}

/** The holding period and sale: growth, annual cash flow and the plan. */
export function YearsSection({ live, deal, outcome }: YearsSectionProps) {
  const yearly = chartOf(outcome.report, 'yearly-cash-flow');
  return (
    <>
      <SideBySide inputs={<GroupInputs live={live} section="years" />}>
        {yearly === null ? null : <ChartFigure chart={yearly} />}
      </SideBySide>
      <TablePanel report={outcome.report} id="strategy-years" />
      {outcome.form !== 'letting' ? null : (
        <>
          {live.job === null ? null : <PlanPanel live={live} deal={deal} job={live.job} />}
          <LongTables outcome={outcome} />
        </>
      )}
    </>
  );
}

function LongTables({ outcome }: { readonly outcome: LettingOutcome }) {
  // Only outcomes for UK properties have this form.
  const analysed = { ...outcome, currency: ukCurrency };
  return (
    <>
      <LongTablePanel outcome={analysed} table={monthTable} rows="months" />
      <LongTablePanel outcome={analysed} table={yearTable} rows="rows, ending with the sale" />
    </>
  );
}
