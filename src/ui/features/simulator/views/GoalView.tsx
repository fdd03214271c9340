import { buyToLetEntry } from '../../../../core/deal/strategies/inputs/buyToLetCatalogue.ts';
import { useCallback } from 'react';
import { formatMoney, formatNumber, formatRate } from '../../../../core/kernel/format.ts';
import { parseAmount } from '../../../../core/deal/parseAmount.ts';
import type { GoalInput } from '../../../../core/engine/goalSeek/goalScale.ts';
import { ukCurrency } from '../../../../core/kernel/countries.ts';
import { fromMajor, minor } from '../../../../core/kernel/money.ts';
import { percent, rate } from '../../../../core/kernel/rate.ts';
import { ok } from '../../../../core/kernel/result.ts';
import type { EvaluationJob } from '../../../../core/pipeline/outcome.ts';
import type { Goal, SoughtGoal } from '../../../../core/pipeline/risk/seekGoal.ts';
import { NumberCell } from '../../../components/field/NumberCell.tsx';
import { Spinner } from '../../../components/notice/Spinner.tsx';
import { Button } from '../../../components/press/Button.tsx';
import { useEvaluator } from '../../../hooks/useEvaluator.ts';
import { Panel } from '../../../components/panel/Panel.tsx';
import type { SimulatorState } from '../../../parts/address/simulatorSearch.ts';
import { plainReply, useQuestion } from '../state/useQuestion.ts';
import { AskSelect } from './AskSelect.tsx';

interface GoalViewProps {
  /** The property as a buy-to-let with what is tried. */
  readonly job: EvaluationJob;
  readonly ask: SimulatorState['ask'];
  readonly onAsk: (changes: Readonly<Record<string, string>>) => void;
  /** Tries the value that reaches the goal. */
  readonly onUse: (key: GoalInput, value: number) => void;
}

const inputs: readonly GoalInput[] = ['purchasePrice', 'monthlyRent', 'mortgageRate', 'deposit', 'refurbishment'];

interface Target {
  readonly figure: Goal['figure'];
  readonly label: string;
  readonly unit: 'money' | 'rate' | 'times';
  /** Asked for until the person says otherwise. */
  readonly usual: (job: EvaluationJob) => number;
}

const targets: readonly [Target, ...Target[]] = [
  { figure: 'netYield', label: 'Net yield', unit: 'rate', usual: ({ profile }) => profile.targets.netYield },
  { figure: 'grossYield', label: 'Gross yield', unit: 'rate', usual: ({ profile }) => profile.targets.grossYield },
  { figure: 'monthlyCashFlow', label: 'Cash flow a month', unit: 'money', usual: ({ profile }) => profile.targets.monthlyCashFlow },
  { figure: 'cashOnCash', label: 'Cash-on-cash', unit: 'rate', usual: ({ profile }) => profile.targets.cashOnCash },
  { figure: 'irr', label: 'Internal rate of return', unit: 'rate', usual: () => 0.1 },
  { figure: 'irrAfterTax', label: 'Internal rate of return after tax', unit: 'rate', usual: () => 0.08 },
  { figure: 'interestCover', label: 'Interest cover', unit: 'rate', usual: ({ profile }) => profile.targets.interestCover },
  { figure: 'debtServiceCover', label: 'Debt service cover', unit: 'times', usual: ({ profile }) => profile.targets.debtServiceCover },
];

/** "What price gives a net yield of 6 %?", answered in a sentence, everything else as it is. */
export function GoalView({ job, ask, onAsk, onUse }: GoalViewProps) {
  const evaluator = useEvaluator();
  const vary = inputs.find((key) => key === ask['vary']) ?? 'purchasePrice';
  const target = targets.find(({ figure }) => figure === ask['goal']) ?? targets[0];
  // An empty target asks for the usual one, and one typed for another figure is none of this.
  const typed = Number((ask['goal'] === target.figure ? ask['target'] : '') || Number.NaN);
  const wanted = Number.isFinite(typed) ? typed : target.usual(job);
  const question = useCallback(
    async () => plainReply(await evaluator.ask('seekGoal', [job, { vary, figure: target.figure, target: wanted }], 'simulator-goal')),
    [evaluator, job, vary, target, wanted],
  );
  const { answer, busy, failure } = useQuestion<SoughtGoal>(question);
  return (
    <Panel title="What would it take" aside="Buy-to-let, everything else as it is">
      <div className="flex flex-wrap items-end gap-3">
        <AskSelect
          label="Which"
          value={vary}
          options={inputs.map((key) => ({ value: key, label: buyToLetEntry(key).label.toLowerCase() }))}
          onChange={(key) => onAsk({ vary: key })}
          testId="goal-vary"
        />
        <AskSelect
          label="gives a"
          value={target.figure}
          options={targets.map(({ figure, label }) => ({ value: figure, label: label.charAt(0).toLowerCase() + label.slice(1) }))}
          onChange={(figure) => onAsk({ goal: figure, target: '' })}
          testId="goal-figure"
        />
        <div className="grid gap-1 text-[13px] text-ink-3">
          <span aria-hidden="true">of</span>
          <TargetCell
            key={target.figure}
            target={target}
            value={wanted}
            onChange={(value) => onAsk({ goal: target.figure, target: String(value) })}
          />
        </div>
      </div>
      <output
        aria-live="polite"
        aria-busy={busy}
        className="block pt-2 text-xl leading-snug font-semibold tracking-tight text-balance"
        data-testid="goal-answer"
      >
        {answer === null ? failure === null ? <Spinner label="Looking…" /> : failure : answer.words}
      </output>
      {answer?.answer.kind === 'reached' && answer.answer.limit === 'target' && !busy ? (
        <div>
          <Button
            size="small"
            onClick={() => answer.answer.kind === 'reached' && onUse(answer.goal.vary, answer.answer.value)}
            data-testid="goal-use"
          >
            Try this value
          </Button>
        </div>
      ) : null}
    </Panel>
  );
}

function TargetCell({
  target: { unit, label },
  value,
  onChange,
}: {
  readonly target: Target;
  readonly value: number;
  readonly onChange: (value: number) => void;
}) {
  return (
    <NumberCell
      label={`${label} to reach`}
      value={value}
      parse={(text) => {
        const amount = parseAmount(text, { kind: unit === 'money' ? 'money' : 'number' });
        if (!amount.ok) return amount;
        return ok(unit === 'rate' ? percent(amount.value.value) : unit === 'money' ? fromMajor(amount.value.value) : amount.value.value);
      }}
      format={(each) =>
        unit === 'rate' ? formatRate(rate(each)) : unit === 'money' ? formatMoney(minor(Math.round(each)), ukCurrency) : formatNumber(each)
      }
      editFormat={(each) => String(unit === 'times' ? each : Number((unit === 'rate' ? each * 100 : each / 100).toPrecision(12)))}
      step={unit === 'money' ? 1000 : unit === 'rate' ? 0.005 : 0.05}
      onCommit={onChange}
      mark="yours"
      testId="goal-target"
    />
  );
}
