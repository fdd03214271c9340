import type { Instant } from '../../core/kernel/calendar.ts';
import { collectionNames, type CollectionName } from '../../core/protocol/syncRow.ts';
import { showSyncedAlerts } from '../alerts/showAlerts.ts';
import { readRecords } from '../collections/recordWrites.ts';
import type { GuardedWrite } from '../records/recordStore.ts';
import type { RecordKey } from '../records/syncedRecord.ts';
import type { OpenStores } from './openStores.ts';
import { showSyncedItems } from './items/repairItems.ts';
import { rescoreRows } from './rescoreRows.ts';
import { showSyncedDeals } from './syncedRows.ts';

/** Brings the page's view in step with records that came in, were restored or taken back; `at` dates the rules they are scored by. */
export async function showRecords(stores: OpenStores, keys: readonly RecordKey[], at: Instant): Promise<void> {
  for (const coll of collectionNames) {
    const ids = keys.filter((key) => key.coll === coll).map(({ id }) => id);
    const found = ids.length === 0 ? [] : await readRecords(stores.documents, coll, ids);
    const records = new Map(found.map((record) => [record.id, record]));
    const writes = ids.map((id) => ({ key: { coll, id }, record: records.get(id) ?? null, expected: null }));
    if (writes.length > 0) await showWritten(stores, { coll, writes }, at);
  }
}

/** A failure to show what came in is mended at the next start and holds up nothing. */
export const showLater = (cause: unknown): void => console.warn('The list could not follow the sync', cause);

interface Written {
  readonly coll: CollectionName;
  readonly writes: readonly GuardedWrite[];
}

/** The same for writes whose records are at hand. */
export async function showWritten({ documents, view }: OpenStores, { coll, writes }: Written, at: Instant): Promise<void> {
  if (coll === 'deals') await showSyncedDeals({ documents, view, written: writes, at });
  const ids = writes.map(({ key }) => key.id);
  await showSyncedItems({ documents, view }, coll, ids);
  await showSyncedAlerts({ documents, view }, coll, ids);
  if (coll === 'profiles') await rescoreRows({ documents, view, at });
}
