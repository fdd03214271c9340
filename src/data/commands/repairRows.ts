import type { Deal } from '../../core/deal/deal.ts';
import type { Documents } from '../collections/database.ts';
import { recordToDeal } from '../collections/dealRecord.ts';
import { readableInTurn } from '../collections/unreadable.ts';
import { dealToRow } from '../view/dealToRow.ts';
import { allRows, readRows } from '../view/packs/readRows.ts';
import { putRows, removeRows } from '../view/packs/writeRows.ts';
import type { ViewDb } from '../view/viewDb.ts';

/**
 * Brings the rows in step with the documents: missing and outdated ones are rewritten, orphans and those of deals that cannot be read
 * removed, and the latter told of. Returns how many changed. Rows are locked for those alone, so that a list is read meanwhile; one that
 * somebody else wrote in between is theirs.
 */
export async function repairRows(documents: Documents, view: ViewDb): Promise<number> {
  // Rows first: a deal that is added after them is no orphan.
  const seen = new Map<string, string>((await allRows(view)).map(({ id, revision }) => [id, revision]));
  const orphans = new Set(seen.keys());
  const behind: Deal[] = [];
  for await (const records of readableInTurn(documents, view, 'deals')) {
    const deals = records.filter(({ deleted }) => !deleted).map(recordToDeal);
    for (const { id } of deals) orphans.delete(id);
    behind.push(...deals.filter(({ id, mid }) => seen.get(id) !== mid));
  }
  if (behind.length + orphans.size === 0) return 0;
  return view.transaction('rw', view.rowPacks, view.outcomes, async () => {
    const before = await readRows(
      view,
      behind.map(({ id }) => id),
    );
    const rows = behind.flatMap((deal, place) => {
      const row = before[place];
      return row?.revision === seen.get(deal.id) ? [dealToRow(deal, row)] : [];
    });
    await putRows(view, rows);
    await removeRows(view, [...orphans]);
    await view.outcomes.bulkDelete([...orphans]);
    return rows.length + orphans.size;
  });
}
