import { err, ok } from '../kernel/result.ts';
import type { Result } from '../kernel/result.ts';

/** A number as typed, and the marks around it that say what it means. */
export interface ParsedAmount {
  readonly value: number;
  readonly isPercent: boolean;
  /** "pcm", "a week", "per year" and the like. */
  readonly period: 'week' | 'month' | 'year' | null;
}

/**
 * Reads an amount as a person types it: `250k`, `1.2m`, `£185,000`, `5.5%`, `1,200 pcm`, or a sum after an equals sign,
 * `=1200*12` with + − × ÷ and brackets. Nothing is ever evaluated as code. Errors are sentences for the person.
 */
export function parseAmount(text: string): Result<ParsedAmount, string> {
  if (text.length > 200) return err('That is too long for a number');
  let rest = text.trim().toLowerCase().replaceAll('−', '-').replaceAll('×', '*').replaceAll('÷', '/');
  if (rest === '') return err('Type a number');
  const period = trailingPeriod(rest);
  if (period !== null) rest = rest.slice(0, rest.length - period.length).trim();
  const isPercent = rest.endsWith('%');
  if (isPercent) rest = rest.slice(0, -1).trim();
  const isSum = rest.startsWith('=');
  const tokens = tokensOf(isSum ? rest.slice(1) : rest);
  if (tokens === null) return err('That is not a number');
  if (!isSum && tokens.length > 2) return err('Start a sum with an equals sign, such as =1200*12');
  const read = readSum({ tokens, at: 0, depth: 0 });
  if (read === null || !Number.isFinite(read)) return err(isSum ? 'That sum cannot be worked out' : 'That is not a number');
  return ok({ value: read, isPercent, period: period?.unit ?? null });
}

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

function tokensOf(text: string): readonly Token[] | null {
  const tokens: Token[] = [];
  const pattern = /\s*(?:([+\-*/()])|[£$€]?\s*(\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?|\.\d+)\s*([km](?![a-z]))?)/y;
  while (pattern.lastIndex < text.length) {
    if (text.slice(pattern.lastIndex).trim() === '') break;
    const found = pattern.exec(text);
    if (found === null || tokens.length > 60) return null;
    if (found[1] !== undefined) tokens.push(found[1] as Token);
    else tokens.push(scaled(found[2] ?? '', found[3]));
  }
  return tokens.length === 0 ? null : tokens;
}

function scaled(digits: string, suffix: string | undefined): number {
  const value = Number(digits.replaceAll(',', ''));
  const scale = suffix === 'k' ? 1e3 : suffix === 'm' ? 1e6 : 1;
  return Number((value * scale).toPrecision(15));
}

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
