import { itemCollections } from '../../core/deal/items/items.ts';
import { knownChild } from '../records/deletedDeals.ts';
import type { Family } from '../records/recordStore.ts';
import type { SyncedRecord } from '../records/syncedRecord.ts';
import type { ViewDb } from '../view/viewDb.ts';
import type { Documents } from './database.ts';
import { readRecords } from './recordWrites.ts';

/**
 * The notes, scenarios, holdings and comments of a deal that are not deleted. Their ids come from the view, and their state comes from the documents.
 */
export async function childrenOf(documents: Documents, view: ViewDb, dealId: string): Promise<readonly SyncedRecord[]> {
  const found = await Promise.all(
    itemCollections.map(async (coll) => {
      const keys = await view.items.where('[coll+dealId]').equals([coll, dealId]).primaryKeys();
      const ids = keys.map(([, id]) => id);
      return (await readRecords(documents, coll, ids)).filter(({ deleted, doc }) => !deleted && doc['dealId'] === dealId);
    }),
  );
  return found.flat();
}

/** The maximum number of children that a deal's deletion lists. A longer list would be too large to send. */
const mostListed = 400;

/** The paths under which this deal's deletion lists its children known to the deleting device. */
export async function knownChildrenOf(documents: Documents, view: ViewDb, dealId: string): Promise<readonly string[]> {
  return (await childrenOf(documents, view, dealId)).map(knownChild).slice(0, mostListed);
}

/** The deleted deals that still have children: among the given deals, or among all. */
export async function familiesOf(documents: Documents, view: ViewDb, deals: readonly string[] | 'all'): Promise<readonly Family[]> {
  const ids = deals === 'all' ? await withoutRow(view) : deals;
  const gone = (await readRecords(documents, 'deals', ids)).filter(({ deleted }) => deleted);
  const families: Family[] = [];
  for (const deal of gone) {
    const children = await childrenOf(documents, view, deal.id);
    if (children.length > 0) families.push({ deal, children });
  }
  return families;
}

/** Deals that have children but no row in any list. */
async function withoutRow(view: ViewDb): Promise<readonly string[]> {
  // Not `uniqueKeys`: WebKit 2.50 cannot open a cursor that skips duplicates ("Unable to open cursor"), and no round would end.
  const keys = (await view.items.orderBy('[coll+dealId]').keys()) as unknown as readonly (readonly [string, string])[];
  const ids = [...new Set(keys.map(([, dealId]) => dealId))].filter((id) => id !== '');
  const rows = await view.rows.bulkGet(ids);
  return ids.filter((_, place) => rows[place] === undefined);
}
