import type { CollectionName } from '../../core/protocol/syncRow.ts';
import { err, ok, type Result } from '../../core/kernel/result.ts';
import { writeOf, type GuardedWrite } from '../records/recordStore.ts';
import { isNewlyPending, type Body, type RecordKey, type SyncedRecord } from '../records/syncedRecord.ts';
import { writeRecord } from '../records/writeRecord.ts';
import type { Documents } from './database.ts';
import { toDocument, toRecord } from './recordDocument.ts';
import { documentsById, type FoundDocument } from './recordQueries.ts';

/** The device that writes, and its clock. */
export interface Writer {
  readonly device: string;
  /** The server's clock minus this device's, in milliseconds. */
  readonly clockOffset: number;
}

export interface RecordChange<Failure> {
  readonly coll: CollectionName;
  readonly id: string;
  readonly mid: string;
  /** The device's clock when the command was issued, epoch milliseconds. */
  readonly at: number;
  /** Whether the record should be new, so that reading it first can be skipped. If it does exist, it is read after all. */
  readonly isNew?: boolean;
  /** When a deal is deleted: the paths of its children on this device (`families.ts`). */
  readonly knownChildren?: readonly string[];
  /** Returns the body after the change, given the record before it (null if there is none). Returning null deletes the record. */
  readonly change: (before: SyncedRecord | null) => Result<Body | null, Failure>;
}

/** The result of a change. `before` shows whether it added a pending record. */
export interface Changed {
  readonly before: SyncedRecord | null;
  readonly after: SyncedRecord;
}

/** The changes that succeeded. */
export const changedBy = (answers: readonly Result<Changed, unknown>[]): readonly Changed[] =>
  answers.flatMap((answer) => (answer.ok ? [answer.value] : []));

/** The stores that a person's changes go through. Between `writeBegan` and `writeEnded` the sync status must not be "synced". */
export interface ChangeStores {
  readonly documents: Documents;
  readonly writer: () => Writer;
  /** Throws if a newer build has taken over the stores. */
  readonly mayWrite: () => void;
  readonly writeBegan: () => void;
  /** Called once for every write that began. `added` is the number of newly pending records. Other writes may still be running. */
  readonly writeEnded: (added: number) => void;
}

/**
 * Applies changes, each to the newest state of its record, even if another command, tab or server row changes it concurrently. Changes in
 * one collection share a write, and later changes to a record build on earlier ones. Returns the answers in the order of the changes.
 */
export async function changeRecords<Failure>(
  { documents, writer, mayWrite, writeBegan, writeEnded }: ChangeStores,
  changes: readonly RecordChange<Failure>[],
): Promise<readonly Result<Changed, Failure>[]> {
  let added = 0;
  writeBegan();
  try {
    mayWrite();
    const answers = await changeEach(documents, writer(), changes);
    added = changedBy(answers).filter(({ before, after }) => isNewlyPending(before, after)).length;
    return answers;
  } finally {
    writeEnded(added);
  }
}

/** Applies one change. */
export async function changeRecord<Failure>(stores: ChangeStores, change: RecordChange<Failure>): Promise<Result<Changed, Failure>> {
  return onlyAnswer(await changeRecords(stores, [change]));
}

