import { syncLimits } from '../../../../src/core/protocol/syncCalls.ts';

/** Why a document cannot be kept; null when it can. */
export type DocumentFault = 'too deep' | 'too many keys' | 'text that cannot be stored' | 'a forbidden key' | 'a number out of range';

/** Keys that would change an object's nature when a merge copies them. */
const forbiddenKeys: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

// oxlint-disable-next-line no-control-regex -- the NUL character is what is looked for
const suspicious = /[\u0000\ud800-\udfff]/;
// oxlint-disable-next-line no-control-regex -- the NUL character is what is looked for
const alone = /[\u0000\ud800-\udfff]/u;

/** NUL or half a surrogate pair. By letters first, which is many times faster: hardly any text has surrogates at all. */
const isUnstorable = (text: string): boolean => suspicious.test(text) && alone.test(text);

/** jsonb writes numbers out in full: beyond this, five letters of a body would become hundreds in every answer. */
const largest = 1e21;

/** Checks a JSON value part by part before anything recurses into it. Depth counts objects and lists, the value itself as 1. */
export function documentFault(document: unknown): DocumentFault | null {
  let keys = 0;
  const waiting: (readonly [value: unknown, depth: number])[] = [[document, 1]];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const [value, depth] = next;
    if (typeof value === 'string' && isUnstorable(value)) return 'text that cannot be stored';
    if (typeof value === 'number' && !inRange(value)) return 'a number out of range';
    if (typeof value !== 'object' || value === null) continue;
    if (depth > syncLimits.depth) return 'too deep';
    const entries = Object.entries(value);
    keys += entries.length;
    if (keys > syncLimits.keys) return 'too many keys';
    for (const [key, part] of entries) {
      if (forbiddenKeys.has(key)) return 'a forbidden key';
      if (isUnstorable(key)) return 'text that cannot be stored';
      waiting.push([part, depth + 1]);
    }
  }
  return null;
}

/** `1e999` parses to infinity. */
const inRange = (value: number): boolean => value === 0 || (Math.abs(value) < largest && Math.abs(value) > 1 / largest);
