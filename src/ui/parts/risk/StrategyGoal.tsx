import { marketShown } from '../../../core/deal/marketOfDeal.ts';
import { useMemo } from 'react';
import type { StrategyFigure } from '../../../core/engine/strategies/strategyAnalysis.ts';
import type { Currency } from '../../../core/kernel/money.ts';
import type { StrategyGoal as Goal } from '../../../core/pipeline/risk/seekStrategyGoal.ts';
import type { TrialQuestion } from '../../../core/pipeline/strategyTrials.ts';
import type { StrategyInputUnit } from '../../../core/deal/strategies/strategyInput.ts';
import { strategyGoalInputs } from '../../../core/report/risk/strategyGoalInputs.ts';
import { KeepAmounts } from '../../components/figure/KeepAmounts.tsx';
import { SelectField } from '../../components/field/SelectField.tsx';
import { Spinner } from '../../components/notice/Spinner.tsx';
import { Button } from '../../components/press/Button.tsx';
import { ValueRow } from '../inputs/ValueRow.tsx';
import { useAnswer } from '../liveDeal/useAnswer.ts';
import { Panel } from '../../components/panel/Panel.tsx';
import { numberOf } from './figureFormat.ts';
import { mainInputs } from '../../../core/deal/strategies/mainInputs.ts';

/** What is asked, as far as the person chose it; an empty target is the rule on the figure. */
export interface AskedGoal {
  readonly vary?: string | undefined;
  readonly goal?: string | undefined;
  readonly target?: string | undefined;
}

interface StrategyGoalProps {
  readonly question: TrialQuestion;
  /** As they are now. */
  readonly figures: readonly StrategyFigure[];
  readonly currency: Currency;
  readonly ask: AskedGoal;
  readonly onAsk: (changes: Readonly<Record<string, string>>) => void;
  /** Tries the values that reach the goal; `label` names the input that was sought. */
  readonly onUse: (changes: Readonly<Record<string, unknown>>, label: string) => void;
  /** Of the worker's questions. */
  readonly lane: string;
}

/** "Which price gives a profit on cost of 20 %?", answered in a sentence, everything else as it is. */
export function StrategyGoal({ question, figures, currency, ask, onAsk, onUse, lane }: StrategyGoalProps) {
  const { strategy } = question;
  const inputs = useMemo(() => goalInputs(question), [question]);
  const choices = figures.filter((each) => numberOf(each) !== null);
  const figure = choices.find(({ id }) => id === ask.goal) ?? choices[0];
  const input = inputs.find(({ key }) => key === ask.vary) ?? inputs[0];
  // An empty target asks for the rule on the figure, and one typed for another figure is none of this.
  const typed = ask.goal === figure?.id && ask.target !== undefined && ask.target !== '' ? Number(ask.target) : Number.NaN;
  const target = Number.isFinite(typed) ? typed : null;
  const { answer, fresh, failure } = useSought(question, { vary: input?.key ?? '', figure: figure?.id ?? '', target }, lane);
  if (figure === undefined || input === undefined) return null;
  const sought = answer?.ok === true ? answer.value : null;
  const shownTarget = target ?? (sought?.goal.figure === figure.id ? sought.goal.target : null);
  return (
    <Panel title="What would it take" aside="everything else as it is">
      <div className="grid gap-2 print:hidden">
        <SelectField
          label="Reach"
          value={figure.id}
          options={choices.map(({ id, label }) => ({ value: id, label }))}
          onChange={(goal) => onAsk({ goal, target: '' })}
          testId="goal-figure"
        />
        <ValueRow
          key={`${strategy}-${figure.id}`}
          spec={{ label: 'Target', unit: unitOf(figure), bounds: [-1e10, 1e10] }}
          value={shownTarget}
          own={shownTarget ?? undefined}
          currency={currency}
          onChange={(value) => {
            if (typeof value === 'number') onAsk({ goal: figure.id, target: String(value) });
          }}
          testId="goal-target"
        />
        <SelectField
          label="By changing"
          value={input.key}
          options={inputs.map(({ key, label }) => ({ value: key, label }))}
          onChange={(key) => onAsk({ vary: key })}
          testId="goal-vary"
        />
      </div>
      {failure === null ? null : <p role="alert">This could not be sought. {failure.message}</p>}
      {answer?.ok === false ? <p className="text-ink-2">{answer.error.message}</p> : null}
      {sought === null ? (
        failure === null && answer === null ? (
          <Spinner label="Looking…" />
        ) : null
      ) : (
        <div aria-busy={!fresh} className="grid gap-2 rounded-2 bg-sunk px-4 py-3">
          <p data-testid="goal-words" aria-live="polite" className="leading-snug font-medium">
            <KeepAmounts text={sought.words} />
          </p>
          {sought.answer.kind === 'reached' && fresh ? (
            <div className="print:hidden">
              <Button
                size="small"
                data-testid="try-goal"
                onClick={() => sought.answer.kind === 'reached' && onUse(sought.answer.changes, input.label)}
              >
                Try it
              </Button>
            </div>
          ) : null}
        </div>
      )}
    </Panel>
  );
}

/** Asks again where the question or the goal differs, not where the figures alone do. */
function useSought(question: TrialQuestion, { vary, figure, target }: Goal, lane: string) {
  const args = useMemo((): [TrialQuestion, Goal] => [question, { vary, figure, target }], [question, vary, figure, target]);
  return useAnswer({ name: 'seekStrategyGoal', args, lane, pause: 200 });
}

/** The inputs that decide most first. */
function goalInputs({ strategy, job }: TrialQuestion) {
  const main = mainInputs[strategy];
  const rank = (key: string): number => (main.includes(key) ? main.indexOf(key) : main.length);
  return strategyGoalInputs(strategy, marketShown(job.deal)).toSorted((one, other) => rank(one.key) - rank(other.key));
}

function unitOf({ value }: StrategyFigure): StrategyInputUnit {
  if (value.kind === 'money') return 'money';
  return value.kind === 'number' ? 'number' : 'rate';
}
