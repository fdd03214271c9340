import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PlanEvent } from '../../../../../src/core/deal/plan/planEvent.ts';
import { firstYear } from '../../../../../src/core/engine/firstYear.ts';
import { monthlyPlan } from '../../../../../src/core/engine/plan/monthlyPlan.ts';
import type { PlanMonth } from '../../../../../src/core/engine/plan/plan.ts';
import { projection } from '../../../../../src/core/engine/projection.ts';
import { fromMajor, minor } from '../../../../../src/core/kernel/money.ts';
import { rate } from '../../../../../src/core/kernel/rate.ts';
import { marketIds } from '../../../../../src/core/market/marketIds.ts';
import { rulesOf } from '../../../../../src/core/market/registry.ts';
import { anyAssumptions, anyPlace, testDay } from '../numbers/anyDeal.ts';
import { eventsOf, planOf, setting } from './samplePlans.ts';

const at = (months: readonly PlanMonth[], month: number): PlanMonth => months[month - 1] as PlanMonth;

describe('plan without events', () => {
  it('matches the projection’s years to the penny, over thirty years of any deal', () => {
    fc.assert(
      fc.property(anyAssumptions, anyPlace, (assumptions, place) => {
        const first = firstYear(assumptions, rulesOf(marketIds[place]), testDay);
        const plan = monthlyPlan({ assumptions, currency: 'GBP', first, heldMonths: 360, events: [], setting: { ...setting, place } });
        if (!plan.ok) throw new Error(plan.error.words);
        const none = { oneOff: 0, repairs: 0, capital: 0, loanFees: 0, borrowed: 0 };
        expect(plan.value.years).toEqual(
          projection(assumptions, first.purchase.loan).map((row) => ({ ...row, ...none, lastMonth: row.year * 12 })),
        );
      }),
      { numRuns: 100 },
    );
  });

  it('extends to forty years, with a loan that ends in its last month', () => {
    const { months, years } = planOf([], { deal: { mortgageKind: 'repayment', mortgageYears: 40 }, held: 480 });
    expect(years).toHaveLength(40);
    expect(at(months, 479).loanBalance).toBeGreaterThan(0);
    expect(at(months, 480).loanBalance).toBe(0);
  });
});

/** Events of every kind except loans, whose limits depend on the deal. At most one of them reviews the rent. */
const anyEvents: fc.Arbitrary<readonly PlanEvent[]> = fc
  .record({
    review: fc.integer({ min: 1, max: 90 }),
    rise: fc.integer({ min: -50, max: 100 }),
    empty: fc.integer({ min: 1, max: 110 }),
    emptyFor: fc.integer({ min: 1, max: 9 }),
    lease: fc.integer({ min: 1, max: 120 }),
    works: fc.integer({ min: 1, max: 120 }),
    cost: fc.integer({ min: 0, max: 5_000_000 }),
    newRate: fc.integer({ min: 0, max: 2500 }),
    rateMonth: fc.integer({ min: 1, max: 120 }),
    borrow: fc.integer({ min: 100, max: 30_000_000 }),
    term: fc.integer({ min: 1, max: 480 }),
    isRepaid: fc.boolean(),
  })
  .map(({ review, rise, empty, emptyFor, lease, works, cost, newRate, rateMonth, borrow, term, isRepaid }) =>
    eventsOf(
      { kind: 'rent-review', month: review, rent: { by: rise / 100 } },
      { kind: 'empty-period', month: empty, months: emptyFor, councilTaxPerMonth: 15_000 },
      { kind: 'lease-extension', month: lease, premium: cost, legalCosts: 200_000, yearsAdded: 90, valueUplift: cost },
      { kind: 'one-off', month: works, label: 'Roof', cost, valueUplift: 100_000 },
      {
        kind: 'refinancing',
        month: rateMonth,
        loan: { amount: borrow },
        rate: newRate / 10_000,
        mortgageKind: isRepaid ? 'repayment' : 'interest-only',
        termMonths: term,
        arrangementFee: 99_900,
        arrangementFeeAdded: isRepaid,
        earlyRepaymentCharge: 0.02,
        legalFees: 50_000,
        maxLoanToValue: 1,
        minInterestCover: 0.5,
        stressRate: 0.01,
      },
    ),
  );

