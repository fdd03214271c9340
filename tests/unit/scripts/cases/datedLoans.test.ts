import { describe, expect, it } from 'vitest';
import { americanApr } from '../../../../scripts/cases/annualRates.ts';
import { mortgage } from '../../../../scripts/cases/mortgage.ts';

describe('worked cases for dated loans', () => {
  it('find the American APR: the construction loan of 12 CFR 1026, Appendix J (c)(7)(i)', () => {
    const payments = Array.from({ length: 240 }, (_, at) => {
      const month = 11 + at;
      return { date: `${1979 + Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}-10`, amount: 612.36 };
    });
    const advances = ['1979-04-10', '1979-06-12', '1979-09-18'].map((date) => ({ date, amount: 20_000 }));
    const found = americanApr.run({ id: 'one', inputs: { fn: 'APR_RegZ', advances, payments }, expected: {} });
    expect(found).toEqual({ aprPercent: expect.closeTo(10.25, 2), unitPeriodsPerYear: 12, tolerancePercent: 0.25 });
  });

  it('find the cost of a bridging loan drawn in stages', () => {
    const drawdowns = [
      { date: '2025-01-10', amount: 120_000 },
      { date: '2025-02-10', amount: 80_000 },
    ];
    const inputs = {
      fn: 'bridgingByDays',
      interest: 'serviced',
      drawdowns,
      redeemedOn: '2025-03-10',
      annualRate: 0.09,
      arrangementFee: 4000,
      exitFee: 2000,
      nonUtilisation: 0.015,
    };
    // For 31 days, 120,000 at 9% ÷ 365 costs 917.26, and the undrawn 80,000 at 1.5% costs 101.92. 28 days of 200,000 cost 1,380.82.
    expect(mortgage.run({ id: 'one', inputs, expected: {} })).toMatchObject({
      netAdvance: 116_000,
      interest: 2298.08,
      nonUtilisation: 101.92,
      redemption: 202_000,
      totalCost: 8400,
    });
    expect(() => mortgage.run({ id: 'one', inputs: { ...inputs, interest: 'simple' }, expected: {} })).toThrow('Unknown kind of interest');
  });
});
