import { describe, it } from 'vitest';
import { europeanSpine } from '../../../../../support/europeanDeals.ts';
import { tryInEach } from '../../../../../support/spine/cells.ts';
import { expectOnePath } from '../../../../../support/spine/onePath.ts';

describe('a European deal has the same figures everywhere', () => {
  it.each(europeanSpine.cells)(
    '$country, $strategy for $owner $basis: the outcome is plain data, repeatable, and equal to the row in the list and the first year',
    (cell) => {
      tryInEach(cell, (home) => expectOnePath(europeanSpine.jobOf, home));
    },
  );
});
