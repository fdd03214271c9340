import { formatNumber } from '../../deal/format.ts';
import type { Score, Waterfall } from '../../score/score.ts';
import type { SpanChart, SpanRow } from './spanChart.ts';

/** How the score of a standard deal became this one's, criterion by criterion; null where it was not compared. */
export function waterfallChart({ fromStandard }: Score): SpanChart | null {
  if (fromStandard === undefined) return null;
  const { from, to } = fromStandard;
  const rows = stepRows(fromStandard);
  return {
    id: 'score-waterfall',
    title: 'From a standard deal to this one',
    yLabel: 'Points',
    base: null,
    columns: ['Criterion', 'Why', 'Points'],
    rows: [
      { label: from.label, from: 0, to: from.total, detail: '', value: String(from.total), tone: 'neutral' },
      ...rows,
      { label: to.label, from: 0, to: to.total, detail: '', value: String(to.total), tone: 'neutral' },
    ],
    summary: `${from.label} has ${from.total} points, ${to.label.slice(0, 1).toLowerCase()}${to.label.slice(1)} ${to.total}; each step is what one criterion adds or takes.`,
  };
}

function stepRows({ from, steps }: Waterfall): readonly SpanRow[] {
  let total = from.total;
  return steps
    .filter(({ points }) => points !== 0)
    .map(({ label, points, words }) => {
      const start = total;
      total += points;
      return { label, from: start, to: total, detail: words, value: signed(points), tone: points > 0 ? 'good' : 'poor' };
    });
}

const signed = (points: number): string => (points > 0 ? `+${formatNumber(points)}` : formatNumber(points));
