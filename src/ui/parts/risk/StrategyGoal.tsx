import { marketShown } from '../../../core/deal/marketOfDeal.ts';
import { useMemo } from 'react';
import type { StrategyFigure } from '../../../core/engine/strategies/strategyAnalysis.ts';
import type { Currency } from '../../../core/kernel/money.ts';
import type { StrategyGoal as Goal } from '../../../core/pipeline/risk/seekStrategyGoal.ts';
import type { TrialQuestion } from '../../../core/pipeline/strategyTrials.ts';
import type { StrategyInputUnit } from '../../../core/deal/strategies/strategyInput.ts';
import { strategyGoalInputs } from '../../../core/report/risk/strategyGoalInputs.ts';
import { useAnswer } from '../liveDeal/useAnswer.ts';
import { Panel } from '../../components/panel/Panel.tsx';
import { GoalForm } from './GoalForm.tsx';
import { numberOf } from './figureFormat.ts';
import { mainInputs } from '../../../core/deal/strategies/mainInputs.ts';

/** The user's choices so far. An empty target means that the figure's rule is the target. */
export interface RequestedGoal {
  readonly vary?: string | undefined;
  readonly goal?: string | undefined;
  readonly target?: string | undefined;
}

interface StrategyGoalProps {
  readonly question: TrialQuestion;
  /** Current figures. */
  readonly figures: readonly StrategyFigure[];
  readonly currency: Currency;
  readonly ask: RequestedGoal;
  readonly onAsk: (changes: Readonly<Record<string, string>>) => void;
  /** Applies the values that reach the target. `label` is the input's name. Null if nothing may be changed. */
  readonly onUse: ((changes: Readonly<Record<string, unknown>>, label: string) => void) | null;
  /** Lane of the worker's jobs. */
  readonly lane: string;
}

/** Answers questions such as "Which price gives a 20% profit on cost?", with everything else unchanged. */
export function StrategyGoal({ question, figures, currency, ask, onAsk, onUse, lane }: StrategyGoalProps) {
  const { strategy } = question;
  const inputs = useMemo(() => goalInputs(question), [question]);
  const choices = figures.filter((each) => numberOf(each) !== null);
  const figure = choices.find(({ id }) => id === ask.goal) ?? choices[0];
  const input = inputs.find(({ key }) => key === ask.vary) ?? inputs[0];
  // An empty target uses the figure's rule, and a target typed for another figure is ignored.
  const typed = ask.goal === figure?.id && ask.target !== undefined && ask.target !== '' ? Number(ask.target) : Number.NaN;
  const target = Number.isFinite(typed) ? typed : null;
  const asked = useSought(question, { vary: input?.key ?? '', figure: figure?.id ?? '', target }, lane);
  if (figure === undefined || input === undefined) return null;
  const sought = asked.answer?.ok === true ? asked.answer.value : null;
  const shownTarget = target ?? (sought?.goal.figure === figure.id ? sought.goal.target : null);
  return (
    <Panel title="What would it take?" aside="everything else unchanged">
      <GoalForm
        key={strategy}
        figure={{
          value: figure.id,
          options: choices.map(({ id, label }) => ({ value: id, label })),
          onChange: (goal) => onAsk({ goal, target: '' }),
        }}
        target={{ unit: unitOf(figure), value: shownTarget, onChange: (value) => onAsk({ goal: figure.id, target: String(value) }) }}
        vary={{
          value: input.key,
          options: inputs.map(({ key, label }) => ({ value: key, label })),
          onChange: (key) => onAsk({ vary: key }),
        }}
        currency={currency}
        asked={asked}
        onTry={
          onUse &&
          (({ answer }) => {
            if (answer.kind === 'reached') onUse(answer.changes, input.label);
          })
        }
      />
    </Panel>
  );
}

/** Asks again when the question or goal changes, but not when only the figures do. */
function useSought(question: TrialQuestion, { vary, figure, target }: Goal, lane: string) {
  const args = useMemo((): [TrialQuestion, Goal] => [question, { vary, figure, target }], [question, vary, figure, target]);
  return useAnswer({ name: 'seekStrategyGoal', args, lane, pause: 200 });
}

/** The inputs to choose from, the most influential first. */
function goalInputs({ strategy, job }: TrialQuestion) {
  const main = mainInputs[strategy];
  const rank = (key: string): number => (main.includes(key) ? main.indexOf(key) : main.length);
  return strategyGoalInputs(strategy, marketShown(job.deal)).toSorted((one, other) => rank(one.key) - rank(other.key));
}

function unitOf({ value }: StrategyFigure): StrategyInputUnit {
  if (value.kind === 'money') return 'money';
  return value.kind === 'number' ? 'number' : 'rate';
}
