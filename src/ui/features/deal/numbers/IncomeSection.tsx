import type { Outcome } from '../../../../core/pipeline/outcome.ts';
import { ChartFigure } from '../report/ChartFigure.tsx';
import { chartOf } from '../report/reportParts.ts';
import { GroupInputs } from './GroupInputs.tsx';
import { SideBySide } from './SideBySide.tsx';
import type { LiveDeal } from '../../../parts/liveDeal/liveDeal.ts';

interface IncomeSectionProps {
  readonly live: LiveDeal;
  readonly outcome: Outcome;
}

/** The income inputs, with a chart that breaks down the rent. */
export function IncomeSection({ live, outcome }: IncomeSectionProps) {
  const chart = chartOf(outcome.report, 'where-the-rent-goes');
  return (
    <SideBySide inputs={<GroupInputs live={live} section="income" />}>{chart === null ? null : <ChartFigure chart={chart} />}</SideBySide>
  );
}
