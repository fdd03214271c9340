import { Dexie } from 'dexie';
import { createRevision, now } from 'rxdb/plugins/core';
import { fromDexieToStorage } from 'rxdb/plugins/storage-dexie';
import type { CollectionName } from '../../../core/protocol/syncRow.ts';
import type { GuardedWrite } from '../../records/recordStore.ts';
import type { SyncedRecord } from '../../records/syncedRecord.ts';
import type { Documents } from '../database.ts';
import { toDocument, toRecord } from '../recordDocument.ts';
import { toRaw, type StoredDocument } from './rawDocument.ts';
import { placeOf, within, type Place } from './storageTable.ts';
import { arrivalsWith } from './unpackArrivals.ts';

/** A write that leaves a record behind it. */
type Keeping = GuardedWrite & { readonly record: SyncedRecord };

/**
 * Many writes of records in one transaction of RxDB's own table, in RxDB's own form and with its revisions: pages of a first pull, batches
 * the server has confirmed, many commands at once. Through RxDB each record is read twice and its event made for nobody. What is not plainly
 * as the write expects it (there already, changed, removed, not to be read) is left and answered by id; RxDB looks at that again.
 */
export async function writeTogether(documents: Documents, coll: CollectionName, writes: readonly Keeping[]): Promise<ReadonlySet<string>> {
  const place = await placeOf(documents, coll);
  const fresh = writes.filter(({ expected }) => expected === null);
  const known = writes.filter(({ expected }) => expected !== null);
  return within(place, 'rw', async () => new Set([...(await addNew(place, fresh)), ...(await changeKnown(place, known))]));
}

/**
 * Adds without looking first, and takes back what turns out to lie in an arrival; answers the ids that were taken. A question of its own
 * before each page of a first pull would wait behind the rows of the page before.
 */
async function addNew(place: Place, writes: readonly Keeping[]): Promise<readonly string[]> {
  if (writes.length === 0) return [];
  const { documents, dexieTable, booleanIndexes } = place;
  const ids = writes.map(({ key }) => key.id);
  const [_meta, _rev] = [{ lwt: now() }, createRevision(documents.token)];
  const rows = writes.map(({ record }) => toRaw(booleanIndexes, toDocument(record), { _meta, _rev }));
  const [places, holding] = await Promise.all([addedBut(() => dexieTable.bulkAdd(rows)), arrivalsWith(place, ids)]);
  const taken = new Set(places.flatMap((at) => ids[at] ?? []));
  const arrived = ids.filter((id) => !taken.has(id) && holding.some(({ records }) => records.has(id)));
  if (arrived.length > 0) await dexieTable.bulkDelete(arrived);
  return [...taken, ...arrived];
}

/** The places of those whose id was taken. */
async function addedBut(add: () => PromiseLike<unknown>): Promise<readonly number[]> {
  try {
    await add();
    return [];
  } catch (cause) {
    if (!(cause instanceof Dexie.BulkError) || !cause.failures.every(({ name }) => name === 'ConstraintError')) throw cause;
    return Object.keys(cause.failuresByPos).map(Number);
  }
}

/** Writes over records that are still the ones expected; answers the ids of the others. */
async function changeKnown({ documents, coll, dexieTable, booleanIndexes }: Place, writes: readonly Keeping[]): Promise<readonly string[]> {
  if (writes.length === 0) return [];
  const _meta = { lwt: now() };
  const found = await dexieTable.bulkGet(writes.map(({ key }) => key.id));
  const left: string[] = [];
  const rows = writes.flatMap((write, place) => {
    const stored: StoredDocument | undefined = fromDexieToStorage(booleanIndexes, found[place]);
    if (stored !== undefined && !stored._deleted && isExpected(toRecord(coll, stored), write))
      return [toRaw(booleanIndexes, toDocument(write.record), { _meta, _rev: createRevision(documents.token, stored) })];
    left.push(write.key.id);
    return [];
  });
  if (rows.length > 0) await dexieTable.bulkPut(rows);
  return left;
}

/** Whether a stored record (null: none that can be read) is the one a write was made from. */
export const isExpected = (record: SyncedRecord | null, { expected }: GuardedWrite): boolean =>
  record !== null && expected !== null && record.mid === expected.mid && (record.base?.mid ?? null) === expected.baseMid;
