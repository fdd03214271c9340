import { syncLimits } from '../../../../src/core/protocol/syncCalls.ts';

/** Why a document cannot be stored. Null if it can. */
export type DocumentFault = 'too deep' | 'too many keys' | 'text that cannot be stored' | 'a forbidden key' | 'a number out of range';

/** Keys that would alter an object's prototype when a merge copies them. */
const forbiddenKeys: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

/** Matches NUL, or half of a surrogate pair. */
// oxlint-disable-next-line no-control-regex -- the NUL character is what is looked for
const unstorable = /[\u0000\ud800-\udfff]/u;

/** The largest number accepted. jsonb writes numbers in full, so five characters in a body could become hundreds in every response. */
const largest = 1e21;

/**
 * The first fault in a JSON value that must not be stored, or null. Stops at the greatest depth that a document may have. The value itself
 * is at depth 1, and each nested object or list is one deeper.
 */
export function documentFault(document: unknown): DocumentFault | null {
  return faultIn(document, 1, { keys: 0 });
}

function faultIn(value: unknown, depth: number, counted: { keys: number }): DocumentFault | null {
  if (typeof value === 'string') return unstorable.test(value) ? 'text that cannot be stored' : null;
  if (typeof value === 'number') return inRange(value) ? null : 'a number out of range';
  if (typeof value !== 'object' || value === null) return null;
  if (depth > syncLimits.depth) return 'too deep';
  for (const [key, part] of Object.entries(value)) {
    counted.keys += 1;
    if (counted.keys > syncLimits.keys) return 'too many keys';
    if (forbiddenKeys.has(key)) return 'a forbidden key';
    if (unstorable.test(key)) return 'text that cannot be stored';
    const fault = faultIn(part, depth + 1, counted);
    if (fault !== null) return fault;
  }
  return null;
}

/** `1e999` parses to infinity. */
const inRange = (value: number): boolean => value === 0 || (Math.abs(value) < largest && Math.abs(value) > 1 / largest);
