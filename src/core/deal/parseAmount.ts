import { memoizeByKey } from '../kernel/memoizeByKey.ts';
import type { CountryCode } from '../kernel/countries.ts';
import { currencyFacts } from '../kernel/currencies.ts';
import { currencies, currencyNames } from '../kernel/money.ts';
import type { Currency } from '../kernel/money.ts';
import { err, ok } from '../kernel/result.ts';
import type { Result } from '../kernel/result.ts';
import { europeanCountries } from '../market/eu/registry/countries.ts';
import { isEuCountry } from '../market/markets.ts';

/** A typed number, with its currency, unit and period. */
export interface ParsedAmount {
  readonly value: number;
  readonly isPercent: boolean;
  /** "pcm", "a week", "per year" and the like. */
  readonly period: 'week' | 'month' | 'year' | null;
}

/** Options for reading an amount. */
export interface AmountReading {
  /** `money` has at most two decimals; `number` may have more, such as a rate of 5.125. Money by default. */
  readonly kind?: 'money' | 'number';
  /** The one currency whose symbol is accepted; null accepts any. Pounds by default. */
  readonly currency?: Currency | null;
  /** The separators to assume for ambiguous amounts; those of `country` by default. */
  readonly locale?: string;
  /** The property's country, whose separators its amounts use; the UK by default. */
  readonly country?: CountryCode;
}

/**
 * An amount as a person types it: `250k`, `1.2m`, `£185,000`, `1.234,56 €`, `PLN 1 200`, `250.000,-`, `189 000`, `1'250'000`, `5.5%`, `4,5
 * %`, `1,200 pcm`, or a sum after an equals sign, `=1200*12` with + − × ÷ and brackets. Money that can be read two ways, such as `189.000`
 * from an English writer or `189,000` from a German one, is an error that asks which was meant. Another currency's symbol is refused.
 * Nothing is evaluated as code. Errors are sentences for the person.
 */
export function parseAmount(text: string, reading: AmountReading = {}): Result<ParsedAmount, string> {
  const { kind = 'money', currency = 'GBP', country = 'GB', locale = localeOf(country) } = reading;
  if (text.length > 200) return err('That’s too long for a number');
  const foreign = currency === null ? undefined : currencies.find((other) => other !== currency && currencyFacts[other].mark.test(text));
  if (foreign !== undefined && currency !== null)
    return err(`That’s in ${currencyNames[foreign]}. Enter the amount in ${currencyNames[currency]}`);
  let rest = text.trim().toLowerCase().replaceAll('−', '-').replaceAll('×', '*').replaceAll('÷', '/').replaceAll(noCents, '');
  if (rest === '') return err('Enter a number');
  const period = trailingPeriod(rest);
  if (period !== null) rest = rest.slice(0, rest.length - period.length).trim();
  const isPercent = rest.endsWith('%');
  if (isPercent) rest = rest.slice(0, -1).trim();
  const isSum = rest.startsWith('=');
  const found = tokensOf(isSum ? rest.slice(1) : rest, { kind: isPercent ? 'percent' : kind, decimal: decimalOf(locale) });
  if (!found.ok) return found;
  const tokens = found.value;
  if (!isSum && tokens.length > 2) return err('Start a sum with an equals sign, such as =1200*12');
  const read = readSum({ tokens, at: 0, depth: 0 });
  if (read === null || !Number.isFinite(read)) return err(isSum ? 'That sum can’t be calculated' : notANumber);
  return ok({ value: read, isPercent, period: period?.unit ?? null });
}

/** The locale for amounts in a country; English for other countries. */
const localeOf = (country: CountryCode): string => (isEuCountry(country) ? europeanCountries[country].locale : 'en-GB');

/** The dash for no cents: "250.000,-". */
const noCents = /(?<=\d)[.,][-–—]{1,2}(?=\s|$|[€z])/g;

interface Period {
  readonly unit: 'week' | 'month' | 'year';
  readonly length: number;
}

function trailingPeriod(text: string): Period | null {
  const found = /(?:(?:\s*(?:a|per|\/)\s*(month|week|year|annum))|\s*(pcm|pw|pa|pm|p\.c\.m\.?|p\.w\.?|p\.a\.?))$/.exec(text);
  if (found === null) return null;
  const word = (found[1] ?? found[2] ?? '').replaceAll('.', '');
  if (word === 'week' || word === 'pw') return { unit: 'week', length: found[0].length };
  return { unit: word === 'month' || word === 'pcm' || word === 'pm' ? 'month' : 'year', length: found[0].length };
}

type Token = number | '+' | '-' | '*' | '/' | '(' | ')';

const notANumber = 'That isn’t a number';

/** The kind of number that the digits represent, and its decimal separator. */
interface Notation {
  readonly kind: 'money' | 'number' | 'percent';
  readonly decimal: '.' | ',';
}

