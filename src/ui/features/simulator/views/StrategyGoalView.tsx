import { useMemo } from 'react';
import type { EvaluationJob } from '../../../../core/pipeline/outcome.ts';
import type { OwnValues, SimulatedStrategy } from '../../../../core/pipeline/simulator/simulateStrategies.ts';
import { StrategyGoal } from '../../deal/strategies/StrategyGoal.tsx';
import type { SimulatorState } from '../state/simulatorSearch.ts';

interface StrategyGoalViewProps {
  readonly job: EvaluationJob;
  readonly focused: SimulatedStrategy;
  readonly ask: SimulatorState['ask'];
  readonly onAsk: (changes: Readonly<Record<string, string>>) => void;
  /** Tries the values that reach the goal. */
  readonly onUse: (values: OwnValues) => void;
}

/** What it would take to reach a figure of the strategy in focus, with what is tried. */
export function StrategyGoalView({ job, focused: { strategy, yours, now }, ask, onAsk, onUse }: StrategyGoalViewProps) {
  const question = useMemo(() => ({ job, strategy, yours }), [job, strategy, yours]);
  if (!now.ok) return <p className="text-ink-2">{now.error.message}</p>;
  const { figures, currency } = now.value.analysis;
  return (
    <StrategyGoal
      question={question}
      figures={figures}
      currency={currency}
      ask={{ vary: ask['vary'], goal: ask['goal'], target: ask['target'] }}
      onAsk={onAsk}
      onUse={onUse}
      lane="simulator-goal"
    />
  );
}
