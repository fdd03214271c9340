import { ukCurrency } from '../../kernel/countries.ts';
import { fromMajor, roundMoney, toMajor, type Currency } from '../../kernel/money.ts';
import { percent, rate, toPercent } from '../../kernel/rate.ts';
import { err, ok, type Result } from '../../kernel/result.ts';
import { parseAmount, type ParsedAmount } from '../parseAmount.ts';
import type { InputSpec, StrategyInputUnit } from './strategyInput.ts';
import { bareInputText, isAllowedInput } from './inputValue.ts';

/** The value of a typed input that is not a table, or a sentence that says what is wrong with it. */
export function parseInput(entry: InputSpec, text: string, currency: Currency = ukCurrency): Result<number | string | boolean, string> {
  const typed = text.trim().toLowerCase();
  if (entry.unit === 'yes-no') {
    if (['yes', 'y', 'true', '1'].includes(typed)) return ok(true);
    return ['no', 'n', 'false', '0'].includes(typed) ? ok(false) : err(`${entry.label} must be yes or no`);
  }
  if (entry.unit !== 'choice') return parseQuantity(entry, text, currency);
  const choices = entry.choices ?? [];
  const found = choices.find((choice) => choice.value === typed || choice.label.toLowerCase() === typed);
  if (found !== undefined) return ok(found.value);
  return err(`${entry.label} must be one of: ${choices.map((choice) => choice.label).join(', ')}`);
}

/** The currency and separators of typed amounts: those of `locale`, British by default. */
export interface InputFormat {
  readonly currency: Currency;
  readonly locale?: string;
}

/**
 * The value of a typed numeric input, or a sentence that says what is wrong. Money can be typed as `250k`, `£185,000`, `=1200*12` or `280
 * pw`, a rate as `5.5%` or `5.5` (percent), and months as `3` or `3 months`. Amounts are in the given currency, and another currency's sign
 * is refused. A currency without a locale implies British separators.
 */
export function parseQuantity(entry: InputSpec, text: string, typed: Currency | InputFormat = ukCurrency): Result<number, string> {
  const { currency, locale = 'en-GB' } = typeof typed === 'string' ? { currency: typed } : typed;
  const amount = parseAmount(withoutUnit(entry, text), {
    kind: entry.unit === 'money' ? 'money' : 'number',
    currency,
    locale,
  });
  if (!amount.ok) return amount;
  const value = valueOf(entry, amount.value);
  if (!value.ok || isAllowedInput(entry, value.value)) return value;
  const [low, high] = entry.bounds;
  if (value.value >= low && value.value <= high)
    return err(`${entry.label} must be in whole ${entry.unit === 'count' ? 'numbers' : entry.unit}`);
  return err(`${entry.label} must be from ${bareInputText(entry, low, currency)} to ${bareInputText(entry, high, currency)}`);
}

/** A numeric value as text for editing: plain digits in major units, percent, or its own unit. */
export function editText({ unit }: Pick<InputSpec, 'unit'>, value: number): string {
  return String(unit === 'money' ? toMajor(roundMoney(value)) : unit === 'rate' ? toPercent(rate(value)) : value);
}

/** Whether an input is one number that a slider can move. */
export const isQuantity = ({ unit }: Pick<InputSpec, 'unit'>): boolean =>
  unit === 'money' ||
  unit === 'rate' ||
  unit === 'weeks' ||
  unit === 'months' ||
  unit === 'years' ||
  unit === 'nights' ||
  unit === 'count' ||
  unit === 'number';

/** Accepts only the input's own unit, so that "6 months" is not read as six years. */
const withoutUnit = ({ unit }: InputSpec, text: string): string => {
  const words = unitWords[unit];
  return words === undefined ? text : text.replace(words, '');
};

const unitWords: { readonly [Unit in StrategyInputUnit]?: RegExp } = {
  weeks: /\s*(?:weeks?|wks?)\s*$/i,
  months: /\s*(?:months?|mths?)\s*$/i,
  years: /\s*(?:years?|yrs?)\s*$/i,
  nights: /\s*nights?\s*$/i,
};

const perYear = { week: 52, month: 12, year: 1 } as const;

function valueOf(entry: InputSpec, { value, isPercent, period }: ParsedAmount): Result<number, string> {
  if (entry.unit === 'rate') return ok(percent(value));
  if (isPercent) return err(`${entry.label} can’t be a percentage`);
  if (entry.unit !== 'money') return period === null ? ok(value) : err('That isn’t a number');
  if (Math.abs(value) > 1e12) return err('That’s too large');
  if (period === null || (entry.per !== 'month' && entry.per !== 'year')) return ok(fromMajor(value));
  // "280 pw" typed into a monthly amount means 280 × 52 / 12.
  return ok(roundMoney((fromMajor(value) * perYear[period]) / perYear[entry.per]));
}
