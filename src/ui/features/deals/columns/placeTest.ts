import type { DealRow } from '../../../../data/view/rows.ts';
import { foldText } from '../../../parts/dealRow/foldText.ts';
import { searchableText } from '../../../parts/dealRow/searchableText.ts';

/** A test for a place: "M6" matches only that district, and "M" a postcode area or US state. Other text matches words in the address. */
export function placeTest(place: string): (row: DealRow) => boolean {
  const code = place.toUpperCase().replaceAll(/\s/g, '');
  if (/^[A-Z]{1,2}\d[A-Z\d]?$/.test(code)) return (row) => row.outcode === code;
  if (/^[A-Z]{1,2}$/.test(code)) return (row) => (row.outcode === null ? isInState(row, code) : row.outcode.replace(/\d.*$/, '') === code);
  const words = wordsOf(place);
  return (row) => includesAll(searchableText(row), words);
}

/** The words of a search, normalised like the text it searches. */
export const wordsOf = (text: string): readonly string[] =>
  foldText(text)
    .split(/\s+/)
    .filter((word) => word !== '');

export const includesAll = (text: string, words: readonly string[]): boolean => words.every((word) => text.includes(word));

/** The US state in an address: "OH" in "9 Chandler Row, Dayton, OH 45402". */
const isInState = ({ address }: DealRow, state: string): boolean => (address ?? '').split(/[\s,]+/).includes(state);
