import type { Series } from '../../../../core/area/book/figure.ts';
import { axisLabel } from '../../../../core/chart/axisLabel.ts';
import { LineChart } from '../../../components/chart/LineChart.tsx';
import { figureText } from '../../../../core/area/describe/figureText.ts';
import { periodAt, periodText, shortPeriod } from '../../../parts/area/figures/periodText.ts';
import { describeSeries } from '../../../parts/area/figures/describeSeries.ts';
import { alignSeries } from './alignSeries.ts';

interface SeriesLinesProps {
  readonly title: string;
  /** The series to draw, all in one unit. */
  readonly series: readonly Series[];
  /** The first month drawn, "2015-01". */
  readonly since: string;
  /** Shorter legend names by series id. */
  readonly names?: Readonly<Record<string, string>>;
}

/** Maximum number of lines for which the summary describes the trends. With more, the sentence would be too long. */
const mostSaid = 3;

const noNames: Readonly<Record<string, string>> = {};

/** A line chart of published series. Its summary names the publishers and the last month. */
export function SeriesLines({ title, series, since, names = noNames }: SeriesLinesProps) {
  const { periods, lines } = alignSeries(series, since);
  const [first] = series;
  const end = periods.at(-1);
  if (first === undefined || end === undefined) return <p className="text-ink-2">This data isn’t on this device yet.</p>;
  const form = { unit: first.unit, decimals: first.unit === 'percent' ? 2 : 0 };
  const yearly = series.every(({ cadence }) => cadence === 'year');
  const publishers = [...new Set(series.flatMap(({ sources }) => sources.map(({ publisher }) => publisher)))].join(', ');
  const trends =
    lines.length > mostSaid
      ? ''
      : lines
          .map(({ series: { id, label, unit }, values }) => {
            const known = periods.flatMap((period, at) => (Number.isFinite(values[at]) ? [{ period, value: values[at] ?? 0 }] : []));
            return `${names[id] ?? label}: ${describeSeries(known, unit)}. `;
          })
          .join('');
  const notes = [...new Set(series.flatMap(({ note }) => note ?? []))].join(' ');
  return (
    <LineChart
      heading="h3"
      title={title}
      summary={`${trends}${publishers}, to ${yearly ? yearOf(end) : periodText(end)}. ${notes}`.trim()}
      xLabel={yearly ? 'Year' : 'Month'}
      points={periods.map((period) => ({ at: periodAt({ period }), label: yearly ? yearOf(period) : shortPeriod(period) }))}
      lines={lines.map((line) => ({ label: names[line.series.id] ?? line.series.label, values: line.values }))}
      format={(value) => figureText(value, form)}
      formatTick={(value) => axisLabel(value, { before: first.unit === 'gbp' ? '£' : '', after: first.unit === 'percent' ? '%' : '' })}
    />
  );
}

const yearOf = (period: string): string => period.slice(0, 4);
