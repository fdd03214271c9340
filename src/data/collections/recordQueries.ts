import { normalizeMangoQuery, prepareQuery, type MangoQuery, type PreparedQuery } from 'rxdb/plugins/core';
import { fromDexieToStorage } from 'rxdb/plugins/storage-dexie';
import type { CollectionName } from '../../core/protocol/syncRow.ts';
import { isPending, type SyncedRecord } from '../records/syncedRecord.ts';
import type { Documents } from './database.ts';
import { takeLoopsOut } from './loops.ts';
import { toRecord, type RecordDocument } from './recordDocument.ts';
import { placeOf, within, type Place } from './storage/storageTable.ts';
import { unpackListed } from './storage/unpackArrivals.ts';
import { arrivedDocuments, arrivalsIn, behindArrivals } from './storage/arrivals.ts';
import { withConfirmation } from './storage/confirmationEntries.ts';
import { confirmationsOf, countWaiting, foldConfirmations } from './storage/confirmations.ts';

type Selector = NonNullable<MangoQuery<RecordDocument>['selector']>;

interface Asked {
  readonly selector: Selector;
  /** The index that answers. RxDB sorts by another unless told, and then reads everything that fits before it takes the first. */
  readonly by: 'listingKey' | 'sending' | 'conflicts';
  readonly limit?: number;
}

/**
 * Records as the disk has them; of those that lie in arrivals only the ones of a listing that is asked for, since in them nothing is set aside
 * or refused, and the queue reads what waits there by itself (`storage/arrivals.ts`). Asks the storage past RxDB's query cache, which keeps every result it gave: a backlog of a person's records
 * would stay in memory twice, and another tab's write would not be seen before word of it came.
 */
export async function findRecords(documents: Documents, coll: CollectionName, asked: Asked): Promise<readonly SyncedRecord[]> {
  const { listingKey } = asked.selector;
  if (typeof listingKey === 'string') await unpackListed(documents, coll, listingKey);
  const confirmed = await confirmationsOf(documents, coll);
  // Those that are confirmed stand among what waits, and would take the places of others.
  if (confirmed.size > 0 && asked.by === 'sending' && asked.limit !== undefined)
    await foldConfirmations(documents, coll, [...confirmed.keys()]);
  const found = (await storedDocuments(documents, coll, asked)).flatMap((document) => toRecord(coll, document) ?? []);
  if (confirmed.size === 0) return found;
  const current = found.map((record) => withConfirmation(record, confirmed));
  return asked.by === 'sending' ? current.filter(isPending) : current;
}

async function storedDocuments(documents: Documents, coll: CollectionName, asked: Asked): Promise<readonly RecordDocument[]> {
  const ask = () => documents[coll].storageInstance.query(prepared(documents, coll, asked));
  const first = ask();
  // One damaged value must not keep the others from being read: RxDB never answers for it.
  if ((await isLate(first)) && (await takeLoopsOut(documents, coll)) > 0) return (await ask()).documents;
  return (await first).documents;
}

/** So many documents a read: some two megabytes. */
const wholePage = 500;

/**
 * Every document of a collection as it is stored, whether it can be read or not, a page at a time, so that fifty thousand do not lie in memory
 * at once: first what lies in arrivals, then the others in the order of ids. What is written meanwhile may be among them or not.
 */
export async function* documentsInTurn(documents: Documents, coll: CollectionName): AsyncGenerator<readonly RecordDocument[]> {
  const place = await placeOf(documents, coll);
  const arrived = new Set<string>();
  for (const arrival of await within(place, 'r', () => arrivalsIn(place))) {
    // One that is unpacked meanwhile is empty, and its records are among the others.
    const page = await documents.lockedRun(() => arrivedDocuments(place, arrival));
    for (const { id } of page) arrived.add(id);
    yield page;
  }
  for await (const page of tableInTurn(place)) yield arrived.size === 0 ? page : page.filter(({ id }) => !arrived.has(id));
}

/**
 * What has an entry of its own. RxDB's query goes through them with a cursor, one answer of the browser each. From the first object of a build
 * before on it answers nevertheless: it alone is guarded against those.
 */
async function* tableInTurn({ documents, coll, dexieTable, booleanIndexes }: Place): AsyncGenerator<readonly RecordDocument[]> {
  for (let last = behindArrivals; ;) {
    const behind = last;
    const page = await documents.lockedRun(() => dexieTable.where(':id').above(behind).limit(wholePage).toArray());
    if (page.some(({ record }) => typeof record !== 'string')) {
      yield (await storedDocuments(documents, coll, everything)).filter(({ id }) => id > behind);
      return;
    }
    const stored = page.map((raw): RecordDocument & { readonly _deleted: boolean } => fromDexieToStorage(booleanIndexes, raw));
    yield stored.filter(({ _deleted }) => !_deleted);
    if (page.length < wholePage) return;
    last = page.at(-1)?.id ?? last;
  }
}

/** Longer than the thousands of a person take. */
const lateMs = 4_000;

async function isLate(asked: Promise<unknown>): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(true), lateMs);
  });
  const answered = asked.then(
    () => false,
    () => false,
  );
  const isSo = await Promise.race([answered, late]);
  clearTimeout(timer);
  return isSo;
}

export async function countRecordsIn(documents: Documents, coll: CollectionName, sending: 'waiting' | 'parked'): Promise<number> {
  if (sending === 'waiting') return countWaiting(documents, coll);
  return (await documents[coll].storageInstance.count(prepared(documents, coll, { selector: { sending }, by: 'sending' }))).count;
}

/** Every document has a listing key, if an empty one; the other indexes leave out what they have nothing to say of. */
const everything: Asked = { selector: {}, by: 'listingKey' };

/** Every record of a collection, deleted ones included, a page at a time. */
export async function* recordsInTurn(documents: Documents, coll: CollectionName): AsyncGenerator<readonly SyncedRecord[]> {
  // Before the records: what moves into them meanwhile is then found there.
  const confirmed = await confirmationsOf(documents, coll);
  for await (const page of documentsInTurn(documents, coll))
    yield page.flatMap((document) => toRecord(coll, document) ?? []).map((record) => withConfirmation(record, confirmed));
}

/** The same at once, where all of them are needed together. */
export async function allRecords(documents: Documents, coll: CollectionName): Promise<readonly SyncedRecord[]> {
  const found: SyncedRecord[] = [];
  for await (const page of recordsInTurn(documents, coll)) found.push(...page);
  return found;
}

function prepared(documents: Documents, coll: CollectionName, { selector, by, limit }: Asked): PreparedQuery<RecordDocument> {
  const { schema } = documents[coll].storageInstance;
  const alive = { ...selector, _deleted: { $eq: false } } as Selector;
  const query = { selector: alive, sort: [{ _deleted: 'asc' }, { [by]: 'asc' }, { id: 'asc' }], ...(limit === undefined ? {} : { limit }) };
  return prepareQuery(schema, normalizeMangoQuery<RecordDocument>(schema, query as MangoQuery<RecordDocument>));
}
