import { describe, it } from 'vitest';
import { americanSpine } from '../../../../../support/americanDeals.ts';
import { expectBetter } from '../../../../../support/spine/better.ts';
import { tryInEach } from '../../../../../support/spine/cells.ts';

describe('what is better in America never scores lower', () => {
  it.each(americanSpine.cells)('$strategy of $owner $basis: more income, a higher end value, a lower price', (cell) => {
    tryInEach(cell, (home, factor) => expectBetter(americanSpine, home, factor));
  });
});
