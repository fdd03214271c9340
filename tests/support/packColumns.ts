import type { Column } from '../../src/core/area/pack/pack.ts';
import { publishedPack } from './areaPacks.ts';

const column = (pack: string, table: string, name: string): Column => {
  const found = publishedPack(pack).tables.get(table)?.columns.get(name);
  if (found === undefined) throw new Error(`There is no column ${table}.${name} in ${pack}`);
  return found;
};

/** The numbers in a shipped pack's column; NaN for unknown values. */
export function numbersOf(pack: string, table: string, name: string): readonly number[] {
  const found = column(pack, table, name);
  if (found.kind !== 'number') throw new Error(`${name} is not a column of numbers`);
  return Array.from(found.values);
}

/** The texts in a shipped pack's column. */
export function textsOf(pack: string, table: string, name: string): readonly (string | null)[] {
  const found = column(pack, table, name);
  if (found.kind !== 'text') throw new Error(`${name} is not a column of texts`);
  return found.values;
}
