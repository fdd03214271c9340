/**
 * A hash of plain data by content: equal content gives an equal hash whatever the order of its keys; absent and undefined are
 * the same. 106 bits as 28 hexadecimal digits, enough to tell outcomes apart; not for secrets.
 */
export function contentHash(content: unknown): string {
  const text = canonical(content);
  return hash53(text, 0).toString(16).padStart(14, '0') + hash53(text, 0x9e3779b9).toString(16).padStart(14, '0');
}

function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map((each) => canonical(each ?? null)).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const fields = Object.entries(value).filter(([, field]) => field !== undefined);
  return `{${fields
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, field]) => `${JSON.stringify(name)}:${canonical(field)}`)
    .join(',')}}`;
}

/** Two 32-bit multiply-and-shift lanes over UTF-16 units, mixed at the end; 53 bits. */
function hash53(text: string, seed: number): number {
  let one = 0xdeadbeef ^ seed;
  let two = 0x41c6ce57 ^ seed;
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    one = Math.imul(one ^ unit, 2654435761);
    two = Math.imul(two ^ unit, 1597334677);
  }
  one = Math.imul(one ^ (one >>> 16), 2246822507) ^ Math.imul(two ^ (two >>> 13), 3266489909);
  two = Math.imul(two ^ (two >>> 16), 2246822507) ^ Math.imul(one ^ (one >>> 13), 3266489909);
  return 4294967296 * (2097151 & two) + (one >>> 0);
}
