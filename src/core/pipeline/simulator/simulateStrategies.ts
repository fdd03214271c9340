import { inputValues } from '../../deal/strategies/resolveStrategyInputs.ts';
import type { InputsOf } from '../../deal/strategies/strategyCatalogue.ts';
import type { StrategyId } from '../../deal/strategies/strategyInput.ts';
import { whatIfChanges, type WhatIfId } from '../../deal/strategies/whatIf.ts';
import type { StrategyFigure } from '../../engine/strategies/strategyAnalysis.ts';
import { minor, type Minor } from '../../kernel/money.ts';
import type { Result } from '../../kernel/result.ts';
import { evaluateStrategy, type StrategyEvaluation, type StrategyGap } from '../evaluateStrategy.ts';
import type { EvaluationJob } from '../outcome.ts';
import { inputsOfDeal } from '../inputsOfDeal.ts';
import { startingValues, type StartingValue } from './startingValues.ts';

/** Own values by input of one strategy. */
export type OwnValues = Readonly<Record<string, unknown>>;

export type ValuesByStrategy = { readonly [Id in StrategyId]?: OwnValues };

/** One property under several strategies: as it stands, and with changes tried on top. */
export interface SimulatorQuestion {
  readonly job: EvaluationJob;
  readonly strategies: readonly StrategyId[];
  /** Values the property comes with: a deal's own, a scenario's. */
  readonly given: ValuesByStrategy;
  /** What is tried; each value is checked where it is used. */
  readonly changes: ValuesByStrategy;
  readonly whatIfs: readonly WhatIfId[];
}

/** A strategy on the property. `now` has the changes and what-ifs, `before` is without them. */
export interface SimulatedStrategy {
  readonly strategy: StrategyId;
  readonly now: Result<StrategyEvaluation<StrategyId>, StrategyGap>;
  readonly before: readonly StrategyFigure[];
  /** The values in use before, by input. */
  readonly valuesBefore: OwnValues;
  /** What the what-ifs alone made of their inputs. */
  readonly moved: OwnValues;
  /** Everything the person would have to own to get `now` from the deal alone. */
  readonly yours: OwnValues;
  /** Inputs that rest on a rule of thumb, with the rule. */
  readonly starting: Readonly<Record<string, StartingValue>>;
}

/** Every strategy asked for, side by side; pure. */
export function simulateStrategies({ job, strategies, given, changes, whatIfs }: SimulatorQuestion): readonly SimulatedStrategy[] {
  const known = inputsOfDeal(job);
  const property = known.ok
    ? {
        price: known.value.purchasePrice.value,
        monthlyRent: known.value.monthlyRent.value,
        refurbishment: known.value.refurbishment.value,
        bedrooms: job.deal.facts.bedrooms,
      }
    : null;
  return strategies.map((strategy) => {
    const own = given[strategy] ?? {};
    // A price that is tried moves what rests on it only where the property has none of its own.
    const asked = property ?? propertyOf({ ...own, ...changes[strategy] }, job.deal.facts.bedrooms);
    const starting = asked === null ? {} : without(startingValues(strategy, asked), own);
    const base = { ...Object.fromEntries(Object.entries(starting).map(([key, { value }]) => [key, value])), ...own };
    return simulated({ job, strategy, base, changes: changes[strategy] ?? {}, whatIfs, starting });
  });
}

interface OneStrategy {
  readonly job: EvaluationJob;
  readonly strategy: StrategyId;
  readonly base: OwnValues;
  readonly changes: OwnValues;
  readonly whatIfs: readonly WhatIfId[];
  readonly starting: SimulatedStrategy['starting'];
}

function simulated({ job, strategy, base, changes, whatIfs, starting }: OneStrategy): SimulatedStrategy {
  const evaluate = (yours: OwnValues) => evaluateStrategy({ job, strategy, yours: yours as Partial<InputsOf<StrategyId>> });
  const before = evaluate(base);
  const valuesBefore = before.ok ? plainValues(before) : base;
  const moved = whatIfChanges(strategy, { ...valuesBefore, ...changes }, whatIfs);
  const yours = { ...base, ...changes, ...moved };
  return {
    strategy,
    now: Object.keys(yours).every((key) => yours[key] === base[key]) ? before : evaluate(yours),
    before: before.ok ? before.value.analysis.figures : [],
    valuesBefore,
    moved,
    yours,
    starting: without(starting, changes),
  };
}

const plainValues = (evaluated: { readonly value: StrategyEvaluation<StrategyId> }): OwnValues => ({
  ...inputValues(evaluated.value.inputs),
});

function without(starting: SimulatedStrategy['starting'], given: OwnValues): SimulatedStrategy['starting'] {
  return Object.fromEntries(Object.entries(starting).filter(([key]) => given[key] === undefined));
}

function propertyOf(values: OwnValues, bedrooms: number | null) {
  const [price, monthlyRent] = [moneyOf(values['purchasePrice']), moneyOf(values['monthlyRent'])];
  return price === null || monthlyRent === null ? null : { price, monthlyRent, refurbishment: minor(0), bedrooms };
}

const moneyOf = (value: unknown): Minor | null => (Number.isSafeInteger(value) ? minor(value as number) : null);
