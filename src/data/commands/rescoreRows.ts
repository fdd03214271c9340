import type { Instant } from '../../core/kernel/calendar.ts';
import type { Documents } from '../collections/database.ts';
import { dealsOf, liveDeals } from '../collections/dealRecord.ts';
import { rescoringKey, type RescoringProgress } from '../view/rescoring.ts';
import type { DealRow } from '../view/rows.ts';
import type { ViewDb } from '../view/viewDb.ts';
import { readProfileRecord } from './profileRecord.ts';
import { noteScoredBy, rowMaker } from './rowMaker.ts';

interface RescoreContext {
  readonly documents: Documents;
  readonly view: ViewDb;
  readonly at: Instant;
  /** The rows to rescore. All if absent. */
  readonly ids?: readonly string[];
}

/** The number of rescored rows, and how many of them changed band. */
export interface Rescoring {
  readonly rescored: number;
  readonly rebanded: number;
}

/** Rows per batch. A batch takes about ten milliseconds and then appears in an open list. */
const part = 500;

/**
 * Rescores every row, or those of some deals, with the stored profile. It runs entirely in this worker, and pages see the rows change. A
 * row whose deal has changed in the meantime is skipped, because it is being written. Stored outcomes stay: opening a deal evaluates it
 * anyway.
 */
export async function rescoreRows({ documents, view, at, ids }: RescoreContext): Promise<Rescoring> {
  const read = await readProfileRecord({ documents, view });
  const toRow = rowMaker(read.profile, at);
  const deals = ids === undefined ? await liveDeals(documents) : await dealsOf(documents, ids);
  let rescored = 0;
  let rebanded = 0;
  for (let from = 0; from < deals.length; from += part) {
    await view.settings.put({ key: rescoringKey, value: { done: from, total: deals.length } satisfies RescoringProgress });
    const chosen = deals.slice(from, from + part);
    // A deal without a row is unreadable, or its first row is being written.
    const shown = await view.rows.bulkGet(chosen.map(({ id }) => id));
    const some = chosen.filter((_, place) => shown[place] !== undefined);
    const scored = some.map(toRow);
    const written = await view.transaction('rw', view.rows, async () => {
      const rows = await view.rows.bulkGet(some.map(({ id }) => id));
      const fresh = rows.flatMap((row, place): readonly DealRow[] => {
        const after = scored[place];
        return after === undefined || row?.revision !== after.revision ? [] : [after];
      });
      await view.rows.bulkPut(fresh);
      const before = new Map(rows.flatMap((row) => (row === undefined ? [] : [[row.id, row.band] as const])));
      return { rescored: fresh.length, rebanded: fresh.filter(({ id, band }) => (before.get(id) ?? band) !== band).length };
    });
    rescored += written.rescored;
    rebanded += written.rebanded;
  }
  if (ids === undefined) await noteScoredBy(view, read);
  await view.settings.delete(rescoringKey);
  return { rescored, rebanded };
}
