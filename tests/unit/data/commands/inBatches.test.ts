import { describe, expect, it } from 'vitest';
import { inBatches } from '../../../../src/data/commands/inBatches.ts';

describe('work in batches', () => {
  it('does the first at once and what piles up meanwhile together, in order and never too much at a time', async () => {
    const batches: number[][] = [];
    const double = inBatches(3, async (items: readonly number[]) => {
      batches.push([...items]);
      await new Promise((resolve) => setTimeout(resolve, 1));
      return items.map((item) => item * 2);
    });
    expect(await Promise.all([1, 2, 3, 4, 5, 6].map(double))).toEqual([2, 4, 6, 8, 10, 12]);
    expect(batches).toEqual([[1], [2, 3, 4], [5, 6]]);
  });

  it('fails a batch as a whole, and goes on with the next', async () => {
    const work = inBatches(2, async (items: readonly string[]) => {
      if (items.includes('bad')) throw new Error('full');
      return items;
    });
    const answers = await Promise.allSettled(['a', 'b', 'bad', 'c', 'd'].map(work));
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected', 'fulfilled', 'fulfilled']);
  });
});
