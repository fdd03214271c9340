import type { DealSearch } from '../../dealSearch.ts';
import { editionIds, type EditionId } from '../../../../../core/report/editions/editions.ts';

/** The edition that a URL asks to print, full by default; null if it asks for another view. Never throws. */
export function readPrintSearch(raw: Readonly<Record<string, unknown>>): EditionId | null {
  if (raw['view'] !== 'print') return null;
  return editionIds.find((id) => id === raw['edition']) ?? 'full';
}

/** The query that opens an edition's print view. */
export const printSearch = (edition: EditionId): DealSearch => ({ view: 'print', edition });
