import { parseInput } from '../../../../core/deal/strategies/parseInput.ts';
import type { BuyToLetInputs, BuyToLetKey } from '../../../../core/deal/strategies/inputs/buyToLetInputs.ts';
import { ok, type Result } from '../../../../core/kernel/result.ts';
import type { DealRow } from '../../../../data/view/rows.ts';
import type { Column } from '../../../parts/dealColumns/columns.ts';
import { endText } from '../columns/filters.ts';
import { currencyOfRow, entryOfRow } from '../columns/rowEntry.ts';

/** A cell's initial text in edit mode: plain digits in the row's currency or percent, or tags with commas. */
export function editText(column: Column, row: DealRow): string {
  if (column.kind === 'tags') return row.tags.join(', ');
  const value = column.of(row);
  return typeof value === 'number' ? endText(column, value) : '';
}

/** The value of typed text, or an error message. Empty text is null: the listing, profile or default applies again. */
export const readAssumption = (key: BuyToLetKey, row: DealRow, text: string): Result<BuyToLetInputs[BuyToLetKey] | null, string> =>
  text.trim() === ''
    ? ok(null)
    : (parseInput(entryOfRow(key, row), text, currencyOfRow(row)) as Result<BuyToLetInputs[BuyToLetKey], string>);
