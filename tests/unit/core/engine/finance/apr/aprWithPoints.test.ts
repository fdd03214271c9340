import { describe, expect, it } from 'vitest';
import { aprWithPoints } from '../../../../../../src/core/engine/finance/apr/aprWithPoints.ts';
import { percent, toPercent } from '../../../../../../src/core/kernel/rate.ts';

const loan = { loan: 100_000, annualRate: percent(8), months: 360, points: percent(3), pointsAre: 'paid' } as const;
const aprOf = (more: Partial<Parameters<typeof aprWithPoints>[0]>): number | null => {
  const { apr } = aprWithPoints({ ...loan, ...more });
  return apr === null ? null : Math.round(toPercent(apr) * 100) / 100;
};

// homefair.com works the financed points; Regulation Z takes them from what is advanced.
describe('the annual percentage rate with points', () => {
  it('is higher where they are paid than where they are financed', () => {
    expect([aprOf({}), aprOf({ pointsAre: 'financed' })]).toEqual([8.32, 8.31]);
    expect([aprOf({ months: 180 }), aprOf({ months: 180, pointsAre: 'financed' })]).toEqual([8.51, 8.49]);
  });

  it('is the rate itself without points', () => {
    expect(aprOf({ points: percent(0) })).toBe(8);
  });

  it('repays the balance with the points in it', () => {
    expect(aprWithPoints({ ...loan, pointsAre: 'financed' }).payment).toBeCloseTo(755.78, 2);
    expect(aprWithPoints(loan).payment).toBeCloseTo(733.76, 2);
  });

  it('is none where everything is kept back', () => {
    expect(aprOf({ points: percent(100) })).toBeNull();
  });
});
