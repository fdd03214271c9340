import { ownInputs } from '../../deal/strategies/ownInputs.ts';
import type { InputsOf } from '../../deal/strategies/strategyCatalogue.ts';
import { err, ok, type Result } from '../../kernel/result.ts';
import { strategySpans } from '../../report/depth/strategySpans.ts';
import { waterfallChart } from '../../report/depth/waterfallChart.ts';
import { headlineFigures } from '../../report/strategy/headlineFigures.ts';
import { evaluateOther } from '../evaluateOther.ts';
import type { EvaluationGap, EvaluationJob, FullReport, OtherStrategy } from '../outcome.ts';
import { strategySensitivity } from '../simulator/strategySensitivity.ts';

/** A strategy other than a buy-to-let with what moves the figure people ask for first. */
export function strategyReport(job: EvaluationJob, strategy: OtherStrategy): Result<FullReport, EvaluationGap> {
  const evaluated = evaluateOther(job, strategy);
  if (!evaluated.ok) return err(evaluated.gap);
  const { dealId, report, score, figures, currency } = evaluated.outcome;
  const [[first] = ['']] = headlineFigures[strategy];
  const yours: Partial<InputsOf<OtherStrategy>> = ownInputs(job.deal, strategy);
  const sensitivity = strategySensitivity({ job, strategy, yours, figure: first, rows: '', columns: '' });
  if (!sensitivity.ok) return sensitivity;
  const figure = figures.find(({ id }) => id === first);
  if (figure === undefined) return ok({ dealId, report, score });
  const tornado = strategySpans({ sensitivity: sensitivity.value, figure, strategy, currency });
  const depth = { waterfall: waterfallChart(score), tornado, fans: [], risk: [], mortgages: [] };
  return ok({ dealId, score, report: { ...report, depth } });
}
