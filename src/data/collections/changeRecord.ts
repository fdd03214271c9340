import type { CollectionName } from '../../core/protocol/syncRow.ts';
import { err, ok, type Result } from '../../core/kernel/result.ts';
import type { GuardedWrite } from '../records/recordStore.ts';
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
  /** Nothing is expected to be there, and so nothing is read first; where there is something after all, it is. */
  readonly isNew?: boolean;
  /** With the deletion of a deal: what it knows of the deal's children (`families.ts`). */
  readonly knownChildren?: readonly string[];
  /** The body after the change, from the one before (null: there is none). Null deletes. */
  readonly change: (before: SyncedRecord | null) => Result<Body | null, Failure>;
}

/** What a change came to; `before` tells whether something waits to be sent that did not before. */
export interface Changed {
  readonly before: SyncedRecord | null;
  readonly after: SyncedRecord;
}

/** Those of the answers that are changes. */
export const changedBy = (answers: readonly Result<Changed, unknown>[]): readonly Changed[] =>
  answers.flatMap((answer) => (answer.ok ? [answer.value] : []));

/**
 * Applies changes, each to the newest state of its record, also when another command, tab or row of the server writes it meanwhile; those
 * of one collection in one write, and later ones of a record on top of earlier ones. The answers in the order of the changes.
 */
export async function changeRecords<Failure>(
  documents: Documents,
  writer: Writer,
  changes: readonly RecordChange<Failure>[],
): Promise<readonly Result<Changed, Failure>[]> {
  const answers = new Map<RecordChange<Failure>, Result<Changed, Failure>>();
  for (const coll of new Set(changes.map((change) => change.coll))) {
    let left = changes.filter((change) => change.coll === coll);
    for (let isFirst = true; left.length > 0; isFirst = false) {
      const stale = await changeOnce(documents, { coll, writer, changes: left, answers, isFirst });
      left = left.filter(({ id }) => stale.has(id));
    }
  }
  return changes.flatMap((change) => answers.get(change) ?? []);
}

interface Changing<Failure> {
  readonly coll: CollectionName;
  readonly writer: Writer;
  readonly changes: readonly RecordChange<Failure>[];
  readonly answers: Map<RecordChange<Failure>, Result<Changed, Failure>>;
  readonly isFirst: boolean;
}

/** One try; answers the ids whose record had moved on, and whose answers do not count. */
async function changeOnce<Failure>(
  documents: Documents,
  { coll, writer, changes, answers, isFirst }: Changing<Failure>,
): Promise<ReadonlySet<string>> {
  const ids = [...new Set(changes.flatMap(({ id, isNew }) => (isFirst && isNew === true ? [] : [id])))];
  const stored = new Map((await readRecords(documents, coll, ids)).map((record) => [record.id, record]));
  const current = new Map(stored);
  for (const change of changes) {
    const before = current.get(change.id) ?? null;
    const answer = applied(before, change, writer);
    answers.set(change, answer);
    if (answer.ok) current.set(change.id, answer.value.after);
  }
  const writes = [...current.values()].flatMap((record): readonly GuardedWrite[] => {
    const before = stored.get(record.id);
    const expected = before === undefined ? null : { mid: before.mid, baseMid: before.base?.mid ?? null };
    return record === before ? [] : [{ key: { coll, id: record.id }, record, expected }];
  });
  const stale = writes.length === 0 ? [] : await writeRecords(documents, coll, writes);
  return new Set(stale.map(({ id }) => id));
}

function applied<Failure>(
  before: SyncedRecord | null,
  { change, at, ...command }: RecordChange<Failure>,
  { device, clockOffset }: Writer,
): Result<Changed, Failure> {
  const doc = change(before !== null && before.deleted ? null : before);
  if (!doc.ok) return err(doc.error);
  return ok({ before, after: writeRecord(before, { ...command, doc: doc.value, at: at + clockOffset, device }) });
}
