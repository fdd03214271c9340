import type { PlotAxes } from '../../../../core/chart/plots/plotScale.ts';

/** Grid lines, the zero line and the labels of both axes. */
export function Axes({ axes }: { readonly axes: PlotAxes }) {
  const { plot, yTicks, xTicks, zero, height } = axes;
  const right = plot.x + plot.width;
  return (
    <g className="num fill-ink-3 text-[12px]" aria-hidden="true">
      {yTicks.map(({ at, label }) => (
        <g key={at}>
          <path d={`M${plot.x} ${at}H${right}`} className="stroke-line" strokeWidth={1} />
          <text x={plot.x - 7} y={at} dy="0.35em" textAnchor="end">
            {label}
          </text>
        </g>
      ))}
      {zero === null ? null : <path d={`M${plot.x} ${zero}H${right}`} className="stroke-ink-3" strokeWidth={1} />}
      {xTicks.map(({ at, label }) => (
        <text key={at} x={at} y={height - 4} textAnchor="middle">
          {label}
        </text>
      ))}
    </g>
  );
}
