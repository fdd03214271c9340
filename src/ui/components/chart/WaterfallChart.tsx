import { waterfallGeometry, type WaterfallStep } from '../../../core/chart/plots/waterfallGeometry.ts';
import { ChartFrame, type ChartText } from './parts/ChartFrame.tsx';

export type WaterfallRow = WaterfallStep & { readonly label: string };

export interface WaterfallChartProps extends ChartText {
  /** The steps, added up from zero. A total shows the sum so far, or its own value. */
  readonly rows: readonly WaterfallRow[];
  readonly format: (value: number) => string;
}

/** A waterfall chart with horizontal bars, which leave room for names on a phone. */
export function WaterfallChart({ title, summary, heading, rows, format }: WaterfallChartProps) {
  const geometry = waterfallGeometry(rows, 100);
  const amount = (at: number): string => format(geometry.rows[at]?.value ?? 0);
  return (
    <ChartFrame
      title={title}
      summary={summary}
      heading={heading ?? 'none'}
      table={() => ({
        columns: [{ label: 'Step' }, { label: 'Amount', align: 'right' }],
        rows: rows.map(({ label }, at) => [label, amount(at)]),
      })}
    >
      <ol aria-label={title} className="grid text-sm">
        {rows.map(({ label, kind }, at) => {
          const bar = geometry.rows[at];
          return (
            <li
              key={label}
              className={`grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 py-1.5 sm:grid-cols-[minmax(0,12rem)_minmax(0,1fr)_6.5rem] ${kind === 'total' ? 'border-t border-line font-semibold' : ''}`}
            >
              <span>{label}</span>
              <span className="num text-right sm:order-last">{amount(at)}</span>
              <span aria-hidden="true" className="relative col-span-2 block h-3.5 sm:col-span-1">
                <span className="absolute inset-y-[-0.375rem] w-px bg-line-strong" style={{ left: `${geometry.zero}%` }} />
                <span
                  className={`absolute inset-y-0 min-w-0.5 rounded-[3px] [print-color-adjust:exact] forced-colors:border ${kind === 'total' ? 'bg-ink-2' : (bar?.value ?? 0) < 0 ? 'bg-poor' : 'bg-chart-1'}`}
                  style={{ left: `${bar?.x ?? 0}%`, width: `${bar?.width ?? 0}%` }}
                />
              </span>
            </li>
          );
        })}
      </ol>
    </ChartFrame>
  );
}
