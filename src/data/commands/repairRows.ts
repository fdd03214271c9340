import type { Documents } from '../collections/database.ts';
import { dealToRow } from '../view/dealToRow.ts';
import type { ViewDb } from '../view/viewDb.ts';

/** Brings the rows in step with the documents: missing and outdated ones are rewritten, orphans removed. Returns how many changed. */
export async function repairRows(documents: Documents, view: ViewDb): Promise<number> {
  const found = await documents.deals.find().exec();
  return view.transaction('rw', view.rows, view.outcomes, async () => {
    const rows = new Map((await view.rows.toArray()).map((row) => [row.id, row]));
    let changed = 0;
    for (const document of found) {
      const row = rows.get(document.id);
      rows.delete(document.id);
      if (row?.revision === document.deal.mid) continue;
      const deal = document.toMutableJSON().deal;
      await view.rows.put(dealToRow(deal, row));
      changed += 1;
    }
    await view.rows.bulkDelete([...rows.keys()]);
    await view.outcomes.bulkDelete([...rows.keys()]);
    return changed + rows.size;
  });
}
