import { Dexie } from 'dexie';
import type { Deal } from '../../core/deal/deal.ts';
import { parseProfile } from '../../core/deal/record/dealSchema.ts';
import { standardProfile } from '../../core/deal/standardProfile.ts';
import type { Profile } from '../../core/deal/profile.ts';
import { dayOf, type Instant } from '../../core/kernel/calendar.ts';
import { rescoreDeals } from '../../core/pipeline/scoring/rescoreDeals.ts';
import type { Documents } from '../collections/database.ts';
import { recordToDeal } from '../collections/dealRecord.ts';
import { readRecords } from '../collections/recordWrites.ts';
import type { GuardedWrite } from '../records/recordStore.ts';
import { scoredRow } from '../view/dealToRow.ts';
import { readRows } from '../view/packs/readRows.ts';
import { addRows, putRows, removeRows } from '../view/packs/writeRows.ts';
import type { DealRow } from '../view/rows.ts';
import type { ViewDb } from '../view/viewDb.ts';

/** The one profile record of a person. */
export const profileId = 'profile';

export async function readProfile(documents: Documents): Promise<Profile> {
  const [found] = await readRecords(documents, 'profiles', [profileId]);
  const read = found === undefined || found.deleted ? null : parseProfile(found.doc);
  return read?.ok === true ? read.value : standardProfile;
}

let known = new WeakMap<Documents, Promise<Profile>>();
Dexie.on.storagemutated.subscribe((parts) => {
  if (Object.keys(parts).some((part) => part === 'all' || part.includes('--profiles/'))) known = new WeakMap();
});

/**
 * The profile as it was read last, until somebody changes it, here or in another tab. Of the pages of a first pull each question to IndexedDB
 * waits behind the page that is being stored: to ask for each was a fifth of the pull.
 */
export function knownProfile(documents: Documents): Promise<Profile> {
  const before = known.get(documents);
  if (before !== undefined) return before;
  const reading = readProfile(documents);
  known.set(documents, reading);
  reading.catch(() => known.delete(documents));
  return reading;
}

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
  const profile = await knownProfile(documents);
  const rowsOf = (deals: readonly Deal[]): readonly DealRow[] => {
    const scored = rescoreDeals({ deals, profile, today: dayOf(at) });
    return deals.map((deal, place) => scoredRow(deal, scored[place] ?? { ok: false, message: '' }));
  };
  const fresh = written.flatMap(({ record, expected }) => (record !== null && !record.deleted && expected === null ? [record] : []));
  const present = await addRows(view, rowsOf(fresh.map(recordToDeal)));
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
  const rows = rowsOf(deals);
  await view.transaction('rw', view.rowPacks, view.outcomes, async () => {
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
