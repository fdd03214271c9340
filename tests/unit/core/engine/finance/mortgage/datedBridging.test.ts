import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aprc } from '../../../../../../src/core/engine/finance/apr/aprc.ts';
import { bridgingCost } from '../../../../../../src/core/engine/finance/mortgage/bridgingLoan.ts';
import { datedBridging } from '../../../../../../src/core/engine/finance/mortgage/datedBridging.ts';
import type { DatedBridgingLoan, Drawing } from '../../../../../../src/core/engine/finance/mortgage/datedBridging.ts';
import { addDays, addMonths, isoDate } from '../../../../../../src/core/kernel/calendar.ts';
import { fromMajor, minor, zeroMoney } from '../../../../../../src/core/kernel/money.ts';
import { percent, rate, zeroRate } from '../../../../../../src/core/kernel/rate.ts';

const drawing = (on: string, pounds: number): Drawing => ({ on: isoDate(on), amount: fromMajor(pounds) });

/** £200,000 from 10 January 2025 for six months at 9%, with a fee of £4,000 on the first day and £2,000 on the last. */
const loan: DatedBridgingLoan = {
  facility: fromMajor(200_000),
  drawings: [drawing('2025-01-10', 200_000)],
  endsOn: isoDate('2025-07-10'),
  redeemedOn: isoDate('2025-07-10'),
  rate: percent(9),
  interest: 'retained',
  arrangementFee: fromMajor(4000),
  exitFee: fromMajor(2000),
  nonUtilisation: zeroRate,
};

const sum = (flows: readonly { readonly amount: number }[]): number => flows.reduce((all, { amount }) => all + amount, 0);

const effective = (given: DatedBridgingLoan): number => {
  const found = aprc(datedBridging(given).flows);
  return found.kind === 'aprc' ? found.effective : Number.NaN;
};

