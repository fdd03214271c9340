import * as v from 'valibot';
import { parseJson } from '../../core/kernel/files/parseJson.ts';
import { err, ok, type Result } from '../../core/kernel/result.ts';
import { pushedRow, storedRow, type StoredRow } from '../../core/protocol/syncRow.ts';
import { withoutDangerousKeys } from '../../data/records/json.ts';
import type { ServerState, SyncedRecord } from '../../data/records/syncedRecord.ts';
import type { CaptureRow } from '../../data/view/captures.ts';
import { bodyProblem } from '../../data/records/bodyProblem.ts';

/** All of one person's data that only this device has: pending or refused changes, and queued links. */
export interface Unsent {
  /** The name of the person's database (`documentsName`). */
  readonly owner: string;
  readonly records: readonly SyncedRecord[];
  readonly captures: readonly CaptureRow[];
}

/** Validates what is needed to resume a capture. Its other fields are kept. */
export const parseCapture = v.looseObject({
  id: v.pipe(v.string(), v.maxLength(64)),
  kind: v.picklist(['url', 'page']),
  url: v.nullable(v.pipe(v.string(), v.maxLength(2_000))),
  state: v.picklist(['waiting', 'fetching', 'parsing', 'analysing', 'saved', 'failed']),
  createdAt: v.number(),
  updatedAt: v.number(),
  attempts: v.number(),
  dealIds: v.array(v.string()),
});

const unsentFile = v.object({
  format: v.literal('yardstick-unsent'),
  version: v.literal(1),
  owner: v.string(),
  records: v.array(v.object({ ...pushedRow.entries, base: v.nullable(storedRow) })),
  captures: v.array(parseCapture),
});

/** The file as JSON text. Times are epoch milliseconds. */
export function writeUnsentFile({ owner, records, captures }: Unsent, at: number): string {
  const kept = records.map(({ coll, id, mid, deleted, doc, clocks, base }) => {
    const stored: StoredRow | null = base === null ? null : { coll, id, ...base };
    return { coll, id, mid, deleted, doc, clocks, base: stored };
  });
  return JSON.stringify({ format: 'yardstick-unsent', version: 1, owner, at, records: kept, captures }, null, 1);
}

/** The content of a file of unsent changes. Each record is validated like a row from the server. The error is a message for the person. */
export function readUnsentFile(text: string): Result<Unsent, string> {
  const parsed = parseJson(text);
  const read = v.safeParse(unsentFile, parsed.ok ? parsed.value : null, { abortEarly: true });
  if (!read.success) return err('This is not a file of unsynced changes, or it was modified after export. Choose the original file.');
  const { owner, records, captures } = withoutDangerousKeys(read.output);
  const taken = records.map((record): SyncedRecord => ({ ...record, base: toBase(record.base), history: [], parked: null }));
  const unreadable = taken.find((record) => !record.deleted && bodyProblem(record) !== null);
  if (unreadable !== undefined)
    return err('The file contains a record that this version of the app cannot read. Update the app and try again.');
  return ok({ owner, records: taken, captures: captures as unknown as readonly CaptureRow[] });
}

export function toBase(base: StoredRow | null): ServerState | null {
  if (base === null) return null;
  const { mid, version, deleted, doc, clocks } = base;
  return { mid, version, deleted, doc, clocks };
}
