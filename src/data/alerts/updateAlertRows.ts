import type { Table } from 'dexie';
import { isOutdated } from '../../core/alerts/alertEvent.ts';
import { hashText } from '../../core/alerts/fireAlert.ts';
import type { Instant } from '../../core/kernel/calendar.ts';
import { ok } from '../../core/kernel/result.ts';
import type { CollectionName } from '../../core/protocol/syncRow.ts';
import { changedBy, changeRecords, readRecords, type Changed, type ChangeStores, type RecordChange } from '../collections/recordWrites.ts';
import { readableRecords } from '../collections/readableRecords.ts';
import type { SyncedRecord } from '../records/syncedRecord.ts';
import type { ViewDb } from '../view/viewDb.ts';
import { toEventRow, toRuleRow, type AlertCollection } from './alertRows.ts';
import type { OpenStores } from '../commands/stores.ts';

/** Rebuilds the rows of rules and events from the documents. Unreadable records are reported. */
export async function rebuildAlertRows({ documents, view }: OpenStores): Promise<void> {
  const rules = (await readableRecords(documents, view, 'alertRules')).flatMap((record) => toRuleRow(record) ?? []);
  const events = (await readableRecords(documents, view, 'alertEvents')).flatMap((record) => toEventRow(record) ?? []);
  await view.transaction('rw', view.alertRules, view.alertEvents, async () => {
    await inStep(view.alertRules, rules);
    await inStep(view.alertEvents, events);
  });
}

interface Row {
  readonly id: string;
  readonly revision: string;
}

/** Makes the table match these rows. Writes nothing if nothing changed, so that subscribers are not notified. */
async function inStep<Kept extends Row>(table: Table<Kept, string>, rows: readonly Kept[]): Promise<void> {
  const shown = new Map((await table.toArray()).map(({ id, revision }) => [id, revision]));
  const stale = rows.filter(({ id, revision }) => shown.get(id) !== revision);
  for (const { id } of rows) shown.delete(id);
  if (stale.length > 0) await table.bulkPut(stale);
  if (shown.size > 0) await table.bulkDelete([...shown.keys()]);
}

/** Updates the rows of records just written or received. Removes the rows of deleted records. */
export async function updateAlertRows(view: ViewDb, coll: AlertCollection, records: readonly SyncedRecord[]): Promise<void> {
  if (coll === 'alertRules') {
    await view.alertRules.bulkPut(records.flatMap((record) => toRuleRow(record) ?? []));
    return view.alertRules.bulkDelete(records.flatMap((record) => (toRuleRow(record) === null ? [record.id] : [])));
  }
  await view.alertEvents.bulkPut(records.flatMap((record) => toEventRow(record) ?? []));
  return view.alertEvents.bulkDelete(records.flatMap((record) => (toEventRow(record) === null ? [record.id] : [])));
}

/** Updates rows after the sync wrote. Collections other than alerts are ignored. */
export async function updateSyncedAlertRows({ documents, view }: OpenStores, coll: CollectionName, ids: readonly string[]): Promise<void> {
  if (coll !== 'alertRules' && coll !== 'alertEvents') return;
  await updateAlertRows(view, coll, await readRecords(documents, coll, ids));
}

/** The stores that an alert watch reads and writes. */
export type AlertStores = OpenStores & ChangeStores;

/** Changes rules or events and updates their rows. Returns the changed records. */
export async function changeAlerts(
  stores: AlertStores,
  coll: AlertCollection,
  changes: readonly RecordChange<unknown>[],
): Promise<readonly Changed[]> {
  const written = changedBy(await changeRecords(stores, changes));
  await updateAlertRows(
    stores.view,
    coll,
    written.map(({ after }) => after),
  );
  return written;
}

/** Deletes expired events. The deletion syncs, so it is enough that one device does it. Returns how many were deleted. */
export async function deleteExpiredEvents(stores: AlertStores, now: Instant): Promise<number> {
  const outdated = (await stores.view.alertEvents.toArray()).filter(({ event }) => isOutdated(event, now)).map(({ id }) => id);
  if (outdated.length === 0) return 0;
  const changes = outdated.map((id) => {
    const mid = hashText(`${id} outdated ${stores.writer().device}`);
    return { coll: 'alertEvents', id, mid, at: now, change: () => ok(null) } as const;
  });
  return (await changeAlerts(stores, 'alertEvents', changes)).length;
}