async function changeEach<Failure>(
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

/** Makes one attempt. Returns the ids of records that changed in the meantime. Their results must be ignored. */
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
    return record === before ? [] : [writeOf(before ?? null, record, record)];
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

/** The answer to a single change. */
export function onlyAnswer<Answer>([answer]: readonly Answer[]): Answer {
  if (answer === undefined) throw new Error('The change returned no answer');
  return answer;
}

/** Records by id, including those deleted by another device. */
export async function readRecords(documents: Documents, coll: CollectionName, ids: readonly string[]): Promise<readonly SyncedRecord[]> {
  if (ids.length === 0) return [];
  const found = await documentsById(documents, coll, ids);
  return [...found.values()].flatMap((document) => toRecord(coll, document.toJSON()) ?? []);
}

/**
 * Writes each record whose stored state is still the one it was based on. Returns the others unwritten. The comparison runs in the
 * writing transaction, so no other tab can write in between. If storage fails, the promise rejects only after every write it started has
 * ended.
 */
export async function writeRecords(
  documents: Documents,
  coll: CollectionName,
  writes: readonly GuardedWrite[],
): Promise<readonly RecordKey[]> {
  const taken = await addRecords(documents, coll, writes.filter(isNew));
  const known = writes.filter((write) => !isNew(write) || taken.has(write.key.id));
  return (await writeOver(documents, coll, known)).map(({ key }) => key);
}

/**
 * Replaces a record's current state with the result of `make`, even if the sync or another tab changes it concurrently. If the result is
 * null, the record stays as it is.
 */
export async function rewriteRecord(
  documents: Documents,
  { coll, id }: RecordKey,
  make: (before: SyncedRecord | null) => SyncedRecord | null,
): Promise<{ readonly before: SyncedRecord | null; readonly after: SyncedRecord | null }> {
  for (;;) {
    const [before = null] = await readRecords(documents, coll, [id]);
    const after = make(before);
    if (after === null || after === before) return { before, after: before };
    if ((await writeRecords(documents, coll, [writeOf(before, after, after)])).length === 0) return { before, after };
  }
}

const isNew = ({ expected, record }: GuardedWrite): boolean => expected === null && record !== null;

/** Adds records. Returns the ids for which a document already exists. */
async function addRecords(documents: Documents, coll: CollectionName, writes: readonly GuardedWrite[]): Promise<ReadonlySet<string>> {
  if (writes.length === 0) return new Set();
  const added = writes.flatMap(({ record }) => (record === null ? [] : [toDocument(record)]));
  const { error } = await documents[coll].bulkInsert(added);
  const failed = error.find(({ status }) => status !== 409);
  if (failed !== undefined) throw Object.assign(new Error(`A record was not stored (${failed.status})`), { name: 'UnknownError' });
  return new Set(error.map(({ documentId }) => documentId));
}

/**
 * Overwrites documents. Returns the writes it left out because the stored record is not the expected one. A new record replaces a
 * document with its id that is not a record, because the id could otherwise never be used.
 */
async function writeOver(documents: Documents, coll: CollectionName, writes: readonly GuardedWrite[]): Promise<readonly GuardedWrite[]> {
  if (writes.length === 0) return [];
  const found = await documentsById(
    documents,
    coll,
    writes.map(({ key }) => key.id),
  );
  const settled = await Promise.allSettled(writes.map((write) => writeOne(found.get(write.key.id), coll, write)));
  const failed = settled.find((one) => one.status === 'rejected');
  if (failed !== undefined) throw failed.reason;
  return writes.filter((_, place) => settled[place]?.status === 'fulfilled' && !settled[place].value);
}

/**
 * Returns whether a write was made. RxDB calls back with the document on disk if its own copy was stale. A document that is not the
 * expected one is written back unchanged. The result then reflects the disk, and RxDB's copy is current for the next reader.
 */
async function writeOne(document: FoundDocument | undefined, coll: CollectionName, write: GuardedWrite): Promise<boolean> {
  if (document === undefined) return false;
  let isMade = false;
  await document.incrementalModify((stored) => {
    isMade = !stored._deleted && isExpected(toRecord(coll, stored), write);
    if (!isMade) return stored;
    return write.record === null ? { ...stored, _deleted: true } : { ...toDocument(write.record), _deleted: false };
  });
  return isMade;
}

/** Whether a stored record (null if none is readable) is the one a write was based on. */
function isExpected(stored: SyncedRecord | null, { expected }: GuardedWrite): boolean {
  if (stored === null || expected === null) return stored === expected;
  return stored.mid === expected.mid && (stored.base?.mid ?? null) === expected.baseMid;
}
