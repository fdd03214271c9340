import type { SimulatedStrategy } from '../../../../core/pipeline/simulator/simulateStrategies.ts';
import type { StrategyFigure } from '../../../../core/engine/strategies/strategyAnalysis.ts';
import { numberOf } from '../../../parts/risk/figureFormat.ts';
import type { Tone } from '../../../../core/chart/tone.ts';

export type HeadlineId = 'cash' | 'month' | 'return' | 'irr';

/** One column of the comparison: which figure of a strategy stands there, the first that it has. */
export interface Headline {
  readonly id: HeadlineId;
  readonly label: string;
  readonly figures: readonly string[];
  readonly better: 'high' | 'low';
  /** What the best of a column is called. */
  readonly bestWord: string;
}

export const headlines: readonly Headline[] = [
  { id: 'cash', label: 'Cash in', figures: ['cashNeeded', 'cashIn'], better: 'low', bestWord: 'least' },
  { id: 'month', label: 'Cash flow a month', figures: ['monthlyCashFlow', 'profit'], better: 'high', bestWord: 'most' },
  { id: 'return', label: 'Return on cash a year', figures: ['cashOnCash', 'annualisedRoi'], better: 'high', bestWord: 'most' },
  { id: 'irr', label: 'IRR over the hold', figures: ['irr'], better: 'high', bestWord: 'most' },
];

/** What a column shows of one strategy. */
export interface HeadlineCell {
  readonly figure: StrategyFigure;
  /** The number behind it, null where words stand. */
  readonly number: number | null;
  /** Before the changes, where that reads differently. */
  readonly was: { readonly text: string; readonly tone: Tone } | null;
}

/** The cell of a strategy in a column, null where it has no such figure. */
export function headlineCell({ now, before }: SimulatedStrategy, { figures, better }: Headline): HeadlineCell | null {
  if (!now.ok) return null;
  const found = firstOf(now.value.analysis.figures, figures);
  if (found === undefined) return null;
  const number = numberOf(found);
  const earlier = before.find(({ id }) => id === found.id);
  return { figure: found, number, was: earlier === undefined || earlier.text === found.text ? null : moved(earlier, number, better) };
}

/** The strategies that are best in a column: none unless two or more can be told apart. A profit made once is no cash flow a month. */
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
