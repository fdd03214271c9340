import { Dexie, RangeSet } from 'dexie';
import { answered } from '../../answered.ts';
import type { DealRow } from '../rows.ts';
import type { ViewDb } from '../viewDb.ts';
import { packsWith } from './readRows.ts';
import { packOf, packSize, packsOf, type NewPack, type RowPack } from './rowPack.ts';

/** Puts rows in one transaction, each over the one it had or beside the others. */
export function putRows(view: ViewDb, rows: readonly DealRow[]): Promise<unknown> {
  return changing(view, idsOf(rows), async (packs) => {
    const left = new Map(rows.map((row) => [row.id, row]));
    const changed = packs.map(({ number, rows: before }) => ({ number, ...packOf(before.map((row) => taken(left, row))) }));
    return joining(view, [...left.values()], changed);
  });
}

/** Adds rows where there is none; answers the ids that had one, and were left alone. */
export async function addRows(view: ViewDb, rows: readonly DealRow[]): Promise<ReadonlySet<string>> {
  const packs = await changing(view, idsOf(rows), (found) => {
    const known = new Set(found.flatMap(({ ids }) => ids));
    const fresh = new Map(rows.flatMap((row) => (known.has(row.id) ? [] : [[row.id, row]])));
    return joining(view, [...fresh.values()]);
  });
  const known = new Set(packs.flatMap(({ ids }) => ids));
  return new Set(idsOf(rows).filter((id) => known.has(id)));
}

export function removeRows(view: ViewDb, ids: readonly string[]): Promise<unknown> {
  const gone = new Set(ids);
  return changing(view, ids, (packs) => packs.map(({ number, rows }) => ({ number, ...packOf(rows.filter(({ id }) => !gone.has(id))) })));
}

const idsOf = (rows: readonly DealRow[]): readonly string[] => rows.map(({ id }) => id);

/** What a packed row becomes; what was taken is no longer left. */
function taken(left: Map<string, DealRow>, row: DealRow): DealRow {
  const after = left.get(row.id) ?? row;
  left.delete(row.id);
  return after;
}

/** New rows beside what changes otherwise: a few join the pack that was begun last, if they have room there. */
async function joining(view: ViewDb, rows: readonly DealRow[], changed: readonly Packed[] = []): Promise<readonly Change[]> {
  const last = rows.length > 0 && rows.length < packSize ? await view.rowPacks.orderBy(':id').last() : undefined;
  const begun = changed.find(({ number }) => number === last?.number) ?? last;
  if (begun === undefined || begun.rows.length + rows.length > packSize) return [...changed, ...packsOf(rows)];
  const joined = { number: begun.number, ...packOf([...begun.rows, ...rows]) };
  return [...changed.filter(({ number }) => number !== begun.number), joined];
}

/** A pack as it is to be; one without rows goes. */
type Packed = NewPack & Pick<RowPack, 'number'>;
type Change = Packed | (NewPack & { readonly number?: never });

type ChangePacks = (packs: readonly RowPack[]) => readonly Change[] | Promise<readonly Change[]>;

/**
 * Changes the packs of some rows, and answers them as they were. They are read and written in one transaction, so that two tabs that change
 * rows of one pack do it one after the other.
 */
function changing(view: ViewDb, ids: readonly string[], change: ChangePacks): Promise<readonly RowPack[]> {
  const touched = new Set(ids);
  return view.transaction('rw', view.rowPacks, async () => {
    const packs = (await packsWith(view, ids)).filter((pack) => pack.ids.some((id) => touched.has(id)));
    const changes = await change(packs);
    if (changes.length > 0) tell(view, { numbers: await write(changes), ids });
    return packs;
  });
}

/**
 * Answers the numbers of the packs. Past Dexie, which would name every id in them to every tab: to put five hundred names together took a
 * page longer than to read their rows.
 */
function write(changes: readonly Change[]): Promise<readonly number[]> {
  const store = Dexie.currentTransaction.idbtrans.objectStore('rowPacks');
  return Promise.all(
    changes.map(async (pack) => {
      const isGone = pack.rows.length === 0 && pack.number !== undefined;
      if (!isGone) return Number(await answered(store.put(pack)));
      await answered(store.delete(pack.number));
      return pack.number;
    }),
  );
}

/** More rows than this are part of a pull or an import, during which all rows are looked at anew in any case. */
const mostNamed = 200;

interface Changed {
  readonly numbers: readonly number[];
  readonly ids: readonly string[];
}

/** Tells those who follow packs or rows, here and in other tabs, once they are on disk: Dexie forgets what a query hears while it reads. */
function tell({ name }: ViewDb, { numbers, ids }: Changed): void {
  const rows = ids.length > mostNamed ? new RangeSet('', '\uffff') : new RangeSet().addKeys([...ids]);
  const parts = { [`idb://${name}/rowPacks/`]: new RangeSet().addKeys([...numbers]), [`idb://${name}/${changedRows}`]: rows };
  Dexie.currentTransaction.idbtrans.addEventListener('complete', () => Dexie.on.storagemutated.fire(parts));
}

/** The part of Dexie's messages that names changed rows. */
export const changedRows = 'rowPacks/ids';
