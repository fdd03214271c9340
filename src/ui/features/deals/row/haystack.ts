import type { DealRow } from '../../../../data/view/rows.ts';
import { foldText } from './foldText.ts';

const haystacks = new WeakMap<DealRow, string>();

/** A row's searchable text, made once: rows keep their identity until they change. */
export function haystackOf(row: DealRow): string {
  const known = haystacks.get(row);
  if (known !== undefined) return known;
  const made = foldText([row.title, row.address, row.outcode, row.propertyType, ...row.tags].filter((part) => part !== null).join(' '));
  haystacks.set(row, made);
  return made;
}
