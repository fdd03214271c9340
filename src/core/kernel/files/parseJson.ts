import { err, ok } from '../result.ts';
import type { Result } from '../result.ts';
import { maxJsonDepth } from './fileLimits.ts';

/** Why a text cannot be read as JSON. */
export type JsonFault = 'not-json' | 'too-deep';

/**
 * The value of JSON from outside, or `not-json` or `too-deep`. Nesting beyond `deepest` is refused before parsing, because code that walks
 * the value recurses at every level. Linear in the length of the text.
 */
export function parseJson(text: string, deepest = maxJsonDepth): Result<unknown, JsonFault> {
  if (isDeeper(text, deepest)) return err('too-deep');
  try {
    return ok(JSON.parse(text));
  } catch {
    return err('not-json');
  }
}

function isDeeper(text: string, deepest: number): boolean {
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at];
    if (sign === '"') {
      at = endOfString(text, at);
      if (at === -1) return false;
    } else if (sign === '[' || sign === '{') {
      depth += 1;
      if (depth > deepest) return true;
    } else if (sign === ']' || sign === '}') depth -= 1;
  }
  return false;
}

/** The index of the quotation mark that ends the string starting at `from`, skipping escaped ones; −1 if there is none. */
function endOfString(text: string, from: number): number {
  for (let end = text.indexOf('"', from + 1); end !== -1; end = text.indexOf('"', end + 1)) {
    let backslashes = 0;
    while (text[end - 1 - backslashes] === '\\') backslashes += 1;
    if (backslashes % 2 === 0) return end;
  }
  return -1;
}
