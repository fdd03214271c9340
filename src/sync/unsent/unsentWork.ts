import { err, ok, type Result } from '../../core/kernel/result.ts';
import { collectionNames } from '../../core/protocol/syncRow.ts';
import { allRecords, recordPages } from '../../data/collections/recordQueries.ts';
import { rewriteRecord } from '../../data/collections/recordWrites.ts';
import type { DataFailure } from '../../data/commands/dealCommand.ts';
import { isNewlyPending, isPending, keyText, type RecordKey, type SyncedRecord } from '../../data/records/syncedRecord.ts';
import { readUnreadable } from '../../data/view/cached/unreadable.ts';
import { unfinishedCaptures } from '../../data/view/captures.ts';
import { documentsName, personOf, workspaceOf } from '../../data/view/viewName.ts';
import { importRecord } from './importRecord.ts';
import { readUnsentFile, writeUnsentFile } from './unsentFile.ts';
import type { OpenStores } from '../../data/commands/stores.ts';

/** The result of an import: new record states, and links. */
export interface ImportResult {
  readonly records: readonly RecordKey[];
  /** Newly pending records. */
  readonly pending: number;
  readonly captures: number;
}

/**
 * The number of records and links that would be lost with this device: queued links, and records whose present state the server has not
 * confirmed, including refused and unreadable ones. Reads every record, because an index or the sync's own count may be wrong.
 */
export async function countUnsent({ documents, view }: OpenStores): Promise<number> {
  const unreadable = new Set((await readUnreadable(view)).map(keyText));
  let unsent = await view.captures.where('state').anyOf(unfinishedCaptures).count();
  for (const coll of collectionNames) {
    for await (const records of recordPages(documents, coll)) {
      unsent += records.filter(isWorthKeeping).length;
      // A record listed as unreadable that can now be read is counted by its own pending state.
      for (const record of records) unreadable.delete(keyText(record));
    }
  }
  return unsent + unreadable.size;
}

/** Leaves out records that were created and deleted before they were ever sent. */
const isWorthKeeping = (record: SyncedRecord): boolean => isPending(record) && !(record.deleted && record.base === null);

/** Everything that only this device has, as the text of a file. Needs no network. */
export async function exportUnsent({ documents, view }: OpenStores, at: number): Promise<string> {
  const records = (await Promise.all(collectionNames.map((coll) => allRecords(documents, coll)))).flat();
  const captures = await view.captures.where('state').anyOf(unfinishedCaptures).toArray();
  return writeUnsentFile({ owner: documents.name, records: records.filter(isPending), captures }, at);
}

const otherAccount = 'This file belongs to another account.';
const otherWorkspace = 'This file belongs to another of your workspaces. Open that one, then try again.';

/** Imports a file of the same person's unsent changes. It is merged record by record, so that neither side loses data. */
export async function importUnsent(stores: OpenStores, text: string, at: number): Promise<Result<ImportResult, DataFailure>> {
  const { documents, view } = stores;
  const read = readUnsentFile(text);
  if (!read.ok) return err({ kind: 'invalid', message: read.error });
  const { owner, records, captures } = read.value;
  // Data from before sign-in belongs to the person who signs in.
  const isNobodys = owner === documentsName(null) && workspaceOf(documents.name) === null;
  if (owner !== documents.name && !isNobodys)
    return err({ kind: 'invalid', message: personOf(owner) === personOf(documents.name) ? otherWorkspace : otherAccount });
  const changed: RecordKey[] = [];
  let pending = 0;
  for (const kept of records) {
    const taken = isNobodys && owner !== documents.name ? { ...kept, base: null } : kept;
    const { before, after } = await rewriteRecord(documents, kept, (current) => importRecord(current, taken, at));
    if (after === null || before === after) continue;
    changed.push({ coll: kept.coll, id: kept.id });
    if (isNewlyPending(before, after)) pending += 1;
  }
  const known = await view.captures.bulkGet(captures.map(({ id }) => id));
  const missing = captures.filter((_, place) => known[place] === undefined);
  await view.captures.bulkPut(missing);
  return ok({ records: changed, pending, captures: missing.length });
}
