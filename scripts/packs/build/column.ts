import type { ColumnAbout, PackColumn } from '../../../src/core/area/pack/pack.ts';
import { numberColumn } from '../encode.ts';
import type { MeasureSpec } from '../measures/measureSpec.ts';

/** A pack's description of a column. */
export const aboutOf = ({ label, group, unit, period, sources, estimate, note }: MeasureSpec): ColumnAbout => ({
  label,
  group,
  unit,
  period,
  sourceIds: sources,
  estimate: estimate ?? null,
  note: note ?? null,
});

export interface Measured {
  readonly spec: MeasureSpec;
  readonly values: readonly (number | null)[];
}

/** Columns of figures by measure id. */
export const figureColumns = (measured: readonly Measured[]): Readonly<Record<string, PackColumn>> =>
  Object.fromEntries(measured.map(({ spec, values }) => [spec.id, numberColumn(values, { d: spec.d, about: aboutOf(spec) })]));

/** Values outside their plausible bounds, one line each. */
export function outOfBounds(measured: readonly Measured[], names: readonly string[]): readonly string[] {
  return measured.flatMap(({ spec, values }) =>
    values.flatMap((value, at) =>
      value === null || (value >= spec.bounds[0] && value <= spec.bounds[1])
        ? []
        : [`${spec.id} of ${names[at]} is ${value}, outside ${spec.bounds[0]} to ${spec.bounds[1]}`],
    ),
  );
}
