/**
 * How a file is put together of blocks: each with its id and its size in bytes as the file is sent, after one another. `every` is how long
 * a block is on average.
 */
export interface Recipe {
  readonly every: number;
  readonly blocks: readonly (readonly [id: string, bytes: number])[];
}

/** Where the build puts how a file is put together. */
export const recipePath = (path: string): string => `/blocks${path}.json`;

/** Characters below which a file is fetched whole: its recipe would cost what it saves. */
export const smallestInBlocks = 6_144;

const shortest = 64;

/**
 * Cuts a text where its last 32 characters say so: a change moves the cuts near it and no others, so what stands before and after it is in
 * the same blocks as before. `every` is a power of two.
 */
export function cutBlocks(text: string, every: number): readonly string[] {
  const below = 2 ** 32 / every;
  const blocks: string[] = [];
  let begin = 0;
  let seen = 0;
  for (let at = 0; at < text.length; at += 1) {
    seen = (seen << 1) + Math.imul(text.charCodeAt(at) + 1, 0x9e37_79b1);
    // The high bits know all of the 32 characters. Half a character would not survive being sent.
    if (at - begin < shortest || seen >>> 0 >= below || isHalf(text.charCodeAt(at))) continue;
    blocks.push(text.slice(begin, at + 1));
    begin = at + 1;
  }
  if (begin < text.length) blocks.push(text.slice(begin));
  return blocks;
}

const isHalf = (unit: number): boolean => unit >= 0xd800 && unit < 0xdc00;

/** A name for a block that another of one app will hardly have; what is put together is checked as a whole. */
export function blockId(block: string): string {
  let left = 0x811c_9dc5;
  let right = 0x1000_193;
  for (let at = 0; at < block.length; at += 1) {
    const unit = block.charCodeAt(at);
    left = Math.imul(left ^ unit, 0x0100_0193);
    right = Math.imul(right ^ unit, 0x5bd1_e995) + left;
  }
  return (left >>> 0).toString(36) + ((right >>> 0) & 0xfff).toString(36);
}

/** Bytes of the file as it is sent, from the first to the one after the last. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** A block that is there already, or a stretch that has to be fetched; in order. */
export type Part = string | Stretch;

/** What to take and what to fetch, with stretches that touch as one. */
export function partsOf({ blocks }: Recipe, kept: ReadonlyMap<string, string>): readonly Part[] {
  const parts: Part[] = [];
  let at = 0;
  for (const [id, bytes] of blocks) {
    const last = parts.at(-1);
    const block = kept.get(id);
    if (block !== undefined) parts.push(block);
    else if (typeof last === 'object') parts[parts.length - 1] = { from: last.from, to: at + bytes };
    else parts.push({ from: at, to: at + bytes });
    at += bytes;
  }
  return parts;
}