describe('bridging loan by dates, actual/365', () => {
  it('retains the interest for the days of the term', () => {
    // 10 January to 10 July 2025 is 181 days: 200,000 × 9% × 181 ÷ 365 = 8,926.03. Rounded monthly it is a penny more.
    const { retained, netAdvance, interest, redemption, totalCost, periods } = datedBridging(loan);
    expect(retained).toBe(8926_03);
    expect(netAdvance).toBe(200_000_00 - 4000_00 - 8926_03);
    expect(periods.map(({ days }) => days)).toEqual([31, 28, 31, 30, 31, 30]);
    // £1,528.77 for 31 days, £1,380.82 for 28, £1,479.45 for 30.
    expect(interest).toBe(3 * 1528_77 + 1380_82 + 2 * 1479_45);
    expect(redemption).toBe(200_000_00 + 2000_00 + interest - retained);
    expect(totalCost).toBe(interest + 6000_00);
  });

  it('refunds unused retained interest on early repayment, and charges more on late repayment', () => {
    // Redeemed on 10 April, after 90 days.
    const early = datedBridging({ ...loan, redeemedOn: isoDate('2025-04-10') });
    expect(early.interest).toBe(1528_77 + 1380_82 + 1528_77);
    expect(early.redemption).toBe(200_000_00 + 2000_00 - (8926_03 - early.interest));
    const late = datedBridging({ ...loan, redeemedOn: isoDate('2025-07-20') });
    // Ten more days: 200,000 × 9% × 10 ÷ 365 = 493.15.
    expect(late.redemption).toBe(datedBridging(loan).redemption + 493_15);
  });

  it('adds rolled-up interest each month, which then accrues interest', () => {
    const { interest, redemption, netAdvance, periods } = datedBridging({ ...loan, interest: 'rolled-up' });
    expect(netAdvance).toBe(196_000_00);
    // The second month: (200,000 + 1,528.77) × 9% × 28 ÷ 365 = 1,391.38.
    expect(periods.slice(0, 2).map((period) => period.interest)).toEqual([1528_77, 1391_38]);
    expect(redemption).toBe(200_000_00 + interest + 2000_00);
  });

  it('pays serviced interest each month, the last with the redemption', () => {
    const { flows, redemption } = datedBridging({ ...loan, interest: 'serviced' });
    expect(redemption).toBe(202_000_00);
    expect(flows.payments.map(({ amount }) => amount)).toEqual([1528_77, 1380_82, 1528_77, 1479_45, 1528_77, 1479_45, 202_000_00]);
    // For the APRC a month is one twelfth of a year, however many days it has.
    expect(flows.payments.map(({ years }) => Math.round(years * 12))).toEqual([1, 2, 3, 4, 5, 6, 6]);
  });

  it('charges a fee on the undrawn amount, and interest only on the drawn amount', () => {
    // £120,000 at first and £80,000 on 20 March, as work progresses. 1.5% a year on the undrawn amount.
    const staged: DatedBridgingLoan = {
      ...loan,
      interest: 'serviced',
      drawings: [drawing('2025-01-10', 120_000), drawing('2025-03-20', 80_000)],
      nonUtilisation: percent(1.5),
    };
    const { periods, nonUtilisation, totalCost, interest } = datedBridging(staged);
    // January: 120,000 × 9% × 31 ÷ 365 = 917.26 and 80,000 × 1.5% × 31 ÷ 365 = 101.92.
    expect(periods[0]).toMatchObject({ interest: 917_26, nonUtilisation: 101_92 });
    // 10 March to 10 April: 10 days at 120,000 and 21 at 200,000. 80,000 is undrawn for 10 days.
    expect(periods[2]).toMatchObject({ days: 31, interest: 295_89 + 1035_62, nonUtilisation: 32_88 });
    expect(periods.slice(3).every((period) => period.nonUtilisation === 0)).toBe(true);
    // The undrawn fee for the 28 days to 10 March is 92.05.
    expect(nonUtilisation).toBe(101_92 + 92_05 + 32_88);
    expect(totalCost).toBe(interest + nonUtilisation + 6000_00);
  });

  it('agrees with the monthly calculation over a year of 365 days', () => {
    const year = { ...loan, endsOn: isoDate('2026-01-10'), redeemedOn: isoDate('2026-01-10') };
    const byMonths = bridgingCost({
      gross: loan.facility,
      rate: loan.rate,
      months: 12,
      interest: 'retained',
      arrangementFee: zeroMoney,
      exitFee: zeroMoney,
    });
    expect(datedBridging(year).retained).toBe(byMonths.interest);
  });

  it('refuses drawings beyond the facility, out of order or after the end', () => {
    expect(() => datedBridging({ ...loan, facility: fromMajor(199_999) })).toThrow('The drawings exceed the facility of 19999900');
    expect(() => datedBridging({ ...loan, redeemedOn: isoDate('2025-01-10') })).toThrow(
      'Drawdowns must be in date order and before the redemption',
    );
    const swapped: DatedBridgingLoan = { ...loan, drawings: [drawing('2025-02-10', 1000), drawing('2025-01-10', 1000)] };
    expect(() => datedBridging(swapped)).toThrow(RangeError);
  });

  const anyLoan: fc.Arbitrary<DatedBridgingLoan> = fc
    .record({
      start: fc.integer({ min: 0, max: 1500 }).map((days) => addDays(isoDate('2023-01-31'), days)),
      first: fc.integer({ min: 1_000_000, max: 100_000_000 }),
      second: fc.integer({ min: 0, max: 50_000_000 }),
      undrawn: fc.integer({ min: 0, max: 10_000_000 }),
      after: fc.integer({ min: 1, max: 200 }),
      months: fc.integer({ min: 1, max: 18 }),
      more: fc.integer({ min: 1, max: 300 }),
      basisPoints: fc.integer({ min: 0, max: 2000 }),
      interest: fc.constantFrom<DatedBridgingLoan['interest']>('retained', 'rolled-up', 'serviced'),
      exitFee: fc.integer({ min: 0, max: 500_000 }),
    })
    .map(({ start, first, second, undrawn, after, months, more, basisPoints, interest, exitFee }) => ({
      facility: minor(first + second + undrawn),
      drawings: [
        { on: start, amount: minor(first) },
        { on: addDays(start, after), amount: minor(second) },
      ],
      endsOn: addMonths(start, months),
      redeemedOn: addDays(start, after + more),
      rate: rate(basisPoints / 10_000),
      interest,
      arrangementFee: minor(10_000),
      exitFee: minor(exitFee),
      nonUtilisation: percent(1),
    }));

  it('costs the total paid less the total received, for every interest type and any drawings', () => {
    fc.assert(
      fc.property(anyLoan, (given) => {
        const { flows, totalCost } = datedBridging(given);
        expect(sum(flows.payments) - sum(flows.drawdowns)).toBe(totalCost);
      }),
    );
  });

  it('never costs less interest at a higher rate, and rolled up never costs less than serviced', () => {
    fc.assert(
      fc.property(anyLoan, fc.integer({ min: 1, max: 500 }), (given, more) => {
        const dearer = datedBridging({ ...given, rate: rate(given.rate + more / 10_000) });
        expect(dearer.interest).toBeGreaterThanOrEqual(datedBridging(given).interest);
        const [rolled, serviced] = (['rolled-up', 'serviced'] as const).map((interest) => datedBridging({ ...given, interest }).totalCost);
        expect(rolled).toBeGreaterThanOrEqual(serviced ?? 0);
      }),
    );
  });

  it('has a higher APRC with retained than with rolled-up interest, because less is received on the first day', () => {
    expect(effective(loan)).toBeGreaterThan(effective({ ...loan, interest: 'rolled-up' }));
  });
});
