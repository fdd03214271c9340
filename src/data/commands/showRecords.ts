import type { Instant } from '../../core/kernel/calendar.ts';
import { collectionNames } from '../../core/protocol/syncRow.ts';
import { showSyncedAlerts } from '../alerts/showAlerts.ts';
import type { RecordKey } from '../records/syncedRecord.ts';
import { showSyncedItems } from './repairItems.ts';
import { showSyncedDeals } from './repairRows.ts';
import { rescoreRows } from './rescoreRows.ts';
import type { OpenStores } from './stores.ts';

/** Updates the rows of records that were received, restored or undone. `at` is the date of the scoring rules. */
export async function showRecords(stores: OpenStores, keys: readonly RecordKey[], at: Instant): Promise<void> {
  for (const coll of collectionNames) {
    const ids = keys.filter((key) => key.coll === coll).map(({ id }) => id);
    if (ids.length === 0) continue;
    if (coll === 'deals') await showSyncedDeals(stores, ids, at);
    await showSyncedItems(stores, coll, ids);
    await showSyncedAlerts(stores, coll, ids);
    if (coll === 'profiles') await rescoreRows({ ...stores, at });
  }
}

/** A failed row update is repaired at the next start and blocks nothing. */
export const showLater = (cause: unknown): void => console.warn('The list could not be updated after the sync', cause);
