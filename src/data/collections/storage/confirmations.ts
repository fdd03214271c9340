import type { Collection, Table } from 'dexie';
import { createRevision, now, type RxDocumentData } from 'rxdb/plugins/core';
import { fromDexieToStorage, fromStorageToDexie } from 'rxdb/plugins/storage-dexie';
import type { CollectionName } from '../../../core/protocol/syncRow.ts';
import type { GuardedWrite } from '../../records/recordStore.ts';
import { isPending, type SyncedRecord } from '../../records/syncedRecord.ts';
import type { Documents } from '../database.ts';
import { storedValue, toDocument, toRecord, type RecordDocument } from '../recordDocument.ts';
import { storageTableOf, type StorageTable } from './storageTable.ts';

type Stored = RxDocumentData<RecordDocument>;

/** The server has the state of this `mid`, by this version. */
export interface Confirmation {
  readonly mid: string;
  readonly version: number;
}

/** By the record's id. */
export type Confirmations = ReadonlyMap<string, Confirmation>;

/** Behind every id that a record can have. */
const first = '~';
const last = '~\uffff';

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
  const { dexieDb, dexieTable } = await storageTableOf<Raw>(documents, coll);
  return documents.lockedRun(() =>
    dexieDb.transaction('rw', dexieTable, async () => {
      const found = await rawOf(dexieTable, writes);
      const fitting = writes.filter(({ key, expected }) => isWaitingAs(found.get(key.id), expected?.mid));
      const entries = fitting.map(({ key, record }): Entry => [key.id, record?.mid ?? '', record?.base?.version ?? 0]);
      if (entries.length > 0) await dexieTable.put(entryDocument(keyOf(entries), entries));
      const done = new Set(entries.map(([id]) => id));
      return new Set(writes.map(({ key }) => key.id).filter((id) => !done.has(id)));
    }),
  );
}

/** What is confirmed and not yet written into the records. Read before the records themselves: what moved in between is then right in them. */
export async function confirmationsOf(documents: Documents, coll: CollectionName): Promise<Confirmations> {
  const { dexieTable } = await storageTableOf<Raw>(documents, coll);
  return joinedOf(await documents.lockedRun(() => entriesIn(dexieTable)));
}

/** How many records wait to be sent, those that are confirmed left out: both are counted at one moment. */
export async function countWaiting(documents: Documents, coll: CollectionName): Promise<number> {
  const { dexieDb, dexieTable } = await storageTableOf<Raw>(documents, coll);
  return documents.lockedRun(() =>
    dexieDb.transaction('r', dexieTable, async () => {
      const confirmed = joinedOf(await entriesIn(dexieTable)).size;
      return (await waitingBehind(dexieTable, '').count()) - confirmed;
    }),
  );
}

/**
 * Documents that wait in their state, by id, up to `limit` behind the id `after`; those that are confirmed are left out. Of what is
 * confirmed only entries that speak of ids among them are read: of fifty thousand on their way there are two hundred, and a batch is
 * behind nearly all of them.
 */
export async function readWaiting(
  documents: Documents,
  coll: CollectionName,
  { after, limit }: { readonly after: string; readonly limit: number },
): Promise<readonly Raw[]> {
  const { dexieDb, dexieTable } = await storageTableOf<Raw>(documents, coll);
  return documents.lockedRun(() =>
    dexieDb.transaction('r', dexieTable, async () => {
      const found = await waitingBehind(dexieTable, after).limit(limit).toArray();
      const among = joinedOf(await entriesAmong(dexieTable, found));
      if (!found.some(({ id }) => among.has(id))) return found;
      const confirmed = joinedOf(await entriesIn(dexieTable));
      const ids = (await waitingBehind(dexieTable, after).primaryKeys()).filter((id) => !confirmed.has(id));
      return (await dexieTable.bulkGet(ids.slice(0, limit))).flatMap((one) => one ?? []);
    }),
  );
}

const waitingBehind = (table: Table<Raw, string>, after: string): Collection<Raw, string> =>
  table.where('[_deleted+sending+id]').between(['0', 'waiting', after], ['0', 'waiting', []], false, true);

/** A record as it is with its confirmation; the same where there is none of its state. */
export function withConfirmation(record: SyncedRecord, confirmed: Confirmations): SyncedRecord {
  const confirmation = confirmed.get(record.id);
  if (confirmation === undefined || confirmation.mid !== record.mid || !isPending(record)) return record;
  const { mid, deleted, doc, clocks } = record;
  return { ...record, base: { mid, deleted, doc, clocks, version: confirmation.version }, parked: null };
}

/** Writes what was confirmed of these ids into their records. */
export async function foldConfirmations(documents: Documents, coll: CollectionName, ids: readonly string[]): Promise<void> {
  const place = { documents, coll, ...(await storageTableOf<Raw>(documents, coll)) };
  const { dexieDb, dexieTable } = place;
  await documents.lockedRun(() => dexieDb.transaction('rw', dexieTable, async () => foldInto(place, await entriesIn(dexieTable), ids)));
}

/** The same with the oldest, up to `most`; answers whether others are left. */
export async function foldOldest(documents: Documents, coll: CollectionName, most: number): Promise<boolean> {
  const place = { documents, coll, ...(await storageTableOf<Raw>(documents, coll)) };
  const { dexieDb, dexieTable } = place;
  return documents.lockedRun(() =>
    dexieDb.transaction('rw', dexieTable, async () => {
      const [oldest, next] = await entriesIn(dexieTable, 2);
      if (oldest === undefined) return false;
      const ids = oldest.entries.slice(0, most).map(([id]) => id);
      await foldInto(place, [oldest], ids);
      return next !== undefined || oldest.entries.length > most;
    }),
  );
}

