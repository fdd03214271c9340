import type { Dexie, Table } from 'dexie';
import type { CollectionName } from '../../../core/protocol/syncRow.ts';
import type { Documents } from '../database.ts';
import type { RawDocument } from './rawDocument.ts';

/** What RxDB's Dexie storage holds of a collection, once it is open: its private layout, which `bulkLane.test.ts` pins. */
export interface StorageTable<Row> {
  readonly dexieDb: Dexie;
  readonly dexieTable: Table<Row, string>;
  /** Names of fields that it keeps as `'0'` and `'1'`. */
  readonly booleanIndexes: string[];
}

/** The table in which RxDB keeps a collection's documents. */
export async function storageTableOf<Row>(documents: Documents, coll: CollectionName): Promise<StorageTable<Row>> {
  const { originalStorageInstance } = documents[coll].storageInstance;
  return (originalStorageInstance as unknown as { readonly internals: Promise<StorageTable<Row>> }).internals;
}

/** A collection with its table. */
export interface Place extends StorageTable<RawDocument> {
  readonly documents: Documents;
  readonly coll: CollectionName;
}

export const placeOf = async (documents: Documents, coll: CollectionName): Promise<Place> => ({
  documents,
  coll,
  ...(await storageTableOf<RawDocument>(documents, coll)),
});

/** Runs under RxDB's lock, which it waits for before it closes, and in one transaction of the table. */
export const within = <Value>({ documents, dexieDb, dexieTable }: Place, mode: 'r' | 'rw', work: () => Promise<Value>): Promise<Value> =>
  documents.lockedRun(() => dexieDb.transaction(mode, dexieTable, work));
