import type { DealRow } from '../rows.ts';
import type { ViewDb } from '../viewDb.ts';
import type { RowPack } from './rowPack.ts';

/** From so many ids on, the packs between the first and the last of them are looked through: one question instead of one for each. */
const many = 50;

/** The packs in which some of these ids are, and maybe others. */
export async function packsWith(view: ViewDb, ids: readonly string[]): Promise<readonly RowPack[]> {
  const sorted = ids.toSorted();
  const [first, last] = [sorted[0], sorted.at(-1)];
  if (first === undefined || last === undefined) return [];
  const byId = view.rowPacks.where('ids');
  const found = sorted.length < many ? byId.anyOf(sorted) : byId.between(first, last, true, true);
  const packs = await view.rowPacks.bulkGet([...new Set(await found.primaryKeys())]);
  return packs.flatMap((pack) => pack ?? []);
}

/** Rows at the places of their ids. */
export async function readRows(view: ViewDb, ids: readonly string[]): Promise<readonly (DealRow | undefined)[]> {
  const rows = rowsIn(await packsWith(view, ids));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => byId.get(id));
}

/** Every row, in no order. */
export const allRows = async (view: ViewDb): Promise<readonly DealRow[]> => rowsIn(await view.rowPacks.toArray());

export const countRows = (view: ViewDb): Promise<number> => view.rowPacks.orderBy('ids').count();

export const rowsIn = (packs: readonly RowPack[]): readonly DealRow[] => packs.flatMap(({ rows }) => rows);