interface Place extends StorageTable<Raw> {
  readonly documents: Documents;
  readonly coll: CollectionName;
}

/** Within a transaction: writes what these entries say of some ids into the records, and the entries without it. */
async function foldInto(place: Place, rows: readonly EntryRow[], which: readonly string[]): Promise<void> {
  const { documents, coll, dexieTable, booleanIndexes } = place;
  const confirmed = joinedOf(rows);
  const ids = which.filter((id) => confirmed.has(id));
  const meta = { lwt: now() };
  const found = ids.length === 0 ? [] : await dexieTable.bulkGet([...ids]);
  const folded = found.flatMap((raw): readonly Raw[] => {
    if (raw === undefined) return [];
    const stored: Stored = fromDexieToStorage(booleanIndexes, raw);
    const record = stored._deleted ? null : toRecord(coll, stored);
    const after = record === null ? record : withConfirmation(record, confirmed);
    if (after === null || after === record) return [];
    const changed = { ...stored, ...toDocument(after), _meta: meta, _rev: createRevision(documents.token, stored) };
    return [fromStorageToDexie(booleanIndexes, changed) as Raw];
  });
  if (folded.length > 0) await dexieTable.bulkPut(folded);
  await without(dexieTable, rows, new Set(ids));
}

/** A document as RxDB's table has it. */
interface Raw extends Omit<RecordDocument, 'record'> {
  readonly _deleted: unknown;
  readonly record: unknown;
}

type Entry = readonly [id: string, mid: string, version: number];

interface EntryRow {
  readonly key: string;
  readonly entries: readonly Entry[];
}

/** In the order in which they were written. */
const entriesIn = async (table: Table<Raw, string>, limit = Infinity): Promise<readonly EntryRow[]> =>
  (await entryRows(table).limit(limit).toArray()).map(toEntryRow);

/** Those that may speak of one of these documents, which are in the order of their ids. */
async function entriesAmong(table: Table<Raw, string>, documents: readonly Raw[]): Promise<readonly EntryRow[]> {
  const [lowest, highest] = [documents.at(0)?.id, documents.at(-1)?.id];
  if (lowest === undefined || highest === undefined) return [];
  const keys = (await entryRows(table).primaryKeys()).filter((key) => isAmong(key, lowest, highest));
  return (await table.bulkGet(keys)).flatMap((row) => (row === undefined ? [] : [toEntryRow(row)]));
}

const entryRows = (table: Table<Raw, string>): Collection<Raw, string> => table.where(':id').between(first, last, true, true);

function toEntryRow({ id, record }: Raw): EntryRow {
  const read = storedValue(record);
  return { key: id, entries: Array.isArray(read) ? (read as readonly Entry[]) : [] };
}

/** When it was written, and the lowest and the highest id it speaks of; no id holds the letter between them. */
function keyOf(entries: readonly Entry[]): string {
  const ids = entries.map(([id]) => id).toSorted();
  return `${first}${now()}~${ids.at(0)}~${ids.at(-1)}`;
}

/** Keys that builds before made say nothing of the highest. */
function isAmong(key: string, lowest: string, highest: string): boolean {
  const [, , from, to] = key.split('~');
  return from === undefined || to === undefined || (from <= highest && to >= lowest);
}

const joinedOf = (rows: readonly EntryRow[]): Confirmations =>
  new Map(rows.flatMap(({ entries }) => entries.map(([id, mid, version]) => [id, { mid, version }] as const)));

async function without(table: Table<Raw, string>, rows: readonly EntryRow[], ids: ReadonlySet<string>): Promise<void> {
  for (const { key, entries } of rows) {
    const left = entries.filter(([id]) => !ids.has(id));
    if (left.length === 0) await table.delete(key);
    else if (left.length < entries.length) await table.put(entryDocument(key, left));
  }
}

/** The documents of a batch. One that follows on the other in the table is read in one stroke, which is a third of reading each. */
async function rawOf(table: Table<Raw, string>, writes: readonly GuardedWrite[]): Promise<ReadonlyMap<string, Raw>> {
  const ids = writes.map(({ key }) => key.id).toSorted();
  const [from = '', to = ''] = [ids.at(0), ids.at(-1)];
  const found = new Map((await table.where(':id').between(from, to, true, true).limit(ids.length).toArray()).map((raw) => [raw.id, raw]));
  const others = ids.filter((id) => !found.has(id));
  for (const raw of others.length === 0 ? [] : await table.bulkGet(others)) if (raw !== undefined) found.set(raw.id, raw);
  return found;
}

/** Whether a document waits to be sent in the state of this `mid`. Its text begins with it, and need not be read for that. */
const isWaitingAs = (raw: Raw | undefined, mid: string | undefined): boolean =>
  raw !== undefined &&
  raw._deleted === '0' &&
  raw.sending === 'waiting' &&
  typeof raw.record === 'string' &&
  raw.record.startsWith(`{"mid":"${mid}",`);

function entryDocument(id: string, entries: readonly Entry[]): Raw {
  const asRxDb = { _deleted: '1', _attachments: {}, _meta: { lwt: now() }, _rev: '1-confirmed' };
  return { ...asRxDb, id, listingKey: '', sending: null, conflicts: null, record: JSON.stringify(entries) };
}
