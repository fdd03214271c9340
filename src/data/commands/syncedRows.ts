import type { Instant } from '../../core/kernel/calendar.ts';
import type { Documents } from '../collections/database.ts';
import { recordToDeal } from '../collections/dealRecord.ts';
import { readRecords } from '../collections/recordWrites.ts';
import type { GuardedWrite } from '../records/recordStore.ts';
import { readRows } from '../view/rows/readRows.ts';
import { addRows, putRows, removeRows } from '../view/rows/writeRows.ts';
import type { ViewDb } from '../view/viewDb.ts';
import { readProfile } from './profileRecord.ts';
import { rowMaker } from './rowMaker.ts';

interface Synced {
  readonly documents: Documents;
  readonly view: ViewDb;
  /** What the sync wrote to the deals. */
  readonly written: readonly GuardedWrite[];
  readonly at: Instant;
}

/**
 * The rows of deals that came in from the server: scored here, so that a list shows them as it shows the others; deleted ones go. A row
 * that is there already is made from the document as it is by now, since the person may have changed it meanwhile.
 */
export async function showSyncedDeals({ documents, view, written: all, at }: Synced): Promise<void> {
  const written = all.filter(movesRow);
  if (written.length === 0) return;
  const toRow = rowMaker(await readProfile(documents), at);
  const fresh = written.flatMap(({ record, expected }) => (record !== null && !record.deleted && expected === null ? [record] : []));
  const present = await addRows(
    view,
    fresh.map((record) => toRow(recordToDeal(record))),
  );
  const added = new Set<string>(fresh.map(({ id }) => id).filter((id) => !present.has(id)));
  const others = written.filter(({ key }) => !added.has(key.id));
  const shown = await readRows(
    view,
    others.map(({ key }) => key.id),
  );
  const moved = others.filter(({ record }, place) => record === null || record.deleted || shown[place]?.revision !== record.mid);
  if (moved.length === 0) return;
  const ids = moved.map(({ key }) => key.id);
  const deals = (await readRecords(documents, 'deals', ids)).filter(({ deleted }) => !deleted).map(recordToDeal);
  const alive = new Set<string>(deals.map(({ id }) => id));
  const gone = ids.filter((id) => !alive.has(id));
  const rows = deals.map(toRow);
  await view.transaction('rw', view.rows, view.outcomes, async () => {
    const before = await readRows(
      view,
      rows.map(({ id }) => id),
    );
    await putRows(
      view,
      rows.filter(({ revision }, place) => before[place]?.revision !== revision),
    );
    await removeRows(view, gone);
    await view.outcomes.bulkDelete(gone);
  });
}

/** Of a deal that the server has now confirmed as it is, the row says already what it says. */
const movesRow = ({ record, expected }: GuardedWrite): boolean => record === null || record.deleted || record.mid !== expected?.mid;
