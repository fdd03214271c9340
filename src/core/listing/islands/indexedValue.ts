import { err, ok } from '../../kernel/result.ts';
import { isRecord } from '../values/member.ts';
import { type Island, parseJson } from './island.ts';

/** The maximum nesting: deeper than in any real page, and far below any engine's stack limit. */
const maxDepth = 200;

/** Whether a value has the form `{data: "[…]", encoding: "on"}`: one list whose members are indexes of other entries. */
export function isIndexed(value: unknown): value is { readonly data: unknown } {
  return isRecord(value) && 'encoding' in value && (typeof value['data'] === 'string' || Array.isArray(value['data']));
}

/**
 * The value encoded in an indexed list (npm `devalue` uses the same form). Entry 0 is the root, numbers inside objects and lists are
 * indexes of entries, and −1 to −6 represent undefined, a hole, NaN, the infinities and minus zero. A list that starts with a name ("Date",
 * "Set", "Map", …) wraps a value of that type. Cycles, and values that JSON cannot represent, become null.
 */
export function decodeIndexed(encoded: { readonly data: unknown }): Island {
  const parsed = typeof encoded.data === 'string' ? parseJson(encoded.data) : ok(encoded.data);
  if (!parsed.ok) return parsed;
  const entries: unknown = parsed.value;
  if (!Array.isArray(entries) || entries.length === 0) return err('bad-json');
  const decoder: Decoder = { entries, done: new Map(), open: new Set() };
  return ok(entryAt(decoder, 0, 0));
}

interface Decoder {
  readonly entries: readonly unknown[];
  /** Entries already decoded. Repeated entries are shared, so that a small text cannot expand into a huge value. */
  readonly done: Map<number, unknown>;
  /** Entries being decoded; meeting one of them again means that there is a cycle. */
  readonly open: Set<number>;
}

function entryAt(decoder: Decoder, index: unknown, depth: number): unknown {
  if (typeof index !== 'number' || !Number.isInteger(index) || index < 0 || index >= decoder.entries.length) return null;
  if (decoder.done.has(index)) return decoder.done.get(index);
  if (decoder.open.has(index) || depth > maxDepth) return null;
  decoder.open.add(index);
  const value = decodeEntry(decoder, decoder.entries[index], depth + 1);
  decoder.open.delete(index);
  decoder.done.set(index, value);
  return value;
}

function decodeEntry(decoder: Decoder, entry: unknown, depth: number): unknown {
  if (Array.isArray(entry)) {
    const [name, ...rest] = entry as readonly unknown[];
    if (typeof name === 'string') return decodeNamed(decoder, { name, rest }, depth);
    return entry.map((member) => entryAt(decoder, member, depth));
  }
  if (!isRecord(entry)) return entry;
  const members = Object.create(null) as Record<string, unknown>;
  for (const [key, member] of Object.entries(entry)) members[key] = entryAt(decoder, member, depth);
  return members;
}

interface Named {
  readonly name: string;
  readonly rest: readonly unknown[];
}

function decodeNamed(decoder: Decoder, { name, rest }: Named, depth: number): unknown {
  switch (name) {
    case 'Date':
    case 'BigInt':
    case 'URL':
      return rest[0] ?? null;
    case 'Set':
      return rest.map((member) => entryAt(decoder, member, depth));
    case 'Map':
    case 'null': {
      const members = Object.create(null) as Record<string, unknown>;
      for (let at = 0; at + 1 < rest.length; at += 2) {
        const key = name === 'Map' ? entryAt(decoder, rest[at], depth) : rest[at];
        if (typeof key === 'string' || typeof key === 'number') members[String(key)] = entryAt(decoder, rest[at + 1], depth);
      }
      return members;
    }
    // Nuxt's wrappers around values.
    case 'Reactive':
    case 'ShallowReactive':
    case 'Ref':
    case 'ShallowRef':
    case 'Object':
      return entryAt(decoder, rest[0], depth);
    default:
      return null;
  }
}
