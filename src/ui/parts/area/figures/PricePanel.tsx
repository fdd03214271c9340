import type { AreaBook } from '../../../../core/area/book/areaBook.ts';
import type { Series } from '../../../../core/area/book/figure.ts';
import type { PlaceRef } from '../../../../core/area/book/place.ts';
import { axisLabel } from '../../../../core/chart/axisLabel.ts';
import { LineChart } from '../../../components/chart/LineChart.tsx';
import { Stat, StatRow } from '../../../components/figure/Stat.tsx';
import { Panel } from '../../../components/panel/Panel.tsx';
import { figureText } from '../../../../core/area/describe/figureText.ts';
import { periodAt, periodText, shortPeriod } from './periodText.ts';
import { describeSeries } from './describeSeries.ts';

interface PricePanelProps {
  readonly book: AreaBook;
  readonly place: PlaceRef;
}

/** Price history, with changes over one, five and ten years. */
export function PricePanel({ book, place }: PricePanelProps) {
  const series = book.priceSeries(place);
  if (series === null || series.points.length === 0) {
    return (
      <Panel title="Price history">
        <p className="text-ink-2">Price history isn’t published for this place.</p>
      </Panel>
    );
  }
  const changes = book.changes(series);
  const owner = series.of === null ? null : book.place(series.of);
  return (
    <Panel
      title="Price history"
      aside={[owner?.name ?? '', `to ${periodText(series.points.at(-1)?.period ?? '')}`].filter((part) => part !== '').join(', ')}
    >
      {changes === null ? null : (
        <StatRow>
          <Stat label="1 year" value={changeText(changes.one)} />
          <Stat label="5 years" value={changeText(changes.five)} />
          <Stat label="10 years" value={changeText(changes.ten)} />
          <Stat label="Annual volatility" value={changes.volatility === null ? '–' : `± ${changes.volatility.toFixed(1)}%`} />
        </StatRow>
      )}
      <SeriesChart series={[series]} title={`Prices in ${owner?.name ?? 'this place'}`} />
      {series.note === null ? null : <p className="text-[13px] text-ink-3">{series.note}</p>}
    </Panel>
  );
}

const changeText = (percent: number | null): string =>
  percent === null ? '–' : `${percent > 0 ? '+' : percent < 0 ? '−' : ''}${Math.abs(percent).toFixed(1)}%`;

interface SeriesChartProps {
  /** Series in one unit. The first determines the periods. */
  readonly series: readonly Series[];
  readonly title: string;
}

/** A line chart of dated series. Its summary names the publishers and last date. */
export function SeriesChart({ series, title }: SeriesChartProps) {
  const [first] = series;
  if (first === undefined) return null;
  const periods = [...new Set(series.flatMap(({ points }) => points.map(({ period }) => period)))].toSorted();
  const form = { unit: first.unit, decimals: first.unit === 'percent' ? 2 : 0 };
  const publishers = [...new Set(series.flatMap(({ sources }) => sources.map(({ publisher }) => publisher)))].join(', ');
  return (
    <LineChart
      title={title}
      summary={[...series.map(({ label, points, unit }) => `${label}: ${describeSeries(points, unit)}.`), `${publishers}.`].join(' ')}
      xLabel="Time"
      points={periods.map((period) => ({ at: periodAt({ period }), label: shortPeriod(period) }))}
      lines={series.map(({ label, points, cadence }) => {
        const byPeriod = new Map(points.map(({ period, value }) => [period, value]));
        return {
          label,
          values: cadence === 'day of change' ? held(periods, byPeriod) : periods.map((period) => byPeriod.get(period) ?? Number.NaN),
        };
      })}
      format={(value) => figureText(value, form)}
      formatTick={(value) => axisLabel(value, { before: first.unit === 'gbp' ? '£' : '', after: first.unit === 'percent' ? '%' : '' })}
    />
  );
}

/** The rate in each period. A rate applies until its next change; NaN before the first. */
function held(periods: readonly string[], byPeriod: ReadonlyMap<string, number>): readonly number[] {
  let current = Number.NaN;
  return periods.map((period) => {
    current = byPeriod.get(period) ?? current;
    return current;
  });
}
