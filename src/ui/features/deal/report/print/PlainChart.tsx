import { useId } from 'react';
import { chartGeometry } from '../../../../../core/chart/chartGeometry.ts';
import { Axes } from '../../../../components/chart/parts/Axes.tsx';
import { Legend, Series } from '../ChartFigure.tsx';
import { isPartList, PartBars } from '../PartBars.tsx';
import type { ReportChart } from '../../../../../core/chart/reportChart.ts';

/** A chart at a fixed width, so that it prints as shown, with its summary. */
export function PlainChart({ chart }: { readonly chart: ReportChart }) {
  const titleId = useId();
  const geometry = chartGeometry(chart, { width: 720, height: 250, text: 12 });
  return (
    <figure className="grid gap-2 print:break-inside-avoid">
      <h3 className="font-semibold">{chart.title}</h3>
      {isPartList(chart) ? (
        <PartBars chart={chart} />
      ) : (
        <>
          {chart.series.length > 1 ? <Legend chart={chart} /> : null}
          <svg
            role="img"
            aria-labelledby={titleId}
            viewBox="0 0 720 250"
            className="h-auto w-full overflow-visible [print-color-adjust:exact]"
          >
            <title id={titleId}>{`${chart.title}. ${chart.summary}`}</title>
            <Axes axes={geometry} />
            <Series chart={chart} geometry={geometry} />
          </svg>
        </>
      )}
      <figcaption className="text-sm text-ink-2">{chart.summary}</figcaption>
    </figure>
  );
}
