import { describe, expect, it } from 'vitest';
import { aprWithPoints } from '../../../../../../src/core/engine/finance/apr/aprWithPoints.ts';
import { percent, toPercent } from '../../../../../../src/core/kernel/rate.ts';

const loan = { loan: 100_000, annualRate: percent(8), months: 360, points: percent(3), pointsAre: 'paid' } as const;
const aprOf = (more: Partial<Parameters<typeof aprWithPoints>[0]>): number | null => {
  const { apr } = aprWithPoints({ ...loan, ...more });
  return apr === null ? null : Math.round(toPercent(apr) * 100) / 100;
};

// homefair.com calculates financed points. Regulation Z deducts them from the amount advanced.
describe('APR with points', () => {
  it('is higher if points are paid than if they are financed', () => {
    expect([aprOf({}), aprOf({ pointsAre: 'financed' })]).toEqual([8.32, 8.31]);
    expect([aprOf({ months: 180 }), aprOf({ months: 180, pointsAre: 'financed' })]).toEqual([8.51, 8.49]);
  });

  it('equals the interest rate without points', () => {
    expect(aprOf({ points: percent(0) })).toBe(8);
  });

  it('uses a balance that includes financed points', () => {
    expect(aprWithPoints({ ...loan, pointsAre: 'financed' }).payment).toBeCloseTo(755.78, 2);
    expect(aprWithPoints(loan).payment).toBeCloseTo(733.76, 2);
  });

  it('is null if the whole loan is withheld', () => {
    expect(aprOf({ points: percent(100) })).toBeNull();
  });
});
