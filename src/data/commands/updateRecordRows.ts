import type { Instant } from '../../core/kernel/calendar.ts';
import { collectionNames } from '../../core/protocol/syncRow.ts';
import { updateSyncedAlertRows } from '../alerts/updateAlertRows.ts';
import type { RecordKey } from '../records/syncedRecord.ts';
import { updateSyncedItemRows } from './repairItems.ts';
import { updateSyncedDealRows } from './repairRows.ts';
import { rescoreRows } from './rescoreRows.ts';
import type { OpenStores } from './stores.ts';

/** Updates the rows of records that were received, restored or undone. `at` is the date of the scoring rules. */
export async function updateRecordRows(stores: OpenStores, keys: readonly RecordKey[], at: Instant): Promise<void> {
  for (const coll of collectionNames) {
    const ids = keys.filter((key) => key.coll === coll).map(({ id }) => id);
    if (ids.length === 0) continue;
    if (coll === 'deals') await updateSyncedDealRows(stores, ids, at);
    await updateSyncedItemRows(stores, coll, ids);
    await updateSyncedAlertRows(stores, coll, ids);
    if (coll === 'profiles') await rescoreRows({ ...stores, at });
  }
}

/** Logs a failed row update. It is repaired at the next start, so nothing has to wait for it. */
export const updateRowsInBackground = (cause: unknown): void => console.warn('The list could not be updated after the sync', cause);
