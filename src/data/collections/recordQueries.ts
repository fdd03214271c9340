import { RxQueryBase, type MangoQuery, type RxDocument } from 'rxdb/plugins/core';
import type { CollectionName } from '../../core/protocol/syncRow.ts';
import type { SyncedRecord } from '../records/syncedRecord.ts';
import type { Documents } from './database.ts';
import { toRecord, type RecordDocument } from './recordDocument.ts';

type Query = MangoQuery<RecordDocument>;

export type FoundDocument = RxDocument<RecordDocument>;

/**
 * An RxDB query without the query cache. The cache would keep every page in memory, and would be out of date until another tab's event
 * arrives. Without it, an indexed query reflects the disk.
 */
const uncached = (of: Documents[CollectionName], op: 'find' | 'findByIds' | 'count', query: Query): Promise<unknown> =>
  new RxQueryBase<RecordDocument, unknown>(op, query, of).exec();

/** Documents in the order of the query's index. Rejects if storage does not respond. */
async function findDocuments(documents: Documents, coll: CollectionName, query: Query): Promise<readonly RecordDocument[]> {
  const found = (await inTime(uncached(documents[coll], 'find', query))) as readonly FoundDocument[];
  return found.map((document) => document.toJSON());
}

/** The documents with these ids, by id. RxDB returns those it has in memory, which events from every tab keep up to date. */
export async function documentsById(
  documents: Documents,
  coll: CollectionName,
  ids: readonly string[],
): Promise<ReadonlyMap<string, FoundDocument>> {
  const query = { selector: { id: { $in: [...ids] } } };
  return (await uncached(documents[coll], 'findByIds', query)) as ReadonlyMap<string, FoundDocument>;
}

export const countDocuments = async (documents: Documents, coll: CollectionName, sending: RecordDocument['sending']): Promise<number> =>
  (await uncached(documents[coll], 'count', { selector: { sending } })) as number;

/** Timeout in milliseconds, longer than reading any page of documents takes. */
const answerWithin = 20_000;

/** Adds a timeout, because RxDB's Dexie storage (17.6) does not notice when a cursor fails, so the call would never resolve. */
async function inTime<Answer>(asked: Promise<Answer>): Promise<Answer> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    const failure = Object.assign(new Error('Storage did not respond'), { name: 'TimeoutError' });
    timer = setTimeout(() => reject(failure), answerWithin);
  });
  try {
    return await Promise.race([asked, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Documents per page, about two megabytes. */
const wholePage = 500;

/**
 * Every document of a collection, readable or not, by id and in pages, so that 50,000 are never in memory at once. Documents written
 * during the read may or may not be included.
 */
export async function* documentPages(documents: Documents, coll: CollectionName): AsyncGenerator<readonly RecordDocument[]> {
  for (let last = ''; ;) {
    const page = await findDocuments(documents, coll, { selector: { id: { $gt: last } }, sort: [{ id: 'asc' }], limit: wholePage });
    yield page;
    if (page.length < wholePage) return;
    last = page.at(-1)?.id ?? last;
  }
}

/** Every record of a collection, deleted ones included, in pages. */
export async function* recordPages(documents: Documents, coll: CollectionName): AsyncGenerator<readonly SyncedRecord[]> {
  for await (const page of documentPages(documents, coll)) yield page.flatMap((document) => toRecord(coll, document) ?? []);
}

/** All records at once. */
export async function allRecords(documents: Documents, coll: CollectionName): Promise<readonly SyncedRecord[]> {
  const found: SyncedRecord[] = [];
  for await (const page of recordPages(documents, coll)) found.push(...page);
  return found;
}

/** Up to `limit` pending records, by id. */
export async function pendingRecords(documents: Documents, coll: CollectionName, limit: number): Promise<readonly SyncedRecord[]> {
  const query: Query = { selector: { sending: 'waiting' }, sort: [{ sending: 'asc' }, { id: 'asc' }], limit };
  return (await findDocuments(documents, coll, query)).flatMap((document) => toRecord(coll, document) ?? []);
}

/** Every record of a collection in this state of sending. */
export async function recordsBySending(
  documents: Documents,
  coll: CollectionName,
  sending: RecordDocument['sending'],
): Promise<readonly SyncedRecord[]> {
  return (await findDocuments(documents, coll, { selector: { sending } })).flatMap((document) => toRecord(coll, document) ?? []);
}

/** The deal made from this listing, by `listingKey`. */
export async function recordOfListing(documents: Documents, key: string): Promise<SyncedRecord | null> {
  const query: Query = { selector: { listingKey: key }, sort: [{ listingKey: 'asc' }, { id: 'asc' }], limit: 1 };
  const [found] = await findDocuments(documents, 'deals', query);
  return found === undefined ? null : toRecord('deals', found);
}

/** The number of conflicting values in a collection that the person has not seen. */
export async function countConflicts(documents: Documents, coll: CollectionName): Promise<number> {
  const query: Query = { selector: { conflicts: { $gt: 0 } }, sort: [{ conflicts: 'asc' }, { id: 'asc' }] };
  return (await findDocuments(documents, coll, query)).reduce((sum, { conflicts }) => sum + conflicts, 0);
}
