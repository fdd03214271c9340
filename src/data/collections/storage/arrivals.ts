import { Dexie, type Table } from 'dexie';
import { now } from 'rxdb/plugins/core';
import type { CollectionName } from '../../../core/protocol/syncRow.ts';
import { answered } from '../../answered.ts';
import type { GuardedWrite } from '../../records/recordStore.ts';
import { isPending, type SyncedRecord } from '../../records/syncedRecord.ts';
import type { Documents } from '../database.ts';
import { storedValue, toDocument, toRecord, type RecordDocument, type WrittenDocument } from '../recordDocument.ts';
import { entriesOfArrival, joinedOf } from './confirmationEntries.ts';
import { besideDocument, type RawDocument } from './rawDocument.ts';
import { placeOf, within, type Place } from './storageTable.ts';

/**
 * Many new records at once lie as one entry beside the others until they are written into the table one by one (`unpackArrivals.ts`). To
 * IndexedDB an entry costs the same however small it is, and of ten thousand deals that are added each was written twice: when it came and
 * when the server had confirmed it. So they are there in half the time, and by the time each has an entry of its own it is mostly
 * confirmed. An entry is two documents: a list of what it holds, read to know where a record is, and the records. Neither ever changes;
 * they go together. Whoever reads, counts or writes a record looks here as well.
 */
export interface Arrival {
  /** In the order in which they came. */
  readonly key: string;
  readonly records: ReadonlyMap<string, ArrivedAs>;
}

interface ArrivedAs {
  readonly mid: string;
  readonly listingKey: string;
}

type ListEntry = readonly [id: string, mid: string, listingKey: string];
type RawTable = Table<RawDocument, string>;

/** Fewer are written by themselves at once. */
export const manyArriving = 100;

/** As many as one push carries. */
const size = 250;

/** Before every id that a record can have: the lists, then the records. */
const listMark = '!';
const bodyMark = '"';

/** Behind all of it. */
export const behindArrivals = '"\uffff';

export const bodyKeyOf = (key: string): string => `${bodyMark}${key.slice(listMark.length)}`;

/** What only this device knows, and nothing is to be said of but that it waits. */
const canArrive = ({ expected, record }: GuardedWrite): boolean =>
  expected === null && record !== null && record.base === null && record.parked === null && !record.deleted && isPending(record);

/** Keeps new records together; answers the writes that are for others to do: of what is there already, or too few. */
export async function arriveTogether(
  documents: Documents,
  coll: CollectionName,
  writes: readonly GuardedWrite[],
): Promise<readonly GuardedWrite[]> {
  const ids = new Set(writes.map(({ key }) => key.id));
  const documentsOf = new Map(
    writes.flatMap((write) => (write.record !== null && canArrive(write) ? [[write, withMid(write.record)] as const] : [])),
  );
  // A value set aside is found by its index.
  const coming = [...documentsOf].filter(([, { document }]) => document.conflicts === null);
  if (coming.length < manyArriving || ids.size < writes.length) return writes;
  const place = await placeOf(documents, coll);
  return within(place, 'rw', async () => {
    const known = await presentAmong(place, [...ids]);
    const fresh = coming.filter(([{ key }]) => !known.has(key.id));
    if (fresh.length < manyArriving) return writes;
    const parts = Array.from({ length: Math.ceil(fresh.length / size) }, (_, part) => fresh.slice(part * size, (part + 1) * size));
    await place.dexieTable.bulkPut(parts.flatMap((part) => entryOf(`${listMark}${now()}!${documents.token}`, part)));
    const done = new Set(fresh.map(([write]) => write));
    return writes.filter((write) => !done.has(write));
  });
}

interface WithMid {
  readonly mid: string;
  readonly document: WrittenDocument;
}

const withMid = (record: SyncedRecord): WithMid => ({ mid: record.mid, document: toDocument(record) });

function entryOf(key: string, part: readonly (readonly [GuardedWrite, WithMid])[]): readonly RawDocument[] {
  const list = part.map(([, { mid, document }]): ListEntry => [document.id, mid, document.listingKey]);
  const body = part.map(([, { document }]) => `{"id":${JSON.stringify(document.id)},"record":${document.record}}`);
  return [besideDocument(key, JSON.stringify(list)), besideDocument(bodyKeyOf(key), `[${body.join(',')}]`)];
}

/** Within a transaction: which of these ids the table or another arrival has, removed documents included. */
async function presentAmong(place: Place, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const arrivals = await arrivalsIn(place);
  const arrived = ids.filter((id) => arrivals.some(({ records }) => records.has(id)));
  return new Set([...arrived, ...(await keysAmong(place.dexieTable, ids))]);
}

/** In one question where hardly others lie between them, otherwise one by one, all at once and past Dexie. */
async function keysAmong(table: RawTable, ids: readonly string[]): Promise<readonly string[]> {
  const sorted = ids.toSorted();
  const most = sorted.length * 2;
  const between = await table.where(':id').between(sorted[0], sorted.at(-1), true, true).limit(most).primaryKeys();
  if (between.length < most) return between;
  const store = Dexie.currentTransaction.idbtrans.objectStore(table.name);
  const found = await Promise.all(sorted.map((id) => answered(store.getKey(id))));
  return found.flatMap((key) => (typeof key === 'string' ? [key] : []));
}

const lists = new WeakMap<Documents, Map<string, Arrival>>();

