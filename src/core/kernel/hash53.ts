/**
 * A 53-bit hash of a text as two integers: the high 21 bits and the low 32 bits. It multiplies and shifts over UTF-16 code units, and is
 * not suitable for secrets.
 */
export function hash53(text: string, seed: number): readonly [high: number, low: number] {
  let one = 0xdeadbeef ^ seed;
  let two = 0x41c6ce57 ^ seed;
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    one = Math.imul(one ^ unit, 2654435761);
    two = Math.imul(two ^ unit, 1597334677);
  }
  one = Math.imul(one ^ (one >>> 16), 2246822507) ^ Math.imul(two ^ (two >>> 13), 3266489909);
  two = Math.imul(two ^ (two >>> 16), 2246822507) ^ Math.imul(one ^ (one >>> 13), 3266489909);
  return [2097151 & two, one >>> 0];
}
