import type { DealRow } from '../../../../data/view/rows.ts';
import type { Column } from '../../../parts/dealColumns/columns.ts';

export interface ColumnSummary {
  /** The number of rows with a value. */
  readonly count: number;
  readonly median: number | null;
}

/** The count and median of a numeric column. The median is null without values, or for money in several currencies. */
export function summarise(column: Column, rows: readonly DealRow[]): ColumnSummary {
  const values = new Float64Array(rows.length);
  let count = 0;
  for (const row of rows) {
    const value = column.of(row);
    if (typeof value !== 'number' || !Number.isFinite(value)) continue;
    values[count] = value;
    count += 1;
  }
  if (column.kind === 'money' && currencyOf(rows) === null) return { count, median: null };
  return { count, median: medianOf(values.subarray(0, count)) };
}

/** The currency shared by all rows; GBP without rows, null if they differ. */
export function currencyOf(rows: readonly DealRow[]): string | null {
  const first = rows[0]?.currency ?? 'GBP';
  return rows.every(({ currency }) => currency === first) ? first : null;
}

function medianOf(values: Float64Array): number | null {
  if (values.length === 0) return null;
  const sorted = values.toSorted();
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2;
}
