import { describe, it } from 'vitest';
import { europeanSpine } from '../../../../../support/europeanDeals.ts';
import { mayLeaveLess } from '../../../../../support/europeanHolds.ts';
import { tryInEach } from '../../../../../support/spine/cells.ts';
import { expectDearer } from '../../../../../support/spine/dearer.ts';

const bought = europeanSpine.cells.filter(({ strategy }) => strategy !== 'rent-to-rent');

describe('a European deal with a higher price or rate never costs less', () => {
  it.each(bought)(
    '$country, $strategy for $owner $basis: a higher price never lowers taxes or cash needed; a higher rate never raises cash flow',
    (cell) => {
      tryInEach(cell, (home, factor) => expectDearer({ ...europeanSpine, mayLeaveLess }, home, factor));
    },
  );
});
