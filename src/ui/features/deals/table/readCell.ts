import { parseInput } from '../../../../core/deal/strategies/parseInput.ts';
import type { BuyToLetInputs, BuyToLetKey } from '../../../../core/deal/strategies/inputs/buyToLetInputs.ts';
import { ok, type Result } from '../../../../core/kernel/result.ts';
import type { DealRow } from '../../../../data/view/rows.ts';
import type { Column } from '../../../parts/dealColumns/columns.ts';
import { endText } from '../columns/filters.ts';
import { currencyOfRow, entryOfRow } from '../columns/rowEntry.ts';

/** What a cell holds when its edit begins: plain digits in the row’s money or percent, labels with commas. */
export function editText(column: Column, row: DealRow): string {
  if (column.kind === 'tags') return row.tags.join(', ');
  const value = column.of(row);
  return typeof value === 'number' ? endText(column, value) : '';
}

/** What was typed for an assumption; nothing typed gives the value back to the listing, profile or default (null). */
export const readAssumption = (key: BuyToLetKey, row: DealRow, text: string): Result<BuyToLetInputs[BuyToLetKey] | null, string> =>
  text.trim() === ''
    ? ok(null)
    : (parseInput(entryOfRow(key, row), text, currencyOfRow(row)) as Result<BuyToLetInputs[BuyToLetKey], string>);
