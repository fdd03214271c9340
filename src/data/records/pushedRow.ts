import type { PushedRow } from '../../core/protocol/syncRow.ts';
import type { SyncedRecord } from './syncedRecord.ts';

/** A row as it is sent. */
export interface RowText {
  readonly text: string;
  /** What it is on the wire. */
  readonly bytes: number;
}

const rows = new WeakMap<SyncedRecord, PushedRow>();
const texts = new WeakMap<PushedRow, RowText>();

/** A record as a row of a push; the same one for the same record, so that its text is made once. */
export const toRow = (record: SyncedRecord): PushedRow => remembered(rows, record, rowOf);

/** A row as JSON: what is measured before a batch is cut is what is sent, and is not written out twice. */
export const textOf = (row: PushedRow): RowText => remembered(texts, row, written);

const rowOf = ({ coll, id, mid, base, deleted, doc, clocks }: SyncedRecord): PushedRow => ({
  coll,
  id,
  mid,
  base: base?.mid ?? null,
  deleted,
  doc,
  clocks,
});

function written(row: PushedRow): RowText {
  const text = JSON.stringify(row);
  return { text, bytes: bytesOf(text) };
}

/** Nearly every record is of letters that are one byte each, and looking for another is quicker than writing them out. */
const bytesOf = (text: string): number => (/[^\u0020-\u007f]/.test(text) ? new TextEncoder().encode(text).length : text.length);

function remembered<Key extends object, Value>(known: WeakMap<Key, Value>, key: Key, make: (key: Key) => Value): Value {
  const found = known.get(key);
  if (found !== undefined) return found;
  const made = make(key);
  known.set(key, made);
  return made;
}
