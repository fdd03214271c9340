import { chartTable } from './chartTable.ts';
import type { ReportChart } from '../../../../core/chart/reportChart.ts';

/** Whether a chart compares named parts. Each name needs its own line, which a column chart has no room for. */
export const isPartList = (chart: ReportChart): boolean =>
  chart.kind === 'bar' && chart.series.length === 1 && chart.x.some((label) => Number.isNaN(Number(label)));

/** Named parts as horizontal bars, each with its name and amount. */
export function PartBars({ chart }: { readonly chart: ReportChart }) {
  const values = chart.series[0]?.values ?? [];
  const largest = Math.max(1, ...values.map(Math.abs));
  return (
    <ul aria-label={chart.title}>
      {chartTable(chart).rows.map(([label = '', amount = ''], at) => (
        <li key={label} className="grid gap-1 border-t border-line py-2 first:border-0">
          <span className="flex justify-between gap-3 text-[15px]">
            <span>{label}</span>
            <span className="num font-medium">{amount}</span>
          </span>
          <span aria-hidden="true" className="h-2 overflow-hidden rounded-full bg-sunk [print-color-adjust:exact] forced-colors:border">
            <span
              className={`block h-full rounded-full forced-colors:bg-[CanvasText] ${(values[at] ?? 0) < 0 ? 'bg-poor' : 'bg-brand'}`}
              style={{ width: `${(Math.abs(values[at] ?? 0) / largest) * 100}%` }}
            />
          </span>
        </li>
      ))}
    </ul>
  );
}