/** Within a transaction: every arrival of a collection in the order in which they came. Their lists never change, and are read once. */
export async function arrivalsIn({ documents, coll, dexieTable: table }: Place): Promise<readonly Arrival[]> {
  const keys = await table.where(':id').between(listMark, `${listMark}\uffff`).primaryKeys();
  const known = lists.get(documents) ?? new Map<string, Arrival>();
  lists.set(documents, known);
  const nameOf = (key: string): string => `${coll}/${key}`;
  const unknown = keys.filter((key) => !known.has(nameOf(key)));
  for (const row of unknown.length === 0 ? [] : await table.bulkGet(unknown))
    if (row !== undefined) known.set(nameOf(row.id), toArrival(row));
  const current = new Set(keys.map(nameOf));
  for (const name of known.keys()) if (name.startsWith(`${coll}/`) && !current.has(name)) known.delete(name);
  return keys.flatMap((key) => known.get(nameOf(key)) ?? []);
}

function toArrival({ id, record }: RawDocument): Arrival {
  const list = storedValue(record) as readonly ListEntry[];
  return { key: id, records: new Map(list.map(([of, mid, listingKey]) => [of, { mid, listingKey }])) };
}

/** The documents of an arrival as if each lay in the table; none where it was unpacked meanwhile. */
export const arrivedDocuments = async ({ dexieTable }: Place, arrival: Arrival): Promise<readonly RecordDocument[]> =>
  documentsIn(arrival, await dexieTable.get(bodyKeyOf(arrival.key)));

function documentsIn({ records }: Arrival, body: RawDocument | undefined): readonly RecordDocument[] {
  const read = storedValue(body?.record);
  const found = Array.isArray(read) ? (read as readonly Pick<RecordDocument, 'id' | 'record'>[]) : [];
  return found.map(({ id, record }) => ({
    id,
    listingKey: records.get(id)?.listingKey ?? '',
    sending: 'waiting',
    conflicts: null,
    record,
  }));
}

const recordIn = (coll: CollectionName, document: RecordDocument | undefined): SyncedRecord | null =>
  document === undefined ? null : toRecord(coll, document);

/** Records that lie in arrivals, by id. Read before the table: what is unpacked meanwhile is then found there, and holds. */
export async function readArrived(documents: Documents, coll: CollectionName, ids: readonly string[]): Promise<readonly SyncedRecord[]> {
  const place = await placeOf(documents, coll);
  const found: SyncedRecord[] = [];
  for (const arrival of await within(place, 'r', () => arrivalsIn(place))) {
    const wanted = new Set(ids.filter((id) => arrival.records.has(id)));
    if (wanted.size === 0) continue;
    const documentsThere = await readOnce(place, arrival);
    found.push(...documentsThere.filter(({ id }) => wanted.has(id)).flatMap((document) => toRecord(coll, document) ?? []));
  }
  return found;
}

/** The one read last: whoever asks for one deal after the other mostly asks for the next of the same arrival. */
const readLast = new WeakMap<Documents, { readonly arrival: Arrival; readonly found: readonly RecordDocument[] }>();

/** Not for transactions: Dexie loses them where nothing is asked of it. */
async function readOnce(place: Place, arrival: Arrival): Promise<readonly RecordDocument[]> {
  const { documents } = place;
  const last = readLast.get(documents);
  if (last?.arrival === arrival) return last.found;
  const found = await documents.lockedRun(() => arrivedDocuments(place, arrival));
  if (found.length > 0) readLast.set(documents, { arrival, found });
  return found;
}

/** How far a queue has come among the arrivals: all before `key`, and so many of its records. */
export interface Reached {
  readonly key: string;
  readonly taken: number;
}

export interface ArrivedBatch {
  readonly records: readonly SyncedRecord[];
  /** Null where none was taken. */
  readonly reached: Reached | null;
}

/** Up to `limit` arrived records that wait to be sent, behind the place that was reached; those that are confirmed are left out. */
export async function readArrivedWaiting(
  documents: Documents,
  coll: CollectionName,
  { after, limit }: { readonly after: Reached | null; readonly limit: number },
): Promise<ArrivedBatch> {
  const place = await placeOf(documents, coll);
  return within(place, 'r', async () => {
    const records: SyncedRecord[] = [];
    let reached: Reached | null = null;
    for (const arrival of await arrivalsIn(place)) {
      if (records.length >= limit) break;
      if (after !== null && arrival.key < after.key) continue;
      const from = arrival.key === after?.key ? after.taken : 0;
      const some = (await waitingIn(place, arrival, from)).slice(0, limit - records.length);
      const last = some.at(-1);
      if (last === undefined) continue;
      const held = new Map((await arrivedDocuments(place, arrival)).map((document) => [document.id, document]));
      records.push(...some.flatMap((id) => recordIn(coll, held.get(id)) ?? []));
      reached = { key: arrival.key, taken: [...arrival.records.keys()].indexOf(last) + 1 };
    }
    return { records, reached };
  });
}

/** The ids of an arrival from a place on that the server has not confirmed. */
async function waitingIn({ dexieTable }: Place, { key, records }: Arrival, from: number): Promise<readonly string[]> {
  const confirmed = joinedOf(await entriesOfArrival(dexieTable, key));
  return [...records].slice(from).flatMap(([id, { mid }]) => (confirmed.get(id)?.mid === mid ? [] : [id]));
}
