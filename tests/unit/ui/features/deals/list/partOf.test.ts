import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { partOf } from '../../../../../../src/ui/features/deals/list/useWindowed.ts';

describe('partOf', () => {
  it('draws the rows in sight and keeps the room of the others', () => {
    expect(partOf({ columns: 3, row: 100 }, [10, 14], 100)).toEqual({ columns: 3, from: 30, to: 42, above: 1000, below: 2000 });
  });

  it('draws the first of a list that begins below the window, and the last of one that ends above it', () => {
    expect(partOf({ columns: 2, row: 100 }, [0, -3], 10)).toEqual({ columns: 2, from: 0, to: 4, above: 0, below: 300 });
    expect(partOf({ columns: 2, row: 100 }, [40, 44], 10)).toEqual({ columns: 2, from: 6, to: 10, above: 300, below: 0 });
    expect(partOf({ columns: 1, row: 100 }, [0, -3], 2)).toMatchObject({ from: 0, to: 2 });
  });

  it('is as high as the whole list wherever it stands, and never leaves its items', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 6 }), fc.nat(5000), fc.tuple(fc.nat(2000), fc.nat(20)), (columns, count, [first, seen]) => {
        const { from, to, above, below } = partOf({ columns, row: 10 }, [first, first + seen], count);
        expect(above / 10 + Math.ceil((to - from) / columns) + below / 10).toBe(Math.ceil(count / columns));
        expect(from).toBeLessThanOrEqual(Math.max(0, count - 1));
        expect(to).toBeLessThanOrEqual(count);
      }),
    );
  });
});
