import type { DealRow } from '../../../../data/view/rows.ts';
import type { Column } from '../../../parts/dealColumns/columns.ts';

/** The columns with the same value for all deals, which cannot distinguish them. Empty for fewer than two deals. */
export function identicalColumns(columns: readonly Column[], rows: readonly DealRow[]): readonly Column[] {
  const [first, ...others] = rows;
  if (first === undefined || others.length === 0) return [];
  return columns.filter((column) => column.id !== 'title' && others.every((row) => column.of(row) === column.of(first)));
}
