import { buyToLetEntry } from '../../../../core/deal/strategies/inputs/buyToLetCatalogue.ts';
import { useMemo, useState } from 'react';
import type { Targets } from '../../../../core/deal/profile.ts';
import type { GoalAnswer } from '../../../../core/engine/goalSeek/goalSeek.ts';
import type { GoalInput } from '../../../../core/engine/goalSeek/goalScale.ts';
import type { MeasuredFigure } from '../../../../core/engine/numbers/measuredFigure.ts';
import type { EvaluationJob } from '../../../../core/pipeline/outcome.ts';
import type { Goal } from '../../../../core/pipeline/risk/seekGoal.ts';
import { measuredIsMoney } from '../../../../core/report/plan/measuredWords.ts';
import { ukCurrency } from '../../../../core/kernel/countries.ts';
import { Chip } from '../../../components/press/Chip.tsx';
import { Button } from '../../../components/press/Button.tsx';
import { KeepAmounts } from '../../../components/figure/KeepAmounts.tsx';
import { SelectField } from '../../../components/field/SelectField.tsx';
import { tryValues } from '../../../parts/inputs/tryValues.ts';
import { ValueRow } from '../../../parts/inputs/ValueRow.tsx';
import type { StrategyInputUnit } from '../../../../core/deal/strategies/strategyInput.ts';
import { useAnswer } from '../../../parts/liveDeal/useAnswer.ts';
import { riskFigureOptions, type RiskFigure } from './riskChoices.ts';
import type { LiveDeal } from '../../../parts/liveDeal/liveDeal.ts';

const goalInputs: readonly GoalInput[] = ['purchasePrice', 'monthlyRent', 'mortgageRate', 'deposit', 'refurbishment'];
const inputOptions = goalInputs.map((value) => ({ value, label: buyToLetEntry(value).label }));

const presets: readonly (readonly [label: string, figure: RiskFigure, target: keyof Targets])[] = [
  ['Your cash flow', 'monthlyCashFlow', 'monthlyCashFlow'],
  ['Your cash-on-cash', 'cashOnCash', 'cashOnCash'],
  ['Your net yield', 'netYield', 'netYield'],
  ['Your interest cover', 'interestCover', 'interestCover'],
];

/** Which price, rent, rate or deposit reaches a figure the person chooses; one press tries it. */
export function GoalPanel({ live, job }: { readonly live: LiveDeal; readonly job: EvaluationJob }) {
  const { targets } = job.profile;
  const [vary, setVary] = useState<GoalInput>('purchasePrice');
  const [figure, setFigure] = useState<RiskFigure>('monthlyCashFlow');
  const [target, setTarget] = useState<number>(targets.monthlyCashFlow);
  const question = useMemo((): [EvaluationJob, Goal] => [job, { vary, figure, target }], [job, vary, figure, target]);
  const { answer, fresh, failure } = useAnswer({ name: 'seekGoal', args: question, lane: 'deal-goal', pause: 120 });
  const sought = answer?.ok === true ? answer.value : null;
  const choose = (next: RiskFigure) => {
    setFigure(next);
    setTarget(usualTarget(next, targets));
  };
  const tryIt = (input: GoalInput, reached: GoalAnswer) => {
    if (reached.kind !== 'reached') return;
    tryValues(
      live,
      { [input]: reached.value },
      {
        title: `${buyToLetEntry(input).label} tried`,
        detail: 'The figures follow it now.',
      },
    );
  };
  return (
    <section aria-label="Ask for another goal" className="grid gap-3 border-t border-line pt-3 print:hidden">
      <div className="flex flex-wrap gap-1.5">
        {presets.map(([label, of, key]) => (
          <Chip key={key} pressed={figure === of && target === targets[key]} onClick={() => choose(of)}>
            {label}
          </Chip>
        ))}
      </div>
      <div className="grid gap-2">
        <SelectField label="Reach" value={figure} options={riskFigureOptions} onChange={choose} testId="goal-figure" />
        <ValueRow
          spec={{ label: 'Target', unit: unitOf(figure), bounds: [-1e10, 1e10] }}
          value={target}
          own={target}
          currency={ukCurrency}
          onChange={(value) => {
            if (typeof value === 'number') setTarget(value);
          }}
          testId="goal-target"
        />
        <SelectField label="By changing" value={vary} options={inputOptions} onChange={setVary} testId="goal-vary" />
      </div>
      {failure === null ? null : <p role="alert">This could not be sought. {failure.message}</p>}
      {sought === null ? null : (
        <div aria-busy={!fresh} className="grid gap-2 rounded-2 bg-sunk px-4 py-3">
          <p data-testid="goal-words" aria-live="polite" className="leading-snug font-medium">
            <KeepAmounts text={sought.words} />
          </p>
          {sought.answer.kind === 'reached' && fresh ? (
            <div>
              <Button size="small" data-testid="try-goal" onClick={() => tryIt(sought.goal.vary, sought.answer)}>
                Try it
              </Button>
            </div>
          ) : null}
        </div>
      )}
    </section>
  );
}

function usualTarget(figure: MeasuredFigure, targets: Targets): number {
  if (figure in targets) return targets[figure as keyof Targets];
  if (figure === 'equityMultiple') return 2;
  return measuredIsMoney(figure) ? 5_000_000 : 0.1;
}

function unitOf(figure: MeasuredFigure): StrategyInputUnit {
  if (figure === 'equityMultiple' || figure === 'debtServiceCover') return 'number';
  return measuredIsMoney(figure) ? 'money' : 'rate';
}
