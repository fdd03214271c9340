import { Dexie } from 'dexie';
import { answered } from '../../answered.ts';
import type { DealRow } from '../rows.ts';
import type { ViewDb } from '../viewDb.ts';
import type { RowPack } from './rowPack.ts';

/** From so many ids on, the packs between the first and the last of them are looked through: one question instead of one for each. */
const many = 50;
/** Unless other rows lie between them, so many for each that is looked for: of a long list every pack might. */
const mostBetween = 2;

/** The packs in which some of these ids are, and maybe others. */
export async function packsWith(view: ViewDb, ids: readonly string[]): Promise<readonly RowPack[]> {
  if (ids.length === 0) return [];
  const sorted = ids.toSorted();
  return view.transaction('r', view.rowPacks, async () => {
    const numbers = sorted.length < many ? await view.rowPacks.where('ids').anyOf(sorted).primaryKeys() : await numbersOfMany(view, sorted);
    const packs = await view.rowPacks.bulkGet([...new Set(numbers)]);
    return packs.flatMap((pack) => pack ?? []);
  });
}

async function numbersOfMany(view: ViewDb, sorted: readonly string[]): Promise<readonly number[]> {
  const most = sorted.length * mostBetween;
  const range = view.rowPacks.where('ids').between(sorted[0], sorted.at(-1), true, true);
  const between = await range.limit(most).primaryKeys();
  if (between.length < most) return between;
  // All at once and past Dexie, which would go from one to the next.
  const index = Dexie.currentTransaction.idbtrans.objectStore('rowPacks').index('ids');
  const found = await Promise.all(sorted.map((id) => answered(index.getKey(id))));
  return found.flatMap((number) => (number === undefined ? [] : Number(number)));
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
