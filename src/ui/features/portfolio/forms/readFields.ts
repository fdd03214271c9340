import { parseAmount } from '../../../../core/deal/parseAmount.ts';
import { holdingBounds } from '../../../../core/deal/holding/holding.ts';
import { parseIsoDate } from '../../../../core/kernel/calendar.ts';
import { currencies, fromMajor, roundMoney, toMajor, type Currency } from '../../../../core/kernel/money.ts';
import { percent, rate, toPercent } from '../../../../core/kernel/rate.ts';
import { err, ok, type Result } from '../../../../core/kernel/result.ts';
import type { FieldSpec } from './fieldSpecs.ts';

/** The texts of a form's fields, by key. */
export type FieldTexts = Readonly<Record<string, string>>;
type Values = Readonly<Record<string, unknown>>;

/** A record's values as field texts. For a new record, zero amounts are empty. */
export const textsOf = (fields: readonly FieldSpec[], record: object, isNew = false): FieldTexts =>
  Object.fromEntries(fields.map((field) => [field.key, textOf(field, valueAt(record, field.key), isNew)]));

export const valueAt = (record: object, key: string): unknown =>
  key
    .split('/')
    .reduce<unknown>((holder, name) => (typeof holder === 'object' && holder !== null ? (holder as Values)[name] : undefined), record);

function textOf({ kind, blank }: FieldSpec, value: unknown, isNew: boolean): string {
  if (typeof value === 'string') return value;
  if (typeof value !== 'number') return '';
  if (value === 0 && (isNew || blank === 'zero')) return '';
  if (kind === 'money') return String(toMajor(roundMoney(value)));
  if (kind === 'percent') return String(toPercent(rate(value)));
  return kind === 'years' ? String(Number((value / 12).toFixed(2))) : String(value);
}

/**
 * The record updated with the fields' values, or an error message for each invalid field. Other values stay unchanged. Amounts are in the
 * currency named in `texts`, whether or not it is a field; GBP if none is named.
 */
export function readFields<Record extends object>(
  fields: readonly FieldSpec[],
  texts: FieldTexts,
  record: Record,
): Result<Record, FieldTexts> {
  const errors: { [key: string]: string } = {};
  let values: Values = { ...(record as Values) };
  for (const field of fields) {
    const read = readField(field, texts[field.key]?.trim() ?? '', currencyIn(texts));
    if (read.ok) values = withValue(values, field.key.split('/'), read.value);
    else errors[field.key] = read.error;
  }
  for (const [group, missing] of halfFilled(fields, texts)) {
    if (missing === null) values = { ...values, [group]: null };
    else errors[missing] ??= 'Fill in this field too, or clear the fields it belongs with.';
  }
  // The cast is safe: the fields belong to the record, and each value is in its field's unit.
  return Object.keys(errors).length > 0 ? err(errors) : ok(values as Record);
}

const currencyIn = ({ currency }: FieldTexts): Currency => currencies.find((each) => each === currency) ?? 'GBP';

function readField({ kind, blank, choices = {} }: FieldSpec, text: string, currency: Currency): Result<unknown, string> {
  if (text === '') return blank === undefined ? err('Enter a value.') : ok(blank === 'null' ? null : blank === 'zero' ? 0 : '');
  switch (kind) {
    case 'text':
      return text.length <= holdingBounds.nameLength ? ok(text) : err(`Use at most ${holdingBounds.nameLength} characters.`);
    case 'long':
      return text.length <= holdingBounds.noteLength ? ok(text) : err(`Use at most ${holdingBounds.noteLength} characters.`);
    case 'day':
      return parseIsoDate(text) === null ? err('Choose a date.') : ok(text);
    case 'choice':
      return text in choices || /^[A-Z]{2}$/.test(text) ? ok(text) : err('Choose an option.');
    default:
      return readNumber(kind, text, currency);
  }
}

function readNumber(kind: 'money' | 'percent' | 'years' | 'weeks', text: string, currency: Currency): Result<unknown, string> {
  const read = parseAmount(text, { kind: kind === 'money' ? 'money' : 'number', currency });
  if (!read.ok) return err(`${read.error}.`);
  const { value } = read.value;
  if (kind === 'money')
    return value >= 0 && value <= holdingBounds.money[1] / 100 ? ok(fromMajor(value)) : err('Enter an amount from 0 to 10 billion.');
  if (kind === 'percent') return value >= 0 && value <= 100 ? ok(percent(value)) : err('Enter a rate from 0% to 100%.');
  if (kind === 'weeks') {
    const [least, most] = holdingBounds.weeks;
    return value >= least && value <= most ? ok(value) : err(`Enter ${least} to ${most} weeks.`);
  }
  const months = Math.round(value * 12);
  return months >= holdingBounds.months[0] && months <= holdingBounds.months[1]
    ? ok(months)
    : err('Enter a term from one month to fifty years.');
}

/**
 * The incomplete groups of optional fields, such as a sale. Each has null if all its fields are empty, else the key of the first empty
 * field.
 */
function halfFilled(fields: readonly FieldSpec[], texts: FieldTexts): readonly (readonly [group: string, missing: string | null])[] {
  const groups = new Map<string, FieldSpec[]>();
  for (const field of fields) {
    const [group, rest] = field.key.split('/');
    if (group === undefined || rest === undefined || field.blank !== 'null') continue;
    groups.set(group, [...(groups.get(group) ?? []), field]);
  }
  return [...groups].flatMap(([group, members]): readonly (readonly [string, string | null])[] => {
    const empty = members.filter(({ key }) => (texts[key]?.trim() ?? '') === '');
    if (empty.length === members.length) return [[group, null]];
    const [missing] = empty;
    return missing === undefined ? [] : [[group, missing.key]];
  });
}

function withValue(holder: unknown, [name, ...rest]: readonly string[], value: unknown): Values {
  const members = typeof holder === 'object' && holder !== null ? (holder as Values) : {};
  if (name === undefined) return members;
  return { ...members, [name]: rest.length === 0 ? value : withValue(members[name], rest, value) };
}
