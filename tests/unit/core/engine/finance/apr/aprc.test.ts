import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { annexYears } from '../../../../../../src/core/engine/finance/apr/annexYears.ts';
import { aprc } from '../../../../../../src/core/engine/finance/apr/aprc.ts';
import type { CreditFlow } from '../../../../../../src/core/engine/finance/apr/aprc.ts';
import { addDays, addMonths, isoDate } from '../../../../../../src/core/kernel/calendar.ts';

const monthly = (from: number, count: number, amount: number): readonly CreditFlow[] =>
  Array.from({ length: count }, (_, at) => ({ years: (from + at) / 12, amount }));

const later = (flows: readonly CreditFlow[], years: number): readonly CreditFlow[] =>
  flows.map((flow) => ({ ...flow, years: flow.years + years }));

const withCost = (amount: number): number => effectivePercent([{ years: 0, amount }, ...monthly(1, 240, 1432.86)]);

const years = (from: string, to: string): number => annexYears(isoDate(from), isoDate(to));

const effectivePercent = (payments: readonly CreditFlow[], drawdowns: readonly CreditFlow[] = [{ years: 0, amount: 200_000 }]): number => {
  const found = aprc({ drawdowns, payments });
  return found.kind === 'aprc' ? found.effective * 100 : Number.NaN;
};

const shown = (percent: number): unknown =>
  aprc({ drawdowns: [{ years: 0, amount: 1000 }], payments: [{ years: 1, amount: 1000 + percent * 10 }] });

const fee = { years: 0, amount: 4000 };

/** G. M. Soto for the European Commission: Examples for the calculation of the APRC under Directive 2014/17/EU, January 2015. */
describe('European Commission’s worked examples', () => {
  it('1: €200,000 over 240 months at 6% with a fee of 2%', () => {
    expect(effectivePercent([fee, ...monthly(1, 240, 1432.86)])).toBeCloseTo(6.434412, 5);
  });

  it('2: the same loan with an odd first period of 3 days, in a normal and in a leap year', () => {
    expect(effectivePercent([fee, ...later(monthly(1, 240, 1433.57), 3 / 365)])).toBeCloseTo(6.434185, 5);
    expect(effectivePercent([fee, ...later(monthly(1, 240, 1433.56), 3 / 366)])).toBeCloseTo(6.434111, 5);
  });

  it('21: 5% for nine months, then 5.5%', () => {
    expect(effectivePercent([fee, ...monthly(1, 9, 1319.91), ...monthly(10, 231, 1374.06)])).toBeCloseTo(5.853526, 5);
  });

  it('40 and 41: bridging loan over six months, with interest rolled up and retained', () => {
    expect(effectivePercent([fee, { years: 0.5, amount: 207_618.17 }])).toBeCloseTo(12.206644, 5);
    expect(effectivePercent([fee, { years: 0, amount: 7500 }, { years: 0.5, amount: 200_000 }])).toBeCloseTo(12.573788, 5);
  });

  it('43: a fee one year before the drawdown, where a second rate of thousands of per cent also fits', () => {
    const drawdown = [{ years: 0, amount: 30_000 }];
    expect(effectivePercent([{ years: -1, amount: 150 }, { years: 0, amount: 450 }, ...monthly(1, 120, 356.11)], drawdown)).toBeCloseTo(
      8.269278,
      5,
    );
  });
});

describe('aprc', () => {
  it('is displayed with one decimal, rounding halves up', () => {
    expect(shown(12.04)).toMatchObject({ shownPercent: 12 });
    expect(shown(12.05)).toMatchObject({ shownPercent: 12.1 });
    expect(shown(12.15)).toMatchObject({ shownPercent: 12.2 });
    expect(shown(12.14999)).toMatchObject({ shownPercent: 12.1 });
    expect(shown(0)).toMatchObject({ kind: 'aprc', shownPercent: 0 });
  });

  it('has four digits if £200 is borrowed and £250 repaid a month later', () => {
    expect(aprc({ drawdowns: [{ years: 0, amount: 200 }], payments: monthly(1, 1, 250) })).toMatchObject({ shownPercent: 1355.2 });
  });

  it('gives a reason if nothing is repaid', () => {
    expect(aprc({ drawdowns: [{ years: 0, amount: 200 }], payments: [] })).toEqual({
      kind: 'no-aprc',
      reason: 'No rate makes the payments equal the drawdowns',
    });
  });

  it('never falls when a cost is added', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 5000 }), fc.integer({ min: 0, max: 5000 }), (cost, more) => {
        expect(withCost(cost + more)).toBeGreaterThanOrEqual(withCost(cost) - 1e-9);
      }),
      { numRuns: 30 },
    );
  });
});

