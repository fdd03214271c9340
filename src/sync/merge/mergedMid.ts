/** The alphabet of all our ids, so that a merged state's id is valid wherever an id is expected. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/**
 * The mutation id of a merged state, derived from its inputs and result. Two devices that merge the same pair get the same id, and an id
 * never identifies two states. It is a 130-bit hash from four multiply-and-shift lanes, and not suitable for secrets.
 */
export function mergedMid(mids: readonly [string, string], content: string): string {
  const text = `${mids.toSorted().join('|')}|${content}`;
  let digits = '';
  for (let part = 0; digits.length < 26; part += 1) {
    let lane = hash32(text, part);
    for (let digit = 0; digit < 6; digit += 1, lane >>>= 5) digits += letters[lane & 31] ?? '0';
  }
  return digits.slice(0, 26);
}

function hash32(text: string, seed: number): number {
  let one = 0x9e3779b9 ^ Math.imul(seed + 1, 0x85ebca6b);
  let two = 0xc2b2ae35 ^ Math.imul(seed + 1, 0x27d4eb2f);
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    one = Math.imul(one ^ unit, 0x5f356495);
    two = Math.imul(two ^ unit, 0x32583c69);
    two ^= two >>> 15;
  }
  one = Math.imul(one ^ (one >>> 16), 0x85ebca6b) ^ Math.imul(two ^ (two >>> 13), 0xc2b2ae35);
  return (one ^ (one >>> 16)) >>> 0;
}
