import { useMemo, useState } from 'react';
import type { StrategyFigure } from '../../../core/engine/strategies/strategyAnalysis.ts';
import type { EvaluationJob, OtherOutcome } from '../../../core/pipeline/outcome.ts';
import type { SensitivityQuestion } from '../../../core/pipeline/simulator/strategySensitivity.ts';
import { SelectField } from '../../components/field/SelectField.tsx';
import { Spinner } from '../../components/notice/Spinner.tsx';
import { useAnswer } from '../liveDeal/useAnswer.ts';
import { numberOf } from './figureFormat.ts';
import { StrategyChances } from './StrategyChances.tsx';
import { StrategyGoal, type RequestedGoal } from './StrategyGoal.tsx';
import { StrategyTornado } from './StrategyTornado.tsx';
import { tryValues } from '../inputs/tryValues.ts';
import { ownValues } from './useStrategy.ts';
import type { LiveDeal } from '../liveDeal/liveDeal.ts';

interface StrategyRiskProps {
  readonly live: LiveDeal;
  readonly outcome: OtherOutcome;
}

/** A strategy's sensitivity, goal seek and simulation. */
export function StrategyRisk({ live, outcome }: StrategyRiskProps) {
  const { job } = live;
  const figures = outcome.figures.filter((each) => numberOf(each) !== null);
  const [chosen, setChosen] = useState<string | null>(null);
  const figure = figures.find(({ id }) => id === chosen) ?? figures[0];
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="flex flex-wrap items-center gap-3 print:hidden">
        <SelectField
          label="Figure"
          value={figure?.id ?? ''}
          options={figures.map((each) => ({ value: each.id, label: each.label }))}
          onChange={setChosen}
          testId="risk-figure"
        />
      </div>
      {job === null || figure === undefined ? null : (
        <>
          <Moves job={job} outcome={outcome} figure={figure} />
          <Asked live={live} job={job} outcome={outcome} />
        </>
      )}
    </div>
  );
}

/** Goal seek and simulation for the strategy on screen. */
function Asked({ live, job, outcome: { strategy, figures, currency } }: StrategyRiskProps & { readonly job: EvaluationJob }) {
  const [ask, setAsk] = useState<RequestedGoal>({});
  const question = useMemo(() => ({ job, strategy, yours: ownValues(strategy, job.deal) }), [job, strategy]);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5 lg:grid-cols-2 lg:items-start">
      <StrategyChances question={question} lane="deal-strategy-chances" />
      <StrategyGoal
        question={question}
        figures={figures}
        currency={currency}
        ask={ask}
        onAsk={(changes) => setAsk({ ...ask, ...changes })}
        onUse={
          live.readOnly === null
            ? (changes, label) => tryValues(live, changes, { title: `${label} applied`, detail: 'All figures are updated.' })
            : null
        }
        lane="deal-strategy-goal"
      />
    </div>
  );
}

interface MovesProps {
  readonly job: EvaluationJob;
  readonly outcome: OtherOutcome;
  readonly figure: StrategyFigure;
}

function Moves({ job, outcome: { strategy, market, currency }, figure }: MovesProps) {
  const { id } = figure;
  const question = useMemo(
    (): [SensitivityQuestion] => [{ job, strategy, yours: ownValues(strategy, job.deal), figure: id, rows: '', columns: '' }],
    [job, strategy, id],
  );
  const { answer, fresh, failure } = useAnswer({ name: 'strategySensitivity', args: question, lane: 'deal-strategy-risk', pause: 300 });
  if (failure !== null) return <p role="alert">Couldn’t assess the risk. {failure.message}</p>;
  if (answer?.ok !== true) return <Spinner label="Testing each input…" />;
  return (
    <div aria-busy={!fresh}>
      <StrategyTornado answer={answer.value} figure={figure} strategy={strategy} market={market} currency={currency} />
    </div>
  );
}
