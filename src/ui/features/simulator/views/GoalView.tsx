import type { GoalInput } from '../../../../core/engine/goalSeek/goalScale.ts';
import type { EvaluationJob } from '../../../../core/pipeline/outcome.ts';
import { Panel } from '../../../components/panel/Panel.tsx';
import { LettingGoal } from '../../../parts/risk/LettingGoal.tsx';
import { goalInputOf, riskFigureOf, usualTarget } from '../../../parts/risk/riskChoices.ts';
import type { SimulatorState } from '../../../parts/address/simulatorSearch.ts';

interface GoalViewProps {
  /** The property as a buy-to-let, with changes. */
  readonly job: EvaluationJob;
  readonly ask: SimulatorState['ask'];
  readonly onAsk: (changes: Readonly<Record<string, string>>) => void;
  /** Applies the value that reaches the target. */
  readonly onUse: (key: GoalInput, value: number) => void;
}

/** Goal seek: "What price gives a net yield of 6%?" The goal is stored in the URL. */
export function GoalView({ job, ask, onAsk, onUse }: GoalViewProps) {
  const figure = riskFigureOf(ask['goal'], 'netYield');
  const usual = usualTarget(figure, job.profile.targets);
  // An empty target means the default. A target typed for another figure is ignored.
  const typed = Number((ask['goal'] === figure ? ask['target'] : '') || Number.NaN);
  const target = Number.isFinite(typed) ? typed : usual;
  return (
    <Panel title="Goal seek" aside="Buy-to-let, all other inputs unchanged">
      <LettingGoal
        job={job}
        goal={{ vary: goalInputOf(ask['vary']), figure, target }}
        onGoal={(next) => onAsk({ vary: next.vary, goal: next.figure, target: next.figure === figure ? String(next.target) : '' })}
        onTry={onUse}
        lane="simulator-goal"
        testIds={{ answer: 'goal-answer', use: 'goal-use' }}
      />
    </Panel>
  );
}
