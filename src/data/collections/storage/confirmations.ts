import type { Collection, Table } from 'dexie';
import { createRevision, now } from 'rxdb/plugins/core';
import { fromDexieToStorage } from 'rxdb/plugins/storage-dexie';
import type { CollectionName } from '../../../core/protocol/syncRow.ts';
import type { GuardedWrite } from '../../records/recordStore.ts';
import type { Documents } from '../database.ts';
import { toDocument, toRecord } from '../recordDocument.ts';
import { arrivalsIn } from './arrivals.ts';
import {
  arrivalsNamed,
  entriesAmong,
  entriesIn,
  joinedOf,
  putEntries,
  withConfirmation,
  without,
  type Confirmations,
  type Entry,
  type EntryRow,
} from './confirmationEntries.ts';
import { toRaw, type RawDocument, type StoredDocument } from './rawDocument.ts';
import { placeOf, within, type Place } from './storageTable.ts';
import { arrivalsWith, unpack } from './unpackArrivals.ts';

/** Fewer are written into their records at once. */
export const manyConfirmed = 50;

/**
 * What the server confirmed of many records at once is one entry beside them, in their own table, instead of two hundred and fifty records
 * written anew: that was a third of sending a long queue. Whoever reads a record lays it over (`withConfirmation`), whoever writes one has
 * it written into the record first, and the rest follows when nothing waits (`foldConfirmations`). Entries are deleted documents to RxDB,
 * so nothing finds them that does not look for them. Lost, or unknown to an older build, they cost a second sending, which the server
 * answers as done.
 */
export async function confirmTogether(
  documents: Documents,
  coll: CollectionName,
  writes: readonly GuardedWrite[],
): Promise<ReadonlySet<string>> {
  const place = await placeOf(documents, coll);
  return within(place, 'rw', async () => {
    const arrivals = await arrivalsIn(place);
    const arrivalOf = ({ key, expected }: GuardedWrite): string | null =>
      arrivals.find(({ records }) => expected !== null && records.get(key.id)?.mid === expected.mid)?.key ?? null;
    const arrived = new Map(writes.map((write) => [write, arrivalOf(write)]));
    const single = writes.filter((write) => arrived.get(write) === null);
    const found = single.length === 0 ? new Map<string, RawDocument>() : await rawOf(place.dexieTable, single);
    const fitting = writes.filter((write) => arrived.get(write) !== null || isWaitingAs(found.get(write.key.id), write.expected?.mid));
    const entries = fitting.map(({ key, record }): Entry => [key.id, record?.mid ?? '', record?.base?.version ?? 0]);
    await putEntries(place.dexieTable, entries, new Set(fitting.flatMap((write) => arrived.get(write) ?? [])));
    const done = new Set(entries.map(([id]) => id));
    return new Set(writes.map(({ key }) => key.id).filter((id) => !done.has(id)));
  });
}

/** What is confirmed and not yet written into the records. Read before the records themselves: what moved in between is then right in them. */
export async function confirmationsOf(documents: Documents, coll: CollectionName): Promise<Confirmations> {
  const { dexieTable } = await placeOf(documents, coll);
  return joinedOf(await documents.lockedRun(() => entriesIn(dexieTable)));
}

/** How many records wait to be sent, those that are confirmed left out: all are counted at one moment. */
export async function countWaiting(documents: Documents, coll: CollectionName): Promise<number> {
  const place = await placeOf(documents, coll);
  return within(place, 'r', async () => {
    const confirmed = joinedOf(await entriesIn(place.dexieTable)).size;
    return (await waitingBehind(place.dexieTable, '').count()) + (await countArrived(place)) - confirmed;
  });
}

/** How many records a collection has, whether they can be read or not. */
export async function countAll(documents: Documents, coll: CollectionName): Promise<number> {
  const place = await placeOf(documents, coll);
  // Every document has a listing key, if an empty one.
  const alive = place.dexieTable.where('[_deleted+listingKey+id]').between(['0'], ['0', []]);
  return within(place, 'r', async () => (await alive.count()) + (await countArrived(place)));
}

const countArrived = async (place: Place): Promise<number> => (await arrivalsIn(place)).reduce((sum, { records }) => sum + records.size, 0);

/**
 * Documents that wait in their state, by id, up to `limit` behind the id `after`; those that are confirmed are left out. Of what is
 * confirmed only entries that speak of ids among them are read: of fifty thousand on their way there are two hundred, and a batch is
 * behind nearly all of them.
 */
