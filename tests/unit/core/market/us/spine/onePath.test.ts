import { describe, it } from 'vitest';
import { americanSpine } from '../../../../../support/americanDeals.ts';
import { tryInEach } from '../../../../../support/spine/cells.ts';
import { expectOnePath } from '../../../../../support/spine/onePath.ts';

describe('an American deal has the same figures everywhere', () => {
  it.each(americanSpine.cells)(
    '$strategy for $owner $basis: the outcome is plain data, repeatable, and equal to the row in the list and the first year',
    (cell) => {
      tryInEach(cell, (home) => expectOnePath(americanSpine.jobOf, home));
    },
  );
});
