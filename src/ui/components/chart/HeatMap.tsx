import { heatShades } from '../../../core/chart/plots/heatShades.ts';
import type { ChartText } from './parts/ChartFrame.tsx';

export interface HeatMapProps extends ChartText {
  readonly xLabel: string;
  readonly yLabel: string;
  /** Short column and row headers: "£170k", "5.5%". */
  readonly columns: readonly string[];
  readonly rows: readonly string[];
  /** By row, then by column. */
  readonly values: readonly (readonly number[])[];
  /** A value short enough for a cell: "£255", "5.2%". */
  readonly format: (value: number) => string;
  /** Values at or above this are good, e.g. 0 or a target. If null, cells are shaded from lowest to highest without a verdict. */
  readonly pivot: number | null;
  /** The cell for the deal's current inputs. */
  readonly current?: { readonly row: number; readonly column: number } | undefined;
  /** Called to apply a cell's two inputs. */
  readonly onChoose?: ((row: number, column: number) => void) | undefined;
}

/** How one result varies with two inputs, as a table. Every cell shows its number, and colour only highlights the boundary. */
export function HeatMap(props: HeatMapProps) {
  const { title, summary, heading: Heading = 'none', xLabel, yLabel, columns, rows } = props;
  const shades = heatShades(props.values, props.pivot);
  return (
    <figure className="grid grid-cols-[minmax(0,1fr)] gap-2.5 print:break-inside-avoid">
      {Heading === 'none' ? null : <Heading className="text-[15px] font-semibold tracking-tight">{title}</Heading>}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable by keyboard */}
      <section aria-label={`Table: ${title}`} tabIndex={0} className="relative overflow-x-auto">
        <table className="num w-full border-separate border-spacing-0.5 text-center text-[13px]">
          <caption className="pb-1.5 normal-nums text-left text-[13px] text-ink-3">{`Across: ${xLabel}. Down: ${yLabel}.`}</caption>
          <thead>
            <tr>
              <th scope="col" className="sticky left-0 bg-card px-1.5 text-right font-normal text-ink-3">
                <span className="sr-only">{yLabel}</span>
              </th>
              {columns.map((label, column) => (
                <th key={label} scope="col" className={`px-1.5 py-1 ${headLook(props.current?.column === column)}`}>
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((label, row) => (
              <tr key={label}>
                <th
                  scope="row"
                  className={`sticky left-0 bg-card px-1.5 py-1 text-right whitespace-nowrap ${headLook(props.current?.row === row)}`}
                >
                  {label}
                </th>
                {columns.map((columnLabel, column) => (
                  <Cell key={columnLabel} {...props} row={row} column={column} shade={shades[row]?.[column] ?? null} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <figcaption className="text-sm text-ink-2">{summary}</figcaption>
    </figure>
  );
}

const headLook = (isCurrent: boolean): string => (isCurrent ? 'font-semibold text-ink' : 'font-normal text-ink-2');

interface CellProps extends HeatMapProps {
  readonly row: number;
  readonly column: number;
  readonly shade: number | null;
}

function Cell({ values, rows, columns, xLabel, yLabel, format, pivot, current, onChoose, row, column, shade }: CellProps) {
  const value = values[row]?.[column] ?? Number.NaN;
  const isCurrent = current?.row === row && current.column === column;
  const text = Number.isFinite(value) ? format(value) : '–';
  const look = `grid min-h-9 w-full place-items-center rounded-[4px] px-1.5 whitespace-nowrap ${isCurrent ? 'font-semibold outline-2 -outline-offset-2 outline-ink' : ''}`;
  const ground = { background: shade === null ? undefined : cellGround(shade, pivot !== null) };
  const here = isCurrent ? <span className="sr-only">, current</span> : null;
  return (
    <td className="p-0 [print-color-adjust:exact]">
      {onChoose === undefined ? (
        <span className={look} style={ground}>
          {text}
          {here}
        </span>
      ) : (
        <button
          type="button"
          onClick={() => onChoose(row, column)}
          className={`${look} hover:outline-2 hover:-outline-offset-2 hover:outline-ink-2 pointer-coarse:min-h-11`}
          style={ground}
        >
          <span className="sr-only">{`${yLabel} ${rows[row] ?? ''}, ${xLabel} ${columns[column] ?? ''}: `}</span>
          {text}
          {here}
        </button>
      )}
    </td>
  );
}

/** Pale enough in both themes to keep the number readable. */
function cellGround(shade: number, hasVerdict: boolean): string {
  const strength = Math.round(8 + Math.min(1, Math.abs(shade)) * 34);
  const colour = hasVerdict && shade < 0 ? 'var(--poor)' : hasVerdict ? 'var(--good)' : 'var(--brand)';
  return `color-mix(in oklab, ${colour} ${strength}%, var(--card))`;
}