export async function readWaiting(
  documents: Documents,
  coll: CollectionName,
  { after, limit }: { readonly after: string; readonly limit: number },
): Promise<readonly RawDocument[]> {
  const place = await placeOf(documents, coll);
  const { dexieTable } = place;
  return within(place, 'r', async () => {
    const found = await waitingBehind(dexieTable, after).limit(limit).toArray();
    const among = joinedOf(await entriesAmong(dexieTable, found));
    if (!found.some(({ id }) => among.has(id))) return found;
    const confirmed = joinedOf(await entriesIn(dexieTable));
    const ids = (await waitingBehind(dexieTable, after).primaryKeys()).filter((id) => !confirmed.has(id));
    return (await dexieTable.bulkGet(ids.slice(0, limit))).flatMap((one) => one ?? []);
  });
}

const waitingBehind = (table: Table<RawDocument, string>, after: string): Collection<RawDocument, string> =>
  table.where('[_deleted+sending+id]').between(['0', 'waiting', after], ['0', 'waiting', []], false, true);

/** Writes what was confirmed of these ids into their records, each of which has an entry of its own from then on. */
export async function foldConfirmations(documents: Documents, coll: CollectionName, ids: readonly string[]): Promise<void> {
  const place = await placeOf(documents, coll);
  await within(place, 'rw', async () => {
    for (const arrival of await arrivalsWith(place, ids)) await unpack(place, arrival);
    await foldInto(place, await entriesIn(place.dexieTable), ids);
  });
}

/** The same with the oldest, up to `most`, or with the arrival they are of; answers whether others are left. */
export async function foldOldest(documents: Documents, coll: CollectionName, most: number): Promise<boolean> {
  const place = await placeOf(documents, coll);
  return within(place, 'rw', async () => {
    const [oldest, next] = await entriesIn(place.dexieTable, 2);
    if (oldest === undefined) return false;
    const named = new Set(arrivalsNamed(oldest.key));
    const arrival = (await arrivalsIn(place)).find(({ key }) => named.has(key));
    const ids = oldest.entries.slice(0, most).map(([id]) => id);
    if (arrival === undefined) await foldInto(place, [oldest], ids);
    else await unpack(place, arrival);
    return next !== undefined || arrival !== undefined || oldest.entries.length > most;
  });
}

/** Within a transaction: writes what these entries say of some ids into the records, and the entries without it. */
async function foldInto(place: Place, rows: readonly EntryRow[], which: readonly string[]): Promise<void> {
  const { documents, coll, dexieTable, booleanIndexes } = place;
  const confirmed = joinedOf(rows);
  const ids = which.filter((id) => confirmed.has(id));
  const _meta = { lwt: now() };
  const found = ids.length === 0 ? [] : await dexieTable.bulkGet([...ids]);
  const folded = found.flatMap((raw): readonly RawDocument[] => {
    if (raw === undefined) return [];
    const stored: StoredDocument = fromDexieToStorage(booleanIndexes, raw);
    const record = stored._deleted ? null : toRecord(coll, stored);
    const after = record === null ? record : withConfirmation(record, confirmed);
    if (after === null || after === record) return [];
    return [toRaw(booleanIndexes, toDocument(after), { _meta, _rev: createRevision(documents.token, stored) })];
  });
  if (folded.length > 0) await dexieTable.bulkPut(folded);
  await without(dexieTable, rows, new Set(ids));
}

/** The documents of a batch. One that follows on the other in the table is read in one stroke, which is a third of reading each. */
async function rawOf(table: Table<RawDocument, string>, writes: readonly GuardedWrite[]): Promise<ReadonlyMap<string, RawDocument>> {
  const ids = writes.map(({ key }) => key.id).toSorted();
  const [from = '', to = ''] = [ids.at(0), ids.at(-1)];
  const found = new Map((await table.where(':id').between(from, to, true, true).limit(ids.length).toArray()).map((raw) => [raw.id, raw]));
  const others = ids.filter((id) => !found.has(id));
  for (const raw of others.length === 0 ? [] : await table.bulkGet(others)) if (raw !== undefined) found.set(raw.id, raw);
  return found;
}

/** Whether a document waits to be sent in the state of this `mid`. Its text begins with it, and need not be read for that. */
const isWaitingAs = (raw: RawDocument | undefined, mid: string | undefined): boolean =>
  raw !== undefined &&
  raw._deleted === '0' &&
  raw.sending === 'waiting' &&
  typeof raw.record === 'string' &&
  raw.record.startsWith(`{"mid":"${mid}",`);
