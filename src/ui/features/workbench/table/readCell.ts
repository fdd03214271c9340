import { buyToLetInput } from '../../../../core/deal/strategies/inputs/buyToLetCatalogue.ts';
import { parseInput } from '../../../../core/deal/strategies/parseStrategyInput.ts';
import type { Assumptions, AssumptionKey } from '../../../../core/deal/assumptions.ts';
import { ok, type Result } from '../../../../core/kernel/result.ts';
import type { DealRow } from '../../../../data/view/rows.ts';
import type { Column } from '../columns/columns.ts';
import { endText } from '../columns/filters.ts';

/** What a cell holds when its edit begins: plain digits in pounds or percent, labels with commas. */
export function editText(column: Column, row: DealRow): string {
  if (column.kind === 'tags') return row.tags.join(', ');
  const value = column.of(row);
  return typeof value === 'number' ? endText(column, value) : '';
}

/** What was typed for an assumption; nothing typed gives the value back to the listing, profile or default (null). */
export const readAssumption = (key: AssumptionKey, text: string): Result<Assumptions[AssumptionKey] | null, string> =>
  text.trim() === '' ? ok(null) : (parseInput(buyToLetInput(key), text) as Result<Assumptions[AssumptionKey], string>);
