import { useMemo } from 'react';
import type { EvaluationJob, OtherStrategy } from '../../../../core/pipeline/outcome.ts';
import type { StrategyRiskQuestion } from '../../../../core/pipeline/risk/assessStrategyRisk.ts';
import type { SimulatedStrategy } from '../../../../core/pipeline/simulator/simulateStrategies.ts';
import { Spinner } from '../../../components/notice/Spinner.tsx';
import { useAnswer } from '../../deal/live/useAnswer.ts';
import { StrategyChances } from '../../deal/strategies/StrategyChances.tsx';

interface StrategyChancesViewProps {
  readonly job: EvaluationJob;
  readonly focused: SimulatedStrategy;
  readonly strategy: OtherStrategy;
}

/** A thousand futures of the property under the strategy in focus, with what is tried. */
export function StrategyChancesView({ job, focused: { yours }, strategy }: StrategyChancesViewProps) {
  const question = useMemo((): [StrategyRiskQuestion] => [{ job, strategy, yours }], [job, strategy, yours]);
  const { answer, fresh, failure } = useAnswer({ name: 'assessStrategyRisk', args: question, lane: 'simulator-chances', pause: 350 });
  if (failure !== null) return <p role="alert">{failure.message}</p>;
  if (answer === null) return <Spinner label="Drawing a thousand futures…" />;
  if (!answer.ok) return <p className="text-ink-2">{answer.error.message}</p>;
  return (
    <div aria-busy={!fresh}>
      <StrategyChances risk={answer.value} />
    </div>
  );
}
