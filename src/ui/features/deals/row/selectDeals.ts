import type { DealRow } from '../../../../data/view/rows.ts';
import type { DealSort, DealsSearch } from '../dealsSearch.ts';
import { foldText } from './foldText.ts';

/**
 * The rows a search asks for, in its order. `rows` come best score first; every word of `q` must occur somewhere in
 * the title, address, outcode or type. Rows without the sorted figure come last in either direction.
 */
export function selectDeals(rows: readonly DealRow[], search: DealsSearch): readonly DealRow[] {
  const words = foldText(search.q ?? '')
    .split(/\s+/)
    .filter((word) => word !== '');
  const kept = rows.filter(
    (row) =>
      (search.band === undefined || row.band === search.band) &&
      (search.stage === undefined || row.stage === search.stage) &&
      (search.saved === undefined || row.saved === 1) &&
      (words.length === 0 || hasWords(row, words)),
  );
  return search.sort === undefined || search.sort === 'score' ? kept : kept.toSorted(orderOf(search.sort));
}

function hasWords(row: DealRow, words: readonly string[]): boolean {
  const haystack = foldText([row.title, row.address, row.outcode, row.propertyType].filter((part) => part !== null).join(' '));
  return words.every((word) => haystack.includes(word));
}

type Measure = { readonly of: (row: DealRow) => number | null; readonly direction: 1 | -1 };

const measures: Readonly<Record<DealSort, Measure>> = {
  score: { of: (row) => row.score, direction: -1 },
  newest: { of: (row) => row.createdAt, direction: -1 },
  'cash-flow': { of: (row) => row.monthlyCashFlow, direction: -1 },
  'net-yield': { of: (row) => row.netYield, direction: -1 },
  'gross-yield': { of: (row) => row.grossYield, direction: -1 },
  roi: { of: (row) => row.roi, direction: -1 },
  'price-low': { of: (row) => row.price, direction: 1 },
  'price-high': { of: (row) => row.price, direction: -1 },
};

function orderOf(sort: DealSort): (left: DealRow, right: DealRow) => number {
  const { of, direction } = measures[sort];
  return (left, right) => {
    const a = of(left);
    const b = of(right);
    if (a === null || b === null) return a === b ? 0 : a === null ? 1 : -1;
    return (a - b) * direction;
  };
}
