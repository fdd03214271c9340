import { columnOf, type Column } from '../../../parts/dealColumns/columns.ts';
import { endText, labelOf, type Filter } from './filters.ts';

/** The unit of a range, written after the column's name. */
export const unitOf = ({ kind }: Column): string => (kind === 'money' ? ', in the deal’s currency' : kind === 'rate' ? ', %' : '');

/** A filter as the text of its chip: "Price 100,000 to 250,000", "Stage New or Viewing". */
export function describeFilter(filter: Filter): string {
  const column = columnOf(filter.id);
  if (filter.id === 'outcode' && filter.kind === 'has') return `Place ${filter.text}`;
  if (filter.kind === 'has') return `${column.label} contains “${filter.text}”`;
  if (filter.kind === 'any-of') {
    return `${column.label} ${filter.values.map((value) => labelOf(column, value)).join(' or ')}`;
  }
  const [low, high] = [filter.low, filter.high].map((end) => readable(column, end));
  if (filter.high === null) return `${column.label} from ${low}`;
  return filter.low === null ? `${column.label} up to ${high}` : `${column.label} ${low} to ${high}`;
}

function readable(column: Column, end: number | null): string {
  const text = endText(column, end);
  if (column.kind === 'rate') return `${text}%`;
  return column.kind === 'date' ? text : Number(text).toLocaleString('en-GB', { maximumFractionDigits: 2 });
}
