import { parseProfile } from '../../core/deal/record/dealSchema.ts';
import { standardProfile } from '../../core/deal/standardProfile.ts';
import type { Profile } from '../../core/deal/profile.ts';
import { dayOf, type Instant } from '../../core/kernel/calendar.ts';
import { rescoreDeals } from '../../core/pipeline/scoring/rescoreDeals.ts';
import type { Documents } from '../collections/database.ts';
import { recordToDeal } from '../collections/dealRecord.ts';
import { readRecords } from '../collections/recordWrites.ts';
import { dealToRow, rescoredPart } from '../view/dealToRow.ts';
import type { ViewDb } from '../view/viewDb.ts';

/** The one profile record of a person. */
export const profileId = 'profile';

export async function readProfile(documents: Documents): Promise<Profile> {
  const [found] = await readRecords(documents, 'profiles', [profileId]);
  const read = found === undefined || found.deleted ? null : parseProfile(found.doc);
  return read?.ok === true ? read.value : standardProfile;
}

interface Synced {
  readonly documents: Documents;
  readonly view: ViewDb;
  readonly ids: readonly string[];
  readonly at: Instant;
}

/**
 * The rows of deals that came in from the server: scored here, so that a list shows them as it shows the others; deleted ones go. A row
 * that shows this state already is left: the server's word on what was sent from here changes nothing a list would have to read again.
 */
export async function showSyncedDeals({ documents, view, ids, at }: Synced): Promise<void> {
  const profile = await readProfile(documents);
  const found = await readRecords(documents, 'deals', ids);
  const deals = found.filter(({ deleted }) => !deleted).map(recordToDeal);
  const alive = new Set<string>(deals.map(({ id }) => id));
  const gone = ids.filter((id) => !alive.has(id));
  const shown = await view.rows.bulkGet(deals.map(({ id }) => id));
  const fresh = deals.filter(({ mid }, place) => shown[place]?.revision !== mid);
  if (fresh.length + gone.length === 0) return;
  const scored = rescoreDeals({ deals: fresh, profile, today: dayOf(at) });
  await view.transaction('rw', view.rows, view.outcomes, async () => {
    const before = await view.rows.bulkGet(fresh.map(({ id }) => id));
    const rows = fresh.map((deal, place) => {
      const answer = scored[place];
      const row = dealToRow(deal, before[place]);
      return before[place]?.revision === deal.mid || answer === undefined ? row : { ...row, ...rescoredPart(answer) };
    });
    await view.rows.bulkPut(rows);
    await view.rows.bulkDelete(gone);
    await view.outcomes.bulkDelete(gone);
  });
}
