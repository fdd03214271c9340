import { Dexie } from 'dexie';
import type { Instant } from '../../core/kernel/calendar.ts';
import type { Documents } from '../collections/database.ts';
import { recordToDeal } from '../collections/dealRecord.ts';
import { readRecords } from '../collections/recordWrites.ts';
import type { GuardedWrite } from '../records/recordStore.ts';
import type { DealRow } from '../view/rows.ts';
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
export async function showSyncedDeals({ documents, view, written, at }: Synced): Promise<void> {
  const toRow = rowMaker(await readProfile(documents), at);
  const fresh = written.flatMap(({ record, expected }) => (record !== null && !record.deleted && expected === null ? [record] : []));
  const present = await addRows(
    view,
    fresh.map((record) => toRow(recordToDeal(record))),
  );
  const added = new Set<string>(fresh.map(({ id }) => id).filter((id) => !present.has(id)));
  const others = written.filter(({ key }) => !added.has(key.id));
  const shown = await view.rows.bulkGet(others.map(({ key }) => key.id));
  const moved = others.filter(({ record }, place) => record === null || record.deleted || shown[place]?.revision !== record.mid);
  if (moved.length === 0) return;
  const ids = moved.map(({ key }) => key.id);
  const deals = (await readRecords(documents, 'deals', ids)).filter(({ deleted }) => !deleted).map(recordToDeal);
  const alive = new Set<string>(deals.map(({ id }) => id));
  const gone = ids.filter((id) => !alive.has(id));
  const rows = deals.map(toRow);
  await view.transaction('rw', view.rows, view.outcomes, async () => {
    const before = await view.rows.bulkGet(rows.map(({ id }) => id));
    await view.rows.bulkPut(rows.filter(({ revision }, place) => before[place]?.revision !== revision));
    await view.rows.bulkDelete(gone);
    await view.outcomes.bulkDelete(gone);
  });
}

/** Adds rows where there is none; answers the ids that had one, and were left alone. */
export async function addRows(view: ViewDb, rows: readonly DealRow[]): Promise<ReadonlySet<string>> {
  try {
    await view.rows.bulkAdd([...rows]);
    return new Set();
  } catch (cause) {
    if (!(cause instanceof Dexie.BulkError) || cause.failures.some(({ name }) => name !== 'ConstraintError')) throw cause;
    return new Set(Object.keys(cause.failuresByPos).flatMap((place) => rows[Number(place)]?.id ?? []));
  }
}
