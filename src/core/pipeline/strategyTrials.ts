import { localizeForMarket } from './localizeAnswer.ts';
import { inputValues } from '../deal/strategies/resolveStrategyInputs.ts';
import type { StrategyId } from '../deal/strategies/strategyInput.ts';
import { analyseStrategy, measureStrategy } from '../engine/strategies/analyseStrategy.ts';
import type { FigureValue, MeasuredFigure, StrategyFigure } from '../engine/strategies/strategyAnalysis.ts';
import type { Currency } from '../kernel/money.ts';
import { ok, type Result } from '../kernel/result.ts';
import { strategyBase, type StrategyBase, type StrategyGap } from './evaluateStrategy.ts';
import type { EvaluationJob } from './outcome.ts';
import { ownersValues } from './ownership/ownersValues.ts';
import type { InputsOf } from '../deal/strategies/inputsById.ts';

/** Values by input of a strategy. */
export type InputChanges = Readonly<Record<string, unknown>>;

/** A deal under a strategy; `yours` has the person's values by input. */
export interface TrialQuestion {
  readonly job: EvaluationJob;
  readonly strategy: StrategyId;
  readonly yours: InputChanges;
}

/**
 * A deal's strategy under many input values, resolved once. Every figure equals the one a screen shows for those values, before or after
 * the owner's taxes as the deal is judged.
 */
export interface StrategyTrials {
  readonly currency: Currency;
  /** The values in use, by input. */
  readonly values: InputChanges;
  /** The figures currently shown. */
  readonly figures: readonly StrategyFigure[];
  /**
   * First-year figures with some values in use replaced; figures that sum over the years are excluded. Null if the owner's law does not
   * cover these values.
   */
  readonly measure: (changes: InputChanges) => readonly MeasuredFigure[] | null;
  /** Any single figure; null if the strategy has none with that id, or the owner's law does not cover these values. */
  readonly figure: (id: string, changes: InputChanges) => FigureValue | null;
  /** The values used when these are typed. A company, for example, borrows at its own rate, whatever rate is typed. */
  readonly inUse: (typed: InputChanges) => InputChanges;
  /**
   * The values to type in addition to these, so that all other inputs stay the same: without them, rules of thumb would follow a typed
   * price.
   */
  readonly kept: (typed: InputChanges) => InputChanges;
}

/** A strategy's current values and a function that measures it under changed ones, or why the deal lacks an input. */
export function strategyTrials({ job, strategy, yours }: TrialQuestion): Result<StrategyTrials, StrategyGap> {
  const baseOf = (own: InputChanges) => strategyBase({ job, strategy, yours: own as Partial<InputsOf<StrategyId>> });
  const base = baseOf(yours);
  if (!base.ok) return base;
  const values: InputChanges = { ...inputValues(base.value.inputs) };
  const figures = whole(strategy, base.value, values);
  if (figures === null) throw new Error('The owner’s tax law does not cover the strategy, so it should have no base');
  const measure = (changes: InputChanges): readonly MeasuredFigure[] | null => firstYear(strategy, base.value, { ...values, ...changes });
  const ofFirstYear = new Set(measureStrategy(strategy, base.value.values, base.value.context).figures.map(({ id }) => id));
  return ok({
    currency: base.value.context.market.currency,
    values,
    figures,
    measure,
    figure: (id, changes) => {
      const found = ofFirstYear.has(id) ? measure(changes) : whole(strategy, base.value, { ...values, ...changes });
      return found?.find((each) => each.id === id)?.value ?? null;
    },
    inUse: (typed) => {
      if (typed['mortgageRate'] === undefined) return typed;
      const { mortgageRate } = ownersValues({ job, strategy, yours: typed, knownRate: null });
      return { ...typed, mortgageRate };
    },
    kept: (typed) => {
      const changed = baseOf({ ...yours, ...typed });
      const after: InputChanges = changed.ok ? { ...inputValues(changed.value.inputs) } : values;
      return Object.fromEntries(
        Object.entries(values).filter(([key, value]) => !(key in typed) && JSON.stringify(after[key]) !== JSON.stringify(value)),
      );
    },
  });
}

type AnyBase = StrategyBase<StrategyId>;
/** Typed as the inputs of the requested strategy; its catalogue accepted each change. */
const asInputs = (values: InputChanges): InputsOf<StrategyId> => values as unknown as InputsOf<StrategyId>;

function firstYear(strategy: StrategyId, { contextAt, judgedFigures }: AnyBase, values: InputChanges): readonly MeasuredFigure[] | null {
  const inputs = asInputs(values);
  return judgedFigures(inputs, measureStrategy(strategy, inputs, contextAt(inputs)));
}

function whole(
  strategy: StrategyId,
  { context, contextAt, isTaxed, tax }: AnyBase,
  values: InputChanges,
): readonly StrategyFigure[] | null {
  const inputs = asInputs(values);
  const analysis = analyseStrategy(strategy, inputs, contextAt(inputs));
  const figures = isTaxed ? tax(inputs, analysis)?.figures : analysis.figures;
  return figures === undefined ? null : localizeForMarket(context.market.id, figures);
}
