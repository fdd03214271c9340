import { describe, expect, it } from 'vitest';
import { createDealMeasures } from '../../../../../src/core/engine/numbers/dealMeasures.ts';
import { markedPoints } from '../../../../../src/core/engine/numbers/markedPoints.ts';
import type { PointsMark } from '../../../../../src/core/engine/numbers/markedPoints.ts';

const marks: readonly PointsMark[] = [
  { figure: 'netYield', zero: 0.02, full: 0.06, weight: 20, absent: 0.5 },
  { figure: 'interestCover', zero: 1, full: 2, weight: 10, absent: 1 },
];

function pointsOf(netYield: number, interestCover: number): number {
  return markedPoints(Object.assign(createDealMeasures(1), { netYield, interestCover }), marks);
}

describe('points for figures', () => {
  it('are zero at the lower end, full at the upper end, proportional in between, and never outside these limits', () => {
    expect([pointsOf(0.02, 1), pointsOf(0.06, 2)]).toEqual([0, 30]);
    expect(pointsOf(0.04, 1.5)).toBeCloseTo(15, 12);
    expect([pointsOf(-1, 0), pointsOf(1, 9)]).toEqual([0, 30]);
  });

  it('are a fixed share of the full points for a missing figure', () => {
    expect(pointsOf(Number.NaN, Number.NaN)).toBe(20);
  });
});
