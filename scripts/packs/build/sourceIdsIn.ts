import type { PackTable } from '../../../src/core/area/pack/pack.ts';

/** Every source cited by a column of these tables. */
export const sourceIdsIn = (tables: Readonly<Record<string, PackTable>>): readonly string[] =>
  Object.values(tables).flatMap(({ columns }) =>
    Object.values(columns).flatMap((column) => ('about' in column && column.about !== undefined ? column.about.sourceIds : [])),
  );
