import type { Documents } from '../collections/database.ts';
import { recordToDeal } from '../collections/dealRecord.ts';
import { readRecords } from '../collections/recordWrites.ts';
import { readableRecordPages } from '../collections/readableRecords.ts';
import { allRows } from '../view/rows/readRows.ts';
import type { DealRow } from '../view/rows.ts';
import type { ViewDb } from '../view/viewDb.ts';
import { readProfile, readProfileRecord } from './profileRecord.ts';
import { isScoredBy, noteScoredBy, rowMaker } from './rowMaker.ts';
import type { OpenStores } from './stores.ts';

/**
 * Brings the rows in line with the documents and the profile. Rows that are missing, outdated or scored with another profile are rebuilt.
 * Rows of missing or unreadable deals are removed, and unreadable deals reported. Returns how many rows changed. Only changed rows are
 * locked, so that a list can be read at the same time. A row that another writer changed in between is left alone.
 */
export async function repairRows(documents: Documents, view: ViewDb, at: number): Promise<number> {
  // Rows are read first. Otherwise the row of a deal added in between would seem to have no deal.
  const seen = new Map<string, string>((await allRows(view)).map(({ id, revision }) => [id, revision]));
  const read = await readProfileRecord({ documents, view });
  const toRow = rowMaker(read.profile, at);
  const isScored = await isScoredBy(view, read);
  const orphans = new Set(seen.keys());
  const behind: DealRow[] = [];
  for await (const records of readableRecordPages(documents, view, 'deals')) {
    const deals = records.filter(({ deleted }) => !deleted).map(recordToDeal);
    for (const { id } of deals) orphans.delete(id);
    behind.push(...deals.filter(({ id, mid }) => !isScored || seen.get(id) !== mid).map(toRow));
  }
  const changed = await replace(view, { behind, seen, orphans: [...orphans] });
  if (!isScored) await noteScoredBy(view, read);
  return changed;
}

/** Rebuilds the rows of these deals after the sync or a restore wrote them. Rows of deleted deals are removed. */
export async function updateSyncedDealRows({ documents, view }: OpenStores, ids: readonly string[], at: number): Promise<void> {
  const rows = await view.rows.bulkGet([...ids]);
  const seen = new Map(rows.flatMap((row) => (row === undefined ? [] : [[row.id, row.revision] as const])));
  const deals = (await readRecords(documents, 'deals', ids)).filter(({ deleted }) => !deleted).map(recordToDeal);
  const alive = new Set<string>(deals.map(({ id }) => id));
  const toRow = rowMaker(await readProfile({ documents, view }), at);
  const behind = deals.filter(({ id, mid }) => seen.get(id) !== mid).map(toRow);
  await replace(view, { behind, seen, orphans: ids.filter((id) => !alive.has(id)) });
}

interface Repair {
  readonly behind: readonly DealRow[];
  /** The revisions of the rows when they were read. */
  readonly seen: ReadonlyMap<string, string>;
  readonly orphans: readonly string[];
}

async function replace(view: ViewDb, { behind, seen, orphans }: Repair): Promise<number> {
  if (behind.length + orphans.length === 0) return 0;
  return view.transaction('rw', view.rows, view.outcomes, async () => {
    const before = await view.rows.bulkGet(behind.map(({ id }) => id));
    const rows = behind.filter(({ id }, place) => before[place]?.revision === seen.get(id));
    await view.rows.bulkPut(rows);
    await view.rows.bulkDelete([...orphans]);
    await view.outcomes.bulkDelete([...orphans]);
    return rows.length + orphans.length;
  });
}
