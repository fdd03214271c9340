import { normalizeMangoQuery, prepareQuery, type MangoQuery, type PreparedQuery } from 'rxdb/plugins/core';
import type { CollectionName } from '../../core/protocol/syncRow.ts';
import type { SyncedRecord } from '../records/syncedRecord.ts';
import type { Documents } from './database.ts';
import { takeLoopsOut } from './loops.ts';
import { toRecord, type RecordDocument } from './recordDocument.ts';

type Selector = NonNullable<MangoQuery<RecordDocument>['selector']>;

interface Asked {
  readonly selector: Selector;
  /** The index that answers. RxDB sorts by another unless told, and then reads everything that fits before it takes the first. */
  readonly by: 'listingKey' | 'sending' | 'conflicts';
  readonly limit?: number;
}

/**
 * Records as the disk has them. Asks the storage past RxDB's query cache, which keeps every result it gave: a backlog of a person's records
 * would stay in memory twice, and another tab's write would not be seen before word of it came.
 */
export async function findRecords(documents: Documents, coll: CollectionName, asked: Asked): Promise<readonly SyncedRecord[]> {
  return (await findDocuments(documents, coll, asked)).flatMap((document) => toRecord(coll, document) ?? []);
}

async function findDocuments(documents: Documents, coll: CollectionName, asked: Asked): Promise<readonly RecordDocument[]> {
  const ask = () => documents[coll].storageInstance.query(prepared(documents, coll, asked));
  const first = ask();
  // One damaged value must not keep the others from being read: RxDB never answers for it.
  if ((await isLate(first)) && (await takeLoopsOut(documents, coll)) > 0) return (await ask()).documents;
  return (await first).documents;
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
  return (await documents[coll].storageInstance.count(prepared(documents, coll, { selector: { sending }, by: 'sending' }))).count;
}

/** How many documents a collection has, whether they can be read or not. */
export async function countAll(documents: Documents, coll: CollectionName): Promise<number> {
  return (await documents[coll].storageInstance.count(prepared(documents, coll, everything))).count;
}

/** Every document has a listing key, if an empty one; the other indexes leave out what they have nothing to say of. */
const everything: Asked = { selector: {}, by: 'listingKey' };

/** Every record of a collection, deleted ones included. */
export const allRecords = (documents: Documents, coll: CollectionName): Promise<readonly SyncedRecord[]> =>
  findRecords(documents, coll, everything);

/** Every document of a collection as it is stored, whether it can be read or not. */
export const allDocuments = (documents: Documents, coll: CollectionName): Promise<readonly RecordDocument[]> =>
  findDocuments(documents, coll, everything);

function prepared(documents: Documents, coll: CollectionName, { selector, by, limit }: Asked): PreparedQuery<RecordDocument> {
  const { schema } = documents[coll].storageInstance;
  const alive = { ...selector, _deleted: { $eq: false } } as Selector;
  const query = { selector: alive, sort: [{ _deleted: 'asc' }, { [by]: 'asc' }, { id: 'asc' }], ...(limit === undefined ? {} : { limit }) };
  return prepareQuery(schema, normalizeMangoQuery<RecordDocument>(schema, query as MangoQuery<RecordDocument>));
}
