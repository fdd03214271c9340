import type { PackTable } from '../../../src/core/area/pack/pack.ts';

/** Every source that a column of these tables cites. */
export const sourceIdsIn = (tables: Readonly<Record<string, PackTable>>): readonly string[] =>
  Object.values(tables).flatMap(({ columns }) =>
    Object.values(columns).flatMap((column) => ('about' in column && column.about !== undefined ? column.about.sourceIds : [])),
  );
