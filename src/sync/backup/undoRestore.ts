import { ok } from '../../core/kernel/result.ts';
import type { CollectionName } from '../../core/protocol/syncRow.ts';
import { changeRecords } from '../../data/collections/changeRecord.ts';
import { readRecords, writeRecords } from '../../data/collections/recordWrites.ts';
import type { OpenStores } from '../../data/commands/openStores.ts';
import { writerOf } from '../../data/commands/writer.ts';
import type { Body, RecordKey } from '../../data/records/syncedRecord.ts';
import { isPending } from '../../data/records/syncedRecord.ts';
import type { ViewDb } from '../../data/view/viewDb.ts';
import { undoKey } from '../../data/view/kept/backupState.ts';
import { mergedMid } from '../merge/mergedMid.ts';

/** A record as a restore left it, and what it was before (null: not there). */
export interface UndoEntry {
  readonly coll: CollectionName;
  readonly id: string;
  /** The `mid` the restore gave it: one that was changed since is left alone. */
  readonly after: string;
  readonly before: Body | null;
  readonly isServers: boolean;
  readonly wasHere: boolean;
}

interface Undo {
  readonly at: number;
  readonly entries: readonly UndoEntry[];
}

export async function keepUndo(view: ViewDb, undo: Undo): Promise<void> {
  await view.settings.put({ key: undoKey, value: undo });
}

/** What was taken back, and how many records wait to be sent now that did not before. */
export interface Undone {
  readonly records: readonly RecordKey[];
  readonly pending: number;
}

/** Takes the last restore back, record by record; files it brought stay. */
export async function undoRestore(stores: OpenStores, at: number): Promise<Undone> {
  const undo = (await stores.view.settings.get(undoKey))?.value as Undo | undefined;
  const records: RecordKey[] = [];
  let pending = 0;
  for (const entry of undo?.entries ?? []) {
    const done = await takeBack(stores, entry, at);
    if (done === null) continue;
    records.push({ coll: entry.coll, id: entry.id });
    pending += done;
  }
  await stores.view.settings.delete(undoKey);
  return { records, pending };
}

/** How many more records wait to be sent; null where the record was left alone. */
async function takeBack(
  { documents, view }: OpenStores,
  { coll, id, after, before, isServers, wasHere }: UndoEntry,
  at: number,
): Promise<number | null> {
  const [current] = await readRecords(documents, coll, [id]);
  if (current?.mid !== after) return null;
  if (!wasHere && (isServers || current.base === null)) {
    const expected = { mid: current.mid, baseMid: current.base?.mid ?? null };
    const stale = await writeRecords(documents, coll, [{ key: { coll, id }, record: null, expected }]);
    return stale.length === 0 ? (isPending(current) ? -1 : 0) : null;
  }
  const mid = mergedMid([after, id], `taken back ${at}`);
  const [changed] = await changeRecords<null>(documents, await writerOf(view), [{ coll, id, mid, at, change: () => ok(before) }]);
  return changed?.ok === true && !isPending(current) ? 1 : 0;
}
