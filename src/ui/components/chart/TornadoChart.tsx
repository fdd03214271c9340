import { tornadoGeometry, type Span } from '../../../core/chart/plots/tornadoGeometry.ts';
import { ChartFrame, type ChartTableData, type ChartText } from './parts/ChartFrame.tsx';

export interface TornadoRow {
  readonly label: string;
  /** The results if only this input changes, to its low value and to its high value. */
  readonly low: number;
  readonly high: number;
  /** The input's low and high values, formatted, e.g. "£1,100" and "£1,400". */
  readonly lowInput: string;
  readonly highInput: string;
}

export interface TornadoChartProps extends ChartText {
  /** The result's name, e.g. "Monthly cash flow". */
  readonly resultLabel: string;
  /** The result with every input at its current value. */
  readonly base: number;
  readonly rows: readonly TornadoRow[];
  /** Whether lower is better, as for cash needed. */
  readonly lessIsBetter?: boolean;
  readonly format: (value: number) => string;
}

/** Sensitivity of a result to each input, widest bar first. Each row has text, so it can be read without the bars. */
export function TornadoChart(props: TornadoChartProps) {
  const { title, summary, heading, resultLabel, base, rows, lessIsBetter = false, format } = props;
  const geometry = tornadoGeometry(rows, base, 100);
  return (
    <ChartFrame title={title} summary={summary} heading={heading ?? 'none'} table={() => tornadoTable(props, geometry.rows)}>
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 text-[13px] text-ink-3">
        <span>
          {resultLabel} <span className="num font-semibold text-ink">{format(base)}</span> now
        </span>
        <span className="flex gap-4">
          <Key look={sideLook(!lessIsBetter)} label="Better" />
          <Key look={sideLook(lessIsBetter)} label="Worse" />
        </span>
      </p>
      <ul aria-label={title} className="grid gap-3">
        {geometry.rows.map(({ at, below, above }) => {
          const row = rows[at];
          return row === undefined ? null : (
            <li key={row.label} className="grid gap-1 text-sm">
              <span className="font-medium">{row.label}</span>
              <span aria-hidden="true" className="relative block h-4 overflow-hidden rounded-[4px] bg-sunk [print-color-adjust:exact]">
                <Side span={below} look={sideLook(lessIsBetter)} />
                <Side span={above} look={sideLook(!lessIsBetter)} />
                <span
                  className="absolute inset-y-0 w-0.5 -translate-x-1/2 bg-ink forced-colors:border-l-2"
                  style={{ left: `${geometry.base}%` }}
                />
              </span>
              <span className="flex justify-between gap-3 text-[13px] text-ink-2">
                {endsOf(row).map(({ input, result }) => (
                  <span key={input}>
                    <span className="num font-medium text-ink">{format(result)}</span> at {input}
                  </span>
                ))}
              </span>
            </li>
          );
        })}
      </ul>
    </ChartFrame>
  );
}

function Key({ look, label }: { readonly look: string; readonly label: string }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      <span aria-hidden="true" className={`h-2 w-4 rounded-full [print-color-adjust:exact] forced-colors:border ${look}`} />
      {label}
    </span>
  );
}

const sideLook = (isBetter: boolean): string => (isBetter ? 'bg-good' : 'bg-poor');

function Side({ span: { x, width }, look }: { readonly span: Span; readonly look: string }) {
  return (
    <span
      className={`absolute inset-y-0 [print-color-adjust:exact] forced-colors:border ${look}`}
      style={{ left: `${x}%`, width: `${width}%` }}
    />
  );
}

/** Puts the text of the lower result on the left, where the bar's lower end is. */
function endsOf({ low, high, lowInput, highInput }: TornadoRow) {
  const ends = [
    { input: lowInput, result: low },
    { input: highInput, result: high },
  ];
  return low <= high ? ends : ends.toReversed();
}

const tornadoTable = ({ resultLabel, rows, format }: TornadoChartProps, order: readonly { readonly at: number }[]): ChartTableData => ({
  columns: [
    { label: 'Input' },
    { label: 'Low', align: 'right' },
    { label: `${resultLabel} at low value`, align: 'right' },
    { label: 'High', align: 'right' },
    { label: `${resultLabel} at high value`, align: 'right' },
  ],
  rows: order.map(({ at }) => {
    const row = rows[at];
    return row === undefined ? [] : [row.label, row.lowInput, format(row.low), row.highInput, format(row.high)];
  }),
});
