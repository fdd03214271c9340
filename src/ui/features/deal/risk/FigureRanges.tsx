import { useMemo } from 'react';
import type { Currency } from '../../../../core/kernel/money.ts';
import type { EvaluationJob } from '../../../../core/pipeline/outcome.ts';
import type { PlanJob } from '../../../../core/pipeline/plan/evaluatePlan.ts';
import { measuredLabels, measuredValue } from '../../../../core/report/plan/measuredLabels.ts';
import type { MeasuredFigure } from '../../../../core/engine/numbers/measuredFigure.ts';
import type { FigureInterval } from '../../../../core/engine/risk/figureIntervals.ts';
import { useAnswer } from '../../../parts/liveDeal/useAnswer.ts';
import { Panel } from '../../../components/panel/Panel.tsx';
import { ReportTableView } from '../report/ReportTableView.tsx';
import { emptyPlan } from '../plan/emptyPlan.ts';
import type { ReportTable } from '../../../../core/report/reportTable.ts';

/** The low, base and high value of each figure, given missing listing details and uncertain estimates. */
export function FigureRanges({ job }: { readonly job: EvaluationJob }) {
  const question = useMemo((): [PlanJob] => [{ job, plan: job.deal.plan ?? emptyPlan }], [job]);
  const { answer } = useAnswer({ name: 'evaluatePlan', args: question, lane: 'deal-how-sure', pause: 400 });
  if (answer?.ok !== true) return null;
  const open = answer.value.intervals.filter(
    ({ figure, low, base, high }) => decisionFigures.has(figure) && low !== null && base !== null && high !== null && high > low,
  );
  if (open.length === 0) return null;
  return (
    <Panel title="Range for each figure" aside="from missing and estimated details">
      <ReportTableView table={table(open, answer.value.currency)} quiet />
    </Panel>
  );
}

/** The figures that decisions depend on. The other figures follow from them. */
const decisionFigures: ReadonlySet<MeasuredFigure> = new Set<MeasuredFigure>([
  'cashNeeded',
  'monthlyCashFlow',
  'cashOnCash',
  'grossYield',
  'netYield',
  'interestCover',
  'debtServiceCover',
  'breakEvenRent',
  'irr',
  'equityMultiple',
]);

const table = (intervals: readonly FigureInterval[], currency: Currency): ReportTable => ({
  id: 'intervals',
  title: 'Range for each figure',
  columns: [{ label: 'Figure', align: 'left' }, ...['Low', 'Base', 'High'].map((label) => ({ label, align: 'right' as const }))],
  rows: intervals.map(({ figure, low, base, high }) => [
    measuredLabels[figure],
    ...[low, base, high].map((value) => (value === null ? '–' : measuredValue(figure, value, currency))),
  ]),
  total: null,
  note: 'Low uses the end of each uncertain input’s range that gives the lowest figure. High uses the other end. Before income tax.',
});
