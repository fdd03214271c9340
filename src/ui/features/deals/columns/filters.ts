import type { DealRow } from '../../../../data/view/rows.ts';
import { foldText } from '../../../parts/dealRow/foldText.ts';
import { searchableText } from '../../../parts/dealRow/searchableText.ts';
import { propertyTypeName } from '../../../parts/dealRow/propertyTypeName.ts';
import { decodedText, encodedText } from '../../../parts/address/filterText.ts';
import { columnOf, parseColumnId, valuesOf, type Choice, type Column, type ColumnId } from '../../../parts/dealColumns/columns.ts';
import { includesAll, placeTest, wordsOf } from './placeTest.ts';

/** A filter on one column. A range is in the unit of the stored value; a null end is open. */
export type Filter =
  | { readonly id: ColumnId; readonly kind: 'range'; readonly low: number | null; readonly high: number | null }
  | { readonly id: ColumnId; readonly kind: 'any-of'; readonly values: readonly string[] }
  | { readonly id: ColumnId; readonly kind: 'has'; readonly text: string };

/** The kind of filter that suits a column. */
export function filterKind({ id, kind }: Column): Filter['kind'] {
  if (kind === 'choice' || kind === 'yes-no' || kind === 'tags' || id === 'propertyType') return 'any-of';
  return kind === 'text' ? 'has' : 'range';
}

/** Factors from the units in a URL (pounds, percent) to stored units (pence, fractions). */
const scale: Partial<Record<Column['kind'], number>> = { money: 100, rate: 0.01 };
const dayMs = 86_400_000;

/** The filters from a URL query such as "price:100000..250000;stage:new|offer;outcode:M6". Skips parts it cannot read. */
export function parseFilters(text: string): readonly Filter[] {
  const found = text.split(';').flatMap((part): readonly Filter[] => {
    const at = part.indexOf(':');
    const id = parseColumnId(part.slice(0, Math.max(0, at)));
    const filter = id === null ? null : parseFilter(columnOf(id), part.slice(at + 1));
    return filter === null ? [] : [filter];
  });
  return found.filter(({ id }, at) => found.findLastIndex((other) => other.id === id) === at);
}

function parseFilter(column: Column, text: string): Filter | null {
  const { id } = column;
  const kind = filterKind(column);
  if (kind === 'any-of') {
    const fixed = fixedChoices(column)?.map(({ value }) => value);
    const values = text
      .split('|')
      .map((value) => (fixed === undefined ? plainValue(column, decodedText(value)) : value))
      .filter((value) => fixed?.includes(value) ?? value !== '');
    return values.length === 0 ? null : { id, kind, values };
  }
  if (kind === 'has') return text.trim() === '' ? null : { id, kind, text: decodedText(text.trim()).slice(0, 100) };
  const [low = '', high = ''] = text.split('..');
  const ends = { low: endOf(column, low), high: endOf(column, high) };
  return ends.low === null && ends.high === null ? null : { id, kind, ...ends };
}

function endOf({ kind }: Column, text: string): number | null {
  if (text.trim() === '') return null;
  const value = kind === 'date' ? Date.parse(text) : Number((Number(text) * (scale[kind] ?? 1)).toPrecision(12));
  return Number.isFinite(value) ? value : null;
}

export const filtersText = (filters: readonly Filter[]): string =>
  filters.map((filter) => `${filter.id}:${conditionText(filter)}`).join(';');

function conditionText(filter: Filter): string {
  if (filter.kind === 'any-of') return filter.values.map(encodedText).join('|');
  if (filter.kind === 'has') return encodedText(filter.text);
  return `${endText(columnOf(filter.id), filter.low)}..${endText(columnOf(filter.id), filter.high)}`;
}

/** One end of a range in the unit the user types; empty if open. */
export function endText({ kind }: Column, value: number | null): string {
  if (value === null) return '';
  return kind === 'date' ? new Date(value).toISOString().slice(0, 10) : String(Number((value / (scale[kind] ?? 1)).toPrecision(12)));
}

const yesNo = [
  { value: '1', label: 'Yes' },
  { value: '0', label: 'No' },
] as const;

/** A column's fixed choices; undefined for tags and types, whose choices come from the deals. */
const fixedChoices = ({ kind, choices }: Column): readonly Choice[] | undefined => (kind === 'yes-no' ? yesNo : choices);

/** A property type normalised for comparison; a tag unchanged. */
const plainValue = ({ id }: Column, value: string): string =>
  (id === 'propertyType' ? propertyTypeName(value) : value.trim().slice(0, 40)) ?? '';

/** A column's filter choices, each with its row count. Choices for tags and types are those found in the rows, most frequent first. */
export function choicesAmong(column: Column, rows: readonly DealRow[]): readonly (Choice & { readonly count: number })[] {
  const counts = new Map<string, number>();
  for (const row of rows) for (const value of valuesOf(column, row)) counts.set(value, (counts.get(value) ?? 0) + 1);
  const found = () =>
    [...counts].toSorted(([, one], [, other]) => other - one).map(([value]) => ({ value, label: labelOf(column, value) }));
  return (fixedChoices(column) ?? found()).map((choice) => ({ ...choice, count: counts.get(choice.value) ?? 0 }));
}

/** The label of a value; the value itself if it has no fixed choice. */
export const labelOf = (column: Column, value: string): string =>
  fixedChoices(column)?.find((choice) => choice.value === value)?.label ??
  (column.id === 'propertyType' ? value.charAt(0).toUpperCase() + value.slice(1) : value);

interface Asked {
  readonly q: string;
  readonly filters: readonly Filter[];
}

/** The rows that match every filter and contain every word of `q`. */
export function filterRows(rows: readonly DealRow[], { q, filters }: Asked): readonly DealRow[] {
  const words = wordsOf(q);
  if (words.length === 0 && filters.length === 0) return rows;
  const tests = filters.map(testOf);
  return rows.filter((row) => tests.every((test) => test(row)) && (words.length === 0 || includesAll(searchableText(row), words)));
}

function testOf(filter: Filter): (row: DealRow) => boolean {
  const column = columnOf(filter.id);
  if (filter.kind === 'any-of') {
    const wanted = new Set(filter.values);
    return (row) => valuesOf(column, row).some((value) => wanted.has(value));
  }
  if (filter.kind === 'has') {
    if (column.id === 'outcode') return placeTest(filter.text);
    const text = foldText(filter.text);
    return (row) => foldText(String(column.of(row) ?? '')).includes(text);
  }
  // A date range includes its whole last day.
  const high = filter.high !== null && column.kind === 'date' ? filter.high + dayMs - 1 : filter.high;
  return (row) => {
    const value = column.of(row);
    return typeof value === 'number' && (filter.low === null || value >= filter.low) && (high === null || value <= high);
  };
}
