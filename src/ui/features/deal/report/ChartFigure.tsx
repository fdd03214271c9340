import { memo, useId, useRef, useState } from 'react';
import { chartGeometry, type ChartGeometry } from '../../../../core/chart/chartGeometry.ts';
import { toSvgPath } from '../../../../core/chart/pathRecorder.ts';
import { Axes } from '../../../components/chart/parts/Axes.tsx';
import { seriesLook } from '../../../components/chart/parts/seriesLook.ts';
import { useChartWidth } from '../../../components/chart/parts/useChartWidth.ts';
import { ViewToggle, type ChartView } from '../../../components/field/ViewToggle.tsx';
import { chartTable } from './chartTable.ts';
import { isPartList, PartBars } from './PartBars.tsx';
import { Panel } from '../../../components/panel/Panel.tsx';
import { ReportTableView } from './ReportTableView.tsx';
import type { ReportChart } from '../../../../core/chart/reportChart.ts';

/** A report chart with its summary, and its numbers as a table. */
export const ChartFigure = memo(function ChartFigure({ chart }: { readonly chart: ReportChart }) {
  const [view, setView] = useState<ChartView>('chart');
  return (
    <Panel title={chart.title} aside={<ViewToggle label={chart.title} view={view} onChange={setView} />}>
      {view === 'chart' ? (
        isPartList(chart) ? (
          <PartBars chart={chart} />
        ) : (
          <Drawing chart={chart} />
        )
      ) : (
        <ReportTableView table={chartTable(chart)} quiet />
      )}
      <p className="text-sm text-ink-2">{chart.summary}</p>
    </Panel>
  );
});

function Drawing({ chart }: { readonly chart: ReportChart }) {
  const frame = useRef<HTMLDivElement>(null);
  const width = useChartWidth(frame);
  const titleId = useId();
  const geometry = width === null ? null : chartGeometry(chart, { width, height: Math.min(280, Math.max(190, width * 0.46)), text: 12 });
  return (
    <div ref={frame} className="grid grid-cols-[minmax(0,1fr)] gap-2">
      {chart.series.length > 1 ? <Legend chart={chart} /> : null}
      {geometry === null ? (
        <div className="h-56" />
      ) : (
        <svg
          role="img"
          aria-labelledby={titleId}
          viewBox={`0 0 ${geometry.width} ${geometry.height}`}
          className="h-auto w-full overflow-visible [print-color-adjust:exact]"
        >
          <title id={titleId}>{`${chart.title}. ${chart.summary}`}</title>
          <Axes axes={geometry} />
          <Series chart={chart} geometry={geometry} />
        </svg>
      )}
      {/* Skips a bare currency sign: every axis label already has it. */}
      {chart.yLabel.length > 1 ? <p className="text-[13px] text-ink-3">{chart.yLabel}</p> : null}
    </div>
  );
}

/** The series of a chart, each with its own colour and dash. */
export function Series({ chart, geometry }: { readonly chart: ReportChart; readonly geometry: ChartGeometry }) {
  return geometry.series.map((series, at) => {
    const look = seriesLook(at);
    return (
      <g key={series.label}>
        {series.fill.length === 0 ? null : (
          <path d={toSvgPath(series.fill)} className={look.fill} opacity={chart.kind === 'bar' ? 0.9 : 0.16} />
        )}
        {series.loss.length === 0 ? null : <path d={toSvgPath(series.loss)} className="fill-poor" opacity={0.9} />}
        {series.stroke.length === 0 ? null : (
          <path
            d={toSvgPath(series.stroke)}
            className={look.stroke}
            fill="none"
            strokeWidth={2.25}
            strokeLinejoin="round"
            strokeDasharray={look.dash}
          />
        )}
        {chart.kind === 'bar' || series.end === null ? null : <circle cx={series.end.x} cy={series.end.y} r={3.5} className={look.fill} />}
      </g>
    );
  });
}

/** The legend for a chart's colours and dashes. */
export function Legend({ chart }: { readonly chart: ReportChart }) {
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1 text-sm text-ink-2">
      {chart.series.map(({ label }, at) => (
        <li key={label} className="flex items-center gap-2">
          <svg viewBox="0 0 24 8" className="h-2 w-6" aria-hidden="true">
            {chart.kind === 'bar' ? (
              <rect width="24" height="8" rx="2" className={seriesLook(at).fill} />
            ) : (
              <path d="M0 4H24" className={seriesLook(at).stroke} strokeWidth={2.5} strokeDasharray={seriesLook(at).dash} />
            )}
          </svg>
          {label}
        </li>
      ))}
    </ul>
  );
}
