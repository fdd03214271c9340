import type { StrategyInputUnit } from '../../../core/deal/strategies/strategyInput.ts';
import type { Currency } from '../../../core/kernel/money.ts';
import type { Result } from '../../../core/kernel/result.ts';
import { UnbrokenAmounts } from '../../components/figure/UnbrokenAmounts.tsx';
import { SelectField } from '../../components/field/SelectField.tsx';
import { Spinner } from '../../components/notice/Spinner.tsx';
import { Button } from '../../components/press/Button.tsx';
import { ValueRow } from '../inputs/ValueRow.tsx';
import type { LatestAnswer } from '../liveDeal/useAnswer.ts';

interface Choice<Value extends string> {
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly onChange: (value: Value) => void;
}

interface Target {
  readonly unit: StrategyInputUnit;
  /** Null until the figure's rule is known. */
  readonly value: number | null;
  readonly onChange: (value: number) => void;
}

interface Sought {
  /** The answer in a sentence. */
  readonly words: string;
  readonly answer: { readonly kind: 'reached' | 'cannot' };
}

interface GoalFormProps<Figure extends string, Input extends string, Answer extends Sought> {
  readonly figure: Choice<Figure>;
  readonly vary: Choice<Input>;
  readonly target: Target;
  readonly currency: Currency;
  readonly asked: LatestAnswer<Result<Answer, { readonly message: string }>>;
  /** Applies the value that reaches the target. Null if nothing may be changed. */
  readonly onTry: ((sought: Answer) => void) | null;
  readonly testIds?: GoalTestIds | undefined;
}

/** Test ids of the answer and its apply button. */
export interface GoalTestIds {
  readonly answer: string;
  readonly use: string;
}

/** Finds the value of one input that reaches a target with everything else unchanged, and applies it on click. */
export function GoalForm<Figure extends string, Input extends string, Answer extends Sought>(props: GoalFormProps<Figure, Input, Answer>) {
  const { figure, vary, target, currency, asked, onTry, testIds = { answer: 'goal-words', use: 'try-goal' } } = props;
  const { answer, fresh, failure } = asked;
  const sought = answer?.ok === true ? answer.value : null;
  return (
    <>
      <div className="grid gap-2 print:hidden">
        <SelectField label="Reach" {...figure} testId="goal-figure" />
        <ValueRow
          key={figure.value}
          spec={{ label: 'Target', unit: target.unit, bounds: [-1e10, 1e10] }}
          value={target.value}
          own={target.value ?? undefined}
          currency={currency}
          onChange={(value) => {
            if (typeof value === 'number') target.onChange(value);
          }}
          testId="goal-target"
        />
        <SelectField label="By changing" {...vary} testId="goal-vary" />
      </div>
      {failure === null ? null : <p role="alert">Couldn’t calculate this. {failure.message}</p>}
      {answer?.ok === false ? <p className="text-ink-2">{answer.error.message}</p> : null}
      {answer === null && failure === null ? <Spinner label="Calculating…" /> : null}
      {sought === null ? null : (
        <div aria-busy={!fresh} className="grid gap-2 rounded-2 bg-sunk px-4 py-3">
          <p data-testid={testIds.answer} aria-live="polite" className="leading-snug font-medium">
            <UnbrokenAmounts text={sought.words} />
          </p>
          {sought.answer.kind === 'reached' && fresh && onTry !== null ? (
            <div className="print:hidden">
              <Button size="small" data-testid={testIds.use} onClick={() => onTry(sought)}>
                Try it
              </Button>
            </div>
          ) : null}
        </div>
      )}
    </>
  );
}
