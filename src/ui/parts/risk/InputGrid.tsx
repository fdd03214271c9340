import { HeatMap } from '../../components/chart/HeatMap.tsx';

/** One input of the grid and the values it is tried at. */
interface Axis {
  readonly label: string;
  readonly values: readonly number[];
  readonly text: (value: number) => string;
}

interface InputGridProps {
  /** The name of the figure. */
  readonly figure: string;
  readonly rows: Axis;
  readonly columns: Axis;
  /** The figure for each pair of values; null where there is none. */
  readonly cells: readonly (readonly (number | null)[])[];
  readonly format: (value: number) => string;
  /** Where colours change from bad to good; null where they only grow. */
  readonly pivot: number | null;
  /** The cell of the values in use. */
  readonly current: { readonly row: number; readonly column: number } | undefined;
  /** A sentence on what the cells are. */
  readonly summary: string;
  readonly onChoose: (row: number, column: number) => void;
}

/** A figure for every pair of two inputs' values; a press on a cell tries its pair. */
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
      onChoose={(row, column) => {
        const [one, other] = [rows.values[row], columns.values[column]];
        if (one !== undefined && other !== undefined) onChoose(one, other);
      }}
    />
  );
}
