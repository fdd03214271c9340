import type { Table } from 'dexie';
import type { DealRow } from '../rows.ts';
import type { ViewDb } from '../viewDb.ts';
import { addRows } from './writeRows.ts';

/** What rows of versions 2 to 4 may lack. */
const newInRows = {
  cashNeeded: null,
  cashOnCash: null,
  interestCover: null,
  binnedAt: null,
  monthlyRent: null,
  deposit: null,
  mortgageRate: null,
  listedOn: null,
  reducedOn: null,
  status: null,
  capturedAt: null,
  firstAsked: null,
  lastAsked: null,
  askedAt: null,
  floorArea: null,
  latitude: null,
  longitude: null,
  tags: [],
  strategy: 'buy-to-let',
  own: [],
} as const satisfies Partial<DealRow>;

/** The setting that says that the rows of before are in packs. */
const packedKey = 'rows/packed';

/**
 * Brings the rows of builds before version 9, an entry each, into packs; in one transaction, so that what is cut off is begun anew. They stay
 * until the start after that: a tab that a newer build overtook is read on. Rows that lack what is shown of them now lose their revision,
 * and are written anew from their deals.
 */
export async function packOlderRows(view: ViewDb): Promise<void> {
  const before: Table<DealRow, string> = view.table('rows');
  if ((await before.count()) === 0) return;
  await view.transaction('rw', before, view.rowPacks, view.settings, async () => {
    if ((await view.settings.get(packedKey)) !== undefined) return before.clear();
    await addRows(view, (await before.toArray()).map(asNow));
    await view.settings.put({ key: packedKey, value: true });
  });
}

const asNow = (row: DealRow): DealRow => ({ ...newInRows, ...row, revision: 'longitude' in row ? row.revision : '' });
