import { numbersOf } from '../book/levels/level.ts';
import type { Pack, Table } from '../pack/pack.ts';
import type { LocalFigure } from './areaLevels.ts';

/** A row of a pack's table and its area's name. */
interface RowOfPlace {
  readonly pack: Pack;
  readonly table: Table;
  readonly row: number;
  readonly ofName: string;
}

/** With fewer sales than this the median is weak, and the figure's note says so. */
const fewSales = 20;

/** The figures of a row in the order of `wanted` (`measure` or `measure|column of its count`); figures the row lacks are left out. */
export function figuresOfRow({ pack, table, row, ofName }: RowOfPlace, wanted: readonly string[]): readonly LocalFigure[] {
  return wanted.flatMap((line) => {
    const [id = '', counted] = line.split('|');
    const column = table.columns.get(id);
    const value = column?.kind === 'number' ? (column.values[row] ?? Number.NaN) : Number.NaN;
    if (column?.kind !== 'number' || column.measure === null || Number.isNaN(value)) return [];
    const count = counted === undefined ? Number.NaN : (numbersOf(table, counted)?.[row] ?? Number.NaN);
    const { measure } = column;
    return [
      {
        measure,
        value,
        ofName,
        sources: measure.sourceIds.flatMap((source) => pack.sources.get(source) ?? []),
        count: Number.isNaN(count) ? null : count,
        note: count < fewSales ? `Based on only ${count} sales.` : null,
      },
    ];
  });
}
