import type { DealRow } from '../../src/data/view/rows.ts';
import type { ViewDb } from '../../src/data/view/viewDb.ts';

/** Changes a row in the view database directly, without notifying anything. */
export async function changeRow(view: ViewDb, id: string, changes: Partial<DealRow>): Promise<void> {
  const row = await view.rows.get(id);
  if (row === undefined) throw new Error(`There is no row ${id}`);
  await view.rows.bulkPut([{ ...row, ...changes }]);
}
