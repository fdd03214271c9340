import { Dexie } from 'dexie';
import { useLiveQuery } from 'dexie-react-hooks';
import { parseItem } from '../../core/deal/items/itemSchemas.ts';
import { itemCollections, type ItemCollection, type ItemsByCollection, type Scenario } from '../../core/deal/items/items.ts';
import type { SyncedRecord } from '../records/syncedRecord.ts';
import type { ViewDb } from './viewDb.ts';
import type { ItemRow } from './itemRow.ts';

export interface Item<Coll extends ItemCollection> {
  readonly id: string;
  readonly item: ItemsByCollection[Coll];
}

/** The row of a record. Null if the record is deleted, belongs to another collection, or is unreadable. */
export function toItemRow({ coll, id, deleted, doc, mid }: SyncedRecord): ItemRow | null {
  const known = itemCollections.find((name) => name === coll);
  if (deleted || known === undefined) return null;
  const read = parseItem(known, doc);
  return read.ok ? { coll: known, id, dealId: read.value.dealId ?? '', revision: mid, item: read.value } : null;
}

// The requested collection determines each item's kind.
const itemsOf = <Coll extends ItemCollection>(rows: readonly ItemRow[]): readonly Item<Coll>[] =>
  rows
    .map(({ id, item }) => ({ id, item: item as ItemsByCollection[Coll] }))
    .toSorted((one, other) => one.item.createdAt - other.item.createdAt);

/** Every holding on this device, oldest first. */
export const readHoldings = async (view: ViewDb): Promise<readonly Item<'holdings'>[]> =>
  itemsOf(await view.items.where('[coll+id]').between(['holdings', Dexie.minKey], ['holdings', Dexie.maxKey]).toArray());

/** The holdings, live. Undefined during the first read. */
export const useHoldings = (view: ViewDb): readonly Item<'holdings'>[] | undefined => useLiveQuery(() => readHoldings(view), [view]);

/** The notes or scenarios of a deal, oldest first. Undefined during the first read. */
export function useItems<Coll extends ItemCollection>(view: ViewDb, coll: Coll, dealId: string): readonly Item<Coll>[] | undefined {
  const read = async () => itemsOf<Coll>(await view.items.where('[coll+dealId]').equals([coll, dealId]).toArray());
  return useLiveQuery(read, [view, coll, dealId]);
}

/** A scenario of any deal. Null if this device has none with that id. */
export function useScenario(view: ViewDb, id: string | null): Scenario | null | undefined {
  return useLiveQuery(async () => {
    const row = id === null ? undefined : await view.items.get(['scenarios', id]);
    // The collection in the key determines the item's kind.
    return row === undefined ? null : (row.item as Scenario);
  }, [view, id]);
}
