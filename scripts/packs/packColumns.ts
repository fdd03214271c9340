import type { Pack, Table } from '../../src/core/area/pack/pack.ts';

type Texts = readonly (string | null)[];

export function tableOf(pack: Pack, name: string): Table {
  const table = pack.tables.get(name);
  if (table === undefined) throw new Error(`The pack has no table ${name}`);
  return table;
}

export function textsOf(table: Table, name: string): Texts {
  const column = table.columns.get(name);
  if (column?.kind !== 'text') throw new Error(`The pack has no text column ${name}`);
  return column.values;
}

export function numbersOf(table: Table, name: string): Float64Array {
  const column = table.columns.get(name);
  if (column?.kind !== 'number') throw new Error(`The pack has no number column ${name}`);
  return column.values;
}
