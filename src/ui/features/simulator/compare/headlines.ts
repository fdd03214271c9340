import type { SimulatedStrategy } from '../../../../core/pipeline/simulator/simulateStrategies.ts';
import type { StrategyFigure } from '../../../../core/engine/strategies/strategyAnalysis.ts';
import { numberOf } from '../../../parts/risk/figureFormat.ts';
import type { Tone } from '../../../../core/chart/tone.ts';

export type HeadlineId = 'cash' | 'month' | 'return' | 'irr';

/** One column of the comparison, which shows the first of `figures` that a strategy has. */
export interface Headline {
  readonly id: HeadlineId;
  readonly label: string;
  readonly figures: readonly string[];
  readonly better: 'high' | 'low';
  /** The label for the best value in the column. */
  readonly bestWord: string;
}

export const headlines: readonly Headline[] = [
  { id: 'cash', label: 'Cash invested', figures: ['cashNeeded', 'cashIn'], better: 'low', bestWord: 'lowest' },
  { id: 'month', label: 'Monthly cash flow', figures: ['monthlyCashFlow', 'profit'], better: 'high', bestWord: 'highest' },
  { id: 'return', label: 'Annual return on cash', figures: ['cashOnCash', 'annualisedRoi'], better: 'high', bestWord: 'highest' },
  { id: 'irr', label: 'IRR over the hold', figures: ['irr'], better: 'high', bestWord: 'highest' },
];

/** One strategy's cell in a column. */
export interface HeadlineCell {
  readonly figure: StrategyFigure;
  /** The figure as a number; null if it is text. */
  readonly number: number | null;
  /** The value before the changes; null if the text is the same. */
  readonly was: { readonly text: string; readonly tone: Tone } | null;
}

/** A strategy's cell in a column; null if it lacks the figure. */
export function headlineCell({ now, before }: SimulatedStrategy, { figures, better }: Headline): HeadlineCell | null {
  if (!now.ok) return null;
  const found = firstOf(now.value.analysis.figures, figures);
  if (found === undefined) return null;
  const number = numberOf(found);
  const earlier = before.find(({ id }) => id === found.id);
  return { figure: found, number, was: earlier === undefined || earlier.text === found.text ? null : moved(earlier, number, better) };
}

/**
 * The best strategies in a column; empty unless at least two strategies have different values. One-off profits are not compared with
 * monthly cash flow.
 */
export function bestIn(results: readonly SimulatedStrategy[], headline: Headline): ReadonlySet<string> {
  const known = results.flatMap((result) => {
    const cell = headlineCell(result, headline);
    const comparable = cell !== null && cell.figure.id !== 'profit';
    return comparable && cell.number !== null ? [{ strategy: result.strategy, number: cell.number }] : [];
  });
  const numbers = known.map(({ number }) => number);
  const best = headline.better === 'high' ? Math.max(...numbers) : Math.min(...numbers);
  const winners = known.filter(({ number }) => number === best);
  return new Set(known.length < 2 || winners.length === known.length ? [] : winners.map(({ strategy }) => strategy));
}

function firstOf(figures: readonly StrategyFigure[], ids: readonly string[]): StrategyFigure | undefined {
  return ids.map((wanted) => figures.find(({ id }) => id === wanted)).find((figure) => figure !== undefined);
}

function moved(earlier: StrategyFigure, number: number | null, better: Headline['better']): HeadlineCell['was'] {
  const was = numberOf(earlier);
  if (was === null || number === null || was === number) return { text: earlier.text, tone: 'neutral' };
  return { text: earlier.text, tone: number > was === (better === 'high') ? 'good' : 'poor' };
}
