import type { DealSearch } from '../../dealSearch.ts';
import { editionIds, type EditionId } from '../../../../../core/report/editions/editions.ts';

/** The edition that an address asks to see as a page to print; null where it asks for something else. Never fails. */
export function readPrintSearch(raw: Readonly<Record<string, unknown>>): EditionId | null {
  if (raw['view'] !== 'print') return null;
  return editionIds.find((id) => id === raw['edition']) ?? 'full';
}

/** The search of that address. */
export const printSearch = (edition: EditionId): DealSearch => ({ view: 'print', edition });