describe('months of any plan', () => {
  it('have parts that add up to their cash flow, change the loan by the amounts borrowed and repaid, and add up to the year', () => {
    fc.assert(
      fc.property(anyEvents, fc.integer({ min: 1, max: 480 }), fc.boolean(), (events, held, isRepaid) => {
        const inTime = events.filter(({ month }) => month <= held);
        const deal = {
          purchasePrice: fromMajor(900_000),
          mortgageKind: isRepaid ? ('repayment' as const) : ('interest-only' as const),
          rentGrowth: rate(0.03),
          priceGrowth: rate(0.02),
          monthlyRent: fromMajor(3000),
          voidWeeks: 3,
        };
        const { months, years } = planOf(inTime, { deal, held });
        let balance = fromMajor(450_000);
        let cumulative = 0;
        for (const row of months) {
          expect(row.rent - row.voids - row.costs - row.interest - row.principal - row.oneOff).toBe(row.cashFlow);
          expect(row.repairs + row.capital + row.loanFees - row.borrowed).toBe(row.oneOff);
          balance = minor(balance + row.borrowed - row.principal);
          expect(row.loanBalance).toBe(balance);
          cumulative += row.cashFlow;
          expect(row.cumulativeCashFlow).toBe(cumulative);
        }
        expect(balance).toBeGreaterThanOrEqual(0);
        for (const year of years) {
          const own = months.filter(({ month }) => Math.ceil(month / 12) === year.year);
          for (const key of ['rent', 'voids', 'costs', 'interest', 'principal', 'oneOff', 'cashFlow', 'capital', 'borrowed'] as const)
            expect(own.reduce((sum, month) => sum + month[key], 0)).toBe(year[key]);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('have a zero loan balance once the last loan’s term has ended', () => {
    fc.assert(
      fc.property(anyEvents, (events) => {
        const deal = { purchasePrice: fromMajor(900_000), monthlyRent: fromMajor(3000), mortgageYears: 10 };
        const loan = events.find((event) => event.kind === 'refinancing');
        if (loan?.kind !== 'refinancing') throw new Error('The events include no refinancing');
        const ends = loan.month + loan.termMonths - 1;
        fc.pre(ends <= 480);
        expect(at(planOf(events, { deal, held: 480 }).months, ends).loanBalance).toBe(0);
      }),
      { numRuns: 60 },
    );
  });
});

describe('rent over a plan', () => {
  it('changes in the month of a review, then grows on its anniversaries', () => {
    // £1,000 growing 10% a year: £1,100 in month 13. Reviewed to £1,300 in month 25, so £1,430 in month 37.
    const plan = planOf(eventsOf({ kind: 'rent-review', month: 25, rent: { amount: 130_000 } }), { deal: { rentGrowth: rate(0.1) } });
    const rents = [12, 13, 24, 25, 36, 37].map((month) => at(plan.months, month).rent / 100);
    expect(rents).toEqual([1000, 1100, 1100, 1300, 1300, 1430]);
  });

  it('skips the yearly rise if a review follows within twelve months, because only one of the two is lawful', () => {
    // A 15% review in month 20: a rise in month 13 would be seven months earlier, so £1,000 stays until £1,150.
    const plan = planOf(eventsOf({ kind: 'rent-review', month: 20, rent: { by: 0.15 } }), { deal: { rentGrowth: rate(0.1) } });
    const rents = [13, 19, 20, 31, 32].map((month) => at(plan.months, month).rent / 100);
    expect(rents).toEqual([1000, 1000, 1150, 1150, 1265]);
    expect(plan.events[0]?.rent).toEqual({ before: fromMajor(1000), after: fromMajor(1150) });
  });

  it('never rises twice within twelve months, whatever is planned', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 12, max: 40 }), (month, later) => {
        const events = eventsOf(
          { kind: 'rent-review', month, rent: { by: 0.04 } },
          { kind: 'rent-review', month: month + later, rent: { by: 0.05 } },
        );
        const { months } = planOf(events, { deal: { rentGrowth: rate(0.03) } });
        const rises = months.filter((row, index) => row.rent > (months[index - 1]?.rent ?? 100_000)).map((row) => row.month);
        for (const [index, rise] of rises.entries()) if (index > 0) expect(rise - (rises[index - 1] ?? 0)).toBeGreaterThanOrEqual(12);
      }),
    );
  });

  it('restarts with the new tenant after a void and rises on the anniversaries of that letting', () => {
    // £1,000 growing 10% a year: £1,100 from month 13. Empty in months 17 and 18, relet from 19, so £1,210 in month 31, not 25.
    const events = eventsOf({ kind: 'empty-period', month: 17, months: 2 });
    const { months } = planOf(events, { deal: { rentGrowth: rate(0.1) } });
    expect([13, 19, 25, 30, 31].map((month) => at(months, month).rent / 100)).toEqual([1100, 1100, 1100, 1100, 1210]);
  });

  it('stops during a void: no rent, management or void allowance, and the owner pays council tax', () => {
    // £1,000 rent, 12% management, £100 other costs a month. Two empty months at £150 council tax: £1,000 void, £250 costs.
    const events = eventsOf({ kind: 'empty-period', month: 5, months: 2, councilTaxPerMonth: 15_000 });
    const { months } = planOf(events, { deal: { management: rate(0.12) } });
    expect([4, 5, 6, 7].map((month) => at(months, month).voids / 100)).toEqual([0, 1000, 1000, 0]);
    expect([4, 5, 6, 7].map((month) => at(months, month).costs / 100)).toEqual([220, 250, 250, 220]);
  });
});
