import { itemCollections } from '../../core/deal/items/items.ts';
import type { CollectionName } from '../../core/protocol/syncRow.ts';
import type { Documents } from '../collections/database.ts';
import { readRecords } from '../collections/recordWrites.ts';
import { readableRecords } from '../collections/readableRecords.ts';
import { keyText } from '../records/syncedRecord.ts';
import { toItemRow } from '../view/items.ts';
import type { ViewDb } from '../view/viewDb.ts';
import type { ItemRow } from '../view/itemRow.ts';

/**
 * Rebuilds the rows of notes and scenarios from the documents. Writes missing and outdated rows, removes rows without a document, and
 * reports unreadable records.
 */
export async function repairItems(documents: Documents, view: ViewDb): Promise<void> {
  const records = await Promise.all(itemCollections.map((coll) => readableRecords(documents, view, coll)));
  const rows = records.flat().flatMap((record) => toItemRow(record) ?? []);
  await view.transaction('rw', view.items, async () => {
    const shown = new Map((await view.items.toArray()).map((row) => [keyText(row), row]));
    const stale = rows.filter((row) => shown.get(keyText(row))?.revision !== row.revision);
    for (const row of rows) shown.delete(keyText(row));
    if (stale.length > 0) await view.items.bulkPut(stale);
    if (shown.size > 0) await view.items.bulkDelete([...shown.values()].map(({ coll, id }): [string, string] => [coll, id]));
  });
}

/** Updates the rows of records received from the server. Removes the rows of deleted records. Ignores collections without rows. */
export async function updateSyncedItemRows(
  { documents, view }: { readonly documents: Documents; readonly view: ViewDb },
  coll: CollectionName,
  ids: readonly string[],
): Promise<void> {
  if (!itemCollections.some((name) => name === coll)) return;
  const records = await readRecords(documents, coll, ids);
  const rows = records.flatMap((record) => toItemRow(record) ?? []);
  const shown = new Set(rows.map(({ id }) => id));
  await view.transaction('rw', view.items, async () => {
    await view.items.bulkPut(rows satisfies readonly ItemRow[]);
    await view.items.bulkDelete(ids.filter((id) => !shown.has(id)).map((id): [string, string] => [coll, id]));
  });
}
