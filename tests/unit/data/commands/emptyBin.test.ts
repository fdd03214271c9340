import { describe, expect, it } from 'vitest';
import { instant } from '../../../../src/core/kernel/calendar.ts';
import { daysLeftInBin, dueDeletions } from '../../../../src/data/commands/emptyBin.ts';
import { dealToRow } from '../../../../src/data/view/dealToRow.ts';
import { dealOf, idOf } from '../../../support/deals.ts';

const day = 86_400_000;
const binned = (n: number, at: number) => dealToRow(dealOf(n, { binnedAt: instant(at) }), undefined);

describe('dueDeletions', () => {
  it('deletes deals that have been in the bin for thirty days and none newer, with the given time and ids', () => {
    const rows = [binned(1, 0), binned(2, 1), dealToRow(dealOf(3), undefined)];
    expect(dueDeletions(rows, instant(30 * day), () => idOf(9))).toEqual([
      { type: 'deal/delete', id: idOf(1), stamp: { mid: idOf(9), at: 30 * day } },
    ]);
  });
});

describe('daysLeftInBin', () => {
  it('counts down from thirty to zero', () => {
    expect([0, 1, 29.5 * day, 30 * day, 40 * day].map((now) => daysLeftInBin(0, now))).toEqual([30, 30, 1, 0, 0]);
  });
});
