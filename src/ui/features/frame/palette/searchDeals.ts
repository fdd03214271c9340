import type { DealRow } from '../../../../data/view/rows.ts';
import { foldText } from '../../../parts/dealRow/foldText.ts';

/** A row and its searchable text, which is built once for many searches. */
export interface IndexedRow {
  readonly row: DealRow;
  readonly text: string;
}

export const indexRows = (rows: readonly DealRow[]): readonly IndexedRow[] =>
  rows.map((row) => ({ row, text: ` ${foldText([row.title, row.address ?? '', row.outcode ?? '', ...row.tags].join(' '))}` }));

/** The first `limit` rows that contain every word, word-start matches first. */
export function searchDeals(index: readonly IndexedRow[], words: readonly string[], limit: number): readonly DealRow[] {
  const starting: DealRow[] = [];
  const inside: DealRow[] = [];
  for (const { row, text } of index) {
    if (!words.every((word) => text.includes(word))) continue;
    const found = words.every((word) => text.includes(` ${word}`)) ? starting : inside;
    found.push(row);
    if (starting.length >= limit) break;
  }
  return [...starting, ...inside].slice(0, limit);
}

/** The query's words, in lower case and without accents. */
export const searchTerms = (query: string): readonly string[] =>
  foldText(query)
    .split(/[\s,]+/)
    .filter((word) => word !== '');
