import { ukCurrency } from '../kernel/countries.ts';
import { fromMajor, minor, roundMoney } from '../kernel/money.ts';
import type { Currency, Minor } from '../kernel/money.ts';
import { percent } from '../kernel/rate.ts';
import type { Rate } from '../kernel/rate.ts';
import { err, ok, unreachable } from '../kernel/result.ts';
import type { Result } from '../kernel/result.ts';
import { assumptionEntry } from './assumptionCatalogue.ts';
import type { AssumptionEntry } from './assumptionCatalogue.ts';
import type { AssumptionKey, Assumptions } from './assumptions.ts';
import { formatMoneyExact, formatNumber, formatRate } from './format.ts';
import { parseAmount } from './parseAmount.ts';
import type { ParsedAmount } from './parseAmount.ts';

/**
 * What a person typed for an assumption as its value, or a sentence saying what is wrong. Money takes `250k`, `£185,000`,
 * `=1200*12`, `280 pw`; a rate takes `5.5%` or `5.5` (percent); weeks and years take `3` or `3 weeks`.
 */
export function parseAssumption<Key extends AssumptionKey>(key: Key, text: string): Result<Assumptions[Key], string> {
  const entry = assumptionEntry(key);
  const read = entry.unit === 'choice' || entry.unit === 'yes-no' ? readChoice(entry, text) : readNumber(entry, text);
  // The catalogue's unit decides the type of the value; the compiler cannot follow that from the key.
  return read as Result<Assumptions[Key], string>;
}

/** A value as printed: "£1,250", "5.24 %", "3 weeks", "Interest only", "Yes". Without "a year" and "of the price". */
export function formatAssumption(key: AssumptionKey, value: Assumptions[AssumptionKey], currency: Currency): string {
  const entry = assumptionEntry(key);
  switch (entry.unit) {
    case 'money':
      return formatMoneyExact(value as Minor, currency);
    case 'rate':
      return formatRate(value as Rate);
    case 'weeks':
    case 'years':
      return `${formatNumber(value as number)} ${value === 1 ? entry.unit.slice(0, -1) : entry.unit}`;
    case 'yes-no':
      return value === true ? 'Yes' : 'No';
    case 'choice':
      return entry.choices.find((choice) => choice.value === value)?.label ?? String(value);
    default:
      return unreachable(entry.unit);
  }
}

/** Why a value deserves a second look, in words, or null when it lies in the usual range. */
export function assumptionWarning(key: AssumptionKey, value: Assumptions[AssumptionKey]): string | null {
  const { usual } = assumptionEntry(key);
  if (usual === null || typeof value !== 'number') return null;
  if (value < usual[0]) return `Below the usual ${rangeText(key, usual)}`;
  return value > usual[1] ? `Above the usual ${rangeText(key, usual)}` : null;
}

/** Whether a value from outside is one the engine accepts: the right kind, finite and within the bounds. */
export function isAllowed(key: AssumptionKey, value: unknown): boolean {
  const { unit, bounds, choices } = assumptionEntry(key);
  if (unit === 'yes-no') return typeof value === 'boolean';
  if (unit === 'choice') return choices.some((choice) => choice.value === value);
  if (typeof value !== 'number' || !(value >= bounds[0] && value <= bounds[1])) return false;
  return unit === 'money' || key === 'holdYears' ? Number.isSafeInteger(value) : true;
}

/** Ranges come from the catalogue, which is of the United Kingdom, and never change. Printing numbers is slow: each is printed once. */
const printed = new WeakMap<readonly [number, number], string>();

function rangeText(key: AssumptionKey, range: readonly [number, number]): string {
  const text = printed.get(range) ?? `${formatAssumption(key, range[0], ukCurrency)} to ${formatAssumption(key, range[1], ukCurrency)}`;
  printed.set(range, text);
  return text;
}

function readChoice(entry: AssumptionEntry, text: string): Result<string | boolean, string> {
  const typed = text.trim().toLowerCase();
  if (entry.unit === 'yes-no') {
    if (['yes', 'y', 'true', '1'].includes(typed)) return ok(true);
    return ['no', 'n', 'false', '0'].includes(typed) ? ok(false) : err(`${entry.label} is yes or no`);
  }
  const found = entry.choices.find((choice) => choice.value === typed || choice.label.toLowerCase() === typed);
  if (found !== undefined) return ok(found.value);
  return err(`${entry.label} is one of: ${entry.choices.map((choice) => choice.label).join(', ')}`);
}

function readNumber(entry: AssumptionEntry, text: string): Result<number, string> {
  const parsed = parseAmount(withoutUnit(entry, text), { kind: entry.unit === 'money' ? 'money' : 'number' });
  if (!parsed.ok) return parsed;
  const value = toValue(entry, parsed.value);
  if (!value.ok) return value;
  if (entry.key === 'holdYears' && !Number.isInteger(value.value)) return err(`${entry.label} takes whole years`);
  const [low, high] = entry.bounds;
  if (value.value >= low && value.value <= high) return value;
  return err(`${entry.label} must be from ${rangeText(entry.key, entry.bounds)}`);
}

const withoutUnit = (entry: AssumptionEntry, text: string): string =>
  entry.unit === 'weeks' || entry.unit === 'years' ? text.replace(/\s*(?:weeks?|wks?|years?|yrs?)\s*$/i, '') : text;

function toValue(entry: AssumptionEntry, amount: ParsedAmount): Result<number, string> {
  if (entry.unit === 'rate') return ok(percent(amount.value));
  if (amount.isPercent) return err(`${entry.label} is not a percentage`);
  if (entry.unit !== 'money') return amount.period === null ? ok(amount.value) : err('That is not a number');
  if (Math.abs(amount.value) > 1e12) return err('That is too much');
  return ok(perPeriod(entry, amount));
}

const perYear = { week: 52, month: 12, year: 1 } as const;

/** "280 pw" typed into a monthly amount means 280 × 52 / 12. */
function perPeriod(entry: AssumptionEntry, amount: ParsedAmount): Minor {
  if (amount.period === null || (entry.per !== 'month' && entry.per !== 'year')) return fromMajor(amount.value);
  const pence = (fromMajor(amount.value) * perYear[amount.period]) / perYear[entry.per];
  return Math.abs(pence) < Number.MAX_SAFE_INTEGER ? roundMoney(pence) : minor(0);
}
