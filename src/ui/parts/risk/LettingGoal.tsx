import { useMemo } from 'react';
import type { StrategyInputUnit } from '../../../core/deal/strategies/strategyInput.ts';
import type { GoalInput } from '../../../core/engine/goalSeek/goalScale.ts';
import { ukCurrency } from '../../../core/kernel/countries.ts';
import type { EvaluationJob } from '../../../core/pipeline/outcome.ts';
import type { Goal } from '../../../core/pipeline/risk/seekGoal.ts';
import { measuredIsMoney } from '../../../core/report/plan/measuredLabels.ts';
import { useAnswer } from '../liveDeal/useAnswer.ts';
import { GoalForm, type GoalTestIds } from './GoalForm.tsx';
import { goalInputOptions, riskFigureOptions, usualTarget, type RiskFigure } from './riskChoices.ts';

/** A goal chosen by the user. */
export interface ChosenGoal extends Goal {
  readonly figure: RiskFigure;
}

interface LettingGoalProps {
  readonly job: EvaluationJob;
  readonly goal: ChosenGoal;
  readonly onGoal: (goal: ChosenGoal) => void;
  /** Applies the value that reaches the target: minor units or a fraction. Null if nothing may be changed. */
  readonly onTry: ((input: GoalInput, value: number) => void) | null;
  /** Lane of the worker's jobs. */
  readonly lane: string;
  readonly testIds?: GoalTestIds | undefined;
}

/** Finds the price, rent, rate or deposit of a UK buy-to-let that reaches a chosen figure. */
export function LettingGoal({ job, goal, onGoal, onTry, lane, testIds }: LettingGoalProps) {
  const { vary, figure, target } = goal;
  const question = useMemo((): [EvaluationJob, Goal] => [job, { vary, figure, target }], [job, vary, figure, target]);
  const asked = useAnswer({ name: 'seekGoal', args: question, lane, pause: 120 });
  return (
    <GoalForm
      figure={{
        value: figure,
        options: riskFigureOptions,
        onChange: (next) => onGoal({ ...goal, figure: next, target: usualTarget(next, job.profile.targets) }),
      }}
      target={{ unit: unitOf(figure), value: target, onChange: (value) => onGoal({ ...goal, target: value }) }}
      vary={{ value: vary, options: goalInputOptions, onChange: (next) => onGoal({ ...goal, vary: next }) }}
      currency={ukCurrency}
      asked={asked}
      onTry={
        onTry &&
        (({ goal: sought, answer }) => {
          if (answer.kind === 'reached') onTry(sought.vary, answer.value);
        })
      }
      testIds={testIds}
    />
  );
}

function unitOf(figure: RiskFigure): StrategyInputUnit {
  if (figure === 'equityMultiple' || figure === 'debtServiceCover') return 'number';
  return measuredIsMoney(figure) ? 'money' : 'rate';
}
