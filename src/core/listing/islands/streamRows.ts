import { isRecord } from '../values/member.ts';
import { parseJson } from './island.ts';

/** The rows of a React Server Components stream by id: text, or a JSON value. `whole` is false if the last row is truncated. */
export interface StreamRows {
  readonly rows: ReadonlyMap<string, unknown>;
  readonly whole: boolean;
}

const newline = '\n';
const maxDepth = 100;
const maxResolved = 100_000;

/**
 * The rows `id:payload` of a stream. A payload that begins `T<hex>,` is a text of that many UTF-8 bytes; it may contain line ends and is
 * not followed by one. Module and hint rows (`I[…]`, `HL[…]`) are skipped. Every other row is JSON up to the end of the line.
 */
export function readStreamRows(stream: string): StreamRows {
  const rows = new Map<string, unknown>();
  let at = 0;
  while (at < stream.length) {
    const head = /^([0-9a-f]{0,12}):(?:T([0-9a-f]{1,8}),)?/.exec(stream.slice(at, at + 24));
    if (head === null) {
      // This is not the start of a row. Continues at the next line, so that a malformed row does not affect the others.
      const next = stream.indexOf(newline, at);
      if (next === -1) return { rows, whole: false };
      at = next + 1;
      continue;
    }
    const [start, id = '', bytes] = head;
    const from = at + start.length;
    const end = bytes === undefined ? lineEnd(stream, from) : endOfBytes(stream, from, Number.parseInt(bytes, 16));
    if (end === null) return { rows: withLast(rows, id, stream.slice(from)), whole: false };
    const payload = stream.slice(from, end);
    if (bytes !== undefined) rows.set(id, payload);
    else setJson(rows, id, payload);
    at = bytes === undefined ? end + 1 : end;
  }
  return { rows, whole: true };
}

/** The rows including the last one, which needs no line end if it is complete JSON. */
function withLast(rows: Map<string, unknown>, id: string, payload: string): ReadonlyMap<string, unknown> {
  setJson(rows, id, payload);
  return rows;
}

function setJson(rows: Map<string, unknown>, id: string, payload: string): void {
  if (/^[A-Z]/.test(payload)) return;
  const value = parseJson(payload);
  if (value.ok) rows.set(id, value.value);
}

function lineEnd(text: string, from: number): number | null {
  const end = text.indexOf(newline, from);
  return end === -1 ? null : end;
}

/** The index `bytes` UTF-8 bytes after `from`, or null if the text ends first. */
export function endOfBytes(text: string, from: number, bytes: number): number | null {
  let left = bytes;
  let at = from;
  while (left > 0) {
    const point = text.codePointAt(at);
    if (point === undefined) return null;
    left -= point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4;
    at += point < 0x10000 ? 1 : 2;
  }
  return at;
}

/**
 * A value with its references replaced: `$7b` is row 7b, `$5c:props:children:0` a path inside row 5c, `$D…` a date, `$$…` a string that
 * starts with a dollar sign. `$undefined`, modules, and references that are broken or circular become null.
 */
export function resolveReferences(value: unknown, rows: ReadonlyMap<string, unknown>): unknown {
  return resolve(value, { rows, open: new Set(), left: maxResolved }, 0);
}

interface Resolver {
  readonly rows: ReadonlyMap<string, unknown>;
  readonly open: Set<string>;
  /** The number of values that may still be created: rows that reference each other repeatedly could otherwise expand without limit. */
  left: number;
}

function resolve(value: unknown, resolver: Resolver, depth: number): unknown {
  resolver.left -= 1;
  if (depth > maxDepth || resolver.left < 0) return null;
  if (typeof value === 'string') return value.startsWith('$') ? resolveString(value, resolver, depth) : value;
  if (Array.isArray(value)) return value.map((member) => resolve(member, resolver, depth + 1));
  if (!isRecord(value)) return value;
  const members = Object.create(null) as Record<string, unknown>;
  for (const [key, member] of Object.entries(value)) members[key] = resolve(member, resolver, depth + 1);
  return members;
}

function resolveString(text: string, resolver: Resolver, depth: number): unknown {
  if (text.startsWith('$$')) return text.slice(1);
  if (text.startsWith('$D')) return text.slice(2);
  const found = /^\$([0-9a-f]{1,12})((?::[^:]*)*)$/.exec(text);
  if (found === null || resolver.open.has(text)) return null;
  let target = resolver.rows.get(found[1] ?? '');
  for (const key of (found[2] ?? '').split(':').slice(1)) target = step(target, key);
  // Text rows stay text, even if they start with "$".
  if (typeof target === 'string' && found[2] === '') return target;
  resolver.open.add(text);
  const value = resolve(target ?? null, resolver, depth + 1);
  resolver.open.delete(text);
  return value;
}

/** The value at a key of another value. In an element `["$", type, key, props]`, `props` and `type` are at indexes 3 and 1. */
function step(value: unknown, key: string): unknown {
  if (Array.isArray(value)) {
    if (value[0] === '$' && key === 'props') return value[3];
    if (value[0] === '$' && key === 'type') return value[1];
    return /^\d{1,6}$/.test(key) ? value[Number(key)] : null;
  }
  return isRecord(value) && Object.hasOwn(value, key) ? value[key] : null;
}