// Creating a formatter takes a hundred times as long as parsing.
const decimalOf = memoizeByKey((locale: string): '.' | ',' => {
  const parts = new Intl.NumberFormat(locale).formatToParts(1.5);
  return parts.find(({ type }) => type === 'decimal')?.value === ',' ? ',' : '.';
});

function tokensOf(text: string, notation: Notation): Result<readonly Token[], string> {
  const tokens: Token[] = [];
  const pattern =
    /\s*(?:([+\-*/()])|(?:[£$€]|(?:gbp|eur|usd|pln|z[łl])(?![a-zł]))?\s*(\d{1,3}(?:[ \u00a0\u202f'’]\d{3})+(?!\d)(?:[.,]\d{1,2}(?!\d))?|[\d.,]*\d)(?:\s*(k|m|mio\.?|mln|tys\.?)(?![a-zł]))?(?:\s*(?:[£$€]|(?:gbp|euros?|eur|usd|pln|z[łl])(?![a-zł])))?)/y;
  while (pattern.lastIndex < text.length) {
    if (text.slice(pattern.lastIndex).trim() === '') break;
    const found = pattern.exec(text);
    if (found === null || tokens.length > 60) return err(notANumber);
    if (found[1] !== undefined) {
      tokens.push(found[1] as Token);
      continue;
    }
    const [, , digits = '', suffix] = found;
    const scale = suffix === undefined ? 1 : suffix === 'k' || suffix.startsWith('tys') ? 1e3 : 1e6;
    const value = readDigits(digits, scale === 1 ? notation : { ...notation, kind: 'number' });
    if (!value.ok) return value;
    tokens.push(Number((value.value * scale).toPrecision(15)));
  }
  return tokens.length === 0 ? err(notANumber) : ok(tokens);
}

/** Digits with English or continental separators. Ambiguous separators are an error that names both readings. */
function readDigits(digits: string, { kind, decimal }: Notation): Result<number, string> {
  const text = digits.replaceAll(/[ \u00a0\u202f'’]/g, '');
  // One separator before three digits: thousands or decimals, depending on the writer's language.
  const [, separator] = /^[1-9]\d{0,2}([.,])\d{3}$/.exec(text) ?? [];
  if (separator !== undefined) {
    const [whole, small] = [text.replace(separator, ''), text.replace(separator, '.')];
    const isDecimal = separator === decimal;
    if (isDecimal && kind === 'money')
      return err(`${text} can be read two ways. Enter ${whole}, or ${shown(Number(small), decimal)} for the small amount`);
    if (!isDecimal && kind === 'percent') return err(`${text} can be read two ways. Enter ${small.replace('.', decimal)} or ${whole}`);
    return ok(Number(isDecimal ? small : whole));
  }
  if (/^0[.,]\d+$/.test(text)) return ok(Number(text.replace(',', '.')));
  if (/^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(text)) return ok(Number(text.replaceAll(',', '')));
  if (/^\d{1,3}(?:(?:\.\d{3})+,\d+|(?:\.\d{3}){2,})$/.test(text)) return ok(Number(text.replaceAll('.', '').replace(',', '.')));
  if (/^\d+,\d{1,2}$/.test(text) || (decimal === ',' && /^\d+,\d+$/.test(text))) return ok(Number(text.replace(',', '.')));
  return /^(?:\d+|\d*\.\d+)$/.test(text) ? ok(Number(text)) : err(notANumber);
}

const shown = (value: number, decimal: '.' | ','): string => String(value).replace('.', decimal);

interface Cursor {
  readonly tokens: readonly Token[];
  at: number;
  depth: number;
}

function readSum(cursor: Cursor): number | null {
  const value = readTerms(cursor);
  return cursor.at === cursor.tokens.length ? value : null;
}

function readTerms(cursor: Cursor): number | null {
  let left = readFactors(cursor);
  while (left !== null && (peek(cursor) === '+' || peek(cursor) === '-')) {
    const sign = take(cursor) === '+' ? 1 : -1;
    const right = readFactors(cursor);
    left = right === null ? null : left + sign * right;
  }
  return left;
}

function readFactors(cursor: Cursor): number | null {
  let left = readOne(cursor);
  while (left !== null && (peek(cursor) === '*' || peek(cursor) === '/')) {
    const isTimes = take(cursor) === '*';
    const right = readOne(cursor);
    left = right === null ? null : isTimes ? left * right : left / right;
  }
  return left;
}

function readOne(cursor: Cursor): number | null {
  const token = take(cursor);
  if (typeof token === 'number') return token;
  if (token === '-') return negated(readOne(cursor));
  if (token !== '(' || cursor.depth > 20) return null;
  cursor.depth += 1;
  const inner = readTerms(cursor);
  cursor.depth -= 1;
  return take(cursor) === ')' ? inner : null;
}

const negated = (value: number | null): number | null => (value === null ? null : -value);
const peek = (cursor: Cursor): Token | undefined => cursor.tokens[cursor.at];

function take(cursor: Cursor): Token | undefined {
  const token = cursor.tokens[cursor.at];
  cursor.at += 1;
  return token;
}
