import type { DealRow } from '../../../../data/view/rows.ts';
import type { DealFilters, DealSort, DealsSearch } from '../dealsSearch.ts';
import { foldText } from './foldText.ts';
import { haystackOf } from './haystack.ts';
import { typeName } from './typeName.ts';

/**
 * The rows a search asks for, in its order. `rows` come best score first; every word of `q` must occur somewhere in
 * the title, address, outcode, type or tags. Rows without the sorted figure come last in either direction.
 */
export function selectDeals(rows: readonly DealRow[], search: DealsSearch): readonly DealRow[] {
  const asked = testsOf(search);
  const kept = asked.length === 0 ? rows : rows.filter((row) => asked.every((test) => test(row)));
  return search.sort === undefined || search.sort === 'score' ? kept : kept.toSorted(orderOf(search.sort));
}

type Test = (row: DealRow) => boolean;

/** One test for each filter that is set, the cheap ones first. */
function testsOf(search: DealFilters): readonly Test[] {
  const { band, stage, saved, tag, strategy, min, max, place, type } = search;
  const words = wordsOf(search.q ?? '');
  const tests: readonly (Test | null)[] = [
    band === undefined ? null : (row) => row.band === band,
    stage === undefined ? null : (row) => row.stage === stage,
    saved === undefined ? null : (row) => row.saved === 1,
    search.reduced === undefined ? null : (row) => row.reducedOn !== null,
    strategy === undefined ? null : (row) => row.strategy === strategy,
    tag === undefined ? null : (row) => row.tags.includes(tag),
    min === undefined ? null : (row) => row.price !== null && row.price >= min * 100,
    max === undefined ? null : (row) => row.price !== null && row.price <= max * 100,
    search.yield === undefined ? null : (row) => row.netYield !== null && row.netYield * 100 >= (search.yield ?? 0),
    place === undefined ? null : placeTest(place),
    type === undefined ? null : (row) => typeName(row.propertyType) === typeName(type),
    words.length === 0 ? null : (row) => holdsAll(haystackOf(row), words),
  ];
  return tests.filter((test) => test !== null);
}

const wordsOf = (text: string): readonly string[] =>
  foldText(text)
    .split(/\s+/)
    .filter((word) => word !== '');

/** "M6" is that district and no other, "M" the area of all its districts; anything else is words of the address. */
function placeTest(place: string): Test {
  const district = place.toUpperCase().replaceAll(/\s/g, '');
  if (/^[A-Z]{1,2}\d[A-Z\d]?$/.test(district)) return (row) => row.outcode === district;
  if (/^[A-Z]{1,2}$/.test(district))
    return (row) => (row.outcode === null ? isInState(row, district) : row.outcode.replace(/\d.*$/, '') === district);
  const words = wordsOf(place);
  return (row) => holdsAll(haystackOf(row), words);
}

const holdsAll = (text: string, words: readonly string[]): boolean => words.every((word) => text.includes(word));

/** "OH" in "9 Chandler Row, Dayton, OH 45402". */
const isInState = ({ address }: DealRow, state: string): boolean => (address ?? '').split(/[\s,]+/).includes(state);

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
  reduced: { of: (row) => (row.reducedOn === null ? null : Date.parse(row.reducedOn)), direction: -1 },
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
