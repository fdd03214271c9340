import { Dexie } from 'dexie';
import { collectionNames } from '../../core/protocol/syncRow.ts';
import { writeOf } from '../records/recordStore.ts';
import { documentsName, viewName, workspaceOf } from '../view/viewName.ts';
import { ViewDb } from '../view/viewDb.ts';
import { openDocuments, type Documents } from './database.ts';
import { allRecords } from './recordQueries.ts';
import { writeRecords } from './recordWrites.ts';

/**
 * Moves records made on this device before sign-in to the person who signs in now. A record is removed from the device's own database only
 * once it is on disk in the person's database. A crash in between therefore repeats the move and loses no data. A record the person already
 * has is kept unchanged. A team workspace takes in none.
 */
export async function adoptRecords(into: Documents): Promise<number> {
  const device = documentsName(null);
  if (into.name === device || workspaceOf(into.name) !== null || !(await hasRecords(device))) return 0;
  let adopted = 0;
  for (const coll of collectionNames) {
    // One at a time, because RxDB's open-source core limits the number of open collections across all databases.
    const from = await openDocuments(device, [coll]);
    try {
      const records = (await allRecords(from, coll)).filter(({ deleted }) => !deleted);
      const writes = records.map((record) => writeOf(null, { ...record, base: null, parked: null }, record));
      await writeRecords(into, coll, writes);
      const leaving = records.map((record) => writeOf(record, null, record));
      await writeRecords(from, coll, leaving);
      adopted += records.length;
    } finally {
      await from.close();
    }
  }
  await forgetRows(device);
  return adopted;
}

/** Checks the rows instead of opening the documents. Rows are deleted last, so an interrupted move is detected. */
async function hasRecords(device: string): Promise<boolean> {
  if (!(await Dexie.exists(viewName(device)))) return false;
  const view = new ViewDb(viewName(device));
  try {
    return (await view.rows.count()) > 0 || (await view.items.count()) > 0 || (await view.alertRules.count()) > 0;
  } finally {
    view.close();
  }
}

async function forgetRows(device: string): Promise<void> {
  const view = new ViewDb(viewName(device));
  try {
    const tables = [view.rows, view.outcomes, view.items, view.alertRules, view.alertEvents, view.alertSeen];
    await view.transaction('rw', tables, () => Promise.all(tables.map((table) => table.clear())));
  } finally {
    view.close();
  }
}
