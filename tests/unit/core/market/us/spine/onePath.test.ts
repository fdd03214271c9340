import { describe, it } from 'vitest';
import { americanSpine } from '../../../../../support/americanDeals.ts';
import { tryInEach } from '../../../../../support/spine/cells.ts';
import { expectOnePath } from '../../../../../support/spine/onePath.ts';

describe('one answer to an American deal, whoever asks', () => {
  it.each(americanSpine.cells)(
    '$strategy of $owner $basis: is plain data, the same at every asking, and the row and the first year are those of the whole',
    (cell) => {
      tryInEach(cell, (home) => expectOnePath(americanSpine.jobOf, home));
    },
  );
});
