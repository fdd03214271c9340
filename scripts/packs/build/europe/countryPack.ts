import { join } from 'node:path';
import type { PackColumn, PackTable } from '../../../../src/core/area/pack/pack.ts';
import { GateFailure } from '../../packDraft.ts';
import type { PackDraft } from '../../packDraft.ts';
import { numberOf, readCsv } from '../../readCsv.ts';
import type { CsvRow } from '../../readCsv.ts';
import { sourcesFor } from '../../sources.ts';
import type { MeasureSpec } from '../../measures/measureSpec.ts';
import { figureColumns, outOfBounds } from '../column.ts';
import { sourceIdsIn } from '../sourceIdsIn.ts';

/** Rows of a prepared European data file: `rowsOf(folder, 'ie-prices')`. */
export const rowsOf = (folder: string, name: string): readonly CsvRow[] => readCsv(join(folder, `eu/${name}.csv`));

/** A table in a country's pack, and its faults, one line each. */
export interface BuiltTable {
  readonly table: PackTable;
  readonly faults: readonly string[];
}

/** A table with its own columns and figures. `names` identifies rows in messages about faults. */
export function tableOf(rows: readonly CsvRow[], { names, columns, specs }: TablePlan): BuiltTable {
  const measured = specs.map((spec) => ({ spec, values: rows.map((row) => numberOf(row, spec.from)) }));
  const twice = names.filter((name, at) => names.indexOf(name) !== at).map((name) => `${name} appears twice`);
  return {
    faults: [...outOfBounds(measured, names), ...twice],
    table: { rows: rows.length, columns: { ...columns, ...figureColumns(measured) } },
  };
}

interface TablePlan {
  /** One code per row, all different. */
  readonly names: readonly string[];
  readonly columns: Readonly<Record<string, PackColumn>>;
  readonly specs: readonly MeasureSpec[];
}

interface CountryPlan extends Pick<PackDraft, 'rows' | 'expectedRows' | 'vintage' | 'budget'> {
  readonly id: string;
  readonly title: string;
  readonly tables: Readonly<Record<string, BuiltTable>>;
  /** The sources of columns without figures, such as a list of names or postal codes. */
  readonly alsoFrom?: readonly string[];
}

/** One country's pack, downloaded when a property there is opened. Throws `GateFailure` if a table has a fault. */
export function countryPack({ id, title, tables: built, alsoFrom = [], ...draft }: CountryPlan): PackDraft {
  const faults = Object.values(built).flatMap((one) => one.faults);
  if (faults.length > 0) throw new GateFailure(id, faults);
  const tables = Object.fromEntries(Object.entries(built).map(([name, { table }]) => [name, table]));
  return {
    json: { format: 1, id, title, market: 'eu', sources: sourcesFor([...sourceIdsIn(tables), ...alsoFrom]), tables },
    load: 'on demand',
    ...draft,
  };
}
