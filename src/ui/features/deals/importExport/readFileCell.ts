import { isAllowedInput } from '../../../../core/deal/strategies/inputValue.ts';
import { parseInput } from '../../../../core/deal/strategies/parseInput.ts';
import type { BuyToLetKey, BuyToLetInputs } from '../../../../core/deal/strategies/inputs/buyToLetInputs.ts';
import { parseAmount } from '../../../../core/deal/parseAmount.ts';
import { fromMajor, type Currency, type Minor } from '../../../../core/kernel/money.ts';
import { percent } from '../../../../core/kernel/rate.ts';
import { err, ok, type Result } from '../../../../core/kernel/result.ts';
import type { SheetCell } from '../../../parts/files/sheetTable.ts';
import type { InputEntry } from '../../../../core/deal/strategies/inputEntry.ts';

/** The plain number in a cell, or null. Needed because CSV stores numbers as text. Not used for money, because `189.000` is ambiguous. */
export function numberIn(cell: SheetCell): number | null {
  if (typeof cell === 'number') return cell;
  const text = cell?.trim() ?? '';
  return /^-?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/i.test(text) ? Number(text) : null;
}

export const textIn = (cell: SheetCell): string => (cell === null ? '' : String(cell).trim());

interface FileCell {
  readonly cell: SheetCell;
  /** The currency of the row or header. */
  readonly currency: Currency;
}

/** An assumption from a file, in the header's currency or in percent. The error is a message for the user. */
export function readFileAssumption(
  entry: InputEntry<BuyToLetKey>,
  { cell, currency }: FileCell,
): Result<BuyToLetInputs[keyof BuyToLetInputs], string> {
  const number = entry.unit === 'money' && isAmbiguous(cell) ? null : numberIn(cell);
  const exact = number === null ? null : valueOf(entry, number);
  if (exact !== null && isAllowedInput(entry, exact)) return ok(exact as BuyToLetInputs[keyof BuyToLetInputs]);
  // The unit of the entry decides the type of its value.
  return parseInput(entry, textIn(cell), currency) as Result<BuyToLetInputs[BuyToLetKey], string>;
}

function valueOf({ unit }: InputEntry<BuyToLetKey>, number: number): number | null {
  if (Math.abs(number) > 1e12) return null;
  if (unit === 'money') return fromMajor(number);
  if (unit === 'rate') return percent(number);
  return unit === 'weeks' || unit === 'years' ? number : null;
}

/** A listing amount in whole minor units. Text is parsed as typed input; the error is a message for the user. */
export function readAmount(cell: SheetCell, currency: Currency): Result<Minor, string> {
  const read = typeof cell === 'number' ? ok({ value: cell, isPercent: false, period: null }) : parseAmount(textIn(cell), { currency });
  if (!read.ok) return read;
  const { value, isPercent, period } = read.value;
  if (isPercent || period !== null || value < 0 || value > 1e10) return err('Enter an amount');
  return ok(fromMajor(value));
}

/** Whether a text such as `189.000` could mean either thousands or three decimals. */
const isAmbiguous = (cell: SheetCell): boolean => typeof cell === 'string' && /^-?\d{1,3}\.\d{3}$/.test(cell.trim());
