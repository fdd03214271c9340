import type { SeriesPoint, Unit } from '../../../../core/area/book/figure.ts';
import { describeChange } from '../../../../core/chart/describeChange.ts';
import { figureText } from '../../../../core/area/describe/figureText.ts';
import { periodText } from './periodText.ts';

/**
 * The change of a dated series from its first to its last point: "up 43.7% since January 2020, to £212,000", or for rates "rises from 0.5%
 * …".
 */
export function describeSeries(points: readonly SeriesPoint[], unit: Unit): string {
  const [first] = points;
  const last = points.at(-1);
  if (first === undefined || last === undefined) return '';
  const text = (value: number): string => figureText(value, { unit, decimals: unit === 'percent' ? 2 : 0 });
  const since = `since ${periodText(first.period)}`;
  if (unit === 'percent' || !(first.value > 0)) return `${describeChange(first.value, last.value, text)} ${since}`;
  const change = Number(((last.value / first.value - 1) * 100).toFixed(1));
  if (change === 0) return `unchanged ${since}, at ${text(last.value)}`;
  return `${change > 0 ? 'up' : 'down'} ${Math.abs(change).toFixed(1)}% ${since}, to ${text(last.value)}`;
}
