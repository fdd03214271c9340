import { describe, it } from 'vitest';
import { americanSpine } from '../../../../../support/americanDeals.ts';
import { expectBetter } from '../../../../../support/spine/better.ts';
import { tryInEach } from '../../../../../support/spine/cells.ts';

describe('a better American deal never scores lower', () => {
  it.each(americanSpine.cells)('$strategy for $owner $basis: with more income, a higher end value or a lower price', (cell) => {
    tryInEach(cell, (home, factor) => expectBetter(americanSpine, home, factor));
  });
});
