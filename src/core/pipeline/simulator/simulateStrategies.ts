import type { MarketId } from '../../market/markets.ts';
import { marketOfJob } from '../marketOfJob.ts';
import { inputValues } from '../../deal/strategies/resolveStrategyInputs.ts';
import type { StartingValues } from '../../deal/strategies/startingValues.ts';
import type { StrategyId } from '../../deal/strategies/strategyInput.ts';
import { whatIfChanges, type WhatIfId } from '../../deal/strategies/whatIf.ts';
import type { StrategyFigure } from '../../engine/strategies/strategyAnalysis.ts';
import type { Result } from '../../kernel/result.ts';
import { evaluateStrategy, startingValuesOf, type StrategyEvaluation, type StrategyGap } from '../evaluateStrategy.ts';
import type { EvaluationJob } from '../outcome.ts';
import type { InputsOf } from '../../deal/strategies/inputsById.ts';

/** A person's values for one strategy, by input. */
export type OwnValues = Readonly<Record<string, unknown>>;

export type ValuesByStrategy = { readonly [Id in StrategyId]?: OwnValues };

/** One property under several strategies: as it is, and with changes. */
export interface SimulatorQuestion {
  readonly job: EvaluationJob;
  readonly strategies: readonly StrategyId[];
  /** The values entered for the property: a deal's or a scenario's. */
  readonly given: ValuesByStrategy;
  /** The changes tried; each value is validated where it is used. */
  readonly changes: ValuesByStrategy;
  readonly whatIfs: readonly WhatIfId[];
}

/** A strategy on the property. `now` includes the changes and what-ifs, `before` does not. */
export interface SimulatedStrategy {
  readonly market: MarketId;
  readonly strategy: StrategyId;
  readonly now: Result<StrategyEvaluation<StrategyId>, StrategyGap>;
  readonly before: readonly StrategyFigure[];
  /** The values before the changes, by input. */
  readonly valuesBefore: OwnValues;
  /** The input values that the what-ifs changed. */
  readonly moved: OwnValues;
  /** The values that would produce `now` if entered on the unchanged deal, including starting values. */
  readonly yours: OwnValues;
}

/** The result of every requested strategy, side by side. Pure. */
export function simulateStrategies({ job, strategies, given, changes, whatIfs }: SimulatorQuestion): readonly SimulatedStrategy[] {
  return strategies.map((strategy) => simulated({ job, strategy, own: given[strategy] ?? {}, changes: changes[strategy] ?? {}, whatIfs }));
}

interface OneStrategy {
  readonly job: EvaluationJob;
  readonly strategy: StrategyId;
  readonly own: OwnValues;
  readonly changes: OwnValues;
  readonly whatIfs: readonly WhatIfId[];
}

/** The property's market. If it is unknown, inputs use the English labels and there are no figures. */
function marketNamed(job: EvaluationJob): MarketId {
  const placed = marketOfJob(job);
  return placed.ok ? placed.value.market : 'GB-ENG';
}

function simulated({ job, strategy, own, changes, whatIfs }: OneStrategy): SimulatedStrategy {
  const startingOf = (yours: OwnValues): StartingValues =>
    startingValuesOf({ job, strategy, yours: yours as Partial<InputsOf<StrategyId>> });
  // A trial change alters a starting value only if the property has none of its own. Bills and furniture, however, follow a changed number
  // of rooms.
  const { rooms = own['rooms'] } = changes;
  const starting = { ...startingOf({ ...own, ...changes }), ...startingOf({ ...own, rooms }) };
  const evaluate = (yours: OwnValues) => evaluateStrategy({ job, strategy, yours: yours as Partial<InputsOf<StrategyId>>, starting });
  const base = { ...Object.fromEntries(Object.entries(starting).map(([key, { value }]) => [key, value])), ...own };
  const before = evaluate(own);
  const valuesBefore = before.ok ? { ...inputValues(before.value.inputs) } : base;
  const market = marketNamed(job);
  const moved = whatIfChanges({ strategy, market }, { ...valuesBefore, ...changes }, whatIfs);
  const tried = { ...own, ...changes, ...moved };
  return {
    strategy,
    market,
    now: Object.keys(tried).every((key) => tried[key] === own[key]) ? before : evaluate(tried),
    before: before.ok ? before.value.analysis.figures : [],
    valuesBefore,
    moved,
    yours: { ...base, ...tried },
  };
}
