import type { AssumptionEntry } from '../../../../core/deal/assumptionCatalogue.ts';
import type { Assumptions } from '../../../../core/deal/assumptions.ts';
import { isAllowed, parseAssumption } from '../../../../core/deal/assumptionText.ts';
import { fromMajor, type Minor } from '../../../../core/kernel/money.ts';
import { percent } from '../../../../core/kernel/rate.ts';
import { err, ok, type Result } from '../../../../core/kernel/result.ts';
import type { SheetCell } from './files/sheetTable.ts';

/** A cell as a plain number, where it is one: a CSV file holds numbers as text. */
export function numberIn(cell: SheetCell): number | null {
  if (typeof cell === 'number') return cell;
  const text = cell?.trim() ?? '';
  return /^-?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/i.test(text) ? Number(text) : null;
}

export const textIn = (cell: SheetCell): string => (cell === null ? '' : String(cell).trim());

/** An assumption from a file, in pounds or percent as the head says; the error is words for the person. */
export function readFileAssumption(entry: AssumptionEntry, cell: SheetCell): Result<Assumptions[keyof Assumptions], string> {
  const number = numberIn(cell);
  const exact = number === null ? null : valueOf(entry, number);
  if (exact !== null && isAllowed(entry.key, exact)) return ok(exact as Assumptions[keyof Assumptions]);
  return parseAssumption(entry.key, textIn(cell));
}

function valueOf({ unit }: AssumptionEntry, number: number): number | null {
  if (Math.abs(number) > 1e12) return null;
  if (unit === 'money') return fromMajor(number);
  if (unit === 'rate') return percent(number);
  return unit === 'weeks' || unit === 'years' ? number : null;
}

/** An amount of a listing, in whole minor units. */
export function readAmount(cell: SheetCell): Result<Minor, string> {
  const number = numberIn(cell);
  if (number === null || number < 0 || number > 1e10) return err('That is not an amount');
  return ok(fromMajor(number));
}
