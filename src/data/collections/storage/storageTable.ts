import type { Dexie, Table } from 'dexie';
import type { CollectionName } from '../../../core/protocol/syncRow.ts';
import type { Documents } from '../database.ts';

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
