import type { CollectionName } from '../../core/protocol/syncRow.ts';
import { err, ok, type Result } from '../../core/kernel/result.ts';
import type { Body, SyncedRecord } from '../records/syncedRecord.ts';
import { writeRecord } from '../records/writeRecord.ts';
import type { Documents } from './database.ts';
import { readRecords, writeRecords } from './recordWrites.ts';

/** Who writes, and by which clock. */
export interface Writer {
  readonly device: string;
  /** The server's clock less this device's, milliseconds. */
  readonly clockOffset: number;
}

export interface RecordChange<Failure> {
  readonly coll: CollectionName;
  readonly id: string;
  readonly mid: string;
  /** The device's clock when the command was given, epoch milliseconds. */
  readonly at: number;
  /** The body after the change, from the one before (null: there is none). Null deletes. */
  readonly change: (before: SyncedRecord | null) => Result<Body | null, Failure>;
}

/** What a change came to; `before` tells whether something waits to be sent that did not before. */
export interface Changed {
  readonly before: SyncedRecord | null;
  readonly after: SyncedRecord;
}

/** Applies a change to the newest state of a record, also when another command, tab or row of the server writes it meanwhile. */
export async function changeRecord<Failure>(
  documents: Documents,
  writer: Writer,
  { coll, id, mid, at, change }: RecordChange<Failure>,
): Promise<Result<Changed, Failure>> {
  for (;;) {
    const [before = null] = await readRecords(documents, coll, [id]);
    const doc = change(before !== null && before.deleted ? null : before);
    if (!doc.ok) return err(doc.error);
    const after = writeRecord(before, { coll, id, mid, doc: doc.value, at: at + writer.clockOffset, device: writer.device });
    if (after === before) return ok({ before, after });
    const expected = before === null ? null : { mid: before.mid, baseMid: before.base?.mid ?? null };
    const stale = await writeRecords(documents, coll, [{ key: { coll, id }, record: after, expected }]);
    if (stale.length === 0) return ok({ before, after });
  }
}
