import { err, ok, type Result } from '../../kernel/result.ts';
import { endOfComment, endOfString } from './balancedText.ts';

/** The maximum nesting: deep enough for any page's literal, shallow enough for any engine's stack. */
const maxDepth = 64;

interface Cursor {
  readonly text: string;
  at: number;
}

/** Thrown for syntax that this parser does not support. It is always caught in this file. */
class NotALiteral extends Error {}

/**
 * The value of a JavaScript literal of objects, lists, strings, numbers, `true`, `false`, `null` and `undefined`, with bare keys, single
 * quotes, comments and trailing commas, as old pages write them. Anything that would need evaluation, and `NaN`, is an error.
 */
export function parseObjectLiteral(text: string): Result<unknown, 'bad-json'> {
  const cursor: Cursor = { text, at: 0 };
  try {
    const value = readValue(cursor, 0);
    skipSpace(cursor);
    return cursor.at === text.length ? ok(value) : err('bad-json');
  } catch (error) {
    if (error instanceof NotALiteral) return err('bad-json');
    throw error;
  }
}

function readValue(cursor: Cursor, depth: number): unknown {
  skipSpace(cursor);
  if (depth > maxDepth) throw new NotALiteral();
  const character = cursor.text[cursor.at];
  if (character === '{') return readObject(cursor, depth);
  if (character === '[') return readList(cursor, depth);
  if (character === '"' || character === "'" || character === '`') return readString(cursor);
  return readWord(cursor);
}

function readObject(cursor: Cursor, depth: number): unknown {
  // Without a prototype, `__proto__` is an ordinary key.
  const members = Object.create(null) as Record<string, unknown>;
  cursor.at += 1;
  for (;;) {
    skipSpace(cursor);
    if (take(cursor, '}')) return members;
    const key = readKey(cursor);
    skipSpace(cursor);
    if (!take(cursor, ':')) throw new NotALiteral();
    members[key] = readValue(cursor, depth + 1);
    skipSpace(cursor);
    if (!take(cursor, ',') && cursor.text[cursor.at] !== '}') throw new NotALiteral();
  }
}

function readList(cursor: Cursor, depth: number): unknown {
  const members: unknown[] = [];
  cursor.at += 1;
  for (;;) {
    skipSpace(cursor);
    if (take(cursor, ']')) return members;
    members.push(readValue(cursor, depth + 1));
    skipSpace(cursor);
    if (!take(cursor, ',') && cursor.text[cursor.at] !== ']') throw new NotALiteral();
  }
}

function readKey(cursor: Cursor): string {
  const character = cursor.text[cursor.at];
  if (character === '"' || character === "'") return readString(cursor);
  const key = /^[\p{L}\p{N}_$]{1,200}/u.exec(cursor.text.slice(cursor.at, cursor.at + 200))?.[0];
  if (key === undefined) throw new NotALiteral();
  cursor.at += key.length;
  return key;
}

const words: Readonly<Record<string, unknown>> = { true: true, false: false, null: null, undefined: null };

function readWord(cursor: Cursor): unknown {
  const word = /^[-+.\w]{1,400}/.exec(cursor.text.slice(cursor.at, cursor.at + 400))?.[0] ?? '';
  cursor.at += word.length;
  if (Object.hasOwn(words, word)) return words[word];
  if (!/^[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?$/i.test(word)) throw new NotALiteral();
  return Number(word);
}

const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f', v: '\v', '0': '\0', '\n': '' };

function readString(cursor: Cursor): string {
  const start = cursor.at;
  const end = endOfString(cursor.text, start);
  if (end === cursor.text.length) throw new NotALiteral();
  cursor.at = end + 1;
  const inner = cursor.text.slice(start + 1, end);
  if (cursor.text[start] === '`' && inner.includes('${')) throw new NotALiteral();
  return inner.replaceAll(/\\(u\{[0-9a-f]{1,6}\}|u[0-9a-f]{4}|x[0-9a-f]{2}|[^])/gi, (_, escape: string) => unescaped(escape));
}

/** The character of an escape such as `u002F`, `x2f` or `n` (without its backslash). */
function unescaped(escape: string): string {
  if (escape.length === 1) return Object.hasOwn(escapes, escape) ? (escapes[escape] ?? '') : escape;
  const point = Number.parseInt(escape.replaceAll(/[ux{}]/gi, ''), 16);
  return point > 0x10ffff ? '\ufffd' : String.fromCodePoint(point);
}

function skipSpace(cursor: Cursor): void {
  for (;;) {
    while (/\s/.test(cursor.text[cursor.at] ?? '')) cursor.at += 1;
    const end = cursor.text[cursor.at] === '/' ? endOfComment(cursor.text, cursor.at) : cursor.at;
    if (end === cursor.at) return;
    cursor.at = end + 1;
  }
}

function take(cursor: Cursor, character: string): boolean {
  if (cursor.text[cursor.at] !== character) return false;
  cursor.at += 1;
  return true;
}
