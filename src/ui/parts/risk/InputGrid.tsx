import { HeatMap } from '../../components/chart/HeatMap.tsx';

/** One input of the grid and its values. */
interface Axis {
  readonly label: string;
  readonly values: readonly number[];
  readonly text: (value: number) => string;
}

interface InputGridProps {
  /** The figure's name. */
  readonly figure: string;
  readonly rows: Axis;
  readonly columns: Axis;
  /** The figure for each pair of values; null if it is undefined. */
  readonly cells: readonly (readonly (number | null)[])[];
  readonly format: (value: number) => string;
  /** The value at which colours change from bad to good; null for a plain scale. */
  readonly pivot: number | null;
  /** The cell of the current values. */
  readonly current: { readonly row: number; readonly column: number } | undefined;
  /** A sentence describing the cells. */
  readonly summary: string;
  /** Null if nothing may be changed. */
  readonly onChoose: ((row: number, column: number) => void) | null;
}

/** A figure for every pair of two inputs' values. Selecting a cell applies its pair. */
export function InputGrid({ figure, rows, columns, cells, format, onChoose, ...drawn }: InputGridProps) {
  return (
    <HeatMap
      {...drawn}
      title={`${figure} by ${rows.label.toLowerCase()} and ${columns.label.toLowerCase()}`}
      xLabel={columns.label}
      yLabel={rows.label}
      columns={columns.values.map(columns.text)}
      rows={rows.values.map(rows.text)}
      values={cells.map((row) => row.map((value) => value ?? Number.NaN))}
      format={(value) => (Number.isNaN(value) ? '–' : format(value))}
      onChoose={
        onChoose === null
          ? undefined
          : (row, column) => {
              const [one, other] = [rows.values[row], columns.values[column]];
              if (one !== undefined && other !== undefined) onChoose(one, other);
            }
      }
    />
  );
}