describe('annexYears', () => {
  it('counts equal months as twelfths, whatever their length in days', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 480 }), (months) => {
        expect(annexYears(isoDate('2014-01-15'), addMonths(isoDate('2014-01-15'), months))).toBe(months / 12);
      }),
    );
  });

  it('counts odd days backwards to the drawdown, divided by the length of the year that they end', () => {
    // One month back from 15 February is 15 January, three days after the drawdown.
    expect(years('2014-01-12', '2014-02-15')).toBe(1 / 12 + 3 / 365);
    // The year ending on 15 January 2013 includes 29 February 2012. The year ending a year earlier has no leap day.
    expect(years('2013-01-12', '2013-02-15')).toBe(1 / 12 + 3 / 366);
    expect(years('2013-01-12', '2013-01-15')).toBe(3 / 366);
    expect(years('2012-01-12', '2012-01-15')).toBe(3 / 365);
  });

  it('counts the last day of a shorter month as a whole month', () => {
    const drawdown = isoDate('2025-01-31');
    for (const months of [1, 2, 3, 13, 37]) expect(annexYears(drawdown, addMonths(drawdown, months))).toBe(months / 12);
    // One day earlier is less than a month: 27 days, in a year that includes 29 February 2024.
    expect(years('2025-01-31', '2025-02-27')).toBe(27 / 366);
  });

  it('counts weeks as fifty-seconds and years as whole years if payments are those intervals apart', () => {
    expect(annexYears(isoDate('2025-03-03'), isoDate('2025-03-31'), 'weeks')).toBe(4 / 52);
    // Four weeks back from 3 April is 6 March, three days after the drawdown.
    expect(annexYears(isoDate('2025-03-03'), isoDate('2025-04-03'), 'weeks')).toBe(4 / 52 + 3 / 365);
    expect(annexYears(isoDate('2025-03-03'), isoDate('2028-03-03'), 'years')).toBe(3);
    // Three years back from 13 April 2028 is 13 April 2025, 41 days after the drawdown. Counted in months it is 37 months and ten days.
    expect(annexYears(isoDate('2025-03-03'), isoDate('2028-04-13'), 'years')).toBe(3 + 41 / 365);
    expect(annexYears(isoDate('2025-03-03'), isoDate('2028-04-13'))).toBe(37 / 12 + 10 / 365);
  });

  it('is close to the days divided by the length of a year, whichever period is counted', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 6000 }), fc.integer({ min: 0, max: 4000 }), (start, days) => {
        const drawdown = addDays(isoDate('2010-01-01'), start);
        const day = addDays(drawdown, days);
        for (const period of ['weeks', 'months', 'years'] as const) {
          // 52 weeks are 364 days, so each such year is a day or two short.
          expect(Math.abs(annexYears(drawdown, day, period) - days / 365.25)).toBeLessThan(0.02 + (days / 365.25) * 0.004);
        }
      }),
    );
  });

  it('is zero on the drawdown date and refuses an earlier date', () => {
    expect(years('2014-03-31', '2014-03-31')).toBe(0);
    expect(() => years('2014-03-31', '2014-03-30')).toThrow('2014-03-30 is before the drawdown on 2014-03-31');
  });

  it('never gives a later date a lower value', () => {
    const day = fc.integer({ min: 0, max: 3000 });
    fc.assert(
      fc.property(day, (days) => {
        const start = isoDate('2012-01-31');
        const at = addMonths(start, Math.floor(days / 31));
        expect(annexYears(start, at)).toBeLessThanOrEqual(annexYears(start, addMonths(at, 1)));
      }),
    );
  });
});
