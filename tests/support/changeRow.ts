import { readRow } from '../../src/data/view/rows/readRows.ts';
import { putRows } from '../../src/data/view/rows/writeRows.ts';
import type { DealRow } from '../../src/data/view/rows.ts';
import type { ViewDb } from '../../src/data/view/viewDb.ts';

/** Changes a row of the view behind everybody's back. */
export async function changeRow(view: ViewDb, id: string, changes: Partial<DealRow>): Promise<void> {
  const row = await readRow(view, id);
  if (row === undefined) throw new Error(`There is no row ${id}`);
  await putRows(view, [{ ...row, ...changes }]);
}
