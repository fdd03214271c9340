import { now, type RxDocumentData } from 'rxdb/plugins/core';
import { fromStorageToDexie } from 'rxdb/plugins/storage-dexie';
import type { RecordDocument } from '../recordDocument.ts';

/** A document as RxDB's table has it. */
export interface RawDocument extends Omit<RecordDocument, 'record'> {
  readonly _deleted: unknown;
  readonly record: unknown;
}

export type StoredDocument = RxDocumentData<RecordDocument>;

/** A document with what RxDB keeps of each, in the form of its table. */
export function toRaw(
  booleanIndexes: string[],
  document: RecordDocument,
  { _meta, _rev }: Pick<StoredDocument, '_meta' | '_rev'>,
): RawDocument {
  const stored: StoredDocument = { ...document, _deleted: false, _attachments: {}, _meta, _rev };
  return fromStorageToDexie(booleanIndexes, stored) as RawDocument;
}

/** What lies beside the records in their table: a deleted document to RxDB, so that nothing finds it that does not look for it. */
export function besideDocument(id: string, record: string): RawDocument {
  const asRxDb = { _deleted: '1', _attachments: {}, _meta: { lwt: now() }, _rev: '1-beside' };
  return { ...asRxDb, id, listingKey: '', sending: null, conflicts: null, record };
}
