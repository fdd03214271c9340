import { describe, expect, it } from 'vitest';
import { blockId, cutBlocks, partsOf } from '../../../../../workers/files/before/blocks.ts';

/** Code-like text that is the same every time. */
function longText(words: number): string {
  let seed = 7;
  const next = (): number => (seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0);
  return Array.from({ length: words }, () => `const ${(next() % 100_000).toString(36)}=${next() % 977};`).join('');
}

const text = longText(6_000);

describe('the blocks of a text', () => {
  it('are the text, and about as long as asked for', () => {
    const blocks = cutBlocks(text, 512);
    expect(blocks.join('')).toBe(text);
    const average = text.length / blocks.length;
    expect(average).toBeGreaterThan(300);
    expect(average).toBeLessThan(1_000);
  });

  it.each([
    ['a word more', 'const more=1;'],
    ['a word less', ''],
  ])('are as before but for few around a change: %s', (_, instead) => {
    const middle = Math.floor(text.length / 2);
    const changed = text.slice(0, middle) + instead + text.slice(middle + 9);
    const before = new Set(cutBlocks(text, 512));
    const after = cutBlocks(changed, 512);
    const fresh = after.filter((block) => !before.has(block));
    expect(fresh.length).toBeGreaterThan(0);
    expect(fresh.length).toBeLessThanOrEqual(4);
  });

  it('never part a character, and each has its id', () => {
    const signs = text.replaceAll(/[^a-d]/g, '\u{1f3e0}');
    const blocks = cutBlocks(signs, 64);
    expect(blocks.length).toBeGreaterThan(1);
    for (const block of blocks) expect(new TextDecoder().decode(new TextEncoder().encode(block))).toBe(block);
    expect(new Set(cutBlocks(text, 64).map(blockId)).size).toBe(new Set(cutBlocks(text, 64)).size);
  });
});

describe('what is fetched of a file', () => {
  const recipe = {
    every: 512,
    blocks: [
      ['a', 10],
      ['b', 20],
      ['c', 30],
      ['d', 5],
    ],
  } as const;

  it('is what is not there, with what touches as one stretch', () => {
    expect(partsOf(recipe, new Map([['a', 'A']]))).toEqual(['A', { from: 10, to: 65 }]);
    expect(
      partsOf(
        recipe,
        new Map([
          ['b', 'B'],
          ['d', 'D'],
        ]),
      ),
    ).toEqual([{ from: 0, to: 10 }, 'B', { from: 30, to: 60 }, 'D']);
  });
});
