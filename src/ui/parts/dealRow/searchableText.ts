import type { DealRow } from '../../../data/view/rows.ts';
import { foldText } from './foldText.ts';

/** A row's searchable text. */
export const searchableText = (row: DealRow): string =>
  foldText([row.title, row.address, row.outcode, row.propertyType, ...row.tags].filter((part) => part !== null).join(' '));
