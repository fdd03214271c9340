import { knownMarket } from '../marketOfJob.ts';
import { strategyInputs } from '../../deal/strategies/strategyCatalogue.ts';
import type { StrategyId } from '../../deal/strategies/strategyInput.ts';
import { figureNumber } from '../../engine/strategies/figures.ts';
import { ok, type Result } from '../../kernel/result.ts';
import type { StrategyGap } from '../evaluateStrategy.ts';
import type { EvaluationJob } from '../outcome.ts';
import { strategyTrials } from '../strategyTrials.ts';
import type { OwnValues } from './simulateStrategies.ts';
import type { InputEntry } from '../../deal/strategies/inputEntry.ts';

/** The effect of each input on one figure of a strategy, and of two inputs together. */
export interface SensitivityQuestion {
  readonly job: EvaluationJob;
  readonly strategy: StrategyId;
  readonly yours: OwnValues;
  /** A figure of the strategy by its id. */
  readonly figure: string;
  /** The inputs of the grid. */
  readonly rows: string;
  readonly columns: string;
}

/** The effect of one input alone on the figure; null if there is no such figure. */
export interface StrategyBar {
  readonly key: string;
  readonly low: number;
  readonly high: number;
  readonly atLow: number | null;
  readonly atHigh: number | null;
}

export interface GridSide {
  readonly key: string;
  /** The values tried, in ascending order. */
  readonly values: readonly number[];
  /** The index of the value in use. */
  readonly middle: number;
}

export interface StrategySensitivity {
  readonly base: number | null;
  /** Sorted by effect, the largest first. Inputs without an effect are left out. */
  readonly bars: readonly StrategyBar[];
  /** Null if either is not a variable input of the strategy. */
  readonly grid: {
    readonly rows: GridSide;
    readonly columns: GridSide;
    readonly cells: readonly (readonly (number | null)[])[];
  } | null;
}

/**
 * One figure with each numeric input at a low and a high value, and for every pair of values of two inputs, everything else unchanged; or
 * why there is none.
 */
export function strategySensitivity(question: SensitivityQuestion): Result<StrategySensitivity, StrategyGap> {
  const { strategy, figure } = question;
  const trials = strategyTrials(question);
  if (!trials.ok) return trials;
  const { values, figures } = trials.value;
  const figureWith = (changes: OwnValues): number | null => {
    const value = trials.value.figure(figure, changes);
    return value === null ? null : figureNumber([{ id: figure, value }], figure);
  };
  const { market } = knownMarket(question.job);
  const bars = strategyInputs(strategy, market)
    .flatMap((entry) => rangeOf(entry, values[entry.key]))
    .map(({ key, low, high }): StrategyBar => ({ key, low, high, atLow: figureWith({ [key]: low }), atHigh: figureWith({ [key]: high }) }));
  return ok({
    base: figureNumber(figures, figure),
    bars: bars.filter((bar) => width(bar) > 0).toSorted((one, other) => width(other) - width(one)),
    grid: gridOf(question, values, figureWith),
  });
}

const width = ({ atLow, atHigh }: StrategyBar): number => (atLow === null || atHigh === null ? 0 : Math.abs(atHigh - atLow));

interface Range {
  readonly key: string;
  readonly low: number;
  readonly high: number;
}

/**
 * A low and a high value, as for a buy-to-let: amounts differ by a tenth either way, growth and yearly rates by one percentage point, other
 * shares by a fifth. Our convention.
 */
function rangeOf(entry: InputEntry, value: unknown): readonly Range[] {
  if (typeof value !== 'number') return [];
  const step = stepOf(entry, value);
  const [least, most] = entry.bounds;
  const [low, high] = [Math.max(least, value - step), Math.min(most, value + step)];
  return low < high ? [{ key: entry.key, low: clean(low), high: clean(high) }] : [];
}

function stepOf({ unit, per, of, key }: InputEntry, value: number): number {
  if (unit === 'money') return Math.round(value / 10);
  if (unit === 'weeks') return 2;
  if (unit === 'rate') return of === null && per === 'year' ? 0.01 : value / 5;
  if (unit === 'nights') return 1;
  const whole = unit === 'years' || unit === 'months' || unit === 'count';
  return whole && key !== 'storeys' ? Math.max(1, Math.round(value / 5)) : 0;
}

function gridOf(
  question: SensitivityQuestion,
  values: OwnValues,
  figureWith: (changes: OwnValues) => number | null,
): StrategySensitivity['grid'] {
  const { rows, columns } = question;
  const [down, across] = [sideOf(question, rows, values), sideOf(question, columns, values)];
  if (down === null || across === null || rows === columns) return null;
  const cells = down.values.map((row) => across.values.map((column) => figureWith({ [rows]: row, [columns]: column })));
  return { rows: down, columns: across, cells };
}

/** The value in use and up to three steps either way, without the values that the input does not accept. */
function sideOf({ strategy, job }: SensitivityQuestion, key: string, values: OwnValues): GridSide | null {
  const { market } = knownMarket(job);
  const entry = strategyInputs(strategy, market).find((each) => each.key === key);
  const value = values[key];
  if (entry === undefined || typeof value !== 'number') return null;
  const step = gridStep(entry, value);
  const [least, most] = entry.bounds;
  const all = [-3, -2, -1, 0, 1, 2, 3].map((at) => clean(value + at * step)).filter((each) => each >= least && each <= most);
  return { key, values: all, middle: all.indexOf(clean(value)) };
}

function gridStep(entry: InputEntry, value: number): number {
  if (entry.unit === 'money') return Math.max(100, Math.round((value * 0.05) / 100) * 100);
  if (entry.unit === 'rate') return entry.of === null && entry.per !== null ? (entry.per === 'month' ? 0.001 : 0.005) : 0.05;
  return 1;
}

const clean = (value: number): number => Number(value.toPrecision(12));
