import { describe, it } from 'vitest';
import { europeanSpine } from '../../../../../support/europeanDeals.ts';
import { mayLeaveLess } from '../../../../../support/europeanHolds.ts';
import { expectBetter } from '../../../../../support/spine/better.ts';
import { tryInEach } from '../../../../../support/spine/cells.ts';

describe('a better European deal never scores lower', () => {
  it.each(europeanSpine.cells)('$country, $strategy for $owner $basis: with more income, a higher end value or a lower price', (cell) => {
    tryInEach(cell, (home, factor) => expectBetter({ ...europeanSpine, mayLeaveLess }, home, factor));
  });
});
