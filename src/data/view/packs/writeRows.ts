import { Dexie, RangeSet } from 'dexie';
import type { DealRow } from '../rows.ts';
import type { ViewDb } from '../viewDb.ts';
import { packsWith } from './readRows.ts';
import { packOf, packSize, packsOf, type RowPack } from './rowPack.ts';

/** Puts rows in one transaction, each over the one it had or beside the others. */
export function putRows(view: ViewDb, rows: readonly DealRow[]): Promise<void> {
  return changing(view, idsOf(rows), async (packs) => {
    const left = new Map(rows.map((row) => [row.id, row]));
    const changed = packs.map((pack) => ({ ...pack, ...packOf(pack.rows.map((row) => taken(left, row))) }));
    await view.rowPacks.bulkPut(changed);
    await append(view, [...left.values()]);
  });
}

/** Adds rows where there is none; answers the ids that had one, and were left alone. */
export function addRows(view: ViewDb, rows: readonly DealRow[]): Promise<ReadonlySet<string>> {
  return changing(view, idsOf(rows), async (packs) => {
    const known = new Set(packs.flatMap(({ ids }) => ids));
    const fresh = new Map(rows.flatMap((row) => (known.has(row.id) ? [] : [[row.id, row]])));
    await append(view, [...fresh.values()]);
    return new Set(idsOf(rows).filter((id) => known.has(id)));
  });
}

export function removeRows(view: ViewDb, ids: readonly string[]): Promise<void> {
  const gone = new Set(ids);
  return changing(view, ids, async (packs) => {
    const left = packs.map((pack) => ({ ...pack, ...packOf(pack.rows.filter(({ id }) => !gone.has(id))) }));
    await view.rowPacks.bulkPut(left.filter(({ rows }) => rows.length > 0));
    await view.rowPacks.bulkDelete(left.filter(({ rows }) => rows.length === 0).map(({ number }) => number));
  });
}

const idsOf = (rows: readonly DealRow[]): readonly string[] => rows.map(({ id }) => id);

/** What a packed row becomes; what was taken is no longer left. */
function taken(left: Map<string, DealRow>, row: DealRow): DealRow {
  const after = left.get(row.id) ?? row;
  left.delete(row.id);
  return after;
}

/** Packs are read and written in one transaction, so that two tabs that change rows of one pack do it one after the other. */
function changing<Answer>(view: ViewDb, ids: readonly string[], change: (packs: readonly RowPack[]) => Promise<Answer>): Promise<Answer> {
  const touched = new Set(ids);
  return view.transaction('rw', view.rowPacks, async () => {
    const packs = await packsWith(view, ids);
    const answer = await change(packs.filter((pack) => pack.ids.some((id) => touched.has(id))));
    if (ids.length > 0) tell(view, ids);
    return answer;
  });
}

/** A few join the pack that was begun last, if they have room there. */
async function append(view: ViewDb, rows: readonly DealRow[]): Promise<void> {
  if (rows.length === 0) return;
  const last = rows.length < packSize ? await view.rowPacks.orderBy(':id').last() : undefined;
  if (last !== undefined && last.rows.length + rows.length <= packSize)
    await view.rowPacks.put({ ...last, ...packOf([...last.rows, ...rows]) });
  else await view.rowPacks.bulkAdd([...packsOf(rows)], { allKeys: true });
}

/** More rows than this are part of a pull or an import, during which all rows are looked at anew in any case. */
const mostNamed = 200;

/**
 * Names changed rows to those who follow single ones, here and in other tabs: Dexie itself names the packs. They read behind this
 * transaction, whenever they hear of it.
 */
function tell(view: ViewDb, ids: readonly string[]): void {
  const named = ids.length > mostNamed ? new RangeSet('', '\uffff') : new RangeSet().addKeys([...ids]);
  Dexie.ignoreTransaction(() => Dexie.on.storagemutated.fire({ [changedRowsPart(view.name)]: named }));
}

/** What changed rows go by in Dexie's messages: there is no table of that name. */
export const changedRowsPart = (viewName: string): string => `idb://${viewName}/dealRows/`;
