import { describe, expect, it } from 'vitest';
import type { Aprc } from '../../../../../../src/core/engine/finance/apr/aprc.ts';
import { regulationZApr } from '../../../../../../src/core/engine/finance/apr/regulationZApr.ts';
import type { RegulationZApr, UnitPeriodFlow } from '../../../../../../src/core/engine/finance/apr/regulationZApr.ts';

interface Level {
  readonly amount: number;
  readonly count: number;
  readonly first: number;
  readonly fraction: number;
}

const level = ({ amount, count, first, fraction }: Level): readonly UnitPeriodFlow[] =>
  Array.from({ length: count }, (_, at) => ({ amount, unitPeriods: first + at, fraction }));

const advance = (amount: number): readonly UnitPeriodFlow[] => [{ amount, unitPeriods: 0, fraction: 0 }];

describe('examples in 12 CFR 1026, Appendix J (c)(1)', () => {
  it.each([
    ['i, monthly', 5000, { amount: 230, count: 24, first: 1, fraction: 0 }, 12, 9.69],
    ['ii, monthly with a long first period', 6000, { amount: 200, count: 36, first: 1, fraction: 19 / 30 }, 12, 11.82],
    ['iii, semimonthly with a short first period', 5000, { amount: 219.17, count: 24, first: 0, fraction: 6 / 15 }, 24, 10.34],
    ['iv, quarterly with a long first period', 10_000, { amount: 385, count: 40, first: 1, fraction: 39 / 90 }, 4, 8.97],
  ] as const)('%s: %d repaid by %j, %i unit-periods a year, is %d%%', (...[, amount, payments, unitPeriodsPerYear, percent]) => {
    const found = regulationZApr({ advances: advance(amount), payments: level(payments), unitPeriodsPerYear });
    expect(found.kind === 'us-apr' && Math.abs(found.nominal * 100 - percent) < 0.0051).toBe(true);
  });
});

describe('regulationZApr', () => {
  it('is nominal: 1% a month is 12%, not the effective 12.68%', () => {
    const payments = [{ amount: 101, unitPeriods: 1, fraction: 0 }];
    expect(regulationZApr({ advances: advance(100), payments, unitPeriodsPerYear: 12 })).toMatchObject({
      kind: 'us-apr',
      nominal: expect.closeTo(0.12, 12),
    });
  });

  it('supports several advances at different times', () => {
    const found = regulationZApr({
      advances: [...advance(1000), { amount: 1000, unitPeriods: 6, fraction: 0 }],
      payments: [{ amount: 1000 * 1.01 ** 12 + 1000 * 1.01 ** 6, unitPeriods: 12, fraction: 0 }],
      unitPeriodsPerYear: 12,
    });
    expect(found).toMatchObject({ nominal: expect.closeTo(0.12, 11) });
  });

  it('is zero if nothing is charged, and has a reason if less is repaid than advanced', () => {
    const payments = level({ amount: 100, count: 10, first: 1, fraction: 0 });
    expect(regulationZApr({ advances: advance(1000), payments, unitPeriodsPerYear: 12 })).toEqual({ kind: 'us-apr', nominal: 0 });
    expect(regulationZApr({ advances: advance(1001), payments, unitPeriodsPerYear: 12 })).toEqual({
      kind: 'no-us-apr',
      reason: 'The payments do not repay the advances',
    });
    expect(regulationZApr({ advances: [], payments, unitPeriodsPerYear: 12 })).toEqual({
      kind: 'no-us-apr',
      reason: 'No rate makes the payments and the advances equal in value',
    });
  });

  it('cannot be used where a European APRC is expected', () => {
    const american: RegulationZApr = { kind: 'us-apr', nominal: 0 as RegulationZApr['nominal'] };
    // @ts-expect-error an American APR is not a European APRC
    const column: readonly Aprc[] = [american];
    expect(column).toHaveLength(1);
  });
});
