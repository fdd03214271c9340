import { formatMoneyExact, formatNumber, formatRate } from '../../../../core/deal/format.ts';
import { parseAmount } from '../../../../core/deal/parseAmount.ts';
import { fromMajor, toMajor, type Currency, type Minor } from '../../../../core/kernel/money.ts';
import { percent, toPercent, type Rate } from '../../../../core/kernel/rate.ts';
import { err, ok, type Result } from '../../../../core/kernel/result.ts';

/** What a number means; its value is in minor units, as a fraction, or plain. */
export type ValueUnit = 'money' | 'rate' | 'weeks' | 'months' | 'years' | 'nights' | 'count' | 'number';

const named: ReadonlySet<ValueUnit> = new Set<ValueUnit>(['weeks', 'months', 'years', 'nights']);
const whole: ReadonlySet<ValueUnit> = new Set<ValueUnit>(['months', 'count']);

/** Typed text as a value of its unit, or a sentence that says what is wrong. Money takes `250k`, rates `5.5` or `5.5%`. */
export function parseValue(unit: ValueUnit, text: string): Result<number, string> {
  const read = parseAmount(named.has(unit) ? text.replace(/\s*(?:weeks?|months?|years?|nights?)\s*$/i, '') : text, {
    kind: unit === 'money' ? 'money' : 'number',
  });
  if (!read.ok) return read;
  const { value, isPercent } = read.value;
  if (Math.abs(value) > 1e12) return err('That is too much');
  if (unit === 'rate') return ok(percent(value));
  if (isPercent) return err('That is not a percentage');
  if (unit === 'money') return ok(fromMajor(value));
  return whole.has(unit) && !Number.isInteger(value) ? err('Type a whole number') : ok(value);
}

/** A value at rest: "£1,250", "5.24 %", "3 weeks". */
export function formatValue(unit: ValueUnit, value: number, currency: Currency): string {
  if (unit === 'money') return formatMoneyExact(value as Minor, currency);
  if (unit === 'rate') return formatRate(value as Rate);
  return named.has(unit) ? `${formatNumber(value)} ${value === 1 ? unit.slice(0, -1) : unit}` : formatNumber(value);
}

/** The same while it is edited: plain digits. */
export const editValue = (unit: ValueUnit, value: number): string =>
  String(unit === 'money' ? toMajor(value as Minor) : unit === 'rate' ? toPercent(value as Rate) : value);

/** What an arrow key adds. */
export const stepOfUnit = (unit: ValueUnit): number => (unit === 'money' ? 1000 : unit === 'rate' ? 0.001 : unit === 'number' ? 0.05 : 1);
