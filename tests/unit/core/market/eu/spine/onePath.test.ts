import { describe, it } from 'vitest';
import { europeanSpine } from '../../../../../support/europeanDeals.ts';
import { tryInEach } from '../../../../../support/spine/cells.ts';
import { expectOnePath } from '../../../../../support/spine/onePath.ts';

describe('one answer to a European deal, whoever asks', () => {
  it.each(europeanSpine.cells)(
    '$country, $strategy of $owner $basis: is plain data, the same at every asking, and the row and the first year are those of the whole',
    (cell) => {
      tryInEach(cell, (home) => expectOnePath(europeanSpine.jobOf, home));
    },
  );
});
