/** A bracketed value in a script: complete, or truncated before its last bracket. */
export type BalancedText = { readonly kind: 'whole'; readonly text: string; readonly end: number } | { readonly kind: 'open' };

const opening = new Set(['{'.charCodeAt(0), '['.charCodeAt(0), '('.charCodeAt(0)]);
const closing = new Set(['}'.charCodeAt(0), ']'.charCodeAt(0), ')'.charCodeAt(0)]);
const quotes = new Set(['"'.charCodeAt(0), "'".charCodeAt(0), '`'.charCodeAt(0)]);
const backslash = 92;
const slash = 47;
const star = 42;

/**
 * The object or list that begins at `start`, up to its matching bracket; null if no bracket opens there. Brackets in strings and comments
 * are ignored, as is the rest of the script.
 */
export function cutBalanced(text: string, start: number): BalancedText | null {
  if (!opening.has(text.charCodeAt(start))) return null;
  let depth = 0;
  for (let at = start; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (quotes.has(code)) at = endOfString(text, at);
    else if (code === slash) at = endOfComment(text, at);
    else if (opening.has(code)) depth += 1;
    else if (closing.has(code)) {
      depth -= 1;
      if (depth === 0) return { kind: 'whole', text: text.slice(start, at + 1), end: at + 1 };
    }
  }
  return { kind: 'open' };
}

/** The index of the quote that ends the string opened at `start`, or the text's end. */
export function endOfString(text: string, start: number): number {
  const quote = text.charCodeAt(start);
  for (let at = start + 1; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === backslash) at += 1;
    else if (code === quote) return at;
  }
  return text.length;
}

/** The last index of the comment that begins at `start`, or `start` itself if none does. */
export function endOfComment(text: string, start: number): number {
  const next = text.charCodeAt(start + 1);
  if (next === slash) return lastOr(text.indexOf('\n', start), text.length);
  if (next === star) return lastOr(text.indexOf('*/', start + 2), text.length - 1) + 1;
  return start;
}

const lastOr = (found: number, otherwise: number): number => (found === -1 ? otherwise : found);
