import { ok } from '../../core/kernel/result.ts';
import type { CollectionName } from '../../core/protocol/syncRow.ts';
import { changeRecord, readRecords, writeRecords } from '../../data/collections/recordWrites.ts';
import { writeOf } from '../../data/records/recordStore.ts';
import type { Body, RecordKey } from '../../data/records/syncedRecord.ts';
import type { ViewDb } from '../../data/view/viewDb.ts';
import { undoKey } from '../../data/view/cached/backupState.ts';
import { mergedMid } from '../merge/mergedMid.ts';
import type { Stores } from '../../data/commands/stores.ts';

/** A record as a restore left it, and its state before (null if it did not exist). */
export interface UndoEntry {
  readonly coll: CollectionName;
  readonly id: string;
  /** The `mid` the restore gave it. A record changed since is left alone. */
  readonly after: string;
  readonly before: Body | null;
  readonly isServers: boolean;
  readonly wasHere: boolean;
}

interface Undo {
  readonly at: number;
  readonly entries: readonly UndoEntry[];
}

export async function storeUndo(view: ViewDb, undo: Undo): Promise<void> {
  await view.settings.put({ key: undoKey, value: undo });
}

/** Undoes the last restore, record by record. Returns the keys of the records that it changed back. Restored files stay. */
export async function undoRestore(stores: Stores, at: number): Promise<readonly RecordKey[]> {
  const undo = (await stores.view.settings.get(undoKey))?.value as Undo | undefined;
  const records: RecordKey[] = [];
  for (const entry of undo?.entries ?? []) {
    if (await takeBack(stores, entry, at)) records.push({ coll: entry.coll, id: entry.id });
  }
  await stores.view.settings.delete(undoKey);
  return records;
}

/** False if the record was left unchanged. */
async function takeBack(stores: Stores, { coll, id, after, before, isServers, wasHere }: UndoEntry, at: number): Promise<boolean> {
  const [current] = await readRecords(stores.documents, coll, [id]);
  if (current?.mid !== after) return false;
  if (!wasHere && (isServers || current.base === null)) {
    return (await writeRecords(stores.documents, coll, [writeOf(current, null, current)])).length === 0;
  }
  const mid = mergedMid([after, id], `taken back ${at}`);
  return (await changeRecord<null>(stores, { coll, id, mid, at, change: () => ok(before) })).ok;
}
