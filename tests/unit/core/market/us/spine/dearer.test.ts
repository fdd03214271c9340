import { describe, it } from 'vitest';
import { americanSpine } from '../../../../../support/americanDeals.ts';
import { tryInEach } from '../../../../../support/spine/cells.ts';
import { expectDearer } from '../../../../../support/spine/dearer.ts';

const bought = americanSpine.cells.filter(({ strategy }) => strategy !== 'rent-to-rent');

describe('an American deal with a higher price or rate never costs less', () => {
  it.each(bought)(
    '$strategy for $owner $basis: a higher price never lowers taxes or cash needed; a higher rate never raises cash flow',
    (cell) => {
      tryInEach(cell, (home, factor) => expectDearer(americanSpine, home, factor));
    },
  );
});
