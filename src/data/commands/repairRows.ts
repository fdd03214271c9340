import type { Documents } from '../collections/database.ts';
import { liveDeals } from '../collections/dealRecord.ts';
import { dealToRow } from '../view/dealToRow.ts';
import type { ViewDb } from '../view/viewDb.ts';

/** Brings the rows in step with the documents: missing and outdated ones are rewritten, orphans removed. Returns how many changed. */
export async function repairRows(documents: Documents, view: ViewDb): Promise<number> {
  const deals = await liveDeals(documents);
  return view.transaction('rw', view.rows, view.outcomes, async () => {
    const rows = new Map((await view.rows.toArray()).map((row) => [row.id, row]));
    let changed = 0;
    for (const deal of deals) {
      const row = rows.get(deal.id);
      rows.delete(deal.id);
      if (row?.revision === deal.mid) continue;
      await view.rows.put(dealToRow(deal, row));
      changed += 1;
    }
    await view.rows.bulkDelete([...rows.keys()]);
    await view.outcomes.bulkDelete([...rows.keys()]);
    return changed + rows.size;
  });
}
